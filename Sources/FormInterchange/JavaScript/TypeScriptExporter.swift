import RuleCompiler
import RuleEngine
import RuleSyntax
import EmbeddedFiles

/// Writes TypeScript declarations for the module that ``JavaScriptExporter`` writes.
///
/// Each form has a type for the values of its valid records: fields that are always required are
/// present, all others may be missing or null. Types express no other constraints. Cost: linear in
/// the file, within the limits of ``FormExpansion``.
///
/// One form through all stages:
///
///     form sign_up { field name { required }; field age: integer }
///
/// 1. ``FormExpansion`` inlines named rules, so that the exporter sees which fields are required.
/// 2. A form's name becomes a type name that no other type has: `SignUp`.
/// 3. `ValueTypeWriter` writes its members: `name` is required, and `age` may be missing or null.
/// 4. The output contains the runtime's own declarations, the types, and `forms`, with the member
///    `readonly sign_up: Form<SignUp>`.
enum TypeScriptExporter {
  /// The declarations for the scope's file.
  ///
  /// - Parameters:
  ///   - main: the position of the form that is the module's default export; nil for none.
  ///   - scope: the checked file.
  /// - Returns: the declarations, without notes.
  /// - Complexity: linear in the file, within the limits of ``FormExpansion``.
  static func export(_ main: Int?, in scope: RuleScope) -> ExportedForm {
    let forms = scope.file.forms.indices.map { index in
      var expansion = FormExpansion(scope)
      return expansion.form(index)
    }
    let names = typeNames(of: forms)
    var types = ""
    for (form, name) in zip(forms, names) {
      let writer = ValueTypeWriter(formNames: names)
      let subject = form.form.label ?? Labels.humanized(form.form.name)
      types += comment(["The values of a valid record of `\(form.form.name)`: \(subject)."])
      types += "export type \(name) = \(writer.object(of: form.items));\n\n"
    }
    let file = VisibleText.of(scope.file.sources[0].name, limit: .max)
    var text = """
      // Generated from \(file) by `formrules export --to typescript`: the types of its forms.

      \(EmbeddedFolder.runtimeDeclarations)
      \(types)/** The forms by their names. */
      export declare const forms: {

      """
    var known: Set<String> = []
    for (form, name) in zip(forms, names) where known.insert(form.form.name).inserted {
      text += "  readonly \(ValueTypeWriter.key(form.form.name)): Form<\(name)>;\n"
    }
    text += "};\n"
    if let main { text += "declare const form: Form<\(names[main])>;\nexport default form;\n" }
    return ExportedForm(text: text, notes: [])
  }

  /// A unique type name for each form: `sign_up` becomes `SignUp`.
  private static func typeNames(of forms: [ExpandedForm]) -> [String] {
    var maker = NameMaker(except: takenNames)
    return forms.map { form in
      let words = Name.identifier(for: form.form.name, orElse: "form").split(separator: "_")
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let plain = name.first?.isLetter == true ? name : "Form" + name
      return maker.unique(takenNames.contains(plain) ? plain + "Values" : plain)
    }
  }

  /// The types that the runtime declares, and the JavaScript types that it uses.
  private static let takenNames: Set<String> = {
    let code = EmbeddedFolder.runtimeDeclarations.split(separator: "\n").filter { line in
      !["/*", "*", "//"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    }
    let words = code.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return Set(words.filter { $0.first?.isUppercase == true }.map { String($0) })
  }()

  /// A documentation comment, escaped so that its text can't end it.
  static func comment(_ lines: [String], indentation: String = "") -> String {
    let safe = lines.map { VisibleText.of($0, limit: .max).replacing("*/", with: "*\\/") }
    if safe.count == 1 { return "\(indentation)/** \(safe[0]) */\n" }
    return "\(indentation)/**\n" + safe.map { "\(indentation) * \($0)\n" }.joined()
      + "\(indentation) */\n"
  }
}

/// Writes the types of the members of one form.
private struct ValueTypeWriter {
  let formNames: [String]

  /// A member of an object: a field, or a group with members of its own.
  private struct Member {
    var name: String
    var comment: [String]
    var type: String
    var isRequired: Bool
    var isComputed = false
  }

  /// The type of an object with these members.
  func object(of items: [ExpandedItem]) -> String {
    written(members(of: items, isConditional: false, depth: 0), depth: 0)
  }

  /// The type of an object, indented by its nesting depth.
  private func written(_ members: [Member], depth: Int) -> String {
    if members.isEmpty { return "{}" }
    let indentation = String(repeating: "  ", count: depth + 1)
    let lines = members.map { member in
      let key = (member.isComputed ? "readonly " : "") + Self.key(member.name)
      let line = member.isRequired ? "\(key): \(member.type)" : "\(key)?: \(member.type) | null"
      let comment =
        member.comment.isEmpty
        ? "" : TypeScriptExporter.comment(member.comment, indentation: indentation)
      return "\(comment)\(indentation)\(line);\n"
    }
    return "{\n\(lines.joined())\(String(repeating: "  ", count: depth))}"
  }

  private func members(of items: [ExpandedItem], isConditional: Bool, depth: Int) -> [Member] {
    var members: [Member] = []
    for item in items {
      switch item {
      case .field(let field): members.append(member(field, isConditional: isConditional))
      case .group(let group, _, let items):
        let inner = self.members(of: items, isConditional: isConditional, depth: depth + 1)
        members.append(
          Member(
            name: group.name,
            comment: group.label.map { [$0] } ?? [],
            type: written(inner, depth: depth + 1),
            isRequired: inner.contains(where: \.isRequired)
          )
        )
      case .step(_, let items):
        members += self.members(of: items, isConditional: isConditional, depth: depth)
      case .when(_, let main, let otherwise, _):
        members += self.members(of: main, isConditional: true, depth: depth)
        members += self.members(of: otherwise, isConditional: true, depth: depth)
      case .check: continue
      }
    }
    return members
  }

  private func member(_ field: ExpandedField, isConditional: Bool) -> Member {
    let isAsked = field.checks.required.flatMap(\.uses).contains {
      [.required, .filled, .accepted].contains($0.rule)
    }
    var comment = field.label.map { [$0] } ?? []
    if let format = Self.format(of: field.type.innermost) { comment.append(format) }
    return Member(
      name: field.name,
      comment: comment,
      type: type(of: field.type, field),
      isRequired: isAsked && !isConditional && !field.isComputed,
      isComputed: field.isComputed
    )
  }

  private func type(of type: FieldType, _ field: ExpandedField) -> String {
    switch type {
    case .text, .date, .month, .time, .dateTime: return "string"
    case .integer, .number: return "number | Decimal"
    case .boolean: return "boolean"
    case .choice:
      if field.options.isEmpty { return "string" }
      return field.options.map { VisibleText.escapedInScript(JSONNode.text($0.value).compactText) }
        .joined(separator: " | ")
    case .file: return "Blob | FileDescription"
    case .any: return "Value"
    case .form(let form): return formNames[form.position]
    case .list(let item):
      let text = self.item(item, field)
      return text.contains(" | ") ? "(\(text))[]" : "\(text)[]"
    case .map(let value): return "{ [key: string]: \(item(value, field)) }"
    }
  }

  /// The type of a list's or map's item, which may be null unless `each` requires a value.
  private func item(_ type: FieldType, _ field: ExpandedField) -> String {
    let text = self.type(of: type, field)
    if case .form = type { return text }
    let isAsked = field.checks.required.flatMap(\.conjuncts).contains { requirement in
      guard case .atom(.each(let inner, .all)) = requirement else { return false }
      return inner.uses.contains { [.required, .filled].contains($0.rule) }
    }
    return isAsked && field.type == .list(of: type) ? text : "\(text) | null"
  }

  /// A description of the text format of values that TypeScript has no type for.
  private static func format(of type: FieldType) -> String? {
    switch type {
    case .date: "Written as `2026-01-31`."
    case .month: "Written as `2026-01`."
    case .time: "Written as `14:30`."
    case .dateTime: "Written as `2026-01-31T14:30`."
    case .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map: nil
    }
  }

  /// A member's name, quoted unless it is an identifier.
  static func key(_ name: String) -> String {
    let isIdentifier =
      name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == 0x5F
      }
    return isIdentifier ? name : VisibleText.escapedInScript(JSONNode.text(name).compactText)
  }
}
