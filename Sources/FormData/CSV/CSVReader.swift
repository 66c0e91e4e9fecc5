package import RuleEngine

/// Reads CSV as RFC 4180 has it: a header with the paths of fields, and a record on each row.
///
/// Rows end with CR LF, LF or CR; blank rows are no records; spaces belong to values. All values
/// are texts. Empty cells at the end of a list say that the list is shorter. A row that can't be
/// read costs its own record only, except that an unclosed quote takes all that comes after it.
package final class CSVReader: RecordReader {
  private let plan: RecordPlan
  private let limits: ReadingLimits
  private var rows: CSVRows
  private var row = CellRow()
  private var columns: CellTree?
  private var columnCount = 0
  private var number = 0

  package private(set) var unknownNames: [String] = []

  /// A reader of the source's rows; the first is the header.
  package init(
    _ source: ByteSource,
    plan: RecordPlan,
    limits: ReadingLimits = ReadingLimits()
  ) {
    self.plan = plan
    self.limits = limits
    rows = CSVRows(source, limits: limits)
  }

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    let columns = try header()
    buffer.reset(for: plan.layout)
    switch try rows.next(into: &row, bytes: &buffer.bytes) {
    case .end:
      return .end
    case .refused(let offset, let message):
      return unreadable(at: offset, message)
    case .row:
      guard row.cells.count == columnCount else { return ragged() }
      guard columns.write(row, into: &buffer, slotLimit: limits.slots) else {
        return unreadable(at: 0, "a record with more than \(limits.slots) values")
      }
      number += 1
      return .record(number: number)
    }
  }

  package func place(ofByte offset: Int) -> DataPlace {
    rows.place(ofByte: offset)
  }

  private func unreadable(at offset: Int, _ message: String) -> RecordResult {
    number += 1
    return .unreadable(
      UnreadableRecord(number: number, place: rows.place(ofByte: offset), message: message)
    )
  }

  private func ragged() -> RecordResult {
    let count = row.cells.count
    let position = count > columnCount ? columnCount : count - 1
    let message =
      "row has \(count) value\(count == 1 ? "" : "s"), the header has \(columnCount)"
    return unreadable(at: Int(row.cells[position].source), message)
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
    case .refused(let offset, let message):
      throw .unreadable(rows.place(ofByte: offset), message: message)
    case .row:
      break
    }
    let names = row.cells.map { cell in
      String(decoding: bytes[Int(cell.start)..<Int(cell.start + cell.count)], as: UTF8.self)
    }
    columnCount = names.count
    try refuseRepeated(names)
    do throws(CellTree.Conflict) {
      let tree = try CellTree(names.map { FieldPath($0) }, plan: plan)
      unknownNames = tree.unknown.map { names[$0] }
      columns = tree
      return tree
    } catch let conflict {
      throw headerError(at: conflict.position, conflict.message(names: names))
    }
  }

  private func refuseRepeated(_ names: [String]) throws(DataError) {
    var seen: Set<String> = []
    for (position, name) in names.enumerated() {
      if name.isEmpty { throw headerError(at: position, "column \(position + 1) has no name") }
      guard seen.insert(name).inserted else {
        throw headerError(at: position, "duplicate column '\(name)'")
      }
    }
  }

  private func headerError(at position: Int, _ message: String) -> DataError {
    .unreadable(rows.place(ofByte: Int(row.cells[position].source)), message: message)
  }
}

extension CellTree.Conflict {
  /// The path to be pointed at.
  var position: Int {
    switch self {
    case .repeated(let position), .nested(let position, within: _), .gap(let position, missing: _):
      position
    }
  }

  /// What is wrong, in words for people, without the place.
  func message(names: [String]) -> String {
    switch self {
    case .repeated(let position): "duplicate name '\(names[position])'"
    case .nested(let position, let outer):
      "'\(names[position])' is a part of '\(names[outer])', which has a value of its own"
    case .gap(let position, let missing): "'\(names[position])' is there, but not '\(missing)'"
    }
  }
}
