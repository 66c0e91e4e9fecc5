/// How complete a text is in some syntax, when typed from start to end.
package enum Completion: Sendable, Hashable {
  /// The text is complete and valid.
  case complete
  /// The text is not valid yet, but appending characters can make it so.
  case partial
  /// The text is not valid, and no continuation of it is.
  case refused
}
