/// What is wrong with the notation of a mask, and where.
package struct MaskError: Error, Sendable, Hashable {
  /// What is wrong.
  package var problem: MaskProblem
  /// The place, in bytes of the notation's UTF-8.
  package var range: Range<Int>

  package init(_ problem: MaskProblem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}

/// The ways in which a text is no mask, each with the shortest that shows it.
package enum MaskProblem: Sendable, Hashable {
  /// `` or `abc`: there is nowhere to write.
  case noPlace
  /// `[0`: the bracket has no end.
  case unclosed(Character)
  /// `0]`: the bracket has no beginning.
  case unopened(Character)
  /// `[[0]]`: a bracket within brackets.
  case nested(Character)
  /// `[]`: brackets around nothing.
  case emptyGroup
  /// `[x]`: no kind of place is written so.
  case unknownPlace(Character)
  /// `[0]\`: there is nothing to escape.
  case danglingEscape
  /// `[0…]%`: what comes after any number of characters would never be reached.
  case afterEllipsis
  /// `[9]{1}[A]`: a `1` may be the digit or the character of the mask, and no value says which.
  case ambiguousFixed(Character)
  /// `{🇩}{🇪}[0]`: the character would become one with its neighbor.
  case joining(Character)
  /// More places than `Mask.maximumPlaces`.
  case tooLong
}
