import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Constants and computed operands` {
  private func program(_ operands: CheckedOperand...) -> Program {
    let call = CheckedCall(
      name: "one_of",
      arguments: [CheckedArgument(name: "values", operands: operands)],
      place: .none
    )
    return Lowering.program(
      for: .field(rules: [], others: ["other"], .check(.builtIn(.oneOf, call)))
    )
  }

  private func slot(_ operand: CheckedOperand) -> Slot? {
    program(operand).constants.slots.last
  }

  @Test func `each kind has its place in a slot`() throws {
    let date = try #require(CalendarDate(year: 1970, month: 1, day: 31))
    let time = try #require(TimeOfDay(hour: 0, minute: 1, second: 2, nanosecond: 3))
    #expect(slot(.boolean(true)) == .boolean(true))
    #expect(slot(.number(12)) == Slot(kind: .number, payload: 12))
    #expect(slot(.date(date)) == Slot(kind: .date, payload: 30))
    #expect(slot(.time(time)) == Slot(kind: .time, payload: 62_000_000_003))
    #expect(
      slot(.dateTime(DateTime(date: date, time: time)))
        == Slot(kind: .dateTime, scale: Slot.noOffset, count: 3, payload: 30 * 86_400 + 62)
    )
    #expect(
      slot(.dateTime(try #require(DateTime(date: date, time: time, offset: -5400))))
        == Slot(kind: .dateTime, scale: -90, count: 3, payload: 30 * 86_400 + 62)
    )
    #expect(
      slot(.duration(.milliseconds(300))) == Slot(kind: .duration, payload: 300_000_000)
    )
    #expect(slot(.byteCount(ByteCount(bytes: 5))) == Slot(kind: .byteCount, payload: 5))
    #expect(slot(.text("ab")) == Slot(kind: .text, start: 0, count: 2))
  }

  @Test func `what is too large for a slot does not overflow`() throws {
    #expect(slot(.duration(.seconds(Int64.max)))?.payload == Int64.max)
    #expect(slot(.duration(.seconds(Int64.min)))?.payload == Int64.min)
    #expect(slot(.byteCount(ByteCount(bytes: .max)))?.payload == Int64.max)
    let wide = try #require(Number("123456789012345678901234567890.5"))
    let program = program(.number(wide))
    #expect(program.constants.slots[0].kind == .wideNumber)
    #expect(program.constants.number(program.constants.slots[0]) == wide)
  }

  @Test func `equal constants are one, and texts are equal by code points`() {
    let program = program(
      .text("\u{E9}"),
      .text("e\u{301}"),
      .text("\u{E9}"),
      .number(1),
      .number(1),
      .text("1")
    )
    #expect(program.constants.slots.count == 4)
    #expect(
      program.operands == [0, 1, 0, 2, 2, 3].map { Operand.constant($0) }
    )
  }

  @Test func `a range of constants is a constant that points to its bounds`() {
    let program = program(
      .range(lower: .number(1), upper: .number(5)),
      .range(lower: nil, upper: .number(1))
    )
    #expect(program.operands == [.constant(2), .constant(3)])
    #expect(program.constants.slots[2] == Slot(kind: .range, start: 0, count: 1))
    #expect(program.constants.slots[3] == Slot(kind: .range, start: Slot.noBound, count: 0))
  }

  @Test func `a range with another bound is computed`() {
    let program = program(.range(lower: .number(1), upper: .field(["other"])))
    #expect(program.operands == [.computation(0)])
    #expect(
      program.computations == [.range(lower: .constant(0), upper: .field(SlotOffset(2)))]
    )
  }

  @Test func `moments are computed when they are read, each from one entry`() {
    let program = program(.today, .now, .offset(.today, .seconds(60)), .today)
    #expect(program.computations == [.today, .now, .offset(.computation(0), .seconds(60))])
    #expect(program.operands == [0, 1, 2, 0].map { Operand.computation($0) })
  }
}
