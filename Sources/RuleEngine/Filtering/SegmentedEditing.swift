/// Edits a text without a mask, of any characters.
///
/// Characters may combine at the ends of a replacement: a letter and its mark, two halves of a
/// flag, the parts of an emoji. So a replacement is cut only where the text up to there ends with a
/// whole character.
struct SegmentedEditing {
  private let value: String
  private let range: Range<Int>
  /// The text before the range, followed by the replacement.
  private let beginning: String
  /// The text after the range.
  private let rest: Substring
  /// The positions where `beginning` may be cut: after each character that includes some
  /// replacement.
  private let cuts: [String.Index]

  init(_ value: String, _ edit: TextEdit) throws(EditError) {
    let end = value.endIndex
    guard edit.range.lowerBound >= 0,
      let lower = value.index(value.startIndex, offsetBy: edit.range.lowerBound, limitedBy: end),
      let upper = value.index(lower, offsetBy: edit.range.count, limitedBy: end)
    else { throw EditError.outOfBounds(edit.range, count: value.count) }
    let beginning = String(value[..<lower]) + edit.replacement
    let replaced = beginning.utf8.index(
      beginning.startIndex,
      offsetBy: value.utf8.distance(from: value.startIndex, to: lower)
    )
    var cuts: [String.Index] = []
    var index = beginning.endIndex
    while index > replaced {
      cuts.append(index)
      index = beginning.index(before: index)
    }
    self.value = value
    range = edit.range
    self.beginning = beginning
    rest = value[upper...]
    self.cuts = cuts.reversed()
  }

  func outcome(_ canHold: (String) -> Bool) -> EditOutcome {
    let whole = beginning + rest
    if cuts.isEmpty || canHold(whole) {
      return outcome(whole, at: beginning.endIndex, .taken)
    }
    let taken = longestStart(of: cuts.count, isMonotone: rest.isEmpty) {
      canHold(candidate($0))
    }
    guard taken > 0 else { return .plain(value, caret: range.upperBound, .refused) }
    return outcome(candidate(taken), at: cuts[taken - 1], .shortened)
  }

  private func candidate(_ count: Int) -> String {
    String(beginning[..<cuts[count - 1]]) + rest
  }

  /// The outcome with the text cut at a position, and the caret after the character that ends
  /// there.
  private func outcome(
    _ text: String,
    at cut: String.Index,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    let length = beginning.utf8.distance(from: beginning.startIndex, to: cut)
    let end = text.utf8.index(text.startIndex, offsetBy: length)
    return .plain(text, caret: text[..<end].count, disposition)
  }
}
