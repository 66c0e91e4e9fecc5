extension Mask {
  /// Reads a whole text, formatted or not, as a person left it in a field.
  ///
  /// This is for front ends that know the text but not the edit, and for texts from elsewhere; it
  /// behaves as input-mask-ios does. Every character is compared with the place that is next:
  /// a character of the mask is written if it isn't the one that came, an optional place is passed
  /// if it does not take it, and what a mandatory place does not take is left out. So a digit of
  /// the text that equals a literal of the mask counts as that literal; `FieldEditor`, which knows
  /// the edit, can tell them apart.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - caret: where the caret stands, in characters; nil for the end.
  ///   - autocompletes: whether the mask's characters that follow the last are written when the
  ///     caret is at the end.
  ///   - gravity: on which side of characters that the mask writes at the caret it ends up.
  ///   - autoskips: whether the caret goes back over characters of the mask that stand before it,
  ///     and takes them away at the end of the text, as after a deletion.
  /// - Returns: the text to show, the value in it and the caret.
  /// - Throws: `EditError` if the caret is not in the text.
  /// - Complexity: linear in the length of the text and the mask.
  package func apply(
    _ text: String,
    caret: Int? = nil,
    autocompletes: Bool = false,
    gravity: CaretGravity = .forward,
    autoskips: Bool = false
  ) throws(EditError) -> MaskResult {
    let units = Array(text)
    let caret = caret ?? units.count
    guard (0...units.count).contains(caret) else {
      throw EditError.outOfBounds(caret..<caret, count: units.count)
    }
    var reading = MaskReading(characters)
    for (offset, unit) in units.enumerated() {
      reading.read(unit, isBeforeCaret: offset < caret, isAtCaret: offset == caret, gravity)
    }
    if autocompletes, gravity == .forward, caret == units.count {
      reading.autocomplete()
    }
    if autoskips {
      reading.skipBack()
    }
    return MaskResult(
      shown: String(reading.shown),
      value: String(reading.value),
      caret: reading.caret,
      isComplete: !characters[reading.next...].contains(where: \.isRequired)
    )
  }
}

/// A mask that reads a whole text.
private struct MaskReading {
  let table: [MaskPlace<Character>]
  var shown: [Character] = []
  /// The place of each character of `shown`.
  var places: [Int] = []
  var value: [Character] = []
  var next = 0
  var caret = 0

  init(_ table: [MaskPlace<Character>]) {
    self.table = table
  }

  mutating func read(
    _ unit: Character,
    isBeforeCaret: Bool,
    isAtCaret: Bool,
    _ gravity: CaretGravity
  ) {
    while next < table.count {
      switch table[next] {
      case .literal(let own), .fixed(let own):
        let isOwn = own == unit
        // What the mask writes moves the caret if it stands after it, or at it and is drawn along.
        write(own, movesCaret: isBeforeCaret || !isOwn && isAtCaret && gravity == .forward)
        if isOwn { return }
      case .mandatory(let kind):
        if unit.isOf(kind) { write(unit, movesCaret: isBeforeCaret) }
        return
      case .repeating(let kind):
        if unit.isOf(kind) { write(unit, movesCaret: isBeforeCaret) }
        return
      case .optional(let kind):
        if unit.isOf(kind) {
          write(unit, movesCaret: isBeforeCaret)
          return
        }
        next += 1
      }
    }
  }

  mutating func autocomplete() {
    while next < table.count, let own = table[next].own {
      write(own, movesCaret: true)
    }
  }

  mutating func skipBack() {
    let isAtEnd = caret == shown.count
    while caret > 0, !table[places[caret - 1]].isOpen {
      caret -= 1
    }
    guard isAtEnd else { return }
    while shown.count > caret, let place = places.last {
      shown.removeLast()
      places.removeLast()
      if !table[place].isLiteral { value.removeLast() }
      next = place
    }
  }

  private mutating func write(_ unit: Character, movesCaret: Bool) {
    let place = table[next]
    shown.append(unit)
    places.append(next)
    if !place.isLiteral { value.append(unit) }
    if movesCaret { caret += 1 }
    if !place.repeats { next += 1 }
  }
}
