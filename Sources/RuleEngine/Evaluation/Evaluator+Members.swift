// Members of objects that no form describes, and which tests apply to values of type `any`.

extension Evaluator {
  /// Makes the member with the name the subject; returns false if the subject is not such an
  /// object.
  ///
  /// - Complexity: logarithmic in the members.
  mutating func enterMember(_ name: Operand.Resolved) -> Bool {
    let object = subject.slot
    guard object.isOwnObject else {
      answer = .vacuous
      return false
    }
    // In a program that the compiler did not write, the name may be of any kind.
    let member =
      name.slot.kind == .text
      ? withText(of: name) { record.position(ofKey: $0, in: object.items) } : nil
    machine.owners.append(subject)
    subject = member.map { resolveField(at: $0) } ?? .missing
    return true
  }

  /// Whether the test judges values of the subject's kind, which only an `any` leaves open.
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
    // Null is an answer too: it equals none of the values that such a rule lists.
    case .null: return kinds.contains(.boolean)
    case .form: return !kinds.isDisjoint(with: [.boolean, .anyObject])
    case .missing, .duration, .byteCount, .pattern, .set, .range: return false
    }
  }
}
