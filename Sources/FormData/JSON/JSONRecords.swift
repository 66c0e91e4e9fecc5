internal import CSimdJSON
internal import RuleEngine

/// Text of JSON records, and how a record at its start gets into slots.
struct JSONRecords: ~Copyable {
  /// What the bytes of one record came to; offsets count from its first byte.
  enum Outcome {
    case record
    /// Nothing but white space.
    case blank
    /// Not JSON.
    case malformed(JSONFault)
    /// JSON, but no record.
    case refused(offset: Int, message: String)
    case outOfMemory
  }

  var text: JSONText
  private let writer: JSONRecordWriter
  private let layout: FormLayout
  private let limits: ReadingLimits

  init(plan: RecordPlan, limits: ReadingLimits) {
    text = JSONText(plan: plan.json, depth: limits.depth)
    writer = JSONRecordWriter(limits: limits)
    layout = plan.layout
    self.limits = limits
  }

  /// Reads the first `count` bytes as a record into the buffer.
  ///
  /// - Parameters:
  ///   - count: Bytes of the record.
  ///   - batch: Bytes of whole records at the start that may be looked at together.
  ///   - buffer: Holds the values afterwards, if it is a record.
  /// - Returns: Whether it is one, or why not.
  mutating func read(_ count: Int, batch: Int, into buffer: inout RecordBuffer) -> Outcome {
    buffer.reset(for: layout)
    switch text.read(count, batch: batch) {
    case .read: break
    case .empty: return .blank
    case .exhausted: return .outOfMemory
    case .malformed, .deep: return malformed(count)
    }
    text.appendTexts(to: &buffer.bytes)
    do throws(JSONRecordWriter.Refusal) {
      try text.withEntries { entries throws(JSONRecordWriter.Refusal) in
        try writer.write(entries, into: &buffer)
      }
      return .record
    } catch let refusal {
      buffer.reset(for: layout)
      return refused(refusal, count: count)
    }
  }

  private func malformed(_ count: Int) -> Outcome {
    let fault = text.withSpan(of: 0..<count) { JSONFault.first(in: $0, depth: limits.depth) }
    // Both hold texts to the same standard; should they ever differ, the refusal counts.
    return .malformed(fault ?? JSONFault(offset: 0, reason: .expectedValue(found: "\u{FFFD}")))
  }

  private func refused(_ refusal: JSONRecordWriter.Refusal, count: Int) -> Outcome {
    switch refusal {
    case .notAnObject(let found):
      let start = text.withSpan(of: 0..<count) { text in
        text.indices.first { text[$0] > 0x20 } ?? 0
      }
      return .refused(offset: start, message: "expected an object, found \(found.shown)")
    case .repeatedMember(let offset):
      let name = memberName(at: offset)
      return .refused(offset: offset, message: "duplicate key '\(name)'")
    case .tooManySlots:
      return .refused(offset: 0, message: "a record with more than \(limits.slots) values")
    }
  }

  /// The name that starts with a quote at the offset, as it is written.
  private func memberName(at offset: Int) -> String {
    var end = offset + 1
    while end < text.count, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return String(decoding: text.bytes(in: (offset + 1)..<min(end, text.count)), as: UTF8.self)
  }
}

extension csj_kind {
  /// What the value is, in words for people.
  var shown: String {
    switch self {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number, .digits: "a number"
    case .text: "a string"
    case .list: "a list"
    case .group, .object, .file, .name: "an object"
    }
  }
}
