/// What the host says to a question of an external rule.
@nonexhaustive
public enum HostAnswer: Sendable, Hashable {
  /// The rule holds for the value.
  case accepted
  /// The rule fails for the value; the message, if there is one, replaces the rule's own.
  case rejected(message: String?)
  /// Nothing was decided: the person declined, or the question was called off.
  case cancelled
  /// No answer came in time.
  case timedOut
  /// The host could not decide; the text says why.
  case failed(String)

  /// The rule fails for the value.
  public static var rejected: HostAnswer { .rejected(message: nil) }

  /// Why the rule is undecided with this answer; nil when it is decided.
  var reason: Undecided.Reason? {
    switch self {
    case .accepted, .rejected: nil
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .failed(let text): .failed(text)
    }
  }

  /// Whether the host has decided.
  package var isDecided: Bool { reason == nil }
}
