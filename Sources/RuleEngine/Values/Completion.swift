/// How far a text is on the way to what a syntax asks for, when it is typed from start to end.
package enum Completion: Sendable, Hashable {
  /// The text is complete: it is written as the syntax asks.
  case complete
  /// The text is not, but characters appended to it can make it so.
  case partial
  /// The text is not, and no continuation of it can be.
  case refused
}
