import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Order of decisions` {
  /// The decisions of the first form, as its code takes them.
  private func order(_ items: String, _ others: String = "") -> [Int] {
    let program = program(of: "form main {\n\(items)\n}\n\(others)")
    guard let start = program.forms[0].decisions else { return [] }
    return program.instructions[start.position...].prefix { $0 != .stop }.compactMap {
      if case .decide(let index) = $0 { index.position } else { nil }
    }
  }

  @Test func `a form without conditions has no code for them`() {
    #expect(program(of: "form f { field a }").forms[0].decisions == nil)
  }

  @Test func `independent decisions keep file order`() {
    let items = "field a; when a is filled { field b }; when a is filled { field c }"
    #expect(order(items) == [0, 1])
  }

  @Test func `a decision waits for that of a field that it reads`() {
    let items = "when b is filled { field c }; field a; when a is filled { field b }"
    #expect(order(items) == [1, 0])
  }

  @Test func `a decision waits for that around it and for that around what it reads`() {
    let items = """
      when z is filled { when g.y is filled { field x } }
      when a is filled { group g { when a is filled { field y } } }
      field a
      field z
      """
    #expect(order(items) == [0, 2, 3, 1])
  }

  @Test func `a field inside a form counts as the field that holds the form`() {
    let items = """
      when address.country is filled { field c }
      field a
      when a is filled { field address: address }
      """
    #expect(order(items, "form address { field country }") == [1, 0])
  }

  @Test func `everything that a condition asks counts`() {
    let items = """
      when not (a == b + 1s) or a in (c, "2026-01-01T00:00") or any_filled(d) or a is between(e, f) {
        field x
      }
      field a: datetime
      \(["b", "c", "d", "e", "f"].map { "when a is filled { field \($0): datetime }\n" }.joined())
      """
    #expect(order(items) == [1, 2, 3, 4, 5, 0])
  }

  @Test func `a chain of decisions, each waiting for the next, needs no deep stack`() {
    let count = 5_000
    let items = (0..<count).map { "when f\($0 + 1) is filled { field f\($0) }\n" }.joined()
    #expect(order(items + "field f\(count)") == (0..<count).reversed())
  }
}
