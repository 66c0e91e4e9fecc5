/// An edit of a text without a mask, of any characters.
///
/// Characters that meet at the ends of a replacement may become one: a letter and its mark, two
/// halves of a flag, the parts of an emoji. So a replacement is cut only where the text up to its
/// end has a boundary between characters.
struct SegmentedEditing {
  private let value: String
  private let range: Range<Int>
  /// What comes before the edit's end: the text before its range, and the replacement.
  private let beginning: String
  /// What comes after the edit's range.
  private let rest: Substring
  /// Where `beginning` may be cut: after each character that the replacement has a part in.
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

  /// An outcome with the caret at the end of the character that ends the cut beginning.
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
