/// What a test, or a composition of tests, answers to both questions, in one byte.
///
/// *now*: does it hold? *later*: can more typing still make it hold, or make it fail? The later
/// answers may be over-generous, never wrong the other way.
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

  /// Whether a check with that answer is to be reported: it fails, or could not be decided.
  var isRefusal: Bool { bits & 2 != 0 }

  package var canHold: Bool { bits & Answer.canHoldBit != 0 }
  package var canFail: Bool { bits & Answer.canFailBit != 0 }

  /// Of an empty value, or where a condition does not apply: neutral in every combination.
  package static let notApplicable = Answer(.notApplicable, canHold: true, canFail: true)
  /// Of a `member` block none of whose checks applies: as neutral, but what is not there is not so.
  static let vacuous = Answer(bits: notApplicable.bits | vacuousBit)

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Could not be decided; anything may still come of it.
  package static let unknown = Answer(.unknown, canHold: true, canFail: true)

  /// Of a test that looks at no text, or where only *now* is asked: typing may change everything.
  package static func plain(_ holds: Bool) -> Answer {
    Answer(holds ? .holds : .fails, canHold: true, canFail: true)
  }

  /// Of a value that no more typing makes another one.
  static func final(_ holds: Bool) -> Answer { holds ? .holdsForGood : .failsForGood }

  /// Fails, and will fail with any further typing.
  package static let failsForGood = Answer(.fails, canHold: false, canFail: true)
  /// Holds, and will hold with any further typing.
  package static let holdsForGood = Answer(.holds, canHold: true, canFail: false)

  /// The answer of `not`.
  package var negated: Answer {
    // What is vacuous holds where it is denied, and is vacuous again where that is denied.
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

  /// The answer of `and`: failing outweighs unknown, which outweighs holding.
  ///
  /// What is not applicable is neutral in both questions.
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

  /// The answer of `or`: holding outweighs unknown, which outweighs failing.
  ///
  /// What is not applicable is neutral in both questions.
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

  /// What two answers come to, one of which is not applicable.
  private func neutral(with other: Answer) -> Answer {
    if now != .notApplicable { return self }
    return other.now == .notApplicable ? Answer(bits: bits | other.bits) : other
  }

  /// The answer of `and` in the condition of a `check`: what is not applicable leaves it open.
  package func all(_ other: Answer) -> Answer {
    Answer(
      Answer.first(of: [.fails, .unknown, .notApplicable], among: now, other.now) ?? .holds,
      canHold: canHold && other.canHold,
      canFail: canFail || other.canFail
    )
  }

  /// The answer of `or` in the condition of a `check`: what is not applicable leaves it open.
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

  /// What two answers come to where one kind settles it, and unknown outweighs the other kind.
  ///
  /// Nil where one of them is not applicable.
  private static func outweighing(_ settling: Now, _ left: Now, _ right: Now) -> Now? {
    if left == .notApplicable || right == .notApplicable { return nil }
    if left == settling || right == settling { return settling }
    return left == .unknown || right == .unknown ? .unknown : left
  }
}
