import RuleEngine
import RuleSyntax

/// The types that fields can have by name, besides forms.
enum TypeName: String, CaseIterable {
  case text, integer, number, boolean, date, time, datetime, choice, file, any

  var type: CheckedType {
    switch self {
    case .text: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    case .choice: .choice
    case .file: .file
    case .any: .any
    }
  }
}

/// What other languages call the types that fields have.
enum ForeignTypeName {
  static let meant = [
    "string": "text", "str": "text", "int": "integer", "long": "integer",
    "float": "number", "double": "number", "decimal": "number", "bool": "boolean",
    "checkbox": "boolean", "timestamp": "datetime", "enum": "choice", "select": "choice",
    "array": "list of text", "list": "list of text",
  ]
}

extension Checker {
  /// The type that a field is declared with; reports one that does not exist.
  mutating func checkType(_ reference: TypeReference?, in unit: Int) -> CheckedType? {
    switch reference {
    case nil: return .text
    case .list(let item, _): return checkType(item, in: unit).map { .list(of: $0) }
    case .named(let name):
      if let known = TypeName(rawValue: name.text) { return known.type }
      if case .form(let index) = units[unit].names[name.text] {
        units[unit].usedImports.insert(forms[index].unit)
        return .form(FormIndex(index))
      }
      reportUnknownType(name, in: unit)
      return nil
    }
  }

  private mutating func reportUnknownType(_ name: Name, in unit: Int) {
    if rule(named: name.text, in: unit) != nil {
      report(
        NameProblem.wrongSort(name.text, is: .rule, expected: .type),
        at: name.range,
        in: unit,
        notes: ["a rule stands in the field's block: 'field … { \(name.text) }'"]
      )
      return
    }
    guard !units[unit].hidesNames else { return }
    let formNames = units[unit].names.lazy.compactMap { name, symbol -> String? in
      if case .form = symbol { name } else { nil }
    }
    let candidates = canSuggest ? TypeName.allCases.map(\.rawValue) + formNames : []
    var fixes = didYouMean(name.text, at: name.range, among: candidates)
    if let meant = ForeignTypeName.meant[name.text.lowercased()] {
      fixes = [
        Diagnostic.Fix(
          "did you mean '\(meant)'?",
          replace: name.range,
          by: meant,
          isCertain: false
        )
      ]
    }
    report(
      NameProblem.unknownType(name.text),
      at: name.range,
      in: unit,
      notes: fixes.isEmpty
        ? ["types are \(TypeName.allCases.map(\.rawValue).joined(separator: ", ")), forms, lists"]
        : [],
      fixes: fixes
    )
  }
}
