import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Order of decisions` {
  private func order(_ items: [CheckedItem], _ others: CheckedForm...) -> [Int] {
    let program = Lowering.program(for: .with(forms: [.with("form", items)] + others))
    guard let start = program.forms[0].decisions else { return [] }
    return program.instructions[start.position...].prefix { $0 != .stop }.compactMap {
      if case .decide(let index) = $0 { index.position } else { nil }
    }
  }

  @Test func `a form without conditions has no code for them`() {
    #expect(Lowering.program(for: .field()).forms[0].decisions == nil)
  }

  @Test func `independent decisions keep file order`() {
    let items: [CheckedItem] = [
      .field("a"), .when(.filled("a"), [.field("b")]), .when(.filled("a"), [.field("c")]),
    ]
    #expect(order(items) == [0, 1])
  }

  @Test func `a decision waits for that of a field that it reads`() {
    let items: [CheckedItem] = [
      .when(.filled("b"), [.field("c")]), .field("a"), .when(.filled("a"), [.field("b")]),
    ]
    #expect(order(items) == [1, 0])
  }

  @Test func `a decision waits for that around it and for that around what it reads`() {
    let items: [CheckedItem] = [
      .when(.filled("z"), [.when(.filled("y"), [.field("x")])]),
      .when(.filled("a"), [.group("g", [.when(.filled("a"), [.field("y")])])]),
      .field("a"),
      .field("z"),
    ]
    #expect(order(items.map(groupedAsWritten)) == [0, 2, 3, 1])
  }

  /// In the items above `y` stands in the group `g`, so conditions name it by its path.
  private func groupedAsWritten(_ item: CheckedItem) -> CheckedItem {
    guard case .when(let condition, let items, let otherwise, let place) = item else { return item }
    var changed = condition
    if case .asks(.field(["y"]), let call, let isNegated, _) = condition {
      changed = .asks(.field(["g", "y"]), call, isNegated: isNegated)
    }
    return .when(
      changed,
      items: items.map(groupedAsWritten),
      otherwise: otherwise.map(groupedAsWritten),
      place: place
    )
  }

  @Test func `a field inside a form counts as the field that holds the form`() {
    let items: [CheckedItem] = [
      .when(.filled("address", "country"), [.field("c")]),
      .field("a"),
      .when(.filled("a"), [.field("address", .form(1))]),
    ]
    #expect(order(items, .with("address", [.field("country")])) == [1, 0])
  }

  @Test func `everything that a condition asks counts`() {
    let items: [CheckedItem] =
      [
        .when(
          .or([
            .not(.compare(.field(["a"]), .equal, .offset(.field(["b"]), .seconds(1)))),
            .membership(.field(["a"]), [.field(["c"])], isNegated: false),
            .and([.ask(.test(.anyFilled, .field(["d"])))]),
            .asks(
              .field(["a"]),
              .test(.between, .range(lower: .field(["e"]), upper: .field(["f"]))),
              isNegated: false
            ),
          ]),
          [.field("x")]
        ),
        .field("a"),
      ] + ["b", "c", "d", "e", "f"].map { .when(.filled("a"), [.field($0)]) }
    #expect(order(items) == [1, 2, 3, 4, 5, 0])
  }

  @Test func `a chain of decisions, each waiting for the next, needs no deep stack`() {
    let count = 20_000
    var items: [CheckedItem] = (0..<count).map { index in
      .when(.filled("f\(index + 1)"), [.field("f\(index)")])
    }
    items.append(.field("f\(count)"))
    #expect(order(items) == (0..<count).reversed())
  }

  @Test func `a circle, which the checker refuses, is decided all the same`() {
    #expect(DecisionOrder.order(dependencies: [[1], [0], [2]]) == [1, 0, 2])
  }
}
