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

extension Instruction {
  /// What the instruction judges, if it is a test; nil of structure, flow and combination.
  var domain: TestDomain? {
    switch self {
    case .required, .present, .accepted, .empty, .filled, .anyFilled, .allFilled, .compare, .equal,
      .different:
      .everything
    case .oneOf, .noneOf, .kind, .external: .values(.anyValue)
    case .length: .values(BuiltInRule.length.signature.subjects)
    case .magnitude: .values(BuiltInRule.between.signature.subjects)
    case .multiple: .values(BuiltInRule.multipleOf.signature.subjects)
    case .matches, .startsWith, .endsWith, .characters: .values(.written)
    case .syntax, .luhn, .mod97, .weightedSum, .idna: .values(.text)
    case .before, .after: .values(.moments)
    case .size, .unique, .exclusive: .values(.list)
    case .fileSize, .mediaType: .values(.file)
    case .field, .form, .check, .moment, .unlessHeld, .itemTypes, .nested, .items, .itemContents,
      .nextItem, .decide, .jump, .branch, .stop, .beginAnd, .beginOr, .combine, .end, .not,
      .message, .warn,
      .beginEach, .nextEach, .pushSubject, .ignoring, .popSubject, .pushMember, .popMember, .rule:
      nil
    }
  }

  /// Whether the test can answer where the subject can't be read for the reasons among the flags.
  func canAnswer(unreadable reasons: Slot.Flags) -> Bool {
    switch self {
    case .compare, .anyFilled, .allFilled:
      // They ask their operands, whatever the subject is.
      true
    case .required, .present, .filled, .empty:
      // A value of a wrong type is there all the same, but not one whose field may not apply.
      !reasons.contains(.undecided)
    case _:
      reasons.isDisjoint(with: .unreadable)
    }
  }

  /// Whether it judges the subject: everything else is structure, flow or combination.
  var isTest: Bool { domain != nil }
}
