// `required filled present accepted any_filled all_filled`: the rules that judge empty values.

extension Evaluator {
  @inline(__always)
  func testFilled() -> Answer {
    // What has a character that is no white space keeps it, whatever is appended.
    subject.isEmpty ? Answer(.fails, canHold: true, canFail: true) : .holdsForGood
  }

  @inline(__always)
  mutating func testPresent(at index: InstructionIndex) -> Answer {
    let isPresent = subject.slot.kind != .missing && subject.slot.kind != .null
    // A key that is there counts only if its field applies, even with an empty value.
    if isPresent, subject.slot.flags.contains(.undecided) {
      return unknown(unreadable(subject), at: index)
    }
    return isPresent ? .holdsForGood : Answer(.fails, canHold: true, canFail: true)
  }

  func testAccepted() -> Answer {
    .plain(subject.slot.kind == .boolean && subject.slot.payload == 1)
  }

  mutating func testAnyFilled(_ fields: OperandList, at index: InstructionIndex) -> Answer {
    testFilled(fields, settledBy: true, at: index)
  }

  mutating func testAllFilled(_ fields: OperandList, at index: InstructionIndex) -> Answer {
    testFilled(fields, settledBy: false, at: index)
  }

  /// Whether fields are filled, as far as the first of which it is so, or not so, as asked.
  private mutating func testFilled(
    _ fields: OperandList,
    settledBy isFilled: Bool,
    at index: InstructionIndex
  ) -> Answer {
    var reason: Undecided.Reason?
    for position in fields.range {
      let value = resolve(program.operands[position])
      if value.slot.flags.contains(.undecided), !value.isEmpty {
        reason = reason ?? unreadable(value)
      } else if value.isEmpty != isFilled {
        return .plain(isFilled)
      }
    }
    return reason.map { unknown($0, at: index) } ?? .plain(!isFilled)
  }
}
