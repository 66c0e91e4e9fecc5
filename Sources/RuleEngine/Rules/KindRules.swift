// `kind`, `member`, and what rules make of values of the type `any`.

extension Evaluator {
  /// Whether the subject is of one of the kinds; not applicable where there is none.
  func testKind(_ kinds: ValueKinds) -> Answer {
    if subject.isEmpty { return .notApplicable }
    return .plain(!kinds.isDisjoint(with: kindsOfSubject))
  }

  /// Makes the member of the name the subject; false where the subject is no object.
  ///
  /// Looks at each member.
  mutating func enterMember(_ name: Operand.Resolved) -> Bool {
    let object = subject.slot
    guard object.isOwnObject else {
      answer = .notApplicable
      blame = nil
      return false
    }
    let member = (0..<Int(object.count)).lazy.map { Int(object.start) + 2 * $0 }.first { slot in
      areSame(resolveField(at: slot), name)
    }
    owners.append(subject)
    subject = member.map { resolveField(at: $0 + 1) } ?? .missing
    return true
  }

  private var kindsOfSubject: ValueKinds {
    switch subject.slot.kind {
    case .null: .null
    case .boolean: .boolean
    case .number, .wideNumber:
      number(of: subject)?.isInteger == false ? .number : [.number, .integer]
    case .text, .date, .time, .dateTime: .text
    case .list: .list
    case .file, .form: .object
    case .missing, .duration, .byteCount, .pattern, .set, .range: []
    }
  }

  /// Whether the test judges values of the subject's kind; only of an `any` that is not certain.
  func isJudged(by test: Test) -> Bool {
    guard subject.slot.flags.contains(.asGiven) else { return true }
    let kinds = test.domain.kinds
    switch subject.slot.kind {
    case .text: return kinds.contains(.text)
    case .number, .wideNumber: return kinds.contains(.number)
    case .boolean: return kinds.contains(.boolean)
    case .date: return kinds.contains(.date)
    case .time: return kinds.contains(.time)
    case .dateTime: return kinds.contains(.dateTime)
    case .file: return kinds.contains(.file)
    case .list: return kinds.contains(.list)
    // That it is none of the values that a rule names is an answer too.
    case .null, .form: return kinds.contains(.boolean)
    case .missing, .duration, .byteCount, .pattern, .set, .range: return false
    }
  }
}
