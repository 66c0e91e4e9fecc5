/// An edit of a text without a mask, each of whose characters is one byte.
struct PlainEditing {
  private let value: String
  private let range: Range<Int>
  private let inserted: String

  init(_ value: String, _ edit: TextEdit) throws(EditError) {
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= value.utf8.count else {
      throw EditError.outOfBounds(edit.range, count: value.utf8.count)
    }
    self.value = value
    range = edit.range
    inserted = edit.replacement
  }

  func outcome(_ canHold: (String) -> Bool) -> EditOutcome {
    let whole = candidate(inserted)
    let count = inserted.utf8.count
    if inserted.isEmpty || canHold(whole) {
      return outcome(whole, caret: range.lowerBound + count, .taken)
    }
    let isMonotone = range.upperBound == value.utf8.count
    let taken = longestStart(of: count, isMonotone: isMonotone) {
      canHold(candidate(start($0)))
    }
    guard taken > 0 else { return outcome(value, caret: range.upperBound, .refused) }
    return outcome(candidate(start(taken)), caret: range.lowerBound + taken, .shortened)
  }

  private func start(_ count: Int) -> String {
    String(inserted[..<inserted.index(atByte: count)])
  }

  private func candidate(_ inserted: String) -> String {
    // Most edits are made at the end, and appending is the cheapest of all changes to a text.
    if range.lowerBound == value.utf8.count { return value + inserted }
    var candidate = value
    let lower = value.index(atByte: range.lowerBound)
    candidate.replaceSubrange(lower..<value.index(atByte: range.upperBound), with: inserted)
    return candidate
  }

  private func outcome(
    _ text: String,
    caret: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    EditOutcome(shown: text, value: text, caret: caret, disposition: disposition, isComplete: true)
  }
}

extension String {
  /// The place of a byte, found without a look at what stands before it.
  fileprivate func index(atByte offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: offset)
  }
}
