import RuleEngine
import RuleSyntax

/// A parameter of a named, external or built-in rule.
struct ParameterEntry {
  let name: Name
  /// The declared type.
  var type: ParameterType?
  /// The type inferred from its uses, if none is declared.
  var inferredType: ParameterType?
  /// The default as written; built-in rules have none.
  var defaultTree: OperandTree?
  /// The value of an omitted argument.
  var defaultValue: CheckedOperand?
  var isOptional = false
  var isVariadic = false
  var allowsRepeats = false
  /// Whether it is passed by name only.
  var isSetting = false
  var isUsed = false

  /// The type that arguments must have, if it is known yet.
  var expectedType: ParameterType? { type ?? inferredType }

  /// The parameter in the checked file.
  var checked: CheckedParameter {
    CheckedParameter(
      name: name.text,
      type: type,
      mayBeRange: [nil, .countOrRange, .boundOrRange].contains(expectedType),
      defaultValue: defaultValue
    )
  }
}

/// The parameters of a rule, in order and by name.
struct ParameterTable: RandomAccessCollection {
  private var entries: [ParameterEntry] = []
  private var positions: [String: ParameterIndex] = [:]

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(position: Int) -> ParameterEntry {
    get { entries[position] }
    _modify { yield &entries[position] }
  }

  subscript(index: ParameterIndex) -> ParameterEntry {
    get { entries[index.position] }
    _modify { yield &entries[index.position] }
  }

  func index(named name: String) -> ParameterIndex? { positions[name] }

  /// Adds a parameter; its name must be new.
  mutating func append(_ entry: ParameterEntry) {
    positions[entry.name.text] = ParameterIndex(entries.count)
    entries.append(entry)
  }
}

extension ParameterTable {
  /// The parameters of a built-in rule.
  init(_ parameters: [RuleSignature.Parameter]) {
    for parameter in parameters {
      append(
        ParameterEntry(
          name: Name(parameter.name),
          type: parameter.type,
          isOptional: parameter.isOptional,
          isVariadic: parameter.isVariadic,
          allowsRepeats: parameter.allowsRepeats,
          isSetting: parameter.isSetting
        )
      )
    }
  }
}

extension BuiltInRule {
  /// The parameters of each built-in rule.
  static let parameters = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, ParameterTable($0.signature.parameters)) }
  )
}

extension Checker {
  /// The parameters in scope; forms and tests have none.
  var parameters: ParameterTable {
    _read {
      switch scope.owner {
      case .rule(let index): yield rules[index].parameters
      case .external(let index): yield externals[index].parameters
      case .form, nil: yield ParameterTable()
      }
    }
    _modify {
      var none = ParameterTable()
      switch scope.owner {
      case .rule(let index): yield &rules[index].parameters
      case .external(let index): yield &externals[index].parameters
      case .form, nil: yield &none
      }
    }
  }
}
