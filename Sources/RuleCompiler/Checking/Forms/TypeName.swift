import RuleEngine
import RuleSyntax

/// The types that fields can have by name, besides forms.
enum TypeName {
  static let all = FieldType.plain.map(\.name)
  static let types = Dictionary(uniqueKeysWithValues: FieldType.plain.map { ($0.name, $0) })
  /// What other languages call the types.
  static let foreign = [
    "string": "text", "str": "text", "int": "integer", "long": "integer",
    "float": "number", "double": "number", "decimal": "number", "bool": "boolean",
    "checkbox": "boolean", "timestamp": "datetime", "enum": "choice", "select": "choice",
    "array": "list of text", "list": "list of text", "map": "map of text",
    "dictionary": "map of text",
    "object": "map of text", "record": "map of text",
    "choices": "list of choice", "checkboxes": "list of choice", "multiselect": "list of choice",
    "multichoice": "list of choice", "multiplechoice": "list of choice", "tags": "list of text",
    "radio": "choice", "radios": "choice", "dropdown": "choice", "toggle": "boolean",
    "switch": "boolean", "flag": "boolean", "textarea": "text", "varchar": "text",
    "currency": "number", "money": "number", "price": "number", "upload": "file", "image": "file",
  ]
}

extension Checker {
  /// The type that a field is declared with; reports one that does not exist.
  mutating func checkType(_ reference: TypeReference?) -> FieldType? {
    switch reference {
    case nil: return .text
    case .list(let item, _): return checkType(item).map { .list(of: $0) }
    case .map(let value, _): return checkType(value).map { .map(of: $0) }
    case .applied(let name, _, let range):
      let type = checkType(.named(name))
      if let type, type.form == nil {
        report(TypeProblem.argumentsOfType(name.text), at: range)
      }
      return type
    case .named(let name):
      if let known = TypeName.types[name.text] { return known }
      if case .form(let index) = unit.names[name.text] {
        unit.usedImports.insert(forms[index].unit)
        return .form(FormIndex(index))
      }
      reportUnknownType(name)
      return nil
    }
  }

  private mutating func reportUnknownType(_ name: Name) {
    let ruleNote = "a rule belongs in the field's block: 'field … { \(name.text) }'"
    if reportRule(name, whereExpected: .type, notes: [ruleNote]) || unit.hidesNames { return }
    var fixes = didYouMean(name.text, at: name.range) { TypeName.all + $0.unit.names(of: .form) }
    let word = name.text.lowercased().filter { $0 != "_" && $0 != "-" }
    if let meant = TypeName.foreign[word] {
      fixes = [.didYouMean(meant, at: name.range)]
    }
    let note = "types are \(TypeName.all.joined(separator: ", ")), forms, lists, maps"
    let notes = fixes.isEmpty ? [note] : []
    report(NameProblem.unknownType(name.text), at: name.range, notes: notes, fixes: fixes)
  }
}
