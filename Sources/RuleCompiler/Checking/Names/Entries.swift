import RuleEngine
import RuleSyntax

/// A named rule and what was found out about it so far.
struct RuleEntry {
  enum State {
    case unchecked, waiting, checked
  }

  let unit: Int
  let declaration: RuleDeclaration
  var state = State.unchecked
  var parameters = ParameterTable()
  /// The names that its body has given so far.
  var bindings: [RuleBinding] = []
  /// Their positions by name.
  var bindingNames: [String: Int] = [:]
  /// Whether it asks an external rule, directly or through a rule.
  var asksExternal = false
  var isUsed = false
  /// What was found of it so far.
  var checked: CheckedRule

  init(_ declaration: RuleDeclaration, in unit: Int, isStandard: Bool) {
    self.unit = unit
    self.declaration = declaration
    let place = Place(source: unit, range: declaration.name.range)
    checked = CheckedRule(name: declaration.name.text, isStandard: isStandard, place: place)
  }
}

/// A name that `let` gives in a rule to what its operand computes.
struct RuleBinding {
  var name: Name
  /// nil where it is wrong, which was reported.
  var value: TypedOperand?
  var isUsed = false
}

/// An external rule and what was found out about it so far.
struct ExternalEntry {
  let unit: Int
  let declaration: ExternalDeclaration
  var parameters = ParameterTable()
  var isUsed = false
  /// What was found of it so far.
  var checked: CheckedExternal

  init(_ declaration: ExternalDeclaration, in unit: Int) {
    self.unit = unit
    self.declaration = declaration
    let place = Place(source: unit, range: declaration.name.range)
    checked = CheckedExternal(name: declaration.name.text, place: place)
  }
}

/// A form and its fields by name.
struct FormEntry {
  let unit: Int
  let declaration: FormDeclaration
  var table = FormTable()
  /// What it computes, as far as it is checked.
  var computed: [CheckedComputedValue] = []
  /// Positions of the aggregates among these.
  var aggregates: [AggregateKey: Int] = [:]
}

/// An operand as written; the engine has operands of its own.
typealias OperandTree = RuleSyntax.Operand
