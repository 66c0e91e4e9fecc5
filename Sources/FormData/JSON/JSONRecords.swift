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
    case malformed(TextFault)
    /// JSON, but no record.
    case refused(TextFault)
    case outOfMemory
  }

  var text: JSONText
  private let writer: JSONRecordWriter
  private let plan: RecordPlan
  /// That of the plan; asked of the plan for each record it would be copied.
  private let layout: FormLayout
  private let limits: ReadingLimits
  /// The members that were met so far and that no form names, as paths, each once.
  private(set) var unknownNames: [String] = []

  init(plan: RecordPlan, limits: ReadingLimits) {
    text = JSONText(plan: plan.json, depth: limits.depth)
    writer = JSONRecordWriter(limits: limits)
    self.plan = plan
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
    let outcome = text.read(count, batch: batch)
    if unknownNames.count < text.unknownNameCount { noteUnknownNames(count) }
    guard outcome == .read else {
      buffer.reset(for: layout)
      return failure(outcome, count)
    }
    buffer.resetValues(for: layout)
    text.copyTexts(to: &buffer.bytes)
    do throws(TextFault) {
      try text.withEntries { entries throws(TextFault) in
        try writer.write(entries, into: &buffer)
      }
      return .record
    } catch {
      buffer.reset(for: layout)
      return .refused(error)
    }
  }

  /// Notes the names that were first met in the record, with the fields that lead to them.
  private mutating func noteUnknownNames(_ count: Int) {
    for index in unknownNames.count..<text.unknownNameCount {
      let unknown = text.unknownName(index)
      let holder =
        JSONPathFinder.path(ofMemberAt: unknown.offset, in: text.block.bytes(in: 0..<count))
        ?? plan.json.paths[unknown.object]
      // In a secret field nobody knows what is a name.
      let name = plan.isSecret(holder) ? Labels.hiddenValue : unknown.name
      unknownNames.append(plan.fields(along: holder).appending(.name(name)).description)
    }
  }

  private func failure(_ outcome: csj_outcome, _ count: Int) -> Outcome {
    switch outcome {
    case .read, .malformed, .deep: malformed(count)
    case .empty: .blank
    case .exhausted: .outOfMemory
    }
  }

  private func malformed(_ count: Int) -> Outcome {
    let fault = JSONFault.first(
      in: text.block.bytes(in: 0..<count),
      depthLimit: limits.depth
    )
    // Both hold texts to the same standard; should they ever differ, the refusal counts.
    return .malformed(fault ?? TextFault(offset: 0, message: "not JSON"))
  }
}
