package import RuleEngine

/// A statement that judges a value.
package indirect enum CheckedStatement: Sendable {
  /// `required "please fill in"`
  case check(CheckedCheck)
  /// `when condition { … } otherwise { … }`
  case when(CheckedWhen<CheckedStatement>)
  /// `on blur { … }`
  case moment(Moment, [CheckedStatement])
}

/// `required and email "not an address"`, or with `warn` in front.
package struct CheckedCheck: Sendable {
  package var isWarning = false
  package var expression: CheckedExpression
  package var message: CheckedMessage?
  /// `at start, end`: the fields that a failure is reported at; none for the field that it is in.
  package var targets: [CheckTarget] = []
  /// The fields that may not apply at which it is reported elsewhere: here it is judged if none applies.
  package var absentTargets: [CheckTarget] = []
  /// What the expression reads, in the order of the text.
  package var reads: [CheckedRead] = []
  /// Whether it asks an external rule, directly or through a rule.
  package var asksExternal = false
  /// The check's first character in the rule file to its last, without its message.
  package var place: Place
}

/// A field that a check names after `at`, or an entry of a map: `labels["app"]`.
package struct CheckTarget: Sendable {
  package var field: FieldRef
  /// What leads from the field to the entry, and on in it: keys, and names in forms.
  package var entry: [TargetStep] = []

  package var steps: [TargetStep] { field.path.map { .name($0) } + entry }
  package var path: FieldPath { FieldPath(steps.map(\.component)) }
}

/// What is asked of a value, or by a condition of the form and of values that it names.
///
/// Parentheses without a message leave no trace.
package indirect enum CheckedExpression: Sendable {
  /// `min_length(3)`
  case call(CheckedCall)
  /// `not email`
  case not(CheckedExpression, place: Place)
  /// `required and email`
  case and([CheckedExpression], place: Place)
  /// `email or phone`
  case or([CheckedExpression], place: Place)
  /// `(email or phone) "how do we reach you?"`
  case part(CheckedExpression, message: CheckedMessage)
  /// `each { … }`, `each[0...2] { … }` or `keys { … }`: asked of each item at one of the positions, or of
  /// each key of a map
  case each([CheckedStatement], items: ItemPlaces = .all, place: Place)
  /// `member "name" { … }`: asked of the member of that name, which may be missing
  case member(String, [CheckedStatement], place: Place)
  /// `check start <= end`, always the whole of a check
  case condition(CheckedExpression, place: Place)
  /// `age >= 18`, asked by a condition
  case compare(CheckedOperand, Comparison, CheckedOperand, place: Place)
  /// `country in ("GB", "IE")`, `country not in (…)`, asked by a condition
  case membership(CheckedOperand, [CheckedOperand], isNegated: Bool, place: Place)
  /// `email is filled`, `email is not filled`: a condition asks the call of the operand's value
  case asks(CheckedOperand, CheckedExpression, isNegated: Bool, place: Place)
}

/// A call as written, with resolved arguments: `min_length(3, in: bytes)`.
package struct CheckedCall: Sendable {
  package var target: RuleTarget
  /// The name as written, such as `equal_next`.
  package var name: String
  /// One for every parameter in the order of the rule's signature, defaults filled in.
  package var arguments: [CheckedArgument]
  package var place: Place
}

extension CheckedCall {
  /// Whether it takes letters of either case for the same.
  package var ignoresCase: Bool {
    guard case .value(.boolean(true)) = value(of: BuiltInRule.ignoringCase) else { return false }
    return true
  }
}

/// What a call can be a call of.
package enum RuleTarget: Sendable, Hashable {
  /// `equal_next` and `equal_previous` have become `equal` with the neighbor as their argument.
  case builtIn(BuiltInRule)
  case rule(RuleIndex)
  /// A rule that the host answers.
  case external(ExternalIndex)
}

extension CheckedExpression {
  /// The calls in it, in the order of the text, with or without those of the conditions in its blocks.
  package func calls(inConditions: Bool) -> [CheckedCall] {
    switch self {
    case .call(let call): [call]
    case .not(let inner, _), .part(let inner, _), .condition(let inner, _),
      .asks(_, let inner, _, _):
      inner.calls(inConditions: inConditions)
    case .and(let operands, _), .or(let operands, _):
      operands.flatMap { $0.calls(inConditions: inConditions) }
    case .each(let body, _, _), .member(_, let body, _):
      body.flatMap { $0.calls(inConditions: inConditions) }
    case .compare, .membership: []
    }
  }
}

extension CheckedStatement {
  /// The calls in it, as those of an expression.
  package func calls(inConditions: Bool) -> [CheckedCall] {
    switch self {
    case .check(let check): check.expression.calls(inConditions: inConditions)
    case .when(let when):
      (inConditions ? when.condition.calls(inConditions: true) : [])
        + (when.items + when.otherwise).flatMap { $0.calls(inConditions: inConditions) }
    case .moment(_, let body): body.flatMap { $0.calls(inConditions: inConditions) }
    }
  }
}

/// What a parameter is given: `min: 3`.
package struct CheckedArgument: Sendable {
  /// The parameter's name.
  package var name: String
  /// One operand, or as many as were given for a variadic parameter; empty when left out.
  package var operands: [CheckedOperand]
}

/// `"between {min} and {max}"`: a message whose placeholders are resolved.
package struct CheckedMessage: Sendable {
  /// What `{min}` and the like stand for: a parameter of the rule whose body the message is in, or the
  /// arguments of a call in the check that the message belongs to.
  package var arguments: [(name: String, operand: CheckedOperand)]
  /// The message as written.
  package var source: String
  package var place: Place
}
