import RuleEngine
import RuleSyntax

/// `field terms: boolean "I accept the terms" { required }`, which an unchecked box passes.
///
/// Most Booleans are questions, which may be answered with no. One that must be checked shows in its
/// words: the name, the label or the message.
enum RequiredAgreement {
  private static let names: Set = ["terms", "tos", "agree", "agreed", "agreement"]
  private static let promises: Set = ["accept", "agree", "consent", "confirm", "read"]
  private static let requests: Set = ["accept", "agree", "consent"]

  /// The doubt about a Boolean that must be checked, but is only required.
  static func doubt(about field: CheckedField) -> Doubt? {
    guard field.type == .boolean, !field.isComputed, field.body.count == 1,
      case .check(let check) = field.body[0], !check.isWarning,
      case .call(let call) = check.expression, case .builtIn(.required) = call.target,
      call.name == "required", mustBeTicked(field, check.message?.source)
    else { return nil }
    return Doubt(
      problem: .requiredAgreement(field.name),
      place: call.place,
      notes: ["'accepted' requires 'true'"],
      fixes: [.meant("accepted", at: call.place.range)]
    )
  }

  private static func mustBeTicked(_ field: CheckedField, _ message: String?) -> Bool {
    if [field.label, message].contains(where: { $0?.contains("?") ?? false }) { return false }
    if !names.isDisjoint(with: words(of: field.name)) { return true }
    if let message, !requests.isDisjoint(with: words(of: message)) { return true }
    let label = words(of: field.label ?? "")
    return label.first == "i" && !promises.isDisjoint(with: label)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
