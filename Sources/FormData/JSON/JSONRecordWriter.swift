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

  /// Fills the buffer, which has been reset for the form and holds the texts already.
  func write(
    _ entries: borrowing Span<csj_entry>,
    of text: borrowing JSONText,
    into buffer: inout RecordBuffer
  ) throws(Refusal) {
    guard entries.count > 0, entries[0].kind == csj_kind_object else {
      throw .notAnObject(found: entries.count > 0 ? entries[0].kind : csj_kind_null)
    }
    try write(0..<entries.count, of: entries, of: text, base: 0, into: &buffer)
  }

  /// Fills a region: the record, or the items of a list, which start at slot `base`.
  private func write(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    of text: borrowing JSONText,
    base: Int,
    into buffer: inout RecordBuffer
  ) throws(Refusal) {
    var position = range.lowerBound
    while position < range.upperBound {
      let entry = entries[position]
      let target = base + Int(entry.slot)
      position += 1
      guard buffer.slots[target].kind == .missing else {
        throw .repeatedMember(at: Int(entry.name))
      }
      var slot: Slot
      switch entry.kind {
      case csj_kind_text:
        slot = Slot(kind: .text, start: entry.start, count: entry.count)
      case csj_kind_number:
        slot = Slot(kind: .number, scale: entry.scale, payload: entry.payload)
      case csj_kind_wide_number:
        slot = wideNumber(entry, of: text, into: &buffer)
      case csj_kind_true:
        slot = .boolean(true)
      case csj_kind_false:
        slot = .boolean(false)
      case csj_kind_null:
        slot = .null
      case csj_kind_object:
        slot = Slot(kind: .form)
      case csj_kind_file:
        slot = file(position..<Int(entry.end), of: entries, in: &buffer)
        position = Int(entry.end)
      case csj_kind_list:
        let stride = Int(entry.payload)
        guard Int(entry.count) <= (limits.slots - buffer.slots.count) / stride else {
          throw .tooManySlots
        }
        let first = buffer.appendItems(Int(entry.count), stride: stride)
        slot = Slot(
          kind: .list, start: UInt32(first), count: entry.count, payload: entry.payload)
        try write(position..<Int(entry.end), of: entries, of: text, base: first, into: &buffer)
        position = Int(entry.end)
      case csj_kind_name:
        continue
      }
      slot.source = entry.source
      buffer.slots[target] = slot
    }
  }

  /// A number that is exact but too long for a slot, or has too many digits to be calculated with.
  private func wideNumber(
    _ entry: csj_entry, of text: borrowing JSONText, into buffer: inout RecordBuffer
  ) -> Slot {
    let digits = text.bytes(in: Int(entry.start)..<Int(entry.start + entry.count))
    switch Number.parse(json: digits.span) {
    case .number(let number):
      return buffer.appendNumber(number)
    case .tooManyDigits, .malformed:
      var slot = buffer.appendText(digits)
      slot.kind = .wideNumber
      return slot
    }
  }

  /// The file that the members describe, or the plain object where they describe none.
  private func file(
    _ range: Range<Int>,
    of entries: borrowing Span<csj_entry>,
    in buffer: inout RecordBuffer
  ) -> Slot {
    let plain = Slot(kind: .form)
    var name: String?
    var size: UInt64?
    var mediaType = ""
    for position in range {
      let entry = entries[position]
      let text = Slot(kind: .text, start: entry.start, count: entry.count)
      switch (entry.slot, entry.kind) {
      case (0, csj_kind_null): name = nil
      case (0, csj_kind_text): name = buffer.text(text)
      case (1, csj_kind_number) where entry.scale == 0 && entry.payload >= 0:
        size = UInt64(entry.payload)
      case (2, csj_kind_text): mediaType = buffer.text(text)
      case (2, csj_kind_null): break
      case (_, _): return plain
      }
    }
    guard let size else { return plain }
    buffer.files.append(FileDescription(name: name, size: ByteCount(bytes: size), mediaType: mediaType))
    return Slot(
      kind: .file, start: UInt32(buffer.files.count - 1), payload: Int64(clamping: size))
  }
}
