// Rules that ask whether a text has the syntax of some type.

/// `integer`: the text is an integer, such as `-12`.
enum IntegerSyntax: SyntaxRule {
  static let syntax = TextSyntax.integer
  static let message = "Enter a whole number."
  static let negatedMessage = "This must not be a whole number."
}

/// `number`: the text is a decimal number, such as `-1.5`.
enum NumberSyntax: SyntaxRule {
  static let syntax = TextSyntax.number
  static let message = "Enter a number."
  static let negatedMessage = "This must not be a number."
}

/// `boolean`: the text is `true` or `false`.
enum BooleanSyntax: SyntaxRule {
  static let syntax = TextSyntax.boolean
  static let message = "Enter true or false."
  static let negatedMessage = "This must not be true or false."
}

/// `date`: the text is a date, such as `2026-01-31`.
enum DateSyntax: SyntaxRule {
  static let syntax = TextSyntax.date
  static let message = "Enter a date, such as 2026-01-31."
  static let negatedMessage = "This must not be a date."
}

/// `time`: the text is a time of day, such as `14:30`.
enum TimeSyntax: SyntaxRule {
  static let syntax = TextSyntax.time
  static let message = "Enter a time, such as 14:30."
  static let negatedMessage = "This must not be a time."
}

/// `datetime`: the text is a date and a time.
enum DateTimeSyntax: SyntaxRule {
  static let syntax = TextSyntax.datetime
  static let message = "Enter a date and a time, such as 2026-01-31T14:30."
  static let negatedMessage = "This must not be a date and time."
}

/// `json`: the text is a JSON value (RFC 8259).
enum JSONSyntax: SyntaxRule {
  static let syntax = TextSyntax.json
  static let message = "Enter JSON, such as [1, 2]."
  static let negatedMessage = "This must not be JSON."
  static let portability = RulePortability(schema: "a schema does not read JSON in a text")
}

/// A rule that asks whether a text has some syntax.
protocol SyntaxRule: BuiltInRuleDeclaration {
  /// The syntax that the text must have.
  static var syntax: TextSyntax { get }
}

extension SyntaxRule {
  static var signature: RuleSignature { RuleSignature(judges: .text) }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let subject = evaluator.subject
    guard subject.slot.kind == .text else { return .notApplicable }
    return Answer(evaluator.withText(of: subject) { syntax.completion(of: $0) })
  }
}

extension Answer {
  /// The answer for a text in a syntax that any further character can break.
  init(_ completion: Completion) {
    switch completion {
    case .complete: self = Answer(.holds, canHold: true, canFail: true)
    case .partial: self = Answer(.fails, canHold: true, canFail: true)
    case .refused: self = .failsForGood
    }
  }
}
