// Edits of numbers with digit groups, such as `1.234,56`.
//
// Groups are counted from the right, so masks can't express them: separators are inserted anew
// after each edit. That is only done for a number without separators, or with exactly those of the
// notation. Once a person types a separator, the text stays as typed until its groups are right
// again.

/// An edit of a number that has all of the notation's separators, or none.
struct GroupedNumber {
  private let notation: ValueNotation
  private let number: NumberNotation
  /// The text before the edit.
  private let shown: [Character]
  /// The text without separators.
  private let plain: [Character]
  private let edit: TextEdit
  /// The edited range, in the text without separators, and its replacement.
  private let range: Range<Int>
  private let inserted: [Character]

  /// Creates an edit; nil if the value is grouped differently, or the range is not in the value.
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
    // A number pasted as a whole may have separators of its own, which are dropped.
    let replacement = Array(edit.replacement)
    let isNumber = notation.completion(of: Array(edit.replacement.utf8).span) == .complete
    inserted = isNumber ? number.ungrouped(replacement) ?? replacement : replacement
  }

  private var isGrouped: Bool { plain.count < shown.count }

  /// The outcome with separators inserted; nil if the text is to be edited as plain text.
  ///
  /// If an insertion does not fit as a whole, its longest prefix that fits is inserted.
  func outcome(_ canHold: (borrowing Span<UInt8>) -> Bool) -> EditOutcome? {
    guard !edit.replacement.isEmpty else { return isGrouped ? outcomeOfDeleting : nil }
    guard let whole = text(inserting: inserted.count) else { return nil }
    if canHold(Array(whole.utf8).span) { return outcome(whole, inserting: inserted.count, .taken) }
    // A filter may reject separators, so it gets the digits.
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

  /// After a deletion that leaves leading zeros, the number is not grouped.
  private var outcomeOfDeleting: EditOutcome {
    if let text = text(inserting: 0) { return outcome(text, inserting: 0, .taken) }
    return .plain(String(edited(inserting: 0)), caret: range.lowerBound, .taken)
  }

  /// The outcome without separators, if the number can only continue as data and not in the
  /// notation.
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
  /// A text without separators; nil if its separators are not exactly those of the notation, or
  /// none.
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

  /// The start of a number with separators; nil for any other text, and if it has leading zeros.
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

  /// Converts the range of an edit to the text without separators.
  ///
  /// A deletion of only a separator, which would come back, deletes the digit next to it instead.
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

  /// The caret position in grouped text after the given number of other characters.
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
  /// Whether it is an ASCII digit.
  fileprivate var isDecimalDigit: Bool { isASCII && isWholeNumber }
}
