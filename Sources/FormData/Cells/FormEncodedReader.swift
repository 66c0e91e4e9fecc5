package import RuleEngine

/// Reads one record of `application/x-www-form-urlencoded` text, as browsers post forms.
///
/// Names are paths of fields. A name without an index may be repeated where its field is a list, and
/// then gives items in their order. Line ends at the end of the text don't count.
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
    let isWhole = try readText()
    buffer.reset(for: plan.layout)
    do throws(TextFault) {
      guard isWhole else {
        throw TextFault(offset: 0, message: ReadingLimits.tooLong(limits.bytes))
      }
      try write(into: &buffer)
      return .record(number: 1)
    } catch {
      buffer.reset(for: plan.layout)
      let place = place(ofByte: error.offset)
      return .unreadable(UnreadableRecord(number: 1, place: place, message: error.message))
    }
  }

  package func place(ofByte offset: Int) -> DataPlace {
    let text = text
    return PlaceCounter().place(behind: text.span.extracting(0..<min(offset, text.count)))
  }

  /// Reads all of the source; false if that is more than the limit.
  private func readText() throws(DataError) -> Bool {
    var block = BlockBuffer()
    try block.skipByteOrderMark(from: source)
    repeat {
      if block.count > limits.bytes { return false }
    } while try block.fill(from: source)
    text = block.bytes(in: 0..<block.count)
    while text.last == 0x0A || text.last == 0x0D { text.removeLast() }
    return true
  }

  private func write(into buffer: inout RecordBuffer) throws(TextFault) {
    var names: [String] = []
    var offsets: [Int] = []
    var cells: [Cell] = []
    for pair in text.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      var name: [UInt8] = []
      try FormEncodedReader.decode(pair[..<equals], appendingTo: &name)
      names.append(String(decoding: name, as: UTF8.self))
      offsets.append(pair.startIndex)
      let value = pair[equals...].dropFirst()
      let start = buffer.bytes.count
      try FormEncodedReader.decode(value, appendingTo: &buffer.bytes)
      let count = UInt32(buffer.bytes.count - start)
      cells.append(Cell(start: UInt32(start), count: count, source: UInt32(value.startIndex)))
    }
    let tree: CellTree
    do throws(CellTree.Conflict) {
      tree = try CellTree(
        itemPaths(of: names),
        names: names,
        hasAllNames: false,
        plan: plan
      )
    } catch {
      throw TextFault(offset: offsets[error.position], message: error.message)
    }
    unknownNames = tree.unknownNames
    guard tree.write(cells, into: &buffer, slotLimit: limits.slots) else {
      throw TextFault(offset: 0, message: "a record with more than \(limits.slots) values")
    }
  }

  /// The paths of the names, where a list's own name means its next item.
  private func itemPaths(of names: [String]) -> [FieldPath?] {
    var items: [FieldPath: Int] = [:]
    return names.map { name in
      guard let path = FieldPath(name) else { return nil }
      guard case .list? = plan.steps(of: path)?.last?.kind else { return path }
      let index = items[path, default: 0]
      items[path] = index + 1
      return path.appending(.index(index))
    }
  }

  /// Decodes a name or value.
  ///
  /// Done here because it takes two digits a byte, and no library says where an escape is bad or tells
  /// bad escapes from bytes that are not UTF-8.
  private static func decode(
    _ text: ArraySlice<UInt8>,
    appendingTo bytes: inout [UInt8]
  ) throws(TextFault) {
    let first = bytes.count
    var offset = text.startIndex
    while offset < text.endIndex {
      switch text[offset] {
      case UInt8(ascii: "+"):
        bytes.append(0x20)
      case UInt8(ascii: "%"):
        let digits = text[(offset + 1)...].prefix(2).compactMap(\.hexDigitValue)
        guard digits.count == 2 else {
          throw TextFault(offset: offset, message: "expected two hexadecimal digits after '%'")
        }
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        offset += 2
      case 0..<0x20, 0x7F:
        let shown = Unicode.Scalar(text[offset]).shown
        throw TextFault(offset: offset, message: "\(shown) has to be written as an escape")
      default:
        bytes.append(text[offset])
      }
      offset += 1
    }
    guard bytes[first...].firstInvalidByte == nil else {
      throw TextFault(offset: text.startIndex, message: "not UTF-8")
    }
  }
}
