/// The values of one record in slots, with the bytes of its texts.
///
/// Values have two representations. Callers use a ``Value``, a tree. The evaluator reads a ``Slot``
/// of 24 bytes, at a position that the form's layout determines. ``RecordLoader`` converts values
/// to slots and ``RecordExtractor`` slots to values; readers of data fill slots directly. Each
/// takes time linear in the record.
///
/// The slots of the root form's instance come first, and then the items of lists. Memory is reused
/// from record to record, so judging many records allocates nothing once the buffer has grown.
package struct RecordBuffer: Sendable {
  package var slots: [Slot] = []
  package var bytes: [UInt8] = []
  package var files: [FileDescription] = []
  /// Members of the data that closed forms do not name.
  package private(set) var unknownMembers: [UnknownMember] = []

  package init() {}

  /// Empties the buffer, keeping its memory, and adds a missing instance of the form.
  package mutating func reset(for layout: FormLayout) {
    reset(slotCount: layout.slotCount)
  }

  /// Empties the buffer, keeping its memory, and adds that many missing values.
  mutating func reset(slotCount: Int) {
    resetValues(slotCount: slotCount)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Empties the buffer except for the bytes, which the caller replaces.
  package mutating func resetValues(for layout: FormLayout) {
    resetValues(slotCount: layout.slotCount)
  }

  private mutating func resetValues(slotCount: Int) {
    if slots.count == slotCount {
      var slots = slots.mutableSpan
      slots.update(repeating: .missing)
    } else {
      slots.removeAll(keepingCapacity: true)
      slots.append(contentsOf: repeatElement(.missing, count: slotCount))
    }
    if !files.isEmpty { files.removeAll(keepingCapacity: true) }
    if !unknownMembers.isEmpty { unknownMembers.removeAll(keepingCapacity: true) }
  }

  mutating func noteUnknownMember(_ member: UnknownMember) { unknownMembers.append(member) }

  /// Appends missing slots for `count` items of `stride` slots, and returns the list's slot.
  package mutating func appendList(_ count: Int, stride: Int) -> Slot {
    let first = slots.count
    slots.append(contentsOf: repeatElement(.missing, count: count * stride))
    return Slot(
      kind: .list,
      start: UInt32(first),
      count: UInt32(count),
      payload: Int64(stride)
    )
  }

  /// Appends missing slots for members, and returns the slot of an object that no form describes.
  package mutating func appendMembers(_ count: Int) -> Slot {
    var object = appendList(count, stride: 2)
    object.kind = .form
    object.payload = Slot.ownMembers
    return object
  }

  /// Sorts the members of such an object by name, so that objects with the same members look alike.
  ///
  /// - Returns: the position of the first duplicate name; nil if there is none.
  package mutating func sortMembers(of object: Slot) -> Int? {
    let first = Int(object.start)
    let range = 0..<Int(object.count)
    let members = range.map { (name: slots[first + 2 * $0], value: slots[first + 2 * $0 + 1]) }
    let sorted = members.sorted { one, other in
      let (name, otherName) = (bytes[one.name.textRange], bytes[other.name.textRange])
      return name == otherName
        ? one.name.source < other.name.source : name.lexicographicallyPrecedes(otherName)
    }
    var repeated: Int?
    for (index, member) in sorted.enumerated() {
      slots[first + 2 * index] = member.name
      slots[first + 2 * index + 1] = member.value
      if index > 0, bytes[sorted[index - 1].name.textRange] == bytes[member.name.textRange] {
        repeated = first + 2 * index
      }
    }
    return repeated
  }

  /// Appends the bytes of a text, and returns its slot.
  package mutating func appendText(_ text: String) -> Slot {
    appendText(text.utf8)
  }

  /// Appends the bytes of a text, which must be UTF-8, and returns its slot.
  package mutating func appendText(_ text: some Collection<UInt8>) -> Slot {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slot(kind: .text, start: UInt32(start), count: UInt32(bytes.count - start))
  }

  /// The slot for one of the files.
  package func slot(ofFile position: Int) -> Slot {
    let size = Int64(clamping: files[position].size.bytes)
    return Slot(kind: .file, start: UInt32(position), payload: size)
  }

  /// A slot for a number of any size; an integer has scale 0 if it fits.
  package mutating func appendNumber(_ number: Number) -> Slot {
    if let whole = number.int64 { return .integer(whole) }
    if let narrow = Slot(narrow: number) { return narrow }
    var slot = appendText(number.description)
    slot.kind = .wideNumber
    if number.isRounded { slot.scale = Slot.roundedScale }
    return slot
  }

  /// Whether the value counts as empty: missing, null, blank, an empty list, or a form that is empty.
  ///
  /// A list in a field of another type is a wrong value, even if it has no items.
  @inline(__always)
  func isEmpty(_ slot: Slot) -> Bool {
    // Most values are texts, and a comparison is cheaper than a switch over all kinds.
    if slot.kind == .text {
      return bytes.span.extracting(slot.textRange).isBlank && !slot.flags.contains(.asGiven)
    }
    return slot.kind.canBeEmpty && isEmptyUnlessText(slot)
  }

  @inline(never)
  private func isEmptyUnlessText(_ slot: Slot) -> Bool {
    switch slot.kind {
    case .missing: true
    case .null: !slot.flags.contains(.asGiven)
    case .list: slot.count == 0 && slot.flags.isDisjoint(with: [.asGiven, .mistyped])
    case .form: slot.flags.contains(.emptyForm)
    case .text, .boolean, .number, .wideNumber, .date, .month, .time, .dateTime, .file: false
    case .duration, .byteCount, .pattern, .set, .range: false
    }
  }

  /// The text of a slot of kind text.
  package func text(_ slot: Slot) -> String {
    String(decoding: bytes[slot.textRange], as: UTF8.self)
  }

  /// The number of a slot of kind number or wideNumber.
  package func number(_ slot: Slot) -> Number? {
    if slot.kind == .wideNumber {
      let number = Number(text(slot))
      return slot.scale == Slot.roundedScale ? number?.markedAsRounded : number
    }
    guard slot.kind == .number else { return nil }
    return Number(significand: Int128(slot.payload), exponent: Int(slot.scale))
  }
}
