import FormRules
import Testing

/// Encoding costs time linear in what is encoded.
@Suite(.timeLimit(.minutes(20))) struct ValueEncoderTests {
  private struct Table: Encodable {
    let columns: [String: Int]
    let rows: [[Int]]
  }

  @Test func `long lists and wide forms are encoded`() throws {
    let count = 100_000
    let columns = Dictionary((0..<count).map { ("c\($0)", $0) }) { first, _ in first }
    let table = Table(columns: columns, rows: Array(repeating: [1], count: count))
    let value = try ValueEncoder.encode(table)
    guard case .form(let members) = value, case .list(let rows)? = members["rows"],
      case .form(let forms)? = members["columns"]
    else {
      Issue.record("\(value) is no form")
      return
    }
    #expect(rows.count == count && forms.count == count)
    #expect(rows.last == [1] && forms["c7"] == 7)
  }
}
