package import RuleEngine

/// Reads one record of `application/x-www-form-urlencoded` text, as browsers post forms.
///
/// Names are paths of fields. A name without an index may stand several times where its field is a
/// list, and then gives items in their order. Line ends at the end of the text don't count.
package final class FormEncodedReader: RecordReader {
  private let source: ByteSource
  private let plan: RecordPlan
  private let limits: ReadingLimits
  private var text: [UInt8] = []
  private var isRead = false

  package private(set) var unknownNames: [String] = []

  /// A reader of the source's one record.
  package init(
    _ source: ByteSource,
    plan: RecordPlan,
    limits: ReadingLimits = ReadingLimits()
  ) {
    self.source = source
    self.plan = plan
    self.limits = limits
  }

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    guard !isRead else { return .end }
    isRead = true
    guard try readText() else {
      return unreadable(at: 0, ReadingLimits.tooLong(limits.bytes))
    }
    buffer.reset(for: plan.layout)
    do throws(FormEncodedPairs.Fault) {
      try write(into: &buffer)
      return .record(number: 1)
    } catch let fault {
      buffer.reset(for: plan.layout)
      return unreadable(at: fault.offset, fault.message)
    }
  }

  package func place(ofByte offset: Int) -> DataPlace {
    let text = text
    return PlaceCounter().place(behind: text.span.extracting(0..<min(offset, text.count)))
  }

  private func unreadable(at offset: Int, _ message: String) -> RecordResult {
    .unreadable(UnreadableRecord(number: 1, place: place(ofByte: offset), message: message))
  }

  /// Reads all of the source; false if that is more than the limit.
  private func readText() throws(DataError) -> Bool {
    var block = BlockBuffer()
    while try block.fill(from: source) {
      if block.count > limits.bytes { return false }
    }
    let start = block.startsWithByteOrderMark ? 3 : 0
    text = block.bytes(in: start..<block.count)
    while text.last == 0x0A || text.last == 0x0D { text.removeLast() }
    return true
  }

  private func write(into buffer: inout RecordBuffer) throws(FormEncodedPairs.Fault) {
    let text = text
    let pairs = try FormEncodedPairs(text.span, appendingTo: &buffer.bytes).pairs
    let names = pairs.map(\.name)
    let paths = itemPaths(of: names)
    let tree: CellTree
    do throws(CellTree.Conflict) {
      tree = try CellTree(paths, plan: plan)
    } catch let conflict {
      throw FormEncodedPairs.Fault(
        offset: pairs[conflict.position].offset,
        message: conflict.message(names: names)
      )
    }
    unknownNames = tree.unknown.map { names[$0] }
    let row = CellRow(
      cells: pairs.map { pair in
        CellRow.Cell(
          start: UInt32(pair.value.lowerBound),
          count: UInt32(pair.value.count),
          source: UInt32(pair.valueOffset)
        )
      }
    )
    guard tree.write(row, into: &buffer, slotLimit: limits.slots) else {
      throw FormEncodedPairs.Fault(
        offset: 0,
        message: "a record with more than \(limits.slots) values"
      )
    }
  }

  /// The paths of the names, where a list's own name means its next item.
  private func itemPaths(of names: [String]) -> [FieldPath?] {
    let builder = CellTreeBuilder(forms: plan.forms)
    var items: [FieldPath: Int] = [:]
    return names.map { name in
      guard let path = FieldPath(name) else { return nil }
      guard case .field(.list) = builder.type(of: path, in: plan.form) else { return path }
      let index = items[path, default: 0]
      items[path] = index + 1
      return path.appending(.index(index))
    }
  }
}
