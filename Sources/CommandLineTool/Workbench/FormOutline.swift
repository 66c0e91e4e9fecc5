import RuleEngine
import RuleSyntax

/// The fields of a form, a line each: path, type and label.
struct FormOutline {
  let program: Program

  func text(of index: FormIndex) -> String {
    let form = program.forms[index]
    let rows = form.fields.map { field in
      (path: path(of: field).description, type: words(for: field.type), field: field)
    }
    let pathWidth = rows.map { DisplayWidth.of($0.path) }.max() ?? 0
    let typeWidth = rows.map { DisplayWidth.of($0.type) }.max() ?? 0
    var text = "form \(Name(form.name).written)\(label(form.label))\n"
    for row in rows {
      var line = "  " + padded(row.path, to: pathWidth) + "  " + padded(row.type, to: typeWidth)
      line += label(row.field.label)
      if row.field.isSecret { line += " @secret" }
      text += line.trimmingSpaces + "\n"
    }
    return text
  }

  private func path(of field: FieldLayout) -> FieldPath {
    FieldPath((field.groups + [field.name]).map { .name($0) })
  }

  private func label(_ label: String?) -> String {
    label.map { " " + DumpText.quoted($0) } ?? ""
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - DisplayWidth.of(text))
  }

  private func words(for type: FieldType) -> String {
    switch type {
    case .text: "text"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime"
    case .choice: "choice"
    case .file: "file"
    case .any: "any"
    case .form(let index): Name(program.forms[index].name).written
    case .list(let item): "list of \(words(for: item))"
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
