internal import CSimdJSON
internal import RuleEngine

/// Writes the values of a JSON object into a record's slots.
struct JSONRecordWriter: ~Copyable {
  let limits: ReadingLimits
  /// Copied and filled in field by field, because an initializer in another module is a call.
  private let blank = Slot.missing
  /// Slots for kinds that fit entirely into a slot, by the raw value of the kind.
  ///
  /// `missing` for other kinds. A look-up takes half as long as a `switch` for each value.
  private let slotKinds = (csj_kind.null.rawValue...csj_kind.map.rawValue).map { kind in
    csj_kind(rawValue: kind)?.ofSlot ?? .missing
  }

  /// Fills the buffer, which has been reset for the form and already holds the texts.
  func write(
    _ entries: borrowing Span<csj_entry>,
    into buffer: inout RecordBuffer
  ) throws(TextFault) {
    let root = entries[0]
    guard case .group = root.kind else {
      let message = "expected an object, found \(root.kind.shown)"
      throw TextFault(offset: Int(root.source), message: message)
    }
    try write(0..<entries.count, of: entries, base: 0, into: &buffer)
  }

  /// Fills a region: the record, or the items of a list, which start at slot `base`.
  private func write(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    base: Int,
    into buffer: inout RecordBuffer
  ) throws(TextFault) {
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
          throw tooManySlots
        }
        slot = buffer.appendList(Int(entry.count), stride: stride)
        let first = Int(slot.start)
        try write(position..<Int(entry.end), of: entries, base: first, into: &buffer)
        position = Int(entry.end)
      case .object:
        slot = try members(of: entry, position..<Int(entry.end), in: entries, &buffer)
        position = Int(entry.end)
      case .map:
        slot = try map(of: entry, position..<Int(entry.end), in: entries, &buffer)
        position = Int(entry.end)
      case .unknown:
        buffer.appendUnknownMember(named: entry.textSlot, toObjectAt: base + Int(entry.slot))
        continue
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
  ) throws(TextFault) -> Slot {
    guard Int(object.count) <= (limits.slots - buffer.slots.count) / 2 else {
      throw tooManySlots
    }
    let slot = buffer.appendMembers(Int(object.count))
    try write(range, of: entries, base: Int(slot.start), into: &buffer)
    if let repeated = buffer.sortMembers(of: slot) {
      throw duplicateKey(at: Int(buffer.slots[repeated].source), in: buffer.bytes)
    }
    return slot
  }

  /// The slot of a map, whose entries are read by their keys.
  private func map(
    of object: csj_entry,
    _ range: Range<Int>,
    in entries: borrowing Span<csj_entry>,
    _ buffer: inout RecordBuffer
  ) throws(TextFault) -> Slot {
    let stride = Int(object.payload)
    guard Int(object.count) <= (limits.slots - buffer.slots.count) / stride else {
      throw tooManySlots
    }
    let slot = buffer.appendMap(Int(object.count), stride: stride - 1)
    let first = Int(slot.start) - 1
    try write(range, of: entries, base: first, into: &buffer)
    for entry in 0..<Int(slot.count) {
      buffer.setKey(buffer.slots[first + entry * stride], ofEntry: entry, in: slot)
    }
    if let repeated = buffer.sortEntries(of: slot) {
      throw duplicateKey(at: Int(buffer.slots[repeated].source), in: buffer.bytes)
    }
    return slot
  }

  /// Fills the slots of entries that need nothing but their slot.
  ///
  /// - Returns: The position of the first entry that needs more; the end if there is none.
  private func writePlain(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    base: Int,
    into buffer: inout RecordBuffer
  ) throws(TextFault) -> Int {
    var slots = buffer.slots.mutableSpan
    for position in range {
      let entry = entries[position]
      let target = base + Int(entry.slot)
      guard case .missing = slots[target].kind else {
        // Its slot is that of the object around it.
        if case .unknown = entry.kind { return position }
        throw duplicateKey(at: Int(entry.name), in: buffer.bytes)
      }
      let kind = slotKinds[Int(entry.kind.rawValue)]
      // Uses pattern matching because a comparison would call another module.
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

  /// A number that is exact but doesn't fit into a slot, or has too many digits for calculations.
  private func wideNumber(_ entry: csj_entry, in buffer: inout RecordBuffer) -> Slot {
    let digits = Slot(kind: .wideNumber, start: entry.start, count: entry.count)
    switch Number.parse(json: buffer.bytes.span.extracting(digits.textRange)) {
    case .number(let number): return buffer.appendNumber(number)
    case .tooManyDigits, .malformed: return digits
    }
  }

  /// The whole number of an entry, which may be written with an exponent; nil for any other value.
  private func wholeNumber(_ entry: csj_entry, in buffer: RecordBuffer) -> Int64? {
    if entry.kind == .number { return entry.scale == 0 ? entry.payload : nil }
    guard entry.kind == .digits,
      case .number(let number) = Number.parse(
        json: buffer.bytes.span.extracting(entry.textSlot.textRange)
      )
    else { return nil }
    return number.int64
  }

  /// The file that the members describe, or the plain object if they describe none.
  private func file(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    in buffer: inout RecordBuffer
  ) throws(TextFault) -> Slot {
    // The name, size and media type, which can have two names.
    var members: [csj_entry?] = [nil, nil, nil]
    for position in range {
      let entry = entries[position]
      let member = min(Int(entry.slot), 2)
      guard members[member] == nil else {
        throw duplicateKey(at: Int(entry.name), in: buffer.bytes)
      }
      members[member] = entry
    }
    guard let size = members[1].flatMap({ wholeNumber($0, in: buffer) }), size >= 0,
      [members[0], members[2]].allSatisfy({ [nil, .null, .text].contains($0?.kind) })
    else { return Slot(kind: .form) }
    let texts = [members[0], members[2]].map { entry in
      entry?.kind == .text ? entry.map { buffer.text($0.textSlot) } : nil
    }
    let bytes = ByteCount(bytes: UInt64(size))
    buffer.files.append(FileDescription(name: texts[0], size: bytes, mediaType: texts[1] ?? ""))
    return buffer.slot(ofFile: buffer.files.count - 1)
  }

  private var tooManySlots: TextFault {
    TextFault(offset: 0, message: "a record with more than \(limits.slots) values")
  }

  /// A duplicate member; its name, as written, starts with a quote at the offset.
  private func duplicateKey(at offset: Int, in text: [UInt8]) -> TextFault {
    var end = offset + 1
    while end < text.count, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    let name = String(decoding: text[(offset + 1)..<min(end, text.count)], as: UTF8.self)
    return TextFault(offset: offset, message: "duplicate key '\(name)'")
  }
}

extension csj_entry {
  /// The slot of a text at the entry's place.
  fileprivate var textSlot: Slot {
    Slot(kind: .text, start: start, count: count, source: source)
  }
}

extension csj_kind {
  /// The slot of such a value if it fits; otherwise nil.
  fileprivate var ofSlot: Slot.Kind? {
    switch self {
    case .null: .null
    case .false, .true: .boolean
    case .number: .number
    case .text, .name: .text
    case .group: .form
    case .digits, .list, .object, .file, .unknown, .map: nil
    }
  }

  /// The kind of the value, in words for people.
  fileprivate var shown: String {
    switch self {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number, .digits: "a number"
    case .text: "a string"
    case .list: "a list"
    case .group, .object, .file, .name, .unknown, .map: "an object"
    }
  }
}
