import RuleEngine
import RuleSyntax

/// A named rule, with what is known about it so far.
struct RuleEntry {
  enum State {
    case unchecked, waiting, checked
  }

  let unit: Int
  let declaration: RuleDeclaration
  var state = State.unchecked
  var parameters = ParameterTable()
  /// The bindings of its body so far.
  var bindings: [RuleBinding] = []
  /// Their positions by name.
  var bindingNames: [String: Int] = [:]
  /// Whether it calls an external rule, directly or through another rule.
  var asksExternal = false
  var isUsed = false
  /// The checked parts so far.
  var checked: CheckedRule

  init(_ declaration: RuleDeclaration, in unit: Int, isStandard: Bool) {
    self.unit = unit
    self.declaration = declaration
    let place = Place(source: unit, range: declaration.name.range)
    checked = CheckedRule(name: declaration.name.text, isStandard: isStandard, place: place)
  }
}

/// A `let` binding in a rule.
struct RuleBinding {
  var name: Name
  /// nil if it is wrong, which was reported.
  var value: TypedOperand?
  var isUsed = false
}

/// An external rule, with what is known about it so far.
struct ExternalEntry {
  let unit: Int
  let declaration: ExternalDeclaration
  var parameters = ParameterTable()
  var isUsed = false
  /// The checked parts so far.
  var checked: CheckedExternal

  init(_ declaration: ExternalDeclaration, in unit: Int) {
    self.unit = unit
    self.declaration = declaration
    let place = Place(source: unit, range: declaration.name.range)
    checked = CheckedExternal(name: declaration.name.text, place: place)
  }
}

/// A form with its symbol table.
struct FormEntry {
  let unit: Int
  let declaration: FormDeclaration
  var table = FormTable()
  /// The computed values checked so far.
  var computed: [CheckedComputedValue] = []
  /// Positions of the aggregates among them.
  var aggregates: [AggregateKey: Int] = [:]
}

/// An operand in the syntax tree; distinct from the engine's `Operand`.
typealias OperandTree = RuleSyntax.Operand
