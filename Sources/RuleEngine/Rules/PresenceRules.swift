// `required filled present accepted any_filled all_filled`: the rules that judge empty values.

extension Evaluator {
  @inline(__always)
  func testFilled() -> Answer {
    // What has a character that is no white space keeps it, whatever is appended.
    subject.isEmpty ? Answer(.fails, canHold: true, canFail: true) : .holdsForGood
  }

  @inline(__always)
  func testPresent() -> Answer {
    let isPresent = subject.slot.kind != .missing && subject.slot.kind != .null
    return isPresent ? .holdsForGood : Answer(.fails, canHold: true, canFail: true)
  }

  func testAccepted() -> Answer {
    .plain(subject.slot.kind == .boolean && subject.slot.payload == 1)
  }

  func testAnyFilled(_ fields: OperandList) -> Answer {
    for position in fields.range where !resolve(program.operands[position]).isEmpty {
      return .plain(true)
    }
    return .plain(false)
  }

  func testAllFilled(_ fields: OperandList) -> Answer {
    for position in fields.range where resolve(program.operands[position]).isEmpty {
      return .plain(false)
    }
    return .plain(true)
  }
}
