internal import CSimdJSON
internal import RuleEngine

/// Puts the values that were found in a JSON object into a record's slots.
struct JSONRecordWriter: ~Copyable {
  /// Why values that are JSON are no record.
  enum Refusal: Error {
    case notAnObject(found: csj_kind)
    /// The member at that offset of the record stood there before.
    case repeatedMember(at: Int)
    case tooManySlots
  }

  let limits: ReadingLimits
  /// Copied and filled in field by field, as an initialiser of another module is a call.
  private let blank = Slot.missing
  /// What slots are that hold all of a value, by the raw value of its kind.
  ///
  /// `missing` where they can't. A look-up takes half as long as a `switch` for each value.
  private let slotKinds = (csj_kind.null.rawValue...csj_kind.file.rawValue).map { kind in
    csj_kind(rawValue: kind)?.ofSlot ?? .missing
  }

  init(limits: ReadingLimits) {
    self.limits = limits
  }

  /// Fills the buffer, which has been reset for the form and holds the texts already.
  func write(
    _ entries: borrowing Span<csj_entry>,
    into buffer: inout RecordBuffer
  ) throws(Refusal) {
    let root = entries.count > 0 ? entries[0].kind : csj_kind.null
    guard case .group = root else { throw .notAnObject(found: root) }
    try write(0..<entries.count, of: entries, base: 0, into: &buffer)
  }

  /// Fills a region: the record, or the items of a list, which start at slot `base`.
  private func write(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    base: Int,
    into buffer: inout RecordBuffer
  ) throws(Refusal) {
    var position = range.lowerBound
    while true {
      position = try writePlain(position..<range.upperBound, of: entries, base: base, into: &buffer)
      guard position < range.upperBound else { return }
      let entry = entries[position]
      var slot = blank
      position += 1
      switch entry.kind {
      case .digits:
        slot = wideNumber(entry, in: &buffer)
      case .file:
        slot = try file(position..<Int(entry.end), of: entries, in: &buffer)
        position = Int(entry.end)
      case .list:
        let stride = Int(entry.payload)
        guard Int(entry.count) <= (limits.slots - buffer.slots.count) / stride else {
          throw .tooManySlots
        }
        slot = buffer.appendList(Int(entry.count), stride: stride)
        let first = Int(slot.start)
        try write(position..<Int(entry.end), of: entries, base: first, into: &buffer)
        position = Int(entry.end)
      case .object:
        slot = try members(of: entry, position..<Int(entry.end), in: entries, &buffer)
        position = Int(entry.end)
      case .null, .false, .true, .number, .text, .name, .group:
        continue
      }
      slot.source = entry.source
      buffer.slots[base + Int(entry.slot)] = slot
    }
  }

  /// The slot of an object that no form describes, whose members are read by their names.
  private func members(
    of object: csj_entry,
    _ range: Range<Int>,
    in entries: borrowing Span<csj_entry>,
    _ buffer: inout RecordBuffer
  ) throws(Refusal) -> Slot {
    guard Int(object.count) <= (limits.slots - buffer.slots.count) / 2 else {
      throw .tooManySlots
    }
    let slot = buffer.appendMembers(Int(object.count))
    try write(range, of: entries, base: Int(slot.start), into: &buffer)
    if let repeated = buffer.sortMembers(of: slot) {
      throw .repeatedMember(at: Int(buffer.slots[repeated].source))
    }
    return slot
  }

  /// Fills the slots of entries that need nothing but their slot.
  ///
  /// - Returns: The position of the first that needs more, whose slot is free; the end if none
  ///   does.
  private func writePlain(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    base: Int,
    into buffer: inout RecordBuffer
  ) throws(Refusal) -> Int {
    var slots = buffer.slots.mutableSpan
    for position in range {
      let entry = entries[position]
      let target = base + Int(entry.slot)
      guard case .missing = slots[target].kind else {
        throw .repeatedMember(at: Int(entry.name))
      }
      let kind = slotKinds[Int(entry.kind.rawValue)]
      // Matched, since to compare them calls into another module.
      if case .missing = kind { return position }
      var slot = blank
      slot.kind = kind
      slot.scale = entry.scale
      slot.start = entry.start
      slot.count = entry.count
      slot.source = entry.source
      slot.payload = entry.payload
      slots[target] = slot
    }
    return range.upperBound
  }

  /// A number that is exact but too long for a slot, or has too many digits to be calculated with.
  private func wideNumber(_ entry: csj_entry, in buffer: inout RecordBuffer) -> Slot {
    let digits = Slot(kind: .wideNumber, start: entry.start, count: entry.count)
    switch Number.parse(json: buffer.bytes.span.extracting(digits.textRange)) {
    case .number(let number): return buffer.appendNumber(number)
    case .tooManyDigits, .malformed: return digits
    }
  }

  /// The file that the members describe, or the plain object where they describe none.
  private func file(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    in buffer: inout RecordBuffer
  ) throws(Refusal) -> Slot {
    var isPlain = false
    var isSeen: (name: Bool, size: Bool, type: Bool) = (false, false, false)
    var name: String?
    var size: UInt64?
    var mediaType = ""
    for position in range {
      let entry = entries[position]
      let text = Slot(kind: .text, start: entry.start, count: entry.count)
      switch entry.slot {
      case 0:
        guard !isSeen.name else { throw .repeatedMember(at: Int(entry.name)) }
        isSeen.name = true
        switch entry.kind {
        case .null: break
        case .text: name = buffer.text(text)
        case .false, .true, .number, .digits, .list, .group, .object, .file, .name: isPlain = true
        }
      case 1:
        guard !isSeen.size else { throw .repeatedMember(at: Int(entry.name)) }
        isSeen.size = true
        if case .number = entry.kind, entry.scale == 0 { size = UInt64(exactly: entry.payload) }
      case _:
        guard !isSeen.type else { throw .repeatedMember(at: Int(entry.name)) }
        isSeen.type = true
        switch entry.kind {
        case .null: break
        case .text: mediaType = buffer.text(text)
        case .false, .true, .number, .digits, .list, .group, .object, .file, .name: isPlain = true
        }
      }
    }
    guard !isPlain, let size else { return Slot(kind: .form) }
    buffer.files.append(
      FileDescription(name: name, size: ByteCount(bytes: size), mediaType: mediaType)
    )
    return Slot(
      kind: .file,
      start: UInt32(buffer.files.count - 1),
      payload: Int64(clamping: size)
    )
  }
}

extension csj_kind {
  /// What a slot is that holds all of such a value; nil where it can't.
  fileprivate var ofSlot: Slot.Kind? {
    switch self {
    case .null: .null
    case .false, .true: .boolean
    case .number: .number
    case .text, .name: .text
    case .group: .form
    case .digits, .list, .object, .file: nil
    }
  }
}
