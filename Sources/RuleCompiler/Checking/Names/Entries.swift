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
  /// Which values its checks can judge.
  var demand = SubjectDemand()
  /// Whether it asks an external rule, directly or through a rule.
  var asksExternal = false
  var message: CheckedMessage?
  var body: [CheckedStatement] = []
  var examples: [CheckedExamples] = []
  var isUsed = false
}

/// An external rule and what was found out about it so far.
struct ExternalEntry {
  let unit: Int
  let declaration: ExternalDeclaration
  var parameters = ParameterTable()
  var settings = ExternalSettings()
  var message: CheckedMessage?
  var isUsed = false
}

/// A form and its fields by name.
struct FormEntry {
  let unit: Int
  let declaration: FormDeclaration
  var table = FormTable()
}

/// An operand as written; the engine has operands of its own.
typealias OperandTree = RuleSyntax.Operand
