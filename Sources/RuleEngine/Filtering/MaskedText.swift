/// A text in the places of a mask: each shown character, and where it stands.
///
/// The characters are those that `take(_:as:)` put there, with the mask's before and between them.
struct MaskedText<Unit: MaskUnit>: Sendable {
  /// The places of the mask.
  let table: [MaskPlace<Unit>]
  /// The characters shown.
  private(set) var cells: [MaskCell<Unit>] = []
  /// The first place that is still free.
  private(set) var next = 0
  /// How many of the characters are a person's.
  private(set) var filledCount = 0
  /// Whether the value of the text is known to give just these characters, but for those that the
  /// mask may write behind them.
  private(set) var isSettled = true

  /// An empty text, without the mask's characters before the first place.
  init(_ table: [MaskPlace<Unit>]) {
    self.table = table
  }

  /// Puts a value into a mask.
  ///
  /// - Parameters:
  ///   - units: the characters of the value. Those that no place takes are left out.
  ///   - table: the places of the mask.
  ///   - autocompletes: whether the mask's own characters after the last of the value are shown too.
  init(of units: [Unit], in table: [MaskPlace<Unit>], autocompletes: Bool) {
    self.table = table
    cells.reserveCapacity(max(table.count, units.count))
    take(contentsOf: units, as: .value)
    if filledCount == 0 {
      cells.removeAll(keepingCapacity: true)
      next = 0
    }
    if autocompletes { autocomplete() }
  }

  /// The beginning of another text, up to an offset in what is shown.
  init(_ other: MaskedText, upTo count: Int) {
    table = other.table
    cells.reserveCapacity(table.count)
    cells += other.cells[..<count]
    filledCount = other.filledCount(upTo: count)
    guard let last = cells.last else { return }
    next = table[last.place].repeats ? last.place : last.place + 1
    isSettled = other.isSettled && endsOpenly
  }

  /// Whether nothing but the mask's literals stands behind the last character of the person's, and
  /// no room that the value would fill first.
  private var endsOpenly: Bool {
    var following = next
    for cell in cells.reversed() {
      if cell.role == .filled { return cell.place + 1 == following || table[cell.place].repeats }
      guard cell.role == .literal, cell.place + 1 == following else { return false }
      following = cell.place
    }
    return following == 0
  }

  // MARK: What it comes to

  /// The text shown.
  var shown: String { Unit.text(of: cells.map(\.unit)) }

  /// The characters of the value; none as long as no place is filled.
  var value: [Unit] {
    guard filledCount > 0 else { return [] }
    var value: [Unit] = []
    value.reserveCapacity(cells.count)
    for cell in cells where cell.role != .literal { value.append(cell.unit) }
    return value
  }

  /// Whether all that must be there is there.
  var isComplete: Bool {
    !table[next...].contains(where: \.isRequired)
  }

  /// How many characters of the value become one with the one before.
  var joinedCount: Int {
    guard !Unit.neverJoins else { return 0 }
    return value.count - Unit.segmented(value).count
  }

  /// Whether no two of the characters shown become one.
  var staysSeparate: Bool {
    Unit.neverJoins || Unit.staySeparate(cells.map(\.unit))
  }

  /// Whether the value of another text is the same.
  func hasValue(of other: MaskedText) -> Bool {
    cells.count == other.cells.count
      && zip(cells, other.cells).allSatisfy { $0.place == $1.place && $0.unit.isSame(as: $1.unit) }
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
  func caret(after count: Int, ownCount: Int, skipsOwn: Bool) -> Int {
    var offset = 0
    var remaining = count
    while remaining > 0, offset < cells.count {
      if cells[offset].role == .filled { remaining -= 1 }
      offset += 1
    }
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

  // MARK: Putting characters in

  /// Writes the mask's own characters that come next.
  mutating func autocomplete() {
    while next < table.count, let cell = ownCell(at: next) {
      cells.append(cell)
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

  /// Puts each character into the first place that has room for it.
  ///
  /// - Returns: what found no place.
  @discardableResult
  mutating func take(contentsOf units: some Sequence<Unit>, as source: MaskSource) -> Loss {
    var loss = Loss()
    for unit in units where !take(unit, as: source) {
      loss.count += 1
      loss.hasText = loss.hasText || unit.isOf(.letterOrDigit)
    }
    return loss
  }

  /// Puts the characters of another text's value that are shown from an offset on into this one.
  ///
  /// - Returns: how many of the person's found no place.
  mutating func take(from other: MaskedText, after offset: Int) -> Int {
    var lostCount = 0
    for cell in other.cells[offset...] {
      switch cell.role {
      case .literal: continue
      case .fixed: _ = take(cell.unit, as: .keptFixed)
      case .filled: if !take(cell.unit, as: .kept) { lostCount += 1 }
      }
    }
    return lostCount
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
      case .literal(let own):
        cells.append(MaskCell(unit: own, role: .literal, place: index))
        hasPassedOwn = hasPassedOptional
        index += 1
        if source.matchesLiterals, own == unit {
          next = index
          isSettled = false
          return true
        }
      case .fixed(let own):
        cells.append(MaskCell(unit: own, role: .fixed, place: index))
        hasPassedOwn = hasPassedOptional
        index += 1
        if source.matchesFixed, own == unit {
          next = index
          isSettled = isSettled && source == .value
          return true
        }
      case .mandatory(let kind):
        guard source.fills, unit.isOf(kind) else { break search }
        fill(index, with: unit, as: source)
        next = index + 1
        return true
      case .repeating(let kind):
        guard source.fills, unit.isOf(kind) else { break search }
        fill(index, with: unit, as: source)
        next = index
        return true
      case .optional(let kind):
        if source.fills, unit.isOf(kind) {
          fill(index, with: unit, as: source)
          next = index + 1
          return true
        }
        hasPassedOptional = true
        index += 1
      }
    }
    if source.separates, let afterSeparator, filledCount > 0, unit.separates {
      cells.removeLast(cells.count - afterSeparator.count)
      isSettled = false
      next = afterSeparator.next
      return true
    }
    cells.removeLast(cells.count - count)
    return false
  }

  private mutating func fill(_ index: Int, with unit: Unit, as source: MaskSource) {
    // As part of a value it might be a character of the mask that was passed over.
    isSettled = isSettled && source.matchesFixed
    cells.append(MaskCell(unit: unit, role: .filled, place: index))
    filledCount += 1
  }

  private func ownCell(at index: Int) -> MaskCell<Unit>? {
    switch table[index] {
    case .literal(let own): MaskCell(unit: own, role: .literal, place: index)
    case .fixed(let own): MaskCell(unit: own, role: .fixed, place: index)
    case .mandatory, .optional, .repeating: nil
    }
  }
}
