/// An edit of a text that a mask formats.
///
/// The text shown is taken apart into the characters of the person and those of the mask. The
/// former, with the inserted ones among them, are put into the mask again; the value that this gives
/// says what is shown.
struct MaskedEditing<Unit: MaskUnit> {
  private let mask: Mask
  private let autocompletes: Bool
  /// The value before the edit.
  private let value: String
  /// The same in the mask.
  private let before: MaskedText<Unit>

  init(
    _ editor: FieldEditor,
    _ mask: Mask,
    _ table: [MaskPlace<Unit>],
    value: String,
    units: [Unit]
  ) {
    self.mask = mask
    self.value = value
    autocompletes = editor.autocompletes
    before = MaskedText(of: units, in: table, autocompletes: autocompletes)
  }

  func outcome(
    of edit: TextEdit,
    inserting inserted: [Unit],
    _ canHold: (String) -> Bool
  ) throws(EditError) -> EditOutcome {
    let count = before.cells.count
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= count else {
      throw EditError.outOfBounds(edit.range, count: count)
    }
    guard !inserted.isEmpty else { return deletion(of: edit.range, edit.deletion) }
    let (joined, range) = join(inserted, in: edit.range)
    return insertion(of: joined, in: range, canHold)
      ?? unchanged(caret: edit.range.upperBound, .refused)
  }

  // MARK: Deleting

  private func deletion(of range: Range<Int>, _ direction: TextEdit.Deletion) -> EditOutcome {
    guard !range.isEmpty else { return unchanged(caret: range.lowerBound, .taken) }
    let after = text(without: range)
    if range.count == 1, after.hasValue(of: before) {
      return step(over: range, direction)
    }
    return outcome(after, caretAt: range.lowerBound)
  }

  /// Deletes the next character of the person's, in place of one that the mask puts back.
  private func step(over range: Range<Int>, _ direction: TextEdit.Deletion) -> EditOutcome {
    switch direction {
    case .backward:
      let offset = before.startOfOwn(before: range.lowerBound) - 1
      guard offset >= 0 else { return unchanged(caret: range.lowerBound, .taken) }
      // With nothing behind it, what separates goes too, or it would be left over.
      let end = before.isFilled(after: range.upperBound) ? offset + 1 : before.cells.count
      return outcome(text(without: offset..<end), caretAt: offset)
    case .forward:
      let rest = before.cells[range.upperBound...]
      guard let offset = rest.firstIndex(where: { $0.role == .filled }) else {
        return unchanged(caret: range.upperBound, .taken)
      }
      return outcome(text(without: offset..<offset + 1), caretAt: range.lowerBound)
    }
  }

  /// What is left without a range of the characters shown.
  private func text(without range: Range<Int>) -> MaskedText<Unit> {
    var text = MaskedText(before, upTo: range.lowerBound)
    let lostCount = text.take(from: before, after: range.upperBound)
    if lostCount > 0 {
      // The mask's characters before the range may have been there for the sake of what was in it.
      var other = MaskedText(before, upTo: before.startOfOwn(before: range.lowerBound))
      if other.take(from: before, after: range.upperBound) < lostCount { text = other }
    }
    return settled(text)
  }

  // MARK: Inserting

  /// What the inserted characters, or the longest beginning of them that fits, make of the text.
  private func insertion(
    of inserted: [Unit],
    in range: Range<Int>,
    _ canHold: (String) -> Bool
  ) -> EditOutcome? {
    let whole = bestInsertion(of: inserted[...], in: range)
    if whole.loss.count < inserted.count, let after = candidate(whole, canHold) {
      return outcome(of: whole, after, whole.loss.hasText ? .shortened : .taken)
    }
    guard inserted.count > 1 else { return nil }
    var longest: (insertion: MaskInsertion<Unit>, after: Candidate)?
    let isMonotone = !before.isFilled(after: range.upperBound)
    let count = longestStart(of: inserted.count, isMonotone: isMonotone) { count in
      let part = insertion(of: inserted[..<count], in: range, whole.source, from: whole.start)
      guard let after = candidate(part, canHold) else { return false }
      longest = (part, after)
      return true
    }
    guard let longest, longest.insertion.loss.count < count,
      !longest.after.text.hasValue(of: before)
    else { return nil }
    return outcome(of: longest.insertion, longest.after, .shortened)
  }

  /// A text that an insertion gives, and its value.
  private typealias Candidate = (text: MaskedText<Unit>, value: String)

  /// What an insertion gives, unless it pushes something out or can no longer come to hold.
  private func candidate(
    _ insertion: MaskInsertion<Unit>,
    _ canHold: (String) -> Bool
  ) -> Candidate? {
    guard insertion.keepsRest else { return nil }
    let after = settled(insertion.text)
    let filledCount = insertion.text.filledCount - insertion.text.joinedCount
    guard after.filledCount >= filledCount, after.staysSeparate else { return nil }
    let value = Unit.text(of: after.value)
    guard after.hasValue(of: before) || canHold(value) else { return nil }
    return (after, value)
  }

  /// The way to read inserted characters that makes the most of them.
  private func bestInsertion(
    of inserted: ArraySlice<Unit>,
    in range: Range<Int>
  ) -> MaskInsertion<Unit> {
    var best = insertion(of: inserted, in: range, .formatted, from: range.lowerBound)
    let isAmbiguous = mask.hasCharactersLikeTyped
    guard isAmbiguous && !best.isBest || best.loss.count > 0 else { return best }
    if isAmbiguous {
      for source in [MaskSource.raw, .bare] {
        let other = insertion(of: inserted, in: range, source, from: range.lowerBound)
        if other.isBetter(than: best) { best = other }
      }
    }
    // Characters of the mask just before the caret may be pasted, or typed from habit, once more.
    let start = before.startOfOwn(before: range.lowerBound)
    if start < range.lowerBound {
      let other = insertion(of: inserted, in: range, .formatted, from: start)
      if other.isBetter(than: best) { best = other }
    }
    return best
  }

  private func insertion(
    of inserted: ArraySlice<Unit>,
    in range: Range<Int>,
    _ source: MaskSource,
    from start: Int
  ) -> MaskInsertion<Unit> {
    MaskInsertion(
      of: inserted,
      into: before,
      from: start,
      to: range.upperBound,
      as: source,
      autocompletes: autocompletes
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
      let cell = before.cells[lower - 1]
      if Unit.joins(cell.unit, first), takesJoined([cell.unit, first], at: cell) {
        lower -= 1
        inserted = Unit.segmented([cell.unit] + inserted)
      }
    }
    if upper < before.cells.count, let last = inserted.last {
      let cell = before.cells[upper]
      if Unit.joins(last, cell.unit), takesJoined([last, cell.unit], at: cell) {
        inserted = Unit.segmented(inserted + [cell.unit])
        upper += 1
      }
    }
    return (inserted, lower..<upper)
  }

  private func takesJoined(_ units: [Unit], at cell: MaskCell<Unit>) -> Bool {
    guard let joined = Unit.segmented(units).first else { return false }
    return before.table[cell.place].takes(joined)
  }

  // MARK: Outcomes

  /// The text that is shown for the value that the characters of another make.
  ///
  /// It differs from the other where characters stand behind a literal before which there is still
  /// room for them.
  private func settled(_ text: MaskedText<Unit>) -> MaskedText<Unit> {
    if text.isSettled, text.filledCount > 0, Unit.neverJoins,
      autocompletes || text.cells.last?.role == .filled
    {
      var text = text
      if autocompletes { text.autocomplete() }
      return text
    }
    var value = text.value
    while true {
      let units = Unit.segmented(value)
      let text = MaskedText(of: units, in: before.table, autocompletes: autocompletes)
      value = text.value
      // Leaving a character out may bring two together that become one.
      guard !Unit.staySeparate(value) else { return text }
    }
  }

  private func outcome(
    of insertion: MaskInsertion<Unit>,
    _ after: Candidate,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    let caret = after.text.caret(
      after: insertion.filledCount,
      ownCount: insertion.ownCount,
      skipsOwn: autocompletes
    )
    return outcome(after.text, value: after.value, caret: caret, disposition)
  }

  /// The outcome of a deletion, with the caret after what stood before an offset.
  private func outcome(_ after: MaskedText<Unit>, caretAt offset: Int) -> EditOutcome {
    let start = before.startOfOwn(before: offset)
    let caret = after.caret(
      after: before.filledCount(upTo: start),
      ownCount: offset - start,
      skipsOwn: false
    )
    return outcome(after, value: Unit.text(of: after.value), caret: caret, .taken)
  }

  private func outcome(
    _ after: MaskedText<Unit>,
    value: String,
    caret: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    let shown = after.shown
    return EditOutcome(
      shown: shown,
      value: value,
      // Deletions may bring a letter to a literal with which it becomes one character.
      caret: after.staysSeparate ? caret : min(caret, shown.count),
      disposition: disposition,
      isComplete: after.isComplete
    )
  }

  private func unchanged(caret: Int, _ disposition: EditOutcome.Disposition) -> EditOutcome {
    EditOutcome(
      shown: before.shown,
      value: value,
      caret: caret,
      disposition: disposition,
      isComplete: before.isComplete
    )
  }
}
