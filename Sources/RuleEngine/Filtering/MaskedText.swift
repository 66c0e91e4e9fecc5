/// A text in the places of a mask: each shown character, and where it is.
///
/// The characters are those that `take(_:as:)` put there, with the mask's before and between them.
/// They come and go at the end, so that a key costs what it changes, and not the whole text.
struct MaskedText<Unit: MaskUnit>: Sendable {
  /// The places of the mask.
  let table: [MaskPlace<Unit>]
  /// Whether a character of the mask could also be a person's.
  let isAmbiguous: Bool
  /// The characters shown.
  private(set) var shown: [Unit] = []
  /// Where each of them is.
  private(set) var cells: [MaskCell] = []
  /// Those of them that are not only shown.
  private var owned: [Unit] = []
  /// The first place that is still free.
  private(set) var next = 0
  /// How many of the characters are a person's.
  private(set) var filledCount = 0
  /// Whether the value of the text is known to give just these characters, but for those that the
  /// mask may write behind them.
  private(set) var isSettled = true
  /// What was cut off last, kept with the text for its memory.
  private(set) var tail = MaskedTail<Unit>()

  /// Puts a value into a mask.
  ///
  /// - Parameters:
  ///   - units: the characters of the value. Those that no place takes are left out.
  ///   - table: the places of the mask.
  ///   - autocompletes: whether the mask's own characters after the last of the value are shown too.
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

  // MARK: What it comes to

  /// The characters of the value; none as long as no place is filled.
  var value: [Unit] { filledCount > 0 ? owned : [] }

  /// The same as a text.
  var valueText: String { String(decoding: Unit.bytes(of: value), as: UTF8.self) }

  /// What is shown, as a text.
  var shownText: String { String(decoding: Unit.bytes(of: shown), as: UTF8.self) }

  /// How many of the characters are not only shown.
  var ownedCount: Int { owned.count }

  /// How many characters the value has.
  var valueCount: Int { filledCount > 0 ? owned.count : 0 }

  /// Whether all that must be there is there.
  var isComplete: Bool {
    @inline(__always) get { !table[next...].contains(where: \.isRequired) }
  }

  /// How many characters of the value become one with the one before.
  var joinedCount: Int {
    guard !Unit.neverJoins else { return 0 }
    return value.count - Unit.segmented(value).count
  }

  /// Whether no two of the characters shown become one.
  var staysSeparate: Bool {
    Unit.neverJoins || Unit.segmented(shown).count == shown.count
  }

  /// Whether the value of another text is the same; equal characters may only look the same.
  func hasValue(of other: MaskedText) -> Bool {
    valueCount == other.valueCount && Unit.bytes(of: value) == Unit.bytes(of: other.value)
  }

  // MARK: Offsets

  /// How many characters of the person's are shown before an offset.
  func filledCount(upTo offset: Int) -> Int {
    cells[..<offset].count { $0.role == .filled }
  }

  /// Whether characters of the person's are shown from an offset on.
  func isFilled(after offset: Int) -> Bool {
    cells[offset...].contains { $0.role == .filled }
  }

  /// The offset of the first of the mask's characters that stand together before another offset.
  func startOfOwn(before offset: Int) -> Int {
    var start = offset
    while start > 0, cells[start - 1].role != .filled { start -= 1 }
    return start
  }

  /// The offset of a caret after some characters of the person's and some of the mask's.
  ///
  /// - Parameters:
  ///   - count: how many characters of the person's there are before the caret.
  ///   - ownCount: how many of the mask's there are between the last of those and the caret.
  ///   - skipsOwn: whether the caret goes on after all of the mask's that follow.
  /// - Returns: an offset in what is shown.
  @inline(__always)
  func caret(after count: Int, ownCount: Int, skipsOwn: Bool) -> Int {
    var offset = end(ofFilled: count)
    var own = ownCount
    while offset < cells.count, cells[offset].role != .filled {
      // An optional place that is still free may stand between, and takes what is typed next.
      let previous = offset == 0 ? -1 : cells[offset - 1].place
      guard own > 0 || skipsOwn && cells[offset].place == previous + 1 else { break }
      own -= 1
      offset += 1
    }
    return offset
  }

  /// The offset behind the first so many characters of the person's.
  private func end(ofFilled count: Int) -> Int {
    // Mostly these are all that there are, and their end is near that of the text.
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

  /// Cuts off the characters shown from an offset on, which are the text's tail then.
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

  /// Makes the text again from which the tail was cut.
  mutating func restore() {
    removeLast(cells.count - tail.start)
    for character in tail.characters { write(character.unit, character.cell) }
    next = tail.next
    filledCount = tail.filledCount
    isSettled = tail.isSettled
  }

  /// The text from which the tail was cut to get the beginning of this one.
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

  /// Whether nothing but the mask's literals follows the last character of the person's, and
  /// no room that the value would fill first.
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

  /// Writes the mask's own characters that come next.
  mutating func autocomplete() {
    while next < table.count, case .written(let own, let isInValue) = table[next] {
      write(own, MaskCell(isInValue ? .fixed : .literal, at: next))
      next += 1
    }
  }

  /// What was left out when characters were put in.
  struct Loss {
    /// How many found no place.
    var count = 0
    /// Whether a letter or digit is among them.
    var hasText = false
  }

  /// Puts each of the first so many characters into the first place that has room for it.
  ///
  /// - Returns: what found no place.
  @discardableResult
  mutating func take(_ count: Int, of units: [Unit], as source: MaskSource) -> Loss {
    var loss = Loss()
    for offset in 0..<count where !take(units[offset], as: source) {
      loss.count += 1
      loss.hasText = loss.hasText || units[offset].isOf(.letterOrDigit)
    }
    return loss
  }

  /// Puts the characters of the tail's value that come after some of its characters into the text.
  ///
  /// - Returns: how many of the person's found no place.
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

  /// Takes away the characters shown in a range; what follows takes the first places again.
  ///
  /// - Returns: how many of the person's found no place.
  mutating func remove(_ range: Range<Int>) -> Int {
    cut(at: range.lowerBound)
    return takeTail(after: range.count)
  }

  /// Puts one character into the first place that has room for it.
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
      case .open(let kind, let room):
        if source.fills, unit.isOf(kind) {
          fill(index, with: unit, as: source)
          next = room == .repeating ? index : index + 1
          return true
        }
        guard room == .optional else { break search }
        hasPassedOptional = true
        index += 1
      }
    }
    if source.separates, let afterSeparator, filledCount > 0, unit.separates {
      removeLast(cells.count - afterSeparator.count)
      isSettled = false
      next = afterSeparator.next
      return true
    }
    removeLast(cells.count - count)
    return false
  }

  private mutating func fill(_ index: Int, with unit: Unit, as source: MaskSource) {
    // As part of a value it might be a character of the mask that was passed over.
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
