/// The values that a test says something of; of all others it is *not applicable*.
enum TestDomain {
  /// Whatever there is, and that there is nothing.
  case everything
  /// Values of the kinds, where there is one.
  case values(SubjectKinds)

  /// Whether it says something of a subject without a value.
  var includesEmptyValues: Bool {
    switch self {
    case .everything: true
    case .values: false
    }
  }

  /// The kinds of the values in it.
  var kinds: SubjectKinds {
    switch self {
    case .everything: .anyValue
    case .values(let kinds): kinds
    }
  }
}

extension Test {
  var domain: TestDomain {
    switch question {
    case .rule(let rule): rule.domain
    case .compare: .everything
    case .external: .values(.anyValue)
    }
  }

  /// Whether the test can answer where the subject can't be read for the reasons among the flags.
  func canAnswer(unreadable reasons: Slot.Flags) -> Bool {
    switch question {
    case .compare, .rule(.anyFilled), .rule(.allFilled):
      // They ask their operands, whatever the subject is.
      true
    case .rule(.required), .rule(.present), .rule(.filled), .rule(.empty):
      // A value of a wrong type is there all the same, but not one whose field may not apply.
      !reasons.contains(.undecided)
    case .rule, .external:
      reasons.isDisjoint(with: .unreadable)
    }
  }
}

extension BuiltInRule {
  fileprivate var domain: TestDomain {
    switch self {
    case .required, .present, .accepted, .empty, .filled, .anyFilled, .allFilled, .equal,
      .equalNext, .equalPrevious, .different:
      .everything
    case .oneOf, .noneOf, .kind: .values(.anyValue)
    case .minLength, .maxLength, .length, .equalLength, .minValue, .maxValue, .between, .multipleOf,
      .regex, .contains, .startsWith, .endsWith, .chars, .integer, .number, .boolean, .date, .time,
      .datetime, .json, .before, .after, .luhn, .mod97, .weightedSum, .idna, .size, .unique,
      .exclusive, .maxSize, .mediaType:
      .values(signature.subjects)
    }
  }
}
