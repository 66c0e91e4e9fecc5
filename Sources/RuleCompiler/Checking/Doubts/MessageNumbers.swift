import RuleEngine
import RuleSyntax

/// Finds messages with another number than their checks: `min_length(8) "At least 6 characters."`.
enum MessageNumbers {
  private static let rules: Set = ["min_length", "max_length", "length", "equal_length", "size"]

  /// The doubt about a message whose only number is not the one that its check is given.
  static func doubt(about check: CheckedCheck, in file: CheckedFile) -> Doubt? {
    guard let message = check.message, case .call(let call) = check.expression,
      rules.contains(call.name)
    else { return nil }
    let numbers = call.arguments.flatMap(\.operands).compactMap { operand -> String? in
      guard case .value(.number(let number)) = operand else { return nil }
      return number.description
    }
    let written = message.source.split { !$0.isASCII || !$0.isNumber }
    // "Fewer than 256" is said of 255, too.
    guard numbers.count == 1, written.count == 1, let number = Int(numbers[0]),
      let said = Int(written[0]), abs(number.distance(to: said)) > 1,
      !message.source.contains(where: { "{%.,".contains($0) && $0 != "." }),
      call.place.source == message.place.source
    else { return nil }
    let source = file.sources[call.place.source]
    return Doubt(
      problem: .numberOfMessage(String(said), call: source.text(in: call.place.range)),
      place: message.place,
      labels: [.init(call.place.range, "the check")]
    )
  }
}
