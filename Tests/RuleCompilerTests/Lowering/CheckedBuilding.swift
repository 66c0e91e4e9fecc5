import RuleEngine
import RuleSyntax

@testable import RuleCompiler

// Short ways to write checked files by hand: places and data that a test does not look at are empty.

extension Place {
  static let none = Place(source: 0, range: .none)
}

extension CheckedFile {
  static func with(
    forms: [CheckedForm] = [],
    rules: [CheckedRule] = [],
    externals: [CheckedExternal] = []
  ) -> CheckedFile {
    var file = CheckedFile()
    file.sources = [SourceText(name: "test.rules", text: "")]
    file.forms = forms
    file.rules = rules
    file.externals = externals
    return file
  }

  /// A form with one field, named `value`.
  static func field(
    type: CheckedType = .text,
    rules: [CheckedRule] = [],
    externals: [CheckedExternal] = [],
    others: [String] = [],
    _ statements: CheckedStatement...
  ) -> CheckedFile {
    let items = [.field("value", type, statements)] + others.map { CheckedItem.field($0) }
    return .with(forms: [.with("form", items)], rules: rules, externals: externals)
  }
}

extension CheckedForm {
  static func with(_ name: String, _ items: [CheckedItem]) -> CheckedForm {
    CheckedForm(name: name, label: nil, annotations: [], items: items, place: .none)
  }
}

extension CheckedItem {
  static func field(
    _ name: String,
    _ type: CheckedType = .text,
    _ statements: [CheckedStatement] = [],
    change: (inout CheckedField) -> Void = { _ in }
  ) -> CheckedItem {
    var field = CheckedField(
      name: name,
      label: nil,
      type: type,
      isSecret: false,
      annotations: [],
      options: [],
      normalization: [],
      mask: nil,
      filter: nil,
      body: statements,
      examples: [],
      place: .none
    )
    change(&field)
    return .field(field)
  }

  static func group(_ name: String, _ items: [CheckedItem]) -> CheckedItem {
    .group(CheckedGroup(name: name, label: nil, annotations: [], items: items, place: .none))
  }

  static func when(
    _ condition: CheckedCondition,
    _ items: [CheckedItem],
    otherwise: [CheckedItem] = []
  ) -> CheckedItem {
    .when(condition, items: items, otherwise: otherwise, place: .none)
  }

  static func check(_ expression: CheckedExpression) -> CheckedItem {
    .check(CheckedCheck(isWarning: false, expression: expression, message: nil, place: .none))
  }
}

extension CheckedStatement {
  static func check(
    _ expression: CheckedExpression,
    _ message: String? = nil,
    warns: Bool = false
  ) -> CheckedStatement {
    .check(
      CheckedCheck(
        isWarning: warns,
        expression: expression,
        message: message.map { .plain($0) },
        place: .none
      )
    )
  }

  static func test(_ rule: BuiltInRule, _ operands: CheckedOperand...) -> CheckedStatement {
    .check(.builtIn(rule, CheckedCall(rule, operands)))
  }

  static func when(
    _ condition: CheckedCondition,
    _ items: [CheckedStatement],
    otherwise: [CheckedStatement] = []
  ) -> CheckedStatement {
    .when(condition, items: items, otherwise: otherwise, place: .none)
  }
}

extension CheckedExpression {
  static func test(_ rule: BuiltInRule, _ operands: CheckedOperand...) -> CheckedExpression {
    .builtIn(rule, CheckedCall(rule, operands))
  }

  static func rule(_ position: Int, _ operands: CheckedOperand...) -> CheckedExpression {
    .rule(position, CheckedCall("rule\(position)", operands))
  }

  static func external(_ position: Int, _ operands: CheckedOperand...) -> CheckedExpression {
    .external(position, CheckedCall("external\(position)", operands))
  }
}

extension CheckedExpression {
  static func not(_ inner: CheckedExpression) -> CheckedExpression { .not(inner, place: .none) }

  static func and(_ operands: [CheckedExpression]) -> CheckedExpression {
    .and(operands, place: .none)
  }

  static func or(_ operands: [CheckedExpression]) -> CheckedExpression {
    .or(operands, place: .none)
  }

  static func each(_ statements: [CheckedStatement]) -> CheckedExpression {
    .each(statements, place: .none)
  }
}

extension CheckedCall {
  /// A call of a rule with the parameters `p0`, `p1` and so on.
  init(_ name: String, _ operands: [CheckedOperand]) {
    self.init(
      name: name,
      arguments: operands.enumerated().map {
        CheckedArgument(name: "p\($0.offset)", operands: [$0.element])
      },
      place: .none
    )
  }

  /// A call of a built-in rule with arguments by position; a unit goes where units go.
  init(_ rule: BuiltInRule, _ operands: [CheckedOperand]) {
    var rest = operands[...]
    let arguments = rule.signature.parameters.map { parameter in
      let taken = parameter.isVariadic ? rest[...] : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      return CheckedArgument(name: parameter.name, operands: Array(taken))
    }
    self.init(name: rule.rawValue, arguments: arguments, place: .none)
  }
}

extension CheckedOperand {
  static func number(_ value: Int) -> CheckedOperand { .number(Number(value)) }

  static func pattern(_ text: String) -> CheckedOperand {
    .pattern(Pattern(text: text), place: .none)
  }
}

extension CheckedCondition {
  static func compare(
    _ left: CheckedOperand,
    _ comparison: Comparison,
    _ right: CheckedOperand
  ) -> CheckedCondition {
    .compare(left, comparison, right, place: .none)
  }

  static func membership(
    _ operand: CheckedOperand,
    _ values: [CheckedOperand],
    isNegated: Bool
  ) -> CheckedCondition {
    .membership(operand, values, isNegated: isNegated, place: .none)
  }

  static func asks(
    _ operand: CheckedOperand,
    _ question: CheckedExpression,
    isNegated: Bool
  ) -> CheckedCondition {
    .asks(operand, question, isNegated: isNegated, place: .none)
  }

  static func not(_ inner: CheckedCondition) -> CheckedCondition { .not(inner, place: .none) }

  static func and(_ operands: [CheckedCondition]) -> CheckedCondition {
    .and(operands, place: .none)
  }

  static func or(_ operands: [CheckedCondition]) -> CheckedCondition {
    .or(operands, place: .none)
  }

  static func filled(_ path: String...) -> CheckedCondition {
    .asks(.field(path), .test(.filled), isNegated: false)
  }
}

extension CheckedMessage {
  static func plain(_ text: String) -> CheckedMessage {
    CheckedMessage(segments: [.text(text)], source: text, place: .none)
  }
}

extension CheckedRule {
  static func with(
    _ name: String,
    parameters: Int = 0,
    _ statements: CheckedStatement...
  ) -> CheckedRule {
    CheckedRule(
      name: name,
      parameters: (0..<parameters).map {
        CheckedParameter(name: "p\($0)", type: nil, defaultValue: nil)
      },
      message: nil,
      body: statements,
      examples: [],
      demand: SubjectDemand(),
      isStandard: false,
      place: .none
    )
  }
}

extension CheckedExternal {
  static func with(_ name: String, parameters: Int = 0) -> CheckedExternal {
    CheckedExternal(
      name: name,
      parameters: (0..<parameters).map {
        CheckedParameter(name: "p\($0)", type: nil, defaultValue: nil)
      },
      message: nil,
      debounce: nil,
      timeout: nil,
      cache: nil,
      retries: 0,
      undecided: .blocks,
      place: .none
    )
  }
}
