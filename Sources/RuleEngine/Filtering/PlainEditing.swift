/// An edit of a text without a mask, all of it ASCII.
struct PlainEditing {
  private let units: [UInt8]
  private let range: Range<Int>
  private let inserted: [UInt8]

  init(_ units: [UInt8], _ edit: TextEdit, _ inserted: [UInt8]) throws(EditError) {
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= units.count else {
      throw EditError.outOfBounds(edit.range, count: units.count)
    }
    self.units = units
    range = edit.range
    self.inserted = inserted
  }

  func outcome(_ canHold: (String) -> Bool) -> EditOutcome {
    let whole = candidate(inserted.count)
    if inserted.isEmpty || canHold(whole) {
      return outcome(whole, caret: range.lowerBound + inserted.count, .taken)
    }
    let isMonotone = range.upperBound == units.count
    let taken = longestStart(of: inserted.count, isMonotone: isMonotone) { canHold(candidate($0)) }
    guard taken > 0 else {
      return outcome(UInt8.text(of: units), caret: range.upperBound, .refused)
    }
    return outcome(candidate(taken), caret: range.lowerBound + taken, .shortened)
  }

  private func candidate(_ count: Int) -> String {
    var candidate: [UInt8] = []
    candidate.reserveCapacity(units.count + count)
    candidate += units[..<range.lowerBound]
    candidate += inserted[..<count]
    candidate += units[range.upperBound...]
    return UInt8.text(of: candidate)
  }

  private func outcome(
    _ text: String,
    caret: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    EditOutcome(shown: text, value: text, caret: caret, disposition: disposition, isComplete: true)
  }
}
