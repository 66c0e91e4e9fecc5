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
  /// Fields that the expression reads, in the order of the text.
  package var reads: [FieldRef] = []
  /// Whether it asks an external rule, directly or through a rule.
  package var asksExternal = false
  /// The check's first character in the rule file to its last, without its message.
  package var place: Place
}

/// What is asked of a value.
///
/// Parentheses without a message leave no trace.
package indirect enum CheckedExpression: Sendable {
  /// `min_length(3)`: arguments by parameter, in the order of the rule's signature; `equal_next` and
  /// `equal_previous` have become `equal` with the neighbor as their argument.
  case builtIn(BuiltInRule, CheckedCall)
  /// `strong_password(10)`: an argument for every parameter, defaults filled in.
  case rule(RuleIndex, CheckedCall)
  /// `username_available`: a rule that the host answers; an argument for every parameter.
  case external(ExternalIndex, CheckedCall)
  /// `not email`
  case not(CheckedExpression, place: Place)
  /// `required and email`
  case and([CheckedExpression], place: Place)
  /// `email or phone`
  case or([CheckedExpression], place: Place)
  /// `(email or phone) "how do we reach you?"`
  case part(CheckedExpression, message: CheckedMessage)
  /// `each { … }` or `each[0...2] { … }`: asked of each item at one of the positions
  case each([CheckedStatement], items: ItemPlaces = .all, place: Place)
  /// `member "name" { … }`: asked of the member of that name, which may be missing
  case member(String, [CheckedStatement], place: Place)
}

/// A call as written, with resolved arguments: `min_length(3, in: bytes)`.
package struct CheckedCall: Sendable {
  /// The name as written, such as `equal_next`.
  package var name: String
  package var arguments: [CheckedArgument]
  package var place: Place
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
  package enum Segment: Sendable {
    case text(String)
    /// `{label}`, `{value}`, `{length}`, `{other}`
    case label, value, length, other
    /// `{min}`: a parameter of the rule whose body the message is in (`parameter`), or of a call in the
    /// check that the message belongs to (that call's argument).
    case argument(name: String, CheckedOperand)
  }

  package var segments: [Segment]
  /// The message as written.
  package var source: String
  package var place: Place
}
