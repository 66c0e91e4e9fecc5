import RuleEngine
import RuleSyntax

/// The fields of a form, a line each: path, type and label.
struct FormOutline {
  let program: Program

  func text(of index: FormIndex) -> String {
    let form = program.forms[index]
    var columns = AlignedColumns(indentation: "  ")
    for field in form.fields {
      let notes = [field.label.map { DumpText.quoted($0) }, field.isSecret ? "@secret" : nil]
      columns.add(
        "\(field.path)",
        words(for: field.type),
        notes.compactMap { $0 }.joined(separator: " ")
      )
    }
    let label = form.label.map { " " + DumpText.quoted($0) } ?? ""
    return "form \(Name(form.name).written)\(label)\n" + columns.text()
  }

  private func words(for type: FieldType) -> String {
    switch type {
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any:
      type.name
    case .form(let index): Name(program.forms[index].name).written
    case .list(let item): "list of \(words(for: item))"
    }
  }
}
