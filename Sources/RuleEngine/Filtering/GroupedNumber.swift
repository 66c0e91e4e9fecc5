// Edits of numbers that are typed in a notation with groups, such as `1.234,56`.
//
// Groups are counted from the right, so no mask has them: they are put in anew after each edit. Only a number
// without groups, or with those that the notation has, is edited so: once a person types a separator, the text
// stays as it is typed until its groups are right again.

/// An edit of a number that has the groups of its notation, or none.
struct GroupedNumber {
  private let notation: ValueNotation
  private let number: NumberNotation
  /// The text before the edit.
  private let shown: [Character]
  /// The same without groups.
  private let plain: [Character]
  private let edit: TextEdit
  /// What the edit replaces in the text without groups, and by what.
  private let range: Range<Int>
  private let inserted: [Character]

  /// Makes an edit of a value; nil where the value is grouped otherwise, or the edit is not in it.
  init?(_ value: String, in notation: ValueNotation, _ edit: TextEdit) {
    let shown = Array(value)
    guard case .number(let number) = notation.form, let plain = number.ungrouped(shown),
      edit.range.lowerBound >= 0, edit.range.upperBound <= shown.count
    else { return nil }
    self.notation = notation
    self.number = number
    self.shown = shown
    self.plain = plain
    self.edit = edit
    range = number.rangeWithoutGroups(of: edit, in: shown, count: plain.count)
    // The groups of a number that is pasted whole are not those of the text around it.
    let replacement = Array(edit.replacement)
    let isNumber = notation.completion(of: Array(edit.replacement.utf8).span) == .complete
    inserted = isNumber ? number.ungrouped(replacement) ?? replacement : replacement
  }

  private var isGrouped: Bool { plain.count < shown.count }

  /// The number after the edit with its groups; nil where it is edited as any text is.
  ///
  /// Of an insertion that does not fit as a whole, the longest beginning that fits is taken.
  func outcome(_ canHold: (borrowing Span<UInt8>) -> Bool) -> EditOutcome? {
    guard !edit.replacement.isEmpty else { return isGrouped ? outcomeOfDeleting : nil }
    guard let whole = text(inserting: inserted.count) else { return nil }
    if canHold(Array(whole.utf8).span) { return outcome(whole, inserting: inserted.count, .taken) }
    // A filter may take no separators.
    let ungrouped = edited(inserting: inserted.count)
    if !isGrouped, canHold(Array(String(ungrouped).utf8).span) {
      return .plain(String(ungrouped), caret: range.lowerBound + inserted.count, .taken)
    }
    let taken = longestStart(of: inserted.count, isMonotone: range.upperBound == plain.count) {
      text(inserting: $0).map { canHold(Array($0.utf8).span) } ?? false
    }
    if taken > 0, let text = text(inserting: taken) {
      return outcome(text, inserting: taken, .shortened)
    }
    return isGrouped ? .plain(String(shown), caret: edit.range.upperBound, .refused) : nil
  }

  /// After a deletion that leaves zeros in front a number has no groups.
  private var outcomeOfDeleting: EditOutcome {
    if let text = text(inserting: 0) { return outcome(text, inserting: 0, .taken) }
    return .plain(String(edited(inserting: 0)), caret: range.lowerBound, .taken)
  }

  /// The number without groups, where it can't go on in the notation but as data, whose point is none of
  /// the notation's separators.
  var data: EditOutcome? {
    var whole = shown
    whole.replaceSubrange(edit.range, with: edit.replacement)
    let text = String(edited(inserting: inserted.count))
    guard notation.completion(of: Array(String(whole).utf8).span) == .refused,
      notation.plainCompletion(of: Array(text.utf8).span) != .refused
    else { return nil }
    return .plain(text, caret: range.lowerBound + inserted.count, .taken)
  }

  private func edited(inserting count: Int) -> [Character] {
    var text = plain
    text.replaceSubrange(range, with: inserted[..<count])
    return text
  }

  private func text(inserting count: Int) -> String? {
    number.grouped(edited(inserting: count)).map { String($0) }
  }

  private func outcome(
    _ text: String,
    inserting count: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    let caret = number.position(after: range.lowerBound + count, in: text)
    return .plain(text, caret: caret, disposition)
  }
}

extension NumberNotation {
  /// A text without its groups; nil where it has other groups than the notation, which may have none.
  fileprivate func ungrouped(_ text: [Character]) -> [Character]? {
    guard group != nil else { return nil }
    let plain = text.filter { !separatesGroups($0) }
    if plain.count == text.count { return plain }
    guard let grouped = grouped(plain), grouped.count == text.count else { return nil }
    let isSame = zip(grouped, text).allSatisfy {
      $0 == $1 || separatesGroups($0) && separatesGroups($1)
    }
    return isSame ? plain : nil
  }

  /// The beginning of a number with its groups; nil for any other text, and where zeros lead.
  fileprivate func grouped(_ plain: [Character]) -> [Character]? {
    guard let separator else { return nil }
    let sign = plain.prefix { $0 == "-" }
    let whole = plain.dropFirst(sign.count).prefix { $0.isDecimalDigit }
    let rest = plain.dropFirst(sign.count + whole.count)
    guard sign.count < 2, whole.count < 2 || whole.first != "0" else { return nil }
    if let point = rest.first {
      guard let decimal, String(point).utf8.elementsEqual(decimal),
        rest.dropFirst().allSatisfy(\.isDecimalDigit)
      else { return nil }
    }
    var text = Array(sign)
    for (offset, digit) in whole.enumerated() {
      if offset > 0, (whole.count - offset).isMultiple(of: 3) { text.append(separator) }
      text.append(digit)
    }
    return text + rest
  }

  /// The range of an edit in the text without groups.
  ///
  /// Where an edit deletes nothing but a separator, which would come back, it is the digit next to it.
  fileprivate func rangeWithoutGroups(
    of edit: TextEdit,
    in shown: [Character],
    count: Int
  ) -> Range<Int> {
    let lower = shown[..<edit.range.lowerBound].count { !separatesGroups($0) }
    let upper = lower + shown[edit.range].count { !separatesGroups($0) }
    guard lower == upper, edit.replacement.isEmpty, !edit.range.isEmpty else {
      return lower..<upper
    }
    switch edit.deletion {
    case .backward: return max(0, lower - 1)..<lower
    case .forward: return upper..<min(count, upper + 1)
    }
  }

  /// Where the caret is in a text with groups that is after so many of its other characters.
  fileprivate func position(after count: Int, in grouped: String) -> Int {
    var left = count
    for (position, character) in grouped.enumerated() {
      if left == 0 { return position }
      if !separatesGroups(character) { left -= 1 }
    }
    return grouped.count
  }
}

extension Character {
  /// Whether it is one of the digits 0 to 9.
  fileprivate var isDecimalDigit: Bool { isASCII && isWholeNumber }
}
