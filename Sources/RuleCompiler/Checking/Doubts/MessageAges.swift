import RuleEngine
import RuleSyntax

/// Finds bounds of a birthday in the wrong direction: `after(today - 18y) "You must be 18 or older."`.
enum MessageAges {
  private static let older = ["or older", "or over", "at least", "older than"]
  private static let younger = ["or younger", "or under", "at most", "younger than"]

  /// The doubt about a message on the age of those whom the check rejects.
  static func doubt(about check: CheckedCheck, in file: CheckedFile) -> Doubt? {
    guard let message = check.message, case .call(let call) = check.expression,
      case .builtIn(let rule) = call.target, let isLower = isLowerBound(rule),
      case .offset(.today, .months(let months))? = call.arguments.first?.operands.first,
      months < 0, months % 12 == 0, call.place.source == message.place.source
    else { return nil }
    let words = message.source.lowercased()
    let numbers = words.split { !$0.isASCII || !$0.isNumber }
    let meant = isLower ? older : younger
    guard numbers.count == 1, Int(numbers[0]) == -months / 12,
      meant.contains(where: { words.contains($0) })
    else { return nil }
    let source = file.sources[call.place.source]
    let text = source.text(in: call.place.range)
    return Doubt(
      problem: .ageOfMessage(accepts: isLower ? "younger" : "older", call: text),
      place: message.place,
      labels: [.init(call.place.range, "the check")],
      fixes: [.meant(opposite(of: rule, text), at: call.place.range)]
    )
  }

  /// The call that rejects what this one accepts, apart from the day itself.
  private static func opposite(of rule: BuiltInRule, _ text: String) -> String {
    switch rule {
    case .minValue: "max_value" + text.dropFirst("min_value".count)
    case .maxValue: "min_value" + text.dropFirst("max_value".count)
    case _: "not \(text)"
    }
  }

  /// Whether a rule rejects earlier dates; nil if it rejects neither earlier nor later ones.
  private static func isLowerBound(_ rule: BuiltInRule) -> Bool? {
    switch rule {
    case .after, .minValue: true
    case .before, .maxValue: false
    case _: nil
    }
  }
}
