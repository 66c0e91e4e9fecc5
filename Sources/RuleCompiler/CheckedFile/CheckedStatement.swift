package import RuleEngine

/// A statement that checks a value.
package indirect enum CheckedStatement: Sendable {
  /// `required "please fill in"`
  case check(CheckedCheck)
  /// `when condition { … } otherwise { … }`
  case when(CheckedWhen<CheckedStatement>)
  /// `on blur { … }`
  case moment(Moment, [CheckedStatement])
}

/// `required and email "not an address"`, or the same with `warn` in front.
package struct CheckedCheck: Sendable {
  package var isWarning = false
  package var expression: CheckedExpression
  package var message: CheckedMessage?
  /// `at start, end`: the fields where a failure is reported; empty means the check's own field.
  package var targets: [CheckTarget] = []
  /// Targets that may all be inactive; the check is then reported where it is written.
  ///
  /// Such a copy of the check runs only if none of them applies.
  package var absentTargets: [CheckTarget] = []
  /// What the expression reads, in source order.
  package var reads: [CheckedRead] = []
  /// Whether it calls an external rule, directly or through another rule.
  package var asksExternal = false
  /// The check's range in the rule file, without its message.
  package var place: Place
}

/// A field that a check names after `at`, or an entry of a map: `labels["app"]`.
package struct CheckTarget: Sendable {
  package var field: FieldRef
  /// The path from the field to the entry and into it: keys, and names of fields in forms.
  package var entry: [TargetStep] = []

  package var steps: [TargetStep] { field.path.map { .name($0) } + entry }
  package var path: FieldPath { FieldPath(steps.map(\.component)) }
}

/// The test of a check or condition, applied to a value or to the form.
///
/// Parentheses without a message are not kept.
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
  /// `each { … }`, `each[0...2] { … }` or `keys { … }`: applied to each item at one of the
  /// positions, or to each key of a map
  case each([CheckedStatement], items: ItemPlaces = .all, place: Place)
  /// `member "name" { … }`: applied to the member with that name, which may be missing
  case member(String, [CheckedStatement], place: Place)
  /// `check start <= end`; always the whole expression of a check
  case condition(CheckedExpression, place: Place)
  /// `age >= 18`, only in conditions
  case compare(CheckedOperand, Comparison, CheckedOperand, place: Place)
  /// `country in ("GB", "IE")`, `country not in (…)`, only in conditions
  case membership(CheckedOperand, [CheckedOperand], isNegated: Bool, place: Place)
  /// `email is filled`, `email is not filled`: applies the call to the operand's value
  case asks(CheckedOperand, CheckedExpression, isNegated: Bool, place: Place)
}

/// A call as written, with resolved arguments: `min_length(3, in: bytes)`.
package struct CheckedCall: Sendable {
  package var target: RuleTarget
  /// The name as written, such as `equal_next`.
  package var name: String
  /// One per parameter, in signature order, with defaults filled in.
  package var arguments: [CheckedArgument]
  package var place: Place
}

extension CheckedCall {
  /// Whether it ignores case.
  package var ignoresCase: Bool {
    guard case .value(.boolean(true)) = value(of: BuiltInRule.ignoringCase) else { return false }
    return true
  }
}

/// The rule that a call resolves to.
package enum RuleTarget: Sendable, Hashable {
  /// A built-in rule; `equal_next` and `equal_previous` become `equal` with the neighbor as
  /// argument.
  case builtIn(BuiltInRule)
  case rule(RuleIndex)
  /// A rule that the host answers.
  case external(ExternalIndex)
}

extension CheckedExpression {
  /// The calls in it, in source order; optionally those in the conditions of its blocks as well.
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
  /// The calls in it, as for an expression.
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

/// An argument bound to its parameter: `min: 3`.
package struct CheckedArgument: Sendable {
  /// The parameter's name.
  package var name: String
  /// One operand, several for a variadic parameter, none if left out.
  package var operands: [CheckedOperand]
}

/// `"between {min} and {max}"`: a message whose placeholders are resolved.
package struct CheckedMessage: Sendable {
  /// The operands of placeholders such as `{min}`: a parameter of the rule whose body holds the
  /// message, or the arguments of a call in the message's check.
  package var arguments: [(name: String, operand: CheckedOperand)]
  /// The message as written.
  package var source: String
  package var place: Place
}
