package import RuleEngine

/// Reads CSV as defined in RFC 4180: a header with the paths of fields, and one record per row.
///
/// The delimiter can also be a character other than the comma. If the header has a single column
/// that is not a field, and seems to use another delimiter, that is an error: all records would be
/// empty.
///
/// Rows end with CR LF, LF or CR; blank rows are not records; spaces belong to values. All values
/// are texts. Empty cells at the end of a list mean that the list is shorter. An unreadable row
/// affects only its own record, but an unclosed quote includes everything after it.
package final class CSVReader: RecordReader {
  private let plan: RecordPlan
  private let delimiter: CSVDelimiter
  private let limits: ReadingLimits
  private var rows: CSVRows
  private var row: [Cell] = []
  private var columns: CellTree?
  private var columnCount = 0
  private var number = 0

  package private(set) var unknownNames: [String] = []

  /// A reader of the source's rows; the first is the header.
  package init(
    _ source: ByteSource,
    plan: RecordPlan,
    delimiter: CSVDelimiter = .comma,
    limits: ReadingLimits = ReadingLimits()
  ) {
    self.plan = plan
    self.delimiter = delimiter
    self.limits = limits
    rows = CSVRows(source, delimiter: delimiter, limits: limits)
  }

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    let columns = try header()
    buffer.reset(for: plan.layout)
    switch try rows.next(into: &row, bytes: &buffer.bytes) {
    case .end:
      return .end
    case .refused(let fault):
      return unreadable(at: fault.offset, fault.message)
    case .row:
      guard row.count == columnCount else { return ragged() }
      guard columns.write(row, into: &buffer, slotLimit: limits.slots) else {
        return unreadable(at: 0, "a record with more than \(limits.slots) values")
      }
      number += 1
      return .record(number: number)
    }
  }

  package func places(ofBytes offsets: [Int]) -> [DataPlace] {
    rows.places(ofBytes: offsets)
  }

  private func unreadable(at offset: Int, _ message: String) -> RecordResult {
    number += 1
    return .unreadable(
      UnreadableRecord(number: number, place: rows.place(ofByte: offset), message: message)
    )
  }

  private func ragged() -> RecordResult {
    let count = row.count
    let position = count > columnCount ? columnCount : count - 1
    let message =
      "row has \(count) value\(count == 1 ? "" : "s"), the header has \(columnCount)"
    return unreadable(at: Int(row[position].source), message)
  }

  private func header() throws(DataError) -> CellTree {
    if let columns { return columns }
    var bytes: [UInt8] = []
    switch try rows.next(into: &row, bytes: &bytes) {
    case .end:
      throw .unreadable(
        rows.place(ofByte: 0),
        message: "expected a header with the paths of fields"
      )
    case .refused(let fault):
      let hint = rows.byte(at: fault.offset).flatMap { delimiter.hint(ofByte: $0) }
      throw .unreadable(rows.place(ofByte: fault.offset), message: hint ?? fault.message)
    case .row:
      break
    }
    let names = row.map { cell in
      String(decoding: bytes[Int(cell.start)..<Int(cell.start + cell.count)], as: UTF8.self)
    }
    columnCount = names.count
    try refuseOtherDelimiter(names)
    try refuseRepeated(names)
    do throws(CellTree.Conflict) {
      let tree = try CellTree(
        names.map { FieldPath($0) },
        names: names,
        hasAllNames: true,
        of: plan.paths
      )
      unknownNames = tree.unknownNames
      columns = tree
      return tree
    } catch {
      throw headerError(at: error.position, error.message)
    }
  }

  private func refuseOtherDelimiter(_ names: [String]) throws(DataError) {
    var paths = plan.paths
    guard names.count == 1, let hint = delimiter.hint(in: names[0]),
      FieldPath(names[0]).flatMap({ paths.steps(of: $0) }) == nil
    else { return }
    throw headerError(at: 0, hint)
  }

  private func refuseRepeated(_ names: [String]) throws(DataError) {
    var seen: Set<ExactText> = []
    for (position, name) in names.enumerated() {
      if name.isEmpty { throw headerError(at: position, "column \(position + 1) has no name") }
      guard name.utf8.count <= DataName.longest else {
        throw headerError(at: position, DataName.fault)
      }
      guard seen.insert(ExactText(name)).inserted else {
        throw headerError(at: position, "duplicate column '\(name)'")
      }
    }
  }

  private func headerError(at position: Int, _ message: String) -> DataError {
    .unreadable(rows.place(ofByte: Int(row[position].source)), message: message)
  }
}
