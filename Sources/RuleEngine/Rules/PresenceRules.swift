// `required present accepted empty filled any_filled all_filled`: the rules that judge empty values.

extension Evaluator {
  func testPresence(_ instruction: Instruction) -> Answer {
    let isEmpty = isEmpty(subject)
    switch instruction {
    case .required, .filled:
      // What has a character that is no white space keeps it, whatever is appended.
      return isEmpty ? Answer(.fails, canHold: true, canFail: true) : .holdsForGood
    case .empty:
      return isEmpty ? Answer(.holds, canHold: true, canFail: true) : .failsForGood
    case .present:
      let isPresent = subject.slot.kind != .missing && subject.slot.kind != .null
      return isPresent ? .holdsForGood : Answer(.fails, canHold: true, canFail: true)
    case .accepted:
      return .plain(subject.slot.kind == .boolean && subject.slot.payload == 1)
    case .field, .form, .check, .moment, .unlessHeld, .itemTypes, .nested, .items, .nextItem,
      .decide, .jump,
      .branch, .stop, .beginAnd, .beginOr, .combine, .end, .not, .message, .warn, .beginEach,
      .nextEach, .pushSubject, .ignoring, .popSubject, .pushMember, .popMember, .rule, .external,
      .compare, .equal,
      .different, .length,
      .magnitude, .multiple, .oneOf, .noneOf, .matches, .startsWith, .endsWith, .characters,
      .syntax, .before, .after, .luhn, .mod97, .weightedSum, .idna, .size, .unique, .exclusive,
      .fileSize, .mediaType,
      .kind, .anyFilled, .allFilled:
      return .notApplicable
    }
  }

  func testAnyFilled(_ fields: OperandList) -> Answer {
    for position in fields.range where !isEmpty(resolve(program.operands[position])) {
      return .plain(true)
    }
    return .plain(false)
  }

  func testAllFilled(_ fields: OperandList) -> Answer {
    for position in fields.range where isEmpty(resolve(program.operands[position])) {
      return .plain(false)
    }
    return .plain(true)
  }
}
