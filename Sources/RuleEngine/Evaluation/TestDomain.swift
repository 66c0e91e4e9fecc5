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
    case .rule(let rule): rule.declaration.domain
    case .compare: .everything
    case .external: .values(.anyValue)
    }
  }

  /// Whether the test can answer where the subject can't be read for the reasons among the flags.
  func canAnswer(unreadable reasons: Slot.Flags) -> Bool {
    switch reading {
    case .nothing: true
    // A value of a wrong type is there all the same, but not one whose field may not apply.
    case .presence: !reasons.contains(.undecided)
    case .value: reasons.isDisjoint(with: .unreadable)
    }
  }

  private var reading: SubjectReading {
    switch question {
    case .rule(let rule): rule.declaration.reading
    case .compare: .nothing
    case .external: .value
    }
  }
}
