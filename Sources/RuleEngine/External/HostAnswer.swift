/// The host's answer to an external rule.
@nonexhaustive
public enum HostAnswer: Sendable, Hashable {
  /// The value is accepted.
  case accepted
  /// The value is rejected; the message, if there is one, replaces the rule's own.
  case rejected(message: String?)
  /// There is no decision: the person declined, or the question was canceled.
  case cancelled
  /// No answer came in time.
  case timedOut
  /// The host could not decide; the text says why.
  case failed(String)

  /// The value is rejected, with the rule's own message.
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
