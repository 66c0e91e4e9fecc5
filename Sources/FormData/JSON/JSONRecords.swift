internal import CSimdJSON
internal import RuleEngine

/// The text of JSON records; reads the record at its start into slots.
struct JSONRecords: ~Copyable {
  /// The result of reading one record; offsets count from its first byte.
  enum Outcome {
    case record
    /// Nothing but white space.
    case blank
    /// Not JSON.
    case malformed(TextFault)
    /// JSON, but not a record.
    case refused(TextFault)
    case outOfMemory
  }

  var text: JSONText
  private let writer: JSONRecordWriter
  private let plan: RecordPlan
  /// A copy of the plan's value, because asking the plan for each record would copy it.
  private let layout: FormLayout
  private let limits: ReadingLimits
  /// The unknown members so far, as paths, each once.
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
  ///   - count: The length of the record in bytes.
  ///   - batch: The length of the complete records at the start that can be parsed together.
  ///   - buffer: Contains the values afterwards, if it is a record.
  /// - Returns: Whether it is a record, or why not.
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

  /// Records the names that first occurred in the record, with the fields that contain them.
  private mutating func noteUnknownNames(_ count: Int) {
    for index in unknownNames.count..<text.unknownNameCount {
      let unknown = text.unknownName(index)
      let holder =
        JSONPathFinder.path(ofMemberAt: unknown.offset, in: text.block.bytes(in: 0..<count))
        ?? plan.json.path(toObject: unknown.object)
      // In a secret field, the names may be secret, too.
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
    // Both parsers should accept the same texts; if they ever differ, the rejection counts.
    return .malformed(fault ?? TextFault(offset: 0, message: "not JSON"))
  }
}
