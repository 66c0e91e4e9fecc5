/// An error in the notation of a mask.
package struct MaskError: Error, Sendable, Hashable {
  /// What is wrong.
  package var problem: MaskProblem
  /// The place of the error, in bytes of the notation in UTF-8.
  package var range: Range<Int>

  package init(_ problem: MaskProblem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}

/// The errors in the notation of masks, each with the shortest example.
package enum MaskProblem: Sendable, Hashable {
  /// `` or `abc`: no place to type into.
  case noPlace
  /// `[0`: the bracket is not closed.
  case unclosed(Character)
  /// `0]`: the bracket is not opened.
  case unopened(Character)
  /// `[[0]]`: a bracket within brackets.
  case nested(Character)
  /// `[]`: the brackets are empty.
  case emptyGroup
  /// `[x]`: unknown kind of place.
  case unknownPlace(Character)
  /// `[0]\`: there is nothing to escape.
  case danglingEscape
  /// `[0…]%`: text after any number of characters would never be reached.
  case afterEllipsis
  /// `[9]{1}[A]`: a `1` in the value may be the typed digit or the mask's character.
  case ambiguousFixed(Character)
  /// `{🇩}{🇪}[0]`: the character would combine with its neighbor.
  case joining(Character)
  /// More places than `Mask.maximumPlaces`.
  case tooLong
}
