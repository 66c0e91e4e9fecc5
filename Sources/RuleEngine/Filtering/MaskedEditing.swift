/// An edit of a text that a mask formats.
///
/// The text shown is taken apart into the characters of the person and those of the mask. The
/// former, with the inserted ones among them, are put into the mask again; the value that this gives
/// says what is shown.
///
/// One edit may follow another: what the last has left is what the next begins with.
struct MaskedEditing<Unit: MaskUnit>: Sendable {
  /// The value: before the edit, and then what the edit has left.
  private(set) var value: String

  /// The same in the mask.
  private var text: MaskedText<Unit>
  /// The text with an insertion in it, while one is tried that is not shown so for its value.
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

  /// The text that is shown for the value.
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
    return change(to: after, caretAt: range.lowerBound)
  }

  /// Deletes the next character of the person's, in place of one that the mask puts back.
  private mutating func step(
    over range: Range<Int>,
    _ direction: TextEdit.Deletion
  ) -> EditOutcome {
    switch direction {
    case .backward:
      let offset = text.startOfOwn(before: range.lowerBound) - 1
      guard offset >= 0 else { return outcome(caret: range.lowerBound, .taken) }
      // With nothing behind it, what separates goes too, or it would be left over.
      let end = text.isFilled(after: range.upperBound) ? offset + 1 : text.cells.count
      return change(to: text(without: offset..<end), caretAt: offset)
    case .forward:
      let rest = text.cells[range.upperBound...]
      guard let offset = rest.firstIndex(where: { $0.role == .filled }) else {
        return outcome(caret: range.upperBound, .taken)
      }
      return change(to: text(without: offset..<offset + 1), caretAt: range.lowerBound)
    }
  }

  /// What is left without a range of the characters shown.
  private func text(without range: Range<Int>) -> MaskedText<Unit> {
    var text = text
    let lostCount = text.remove(range)
    if lostCount > 0 {
      // The mask's characters before the range may have been there for the sake of what was in it.
      var other = self.text
      let start = other.startOfOwn(before: range.lowerBound)
      if other.remove(start..<range.upperBound) < lostCount { text = other }
    }
    var unsettled: MaskedText<Unit>?
    MaskedEditing.settle(&text, autocompletes: autocompletes, keeping: &unsettled)
    return text
  }

  // MARK: Inserting

  /// Makes of the text what the inserted characters, or the longest beginning of them that fits, make
  /// of it; nil where nothing fits, and the text stays.
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

  /// Settles the text with an insertion in it.
  ///
  /// - Returns: false if the insertion pushes something out, or can no longer come to hold.
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

  /// Whether the value is what it was before an insertion was made, and the text settled.
  @inline(__always)
  private func isUnchanged(by insertion: MaskInsertion<Unit>) -> Bool {
    text.valueCount == insertion.earlierValueCount && hasEarlierValue
  }

  /// Whether the value is that of the text before the insertion, which takes a copy of it to tell.
  @inline(never)
  private var hasEarlierValue: Bool {
    // The text that was not settled is the one that has the insertion's tail.
    (unsettled ?? text).restored.hasValue(of: text)
  }

  /// Takes an insertion that was made out of the text again.
  private mutating func undo() {
    if let unsettled = unsettled.take() { text = unsettled }
    text.restore()
  }

  /// Puts characters into the text in the way to read them that makes the most of them.
  ///
  /// - Parameters:
  ///   - inserted: the characters.
  ///   - range: what they come in place of.
  ///   - formatted: what came of the way that is tried first, which was undone.
  /// - Returns: what came of the best way, which is in the text.
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

  /// How characters that come in place of a range may be read, but for the way that comes first.
  private func otherReadings(of range: Range<Int>) -> [MaskInsertion<Unit>.Reading] {
    let sources: [MaskSource] = text.isAmbiguous ? [.raw, .bare] : []
    var readings = sources.map {
      MaskInsertion<Unit>.Reading(source: $0, start: range.lowerBound)
    }
    // Characters of the mask just before the caret may be pasted, or typed from habit, once more.
    let start = text.startOfOwn(before: range.lowerBound)
    if start < range.lowerBound { readings.append(.init(source: .formatted, start: start)) }
    return readings
  }

  /// Puts characters into the text.
  ///
  /// - Parameters:
  ///   - inserted: the characters.
  ///   - length: how many of them are inserted, from the first on.
  ///   - end: the offset of the first of the characters shown that comes after them.
  ///   - reading: how they are read.
  /// - Returns: what comes of it; the text's tail is what it ended with before.
  private mutating func make(
    _ inserted: [Unit],
    upTo length: Int,
    before end: Int,
    _ reading: MaskInsertion<Unit>.Reading
  ) -> MaskInsertion<Unit> {
    let earlierValueCount = text.valueCount
    text.cut(at: reading.start)
    let ownedCount = text.ownedCount
    let next = text.next
    let loss = text.take(length, of: inserted, as: reading.source)
    let isLonger = text.filledCount > 0 && text.ownedCount > ownedCount
    let isStill = !isLonger && !(autocompletes && text.next > next)
    // Characters that were put side by side may have become one.
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

  /// Draws the person's characters that become one with the first or last inserted into the edit.
  ///
  /// This is not done where the place of such a character would not take what it becomes.
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

  /// Whether the two become one character, which the place of one of them takes.
  private func takesJoined(_ units: [Unit], at cell: MaskCell) -> Bool {
    let joined = Unit.segmented(units)
    return joined.count == 1 && text.table[cell.place].takes(joined[0])
  }

  // MARK: Settling

  /// Makes of a text the one that is shown for its value.
  ///
  /// It becomes another where characters stand behind a literal before which there is still room for
  /// them.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - autocompletes: whether the mask's characters behind it are shown.
  ///   - unsettled: the text as it was, where more has become of it than those behind it.
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
      // Leaving a character out may bring two together that become one.
      if Unit.segmented(value).count == value.count { return }
    }
  }

  /// The change by an insertion, which is in the text.
  private mutating func change(
    by insertion: MaskInsertion<Unit>,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    let caret = text.caret(
      after: insertion.filledCount,
      ownCount: insertion.ownCount,
      skipsOwn: autocompletes
    )
    return settled(caret: caret, disposition)
  }

  /// The change to what a deletion leaves, with the caret after what stood before an offset.
  private mutating func change(to after: MaskedText<Unit>, caretAt offset: Int) -> EditOutcome {
    let start = text.startOfOwn(before: offset)
    let caret = after.caret(
      after: text.filledCount(upTo: start),
      ownCount: offset - start,
      skipsOwn: false
    )
    text = after
    return settled(caret: caret, .taken)
  }

  /// Makes the value that of the text.
  private mutating func settled(
    caret: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    if case .some = unsettled { unsettled = nil }
    value = text.valueText
    // Deletions may bring a letter to a literal with which it becomes one character.
    let caret = text.staysSeparate ? caret : min(caret, shown.count)
    return outcome(caret: caret, disposition)
  }
}
