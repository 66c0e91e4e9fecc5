extension MaskProblem {
  /// The message for the form's author: one line, without a period.
  package var message: String {
    switch self {
    case .noPlace:
      "a mask needs a place to write in, such as '[0]'"
    case .unclosed(let bracket):
      "'\(bracket)' is never closed; write '\\\(bracket)' to show the character"
    case .unopened(let bracket):
      "'\(bracket)' has no opening bracket; write '\\\(bracket)' to show the character"
    case .nested(let bracket):
      "'\(bracket)' can't be used within brackets; write '\\\(bracket)' to show the character"
    case .emptyGroup:
      "there is nothing between the brackets"
    case .unknownPlace(let character):
      "'\(character)' is not a kind of place; use 0 and 9 (digits), A and a (letters), "
        + "_ and - (letters or digits), and … (any number)"
    case .danglingEscape:
      "there is no character after '\\'"
    case .afterEllipsis:
      "nothing can follow '…' in a mask"
    case .ambiguousFixed(let character):
      "'\(character)' would fit the optional place before it"
    case .joining(let character):
      "'\(character)' would become one character with what is next to it"
    case .tooLong:
      "a mask has at most \(Mask.maximumPlaces) places"
    }
  }
}
