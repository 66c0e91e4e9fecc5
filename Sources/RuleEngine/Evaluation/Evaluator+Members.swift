// Members of objects that no form describes, and what tests say of values of the type `any`.

extension Evaluator {
  /// Makes the member of the name the subject; false where the subject is no object.
  ///
  /// - Complexity: logarithmic in the members.
  mutating func enterMember(_ name: Operand.Resolved) -> Bool {
    let object = subject.slot
    guard object.isOwnObject else {
      answer = .vacuous
      return false
    }
    // The name of a program that the compiler did not write may be anything.
    let member =
      name.slot.kind == .text
      ? withText(of: name) { record.position(ofKey: $0, in: object.items) } : nil
    machine.owners.append(subject)
    subject = member.map { resolveField(at: $0) } ?? .missing
    return true
  }

  /// Whether the test judges values of the subject's kind; only of an `any` that is not certain.
  func isJudged(by test: Test) -> Bool {
    guard subject.slot.flags.contains(.asGiven) else { return true }
    let kinds = test.judgedKinds
    switch subject.slot.kind {
    case .text: return kinds.contains(.text)
    case .number, .wideNumber: return kinds.contains(.number)
    case .boolean: return kinds.contains(.boolean)
    case .date: return kinds.contains(.date)
    case .month: return kinds.contains(.month)
    case .time: return kinds.contains(.time)
    case .dateTime: return kinds.contains(.dateTime)
    case .file: return kinds.contains(.file)
    case .list: return kinds.contains(.list)
    // That it is none of the values that a rule names is an answer too.
    case .null: return kinds.contains(.boolean)
    case .form: return !kinds.isDisjoint(with: [.boolean, .anyObject])
    case .missing, .duration, .byteCount, .pattern, .set, .range: return false
    }
  }
}
