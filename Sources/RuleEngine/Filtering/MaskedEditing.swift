/// Edits a text that a mask formats.
///
/// The text shown is split into typed characters and the mask's own. An edit changes the typed
/// characters and puts them into the mask again; the resulting value determines the text shown. For
/// example, deleting the `2` from `(123) 4` in the mask `([000]) [000]` gives `(134) `.
///
/// If characters after a deletion may not fit there, or would become part of another number, the
/// rest of the text shown becomes the value, without a format: `K1A 0B1` in the mask `[A0A] [0A0]`
/// without its first `A` becomes `K1 0B1`. Edits of such a text are not made here.
///
/// It keeps its state from one edit to the next.
struct MaskedEditing<Unit: MaskUnit>: Sendable {
  /// The current value.
  private(set) var value: String

  /// The value in the mask.
  private var text: MaskedText<Unit>
  /// The text with a tentative insertion, if it is not the text shown for its value.
  private var unsettled: MaskedText<Unit>?
  private let autocompletes: Bool

  init(
    _ editor: FieldEditor,
    _ table: [MaskPlace<Unit>],
    value: String,
    units: [Unit]
  ) {
    self.value = value
    autocompletes = editor.autocompletes
    text = MaskedText(of: units, in: table, autocompletes: autocompletes)
  }

  /// The text shown for the value.
  var shown: String { text.shownText }

  mutating func outcome(
    of edit: TextEdit,
    inserting inserted: [Unit],
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    let count = text.cells.count
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= count else {
      throw EditError.outOfBounds(edit.range, count: count)
    }
    if inserted.isEmpty { return deletion(of: edit.range, edit.deletion) }
    let (joined, range) = join(inserted, in: edit.range)
    return insertion(of: joined, in: range, canHold)
      ?? outcome(caret: edit.range.upperBound, .refused)
  }

  private func outcome(caret: Int, _ disposition: EditOutcome.Disposition) -> EditOutcome {
    EditOutcome(
      shown: shown,
      value: value,
      caret: caret,
      disposition: disposition,
      isComplete: text.isComplete
    )
  }

  // MARK: Deleting

  private mutating func deletion(
    of range: Range<Int>,
    _ direction: TextEdit.Deletion
  ) -> EditOutcome {
    guard !range.isEmpty else { return outcome(caret: range.lowerBound, .taken) }
    let after = text(without: range)
    if range.count == 1, after.hasValue(of: text) {
      return step(over: range, direction)
    }
    return change(to: after, without: range, caretAt: range.lowerBound)
  }

  /// Deletes the next typed character, because the mask would put the deleted one back.
  private mutating func step(
    over range: Range<Int>,
    _ direction: TextEdit.Deletion
  ) -> EditOutcome {
    switch direction {
    case .backward:
      let offset = text.startOfOwn(before: range.lowerBound) - 1
      guard offset >= 0 else { return outcome(caret: range.lowerBound, .taken) }
      // At the end, the separators go too, or they would be left over.
      let end = text.isFilled(after: range.upperBound) ? offset + 1 : text.cells.count
      return deletion(of: offset..<end, caretAt: offset)
    case .forward:
      let rest = text.cells[range.upperBound...]
      guard let offset = rest.firstIndex(where: { $0.role == .filled }) else {
        return outcome(caret: range.upperBound, .taken)
      }
      return deletion(of: offset..<offset + 1, caretAt: range.lowerBound)
    }
  }

  private mutating func deletion(of range: Range<Int>, caretAt offset: Int) -> EditOutcome {
    change(to: text(without: range), without: range, caretAt: offset)
  }

  /// The text without a range of the shown characters.
  private func text(without range: Range<Int>) -> MaskedText<Unit> {
    var text = text
    let lostCount = text.remove(range)
    if lostCount > 0 {
      // The mask's characters before the range may have been there only for its characters.
      var other = self.text
      let start = other.startOfOwn(before: range.lowerBound)
      if other.remove(start..<range.upperBound) < lostCount { text = other }
    }
    var unsettled: MaskedText<Unit>?
    MaskedEditing.settle(&text, autocompletes: autocompletes, keeping: &unsettled)
    return text
  }

  // MARK: Inserting

  /// Inserts the characters, or their longest prefix that fits; nil if nothing fits.
  private mutating func insertion(
    of inserted: [Unit],
    in range: Range<Int>,
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) -> EditOutcome? {
    let formatted = make(
      inserted,
      upTo: inserted.count,
      before: range.upperBound,
      .init(source: .formatted, start: range.lowerBound)
    )
    if formatted.loss.count == 0, !text.isAmbiguous || formatted.isBest {
      return insertion(of: inserted, as: formatted, in: range, canHold)
    }
    undo()
    let best = makeBest(of: inserted, in: range, insteadOf: formatted)
    return insertion(of: inserted, as: best, in: range, canHold)
  }

  private mutating func insertion(
    of inserted: [Unit],
    as whole: MaskInsertion<Unit>,
    in range: Range<Int>,
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) -> EditOutcome? {
    if whole.loss.count < inserted.count, settle(whole, canHold) {
      return change(by: whole, whole.loss.hasText ? .shortened : .taken)
    }
    undo()
    guard inserted.count > 1 else { return nil }
    let isMonotone = !text.isFilled(after: range.upperBound)
    let count = longestStart(of: inserted.count, isMonotone: isMonotone) { count in
      let part = make(inserted, upTo: count, before: range.upperBound, whole.reading)
      defer { undo() }
      return settle(part, canHold)
    }
    guard count > 0 else { return nil }
    let part = make(inserted, upTo: count, before: range.upperBound, whole.reading)
    guard part.loss.count < count, settle(part, { _ in true }), !isUnchanged(by: part) else {
      undo()
      return nil
    }
    return change(by: part, .shortened)
  }

  /// Settles the text after an insertion, so that it is the text shown for its value.
  ///
  /// - Returns: false if the insertion pushes something out, or if the value can no longer hold.
  private mutating func settle(
    _ insertion: MaskInsertion<Unit>,
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) -> Bool {
    guard insertion.keepsRest else { return false }
    let filledCount = text.filledCount - text.joinedCount
    MaskedEditing.settle(&text, autocompletes: autocompletes, keeping: &unsettled)
    guard text.filledCount >= filledCount, text.staysSeparate else { return false }
    return isUnchanged(by: insertion) || canHold(Unit.bytes(of: text.value).span)
  }

  /// Whether the insertion left the value unchanged, and the text settled.
  @inline(__always)
  private func isUnchanged(by insertion: MaskInsertion<Unit>) -> Bool {
    text.valueCount == insertion.earlierValueCount && hasEarlierValue
  }

  /// Whether the value is unchanged by the insertion; takes a copy of the text.
  @inline(never)
  private var hasEarlierValue: Bool {
    // Only a text that was not settled has the tail of the insertion.
    (unsettled ?? text).restored.hasValue(of: text)
  }

  /// Undoes the insertion.
  private mutating func undo() {
    if let unsettled = unsettled.take() { text = unsettled }
    text.restore()
  }

  /// Inserts characters, reading them in the best possible way.
  ///
  /// - Parameters:
  ///   - inserted: the characters.
  ///   - range: the range to replace.
  ///   - formatted: the result of the first way, which has been undone.
  /// - Returns: the result of the best way, which is now in the text.
  private mutating func makeBest(
    of inserted: [Unit],
    in range: Range<Int>,
    insteadOf formatted: MaskInsertion<Unit>
  ) -> MaskInsertion<Unit> {
    var best = formatted
    for reading in otherReadings(of: range) {
      let other = make(inserted, upTo: inserted.count, before: range.upperBound, reading)
      undo()
      if other.isBetter(than: best) { best = other }
    }
    return make(inserted, upTo: inserted.count, before: range.upperBound, best.reading)
  }

  /// The other ways to read characters that replace a range, besides the first.
  private func otherReadings(of range: Range<Int>) -> [MaskInsertion<Unit>.Reading] {
    let sources: [MaskSource] = text.isAmbiguous ? [.raw, .bare] : []
    var readings = sources.map {
      MaskInsertion<Unit>.Reading(source: $0, start: range.lowerBound)
    }
    // The mask's characters just before the caret may be pasted along, or typed again from habit.
    let start = text.startOfOwn(before: range.lowerBound)
    if start < range.lowerBound { readings.append(.init(source: .formatted, start: start)) }
    return readings
  }

  /// Inserts characters.
  ///
  /// - Parameters:
  ///   - inserted: the characters.
  ///   - length: how many of them to insert, from the first.
  ///   - end: the offset of the first shown character after the range.
  ///   - reading: the way to read them.
  /// - Returns: the result; the previous end of the text is now its tail.
  private mutating func make(
    _ inserted: [Unit],
    upTo length: Int,
    before end: Int,
    _ reading: MaskInsertion<Unit>.Reading
  ) -> MaskInsertion<Unit> {
    let earlierValueCount = text.valueCount
    // The first character that is typed is not lost to what the mask begins with.
    let canStep = autocompletes && (length > 1 || text.filledCount > 0 || reading.start > 0)
    text.cut(at: reading.start)
    let ownedCount = text.ownedCount
    let next = text.next
    let loss = text.take(length, of: inserted, as: reading.source)
    let isLonger = text.filledCount > 0 && text.ownedCount > ownedCount
    let isStill = !isLonger && !(canStep && text.next > next)
    // Adjacent characters may have combined.
    let filledCount = text.filledCount - text.joinedCount
    let ownCount = text.cells.count - text.startOfOwn(before: text.cells.count)
    let lostCount = text.takeTail(after: end - reading.start)
    return MaskInsertion(
      reading: reading,
      earlierValueCount: earlierValueCount,
      filledCount: filledCount,
      ownCount: ownCount,
      loss: loss,
      keepsRest: lostCount == 0,
      isStill: isStill,
      isPaste: length > 1,
      isPartialPaste: length > 1 && !text.isComplete
    )
  }

  /// Extends the edit to adjacent typed characters that combine with the first or last inserted
  /// one.
  ///
  /// Not if the place of such a character would not accept the combined one.
  private func join(
    _ inserted: [Unit],
    in range: Range<Int>
  ) -> (inserted: [Unit], range: Range<Int>) {
    guard !Unit.neverJoins else { return (inserted, range) }
    var inserted = inserted
    var lower = range.lowerBound
    var upper = range.upperBound
    if lower > 0, let first = inserted.first {
      let unit = text.shown[lower - 1]
      if takesJoined([unit, first], at: text.cells[lower - 1]) {
        lower -= 1
        inserted = Unit.segmented([unit] + inserted)
      }
    }
    if upper < text.cells.count, let last = inserted.last {
      let unit = text.shown[upper]
      if takesJoined([last, unit], at: text.cells[upper]) {
        inserted = Unit.segmented(inserted + [unit])
        upper += 1
      }
    }
    return (inserted, lower..<upper)
  }

  /// Whether the two combine into one character that the place of one of them accepts.
  private func takesJoined(_ units: [Unit], at cell: MaskCell) -> Bool {
    let joined = Unit.segmented(units)
    return joined.count == 1 && text.table[cell.place].takes(joined[0], after: nil)
  }

  // MARK: Settling

  /// Changes a text to the one that is shown for its value.
  ///
  /// It changes if there are characters after a literal although there is still room for them
  /// before it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - autocompletes: whether to show the mask's characters at the end.
  ///   - unsettled: receives the original text if more has changed than characters at the end.
  private static func settle(
    _ text: inout MaskedText<Unit>,
    autocompletes: Bool,
    keeping unsettled: inout MaskedText<Unit>?
  ) {
    if text.isSettled, text.filledCount > 0, Unit.neverJoins,
      autocompletes || text.cells.last?.role == .filled
    {
      if autocompletes { text.autocomplete() }
      return
    }
    unsettled = text
    var value = text.value
    while true {
      let units = Unit.segmented(value)
      text = MaskedText(of: units, in: text.table, autocompletes: autocompletes)
      value = text.value
      // Leaving out a character may make its neighbors combine.
      if Unit.segmented(value).count == value.count { return }
    }
  }

  /// The outcome of an insertion, which is in the text.
  private mutating func change(
    by insertion: MaskInsertion<Unit>,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    // More of what the mask begins with may be typed one by one: a country's code after `+`.
    let caret = text.caret(
      after: insertion.filledCount,
      ownCount: insertion.ownCount,
      skipsOwn: autocompletes && insertion.filledCount > 0
    )
    return settled(caret: caret, disposition)
  }

  /// The outcome of deleting a range, with the caret after the characters that were before an
  /// offset.
  private mutating func change(
    to after: MaskedText<Unit>,
    without range: Range<Int>,
    caretAt offset: Int
  ) -> EditOutcome {
    if text.isFilled(after: range.upperBound), !text.canMove(from: range.lowerBound),
      let unformatted = unformatted(without: range)
    {
      return unformatted
    }
    let start = text.startOfOwn(before: offset)
    let caret = after.caret(
      after: text.filledCount(upTo: start),
      ownCount: offset - start,
      skipsOwn: false
    )
    text = after
    return settled(caret: caret, .taken)
  }

  /// The outcome of deleting a range of the shown characters from the text without a mask; nil if
  /// the mask would format the result.
  private func unformatted(without range: Range<Int>) -> EditOutcome? {
    var units = text.shown
    units.removeSubrange(range)
    if MaskedText.holds(Unit.segmented(units), in: text.table) { return nil }
    let edit = TextEdit(range: range, replacement: "")
    return try? SegmentedEditing(shown, edit).outcome { _ in true }
  }

  /// Updates the value from the text.
  private mutating func settled(
    caret: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    if case .some = unsettled { unsettled = nil }
    value = text.valueText
    // A deletion may bring a letter next to a literal with which it combines.
    let caret = text.staysSeparate ? caret : min(caret, shown.count)
    return outcome(caret: caret, disposition)
  }
}
