/// A text in a mask: the shown characters with their places.
///
/// `take(_:as:)` adds characters, with the mask's own before and between them. Characters are added
/// and removed at the end, so a keystroke costs what it changes, and not the whole text.
struct MaskedText<Unit: MaskUnit>: Sendable {
  /// The places of the mask.
  let table: [MaskPlace<Unit>]
  /// Whether some character of the mask could also be typed.
  let isAmbiguous: Bool
  /// The characters shown.
  private(set) var shown: [Unit] = []
  /// The place and role of each of them.
  private(set) var cells: [MaskCell] = []
  /// Those of them that are part of the value.
  private var owned: [Unit] = []
  /// The first free place.
  private(set) var next = 0
  /// The number of typed characters.
  private(set) var filledCount = 0
  /// Whether this is known to be the text shown for its value, but for the mask's characters at the
  /// end.
  private(set) var isSettled = true
  /// The end that was cut off last, kept to reuse its memory.
  private(set) var tail = MaskedTail<Unit>()

  /// Puts a value into a mask.
  ///
  /// - Parameters:
  ///   - units: the characters of the value. Those that fit no place are left out.
  ///   - table: the places of the mask.
  ///   - autocompletes: whether to show the mask's own characters after the value.
  init(of units: [Unit], in table: [MaskPlace<Unit>], autocompletes: Bool) {
    self.table = table
    isAmbiguous = table.contains(where: \.isLikeTyped)
    shown.reserveCapacity(max(table.count, units.count))
    cells.reserveCapacity(max(table.count, units.count))
    owned.reserveCapacity(max(table.count, units.count))
    take(units.count, of: units, as: .value)
    if filledCount == 0 {
      removeLast(shown.count)
      next = 0
    }
    if autocompletes { autocomplete() }
  }

  /// Whether a text is a value that can be typed into a mask exactly.
  static func holds(_ units: [Unit], in table: [MaskPlace<Unit>]) -> Bool {
    let text = MaskedText(of: units, in: table, autocompletes: false)
    return Unit.bytes(of: text.value) == Unit.bytes(of: units)
  }

  // MARK: Results

  /// The characters of the value; none until an open place is filled.
  var value: [Unit] { filledCount > 0 ? owned : [] }

  /// The value as text.
  var valueText: String { String(decoding: Unit.bytes(of: value), as: UTF8.self) }

  /// The shown characters as text.
  var shownText: String { String(decoding: Unit.bytes(of: shown), as: UTF8.self) }

  /// The number of characters that are not only shown.
  var ownedCount: Int { owned.count }

  /// The length of the value.
  var valueCount: Int { filledCount > 0 ? owned.count : 0 }

  /// Whether all required places are filled.
  var isComplete: Bool {
    @inline(__always) get { !table[next...].contains(where: \.isRequired) }
  }

  /// The number of characters of the value that combine with the previous one.
  var joinedCount: Int {
    guard !Unit.neverJoins else { return 0 }
    return value.count - Unit.segmented(value).count
  }

  /// Whether no two of the shown characters combine.
  var staysSeparate: Bool {
    Unit.neverJoins || Unit.segmented(shown).count == shown.count
  }

  /// Whether another text has the same value; equal characters may have different code points.
  func hasValue(of other: MaskedText) -> Bool {
    valueCount == other.valueCount && Unit.bytes(of: value) == Unit.bytes(of: other.value)
  }

  /// Whether typed characters, from an offset on, may move to the places of those before them.
  ///
  /// Not if the places take different kinds. Nor if numbers may have different lengths and only
  /// separators in the value tell to which of them a digit belongs.
  func canMove(from offset: Int) -> Bool {
    let kinds = cells[offset...].lazy.compactMap { self.table[$0.place].kind }
    guard kinds.allSatisfy({ $0 == kinds.first }) else { return false }
    return !table.contains(where: \.isOptional) || table.contains(where: \.isOnlyShown)
  }

  // MARK: Offsets

  /// The number of typed characters before an offset.
  func filledCount(upTo offset: Int) -> Int {
    cells[..<offset].count { $0.role == .filled }
  }

  /// Whether there are typed characters from an offset on.
  func isFilled(after offset: Int) -> Bool {
    cells[offset...].contains { $0.role == .filled }
  }

  /// The offset of the first of the mask's consecutive characters that end at another offset.
  func startOfOwn(before offset: Int) -> Int {
    var start = offset
    while start > 0, cells[start - 1].role != .filled { start -= 1 }
    return start
  }

  /// The offset of a caret after given numbers of typed characters and of the mask's characters.
  ///
  /// - Parameters:
  ///   - count: the number of typed characters before the caret.
  ///   - ownCount: the number of the mask's characters between the last of those and the caret.
  ///   - skipsOwn: whether to advance the caret past all of the mask's following characters.
  /// - Returns: an offset in the text shown.
  @inline(__always)
  func caret(after count: Int, ownCount: Int, skipsOwn: Bool) -> Int {
    var offset = end(ofFilled: count)
    var own = ownCount
    while offset < cells.count, cells[offset].role != .filled {
      // There may be a free optional place in between, which accepts what is typed next.
      let previous = offset == 0 ? -1 : cells[offset - 1].place
      guard own > 0 || skipsOwn && cells[offset].place == previous + 1 else { break }
      own -= 1
      offset += 1
    }
    return offset
  }

  /// The offset after the given number of typed characters.
  private func end(ofFilled count: Int) -> Int {
    // Usually these are all typed characters, so the offset is near the end.
    if count == filledCount, count > 0 { return startOfOwn(before: cells.count) }
    var offset = 0
    var remaining = count
    while remaining > 0, offset < cells.count {
      if cells[offset].role == .filled { remaining -= 1 }
      offset += 1
    }
    return offset
  }

  // MARK: Cutting

  /// Cuts off the shown characters from an offset on; they become the text's tail.
  mutating func cut(at offset: Int) {
    tail.start = offset
    tail.filledCount = filledCount
    tail.next = next
    tail.isSettled = isSettled
    if !tail.characters.isEmpty { tail.characters.removeAll(keepingCapacity: true) }
    if offset < cells.count {
      for position in offset..<cells.count {
        tail.characters.append(.init(unit: shown[position], cell: cells[position]))
      }
      removeLast(cells.count - offset)
    }
    guard let last = cells.last else {
      next = 0
      isSettled = true
      return
    }
    next = table[last.place].repeats ? last.place : last.place + 1
    isSettled = isSettled && endsOpenly
  }

  /// Restores the text from which the tail was cut.
  mutating func restore() {
    removeLast(cells.count - tail.start)
    for character in tail.characters { write(character.unit, character.cell) }
    next = tail.next
    filledCount = tail.filledCount
    isSettled = tail.isSettled
  }

  /// The text from which the tail was cut to get the start of this one.
  var restored: MaskedText {
    var text = self
    text.restore()
    return text
  }

  private mutating func removeLast(_ count: Int) {
    for _ in 0..<count {
      shown.removeLast()
      switch cells.removeLast().role {
      case .literal: break
      case .fixed: owned.removeLast()
      case .filled:
        owned.removeLast()
        filledCount -= 1
      }
    }
  }

  /// Whether only literals follow the last typed character, with no earlier room that a value would
  /// fill.
  private var endsOpenly: Bool {
    @inline(__always) get {
      var following = next
      for cell in cells.reversed() {
        if cell.role == .filled { return cell.place + 1 == following || table[cell.place].repeats }
        guard cell.role == .literal, cell.place + 1 == following else { return false }
        following = cell.place
      }
      return following == 0
    }
  }

  // MARK: Putting characters in

  /// Writes the mask's own next characters.
  mutating func autocomplete() {
    while next < table.count, case .written(let own, let isInValue) = table[next] {
      write(own, MaskCell(isInValue ? .fixed : .literal, at: next))
      next += 1
    }
  }

  /// What was lost when inserting characters.
  struct Loss {
    /// The number of characters that fit no place.
    var count = 0
    /// Whether one of them is a letter or digit.
    var hasText = false
  }

  /// Puts each of the first `count` characters into the first place with room for it.
  ///
  /// - Returns: the characters that fit no place.
  @discardableResult
  mutating func take(_ count: Int, of units: [Unit], as source: MaskSource) -> Loss {
    var loss = Loss()
    for offset in 0..<count where !take(units[offset], as: source) {
      loss.count += 1
      loss.hasText = loss.hasText || units[offset].isOf(.letterOrDigit)
    }
    return loss
  }

  /// Puts the characters of the tail, from an offset on, back into the text.
  ///
  /// - Returns: the number of typed characters that no longer fit.
  mutating func takeTail(after count: Int) -> Int {
    var lostCount = 0
    var offset = count
    while offset < tail.characters.count {
      let character = tail.characters[offset]
      switch character.cell.role {
      case .literal: break
      case .fixed: _ = take(character.unit, as: .keptFixed)
      case .filled: if !take(character.unit, as: .kept) { lostCount += 1 }
      }
      offset += 1
    }
    return lostCount
  }

  /// Removes a range of the shown characters; the following ones move to the first places with
  /// room.
  ///
  /// - Returns: the number of typed characters that no longer fit.
  mutating func remove(_ range: Range<Int>) -> Int {
    cut(at: range.lowerBound)
    return takeTail(after: range.count)
  }

  /// Puts one character into the first place with room for it.
  ///
  /// - Returns: false if there is none; then nothing has changed.
  private mutating func take(_ unit: Unit, as source: MaskSource) -> Bool {
    let count = cells.count
    var index = next
    var hasPassedOptional = false
    var hasPassedOwn = false
    var afterSeparator: (next: Int, count: Int)?
    search: while index < table.count {
      let place = table[index]
      if hasPassedOwn, afterSeparator == nil, place.isOpen {
        afterSeparator = (index, cells.count)
      }
      switch place {
      case .written(let own, let isInValue):
        write(own, MaskCell(isInValue ? .fixed : .literal, at: index))
        hasPassedOwn = hasPassedOptional
        index += 1
        if own == unit, isInValue ? source.matchesFixed : source.matchesLiterals {
          next = index
          isSettled = isSettled && isInValue && source == .value
          return true
        }
      case .open(_, let room):
        if source.fills, place.takes(unit, after: shown.last) {
          fill(index, with: unit, as: source)
          next = room == .repeating ? index : index + 1
          return true
        }
        if source.isNew, place.needsZero(before: unit) {
          fill(index, with: .zero, as: source)
          fill(index + 1, with: unit, as: source)
          next = index + 2
          return true
        }
        guard place.canStayFree(after: shown.last) else { break search }
        hasPassedOptional = true
        index += 1
      }
    }
    if source.isNew, let afterSeparator, filledCount > 0, unit.separates {
      removeLast(cells.count - afterSeparator.count)
      isSettled = false
      next = afterSeparator.next
      return true
    }
    removeLast(cells.count - count)
    return false
  }

  private mutating func fill(_ index: Int, with unit: Unit, as source: MaskSource) {
    // As part of a value, it might be a character of the mask that was skipped.
    isSettled = isSettled && (source.matchesFixed || !isAmbiguous)
    write(unit, MaskCell(.filled, at: index))
    filledCount += 1
  }

  private mutating func write(_ unit: Unit, _ cell: MaskCell) {
    shown.append(unit)
    cells.append(cell)
    if cell.role != .literal { owned.append(unit) }
  }
}
