import RuleEngine
import RuleSyntax

/// Finds the value in place of its limit: `max_length(20) "Use at most {length} characters."`.
enum MessageLimits {
  /// The placeholders of a rule's value and of its limit.
  private static let placeholders = [
    "min_length": ("length", "min"), "max_length": ("length", "max"),
    "min_value": ("value", "min"), "max_value": ("value", "max"),
  ]
  /// The words before a limit.
  private static let words = [
    "at most", "at least", "up to", "maximum of", "minimum of", "more than", "fewer than",
    "less than",
    "limit is", "limited to",
  ]

  /// The doubt about a message that says the value where it means the limit.
  static func doubt(about check: CheckedCheck, in file: CheckedFile) -> Doubt? {
    guard let message = check.message, case .call(let call) = check.expression,
      let (actual, limit) = placeholders[call.name]
    else { return nil }
    if let doubt = doubt(about: message, contradicting: call, limit, in: file) { return doubt }
    // A parameter of the rule may have the same name.
    if message.source.contains("{\(limit)}")
      || message.arguments.contains(where: { $0.name == actual })
    {
      return nil
    }
    let source = file.sources[message.place.source]
    let literal = source.text(in: message.place.range)
    guard let found = literal.firstRange(of: "{\(actual)}") else { return nil }
    let before = literal[..<found.lowerBound].lowercased()
    guard words.contains(where: { before.hasSuffix($0 + " ") }) else { return nil }
    let start = message.place.range.start + UInt32(literal[..<found.lowerBound].utf8.count)
    let range = SourceRange(start: start, end: start + UInt32(actual.utf8.count + 2))
    return Doubt(
      problem: .actualInMessage(actual),
      place: Place(source: message.place.source, range: range),
      fixes: [.meant("{\(limit)}", at: range)]
    )
  }

  /// The doubt about a message of the opposite: `max_length(80) "Use at least 80 characters."`.
  private static func doubt(
    about message: CheckedMessage,
    contradicting call: CheckedCall,
    _ limit: String,
    in file: CheckedFile
  ) -> Doubt? {
    guard case .value(.number(let number))? = call.arguments.first?.operands.first else {
      return nil
    }
    let words = message.source.lowercased()
    let contrary = limit == "max" ? "at least" : "at most"
    let isSaid = ["\(number)", "{\(limit)}"].contains { words.contains("\(contrary) \($0) ") }
    guard isSaid else { return nil }
    let source = file.sources[call.place.source]
    return Doubt(
      problem: .contraryMessage(said: contrary, call: source.text(in: call.place.range)),
      place: message.place,
      labels: [.init(call.place.range, "the check")]
    )
  }
}
