/// The answer of a test or a combination of tests, in one byte: now, and after more typing.
///
/// *now*: does it hold? *later*: can more typing still make it hold (`canHold`) or fail
/// (`canFail`)? Both later bits are conservative: they may be true needlessly, but are false only
/// if that is certain.
///
/// Example: `min_length(3)` on the typed text `ab` fails now, but can still hold.
package struct Answer: Sendable, Hashable {
  package var bits: UInt8

  /// The answer to the question whether it holds now.
  package enum Now: UInt8, Sendable, Hashable {
    case notApplicable, holds, fails, unknown
  }

  private static let canHoldBit: UInt8 = 1 << 2
  private static let canFailBit: UInt8 = 1 << 3
  private static let vacuousBit: UInt8 = 1 << 4

  package init(_ now: Now, canHold: Bool, canFail: Bool) {
    bits =
      now.rawValue | (canHold ? Answer.canHoldBit : 0) | (canFail ? Answer.canFailBit : 0)
  }

  package var now: Now {
    switch bits & 3 {
    case 0: .notApplicable
    case 1: .holds
    case 2: .fails
    default: .unknown
    }
  }

  /// Whether a check with this answer must be reported: it failed or could not be decided.
  var isRefusal: Bool { bits & 2 != 0 }

  package var canHold: Bool { bits & Answer.canHoldBit != 0 }
  package var canFail: Bool { bits & Answer.canFailBit != 0 }

  /// For an empty value or a condition that doesn't apply: the neutral element of `and` and `or`.
  package static let notApplicable = Answer(.notApplicable, canHold: true, canFail: true)
  /// For a `member` block without an applicable check: neutral too, but `not` makes it hold.
  static let vacuous = Answer(bits: notApplicable.bits | vacuousBit)

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Undecided; more typing may change it in either direction.
  package static let unknown = Answer(.unknown, canHold: true, canFail: true)

  /// For a test that reads no text, or when only *now* is asked: more typing may change everything.
  package static func plain(_ holds: Bool) -> Answer {
    Answer(holds ? .holds : .fails, canHold: true, canFail: true)
  }

  /// For a value that more typing cannot change.
  static func final(_ holds: Bool) -> Answer { holds ? .holdsForGood : .failsForGood }

  /// Fails, and will fail with any further typing.
  package static let failsForGood = Answer(.fails, canHold: false, canFail: true)
  /// Holds, and will hold with any further typing.
  package static let holdsForGood = Answer(.holds, canHold: true, canFail: false)

  /// The answer of `not`.
  package var negated: Answer {
    // Denying a vacuous answer holds; denying it again gives the vacuous answer back.
    if bits & Answer.vacuousBit != 0 {
      return now == .holds
        ? .vacuous : Answer(bits: Answer.plain(true).bits | Answer.vacuousBit)
    }
    return switch now {
    case .holds: Answer(.fails, canHold: canFail, canFail: canHold)
    case .fails: Answer(.holds, canHold: canFail, canFail: canHold)
    case .notApplicable, .unknown: Answer(now, canHold: canFail, canFail: canHold)
    }
  }

  /// Combines as `and`: failing outweighs unknown, which outweighs holding.
  ///
  /// An operand that is not applicable is neutral, now and later.
  package func and(_ other: Answer) -> Answer {
    guard let now = Answer.outweighing(.fails, now, other.now) else {
      return neutral(with: other)
    }
    return Answer(
      now,
      canHold: canHold && other.canHold,
      canFail: canFail || other.canFail
    )
  }

  /// Combines as `or`: holding outweighs unknown, which outweighs failing.
  ///
  /// An operand that is not applicable is neutral, now and later.
  package func or(_ other: Answer) -> Answer {
    guard let now = Answer.outweighing(.holds, now, other.now) else {
      return neutral(with: other)
    }
    return Answer(
      now,
      canHold: canHold || other.canHold,
      canFail: canFail && other.canFail
    )
  }

  /// Combines two answers, at least one of them not applicable.
  private func neutral(with other: Answer) -> Answer {
    if now != .notApplicable { return self }
    return other.now == .notApplicable ? Answer(bits: bits | other.bits) : other
  }

  /// `and` in the condition of a `check`, where an operand that is not applicable is not neutral.
  package func all(_ other: Answer) -> Answer {
    Answer(
      Answer.first(of: [.fails, .unknown, .notApplicable], among: now, other.now) ?? .holds,
      canHold: canHold && other.canHold,
      canFail: canFail || other.canFail
    )
  }

  /// `or` in the condition of a `check`, where an operand that is not applicable is not neutral.
  package func any(_ other: Answer) -> Answer {
    Answer(
      Answer.first(of: [.holds, .unknown, .notApplicable], among: now, other.now) ?? .fails,
      canHold: canHold || other.canHold,
      canFail: canFail && other.canFail
    )
  }

  private static func first(of order: [Now], among left: Now, _ right: Now) -> Now? {
    order.first { $0 == left || $0 == right }
  }

  /// Combines two answers: `settling` alone decides the result, and unknown outweighs the rest.
  ///
  /// Nil if one of them is not applicable.
  private static func outweighing(_ settling: Now, _ left: Now, _ right: Now) -> Now? {
    if left == .notApplicable || right == .notApplicable { return nil }
    if left == settling || right == settling { return settling }
    return left == .unknown || right == .unknown ? .unknown : left
  }
}
