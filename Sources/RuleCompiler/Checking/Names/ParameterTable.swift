import RuleEngine
import RuleSyntax

/// A parameter of a named or external rule.
struct ParameterEntry {
  let name: Name
  /// The declared type.
  var type: ParameterType?
  /// What an undeclared type was found to be, by its uses.
  var inferredType: ParameterType?
  let defaultTree: OperandTree?
  var defaultValue: CheckedOperand?
  var isUsed = false

  /// What arguments must be, as far as that is known.
  var expectedType: ParameterType? { type ?? inferredType }
  var isOptional: Bool { defaultTree != nil }
}

/// The parameters of a rule in their order, and by name.
struct ParameterTable: RandomAccessCollection {
  private var entries: [ParameterEntry] = []
  private var positions: [String: ParameterIndex] = [:]

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

  /// Adds a parameter, whose name must not be taken.
  mutating func append(_ entry: ParameterEntry) {
    positions[entry.name.text] = ParameterIndex(entries.count)
    entries.append(entry)
  }
}
