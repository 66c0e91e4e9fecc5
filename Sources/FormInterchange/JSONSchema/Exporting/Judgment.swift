/// The formulas for when a requirement holds and when it fails; otherwise it is not applicable.
struct Judgment: Sendable, Hashable {
  /// A lower and an upper bound for a formula that may not be known exactly.
  struct Bounds: Sendable, Hashable {
    /// Implies the formula.
    var lower: Formula
    /// Implied by the formula.
    var upper: Formula

    static let unknown = Bounds(lower: .constant(false), upper: .constant(true))

    static func exact(_ formula: Formula) -> Bounds { Bounds(lower: formula, upper: formula) }

    var isExact: Bool { lower == upper }
    var negated: Bounds { Bounds(lower: upper.negated, upper: lower.negated) }

    static func conjunction(_ bounds: [Bounds]) -> Bounds {
      Bounds(lower: .all(bounds.map(\.lower)), upper: .all(bounds.map(\.upper)))
    }

    static func disjunction(_ bounds: [Bounds]) -> Bounds {
      Bounds(lower: .any(bounds.map(\.lower)), upper: .any(bounds.map(\.upper)))
    }

    static func choice(_ condition: Bounds, _ main: Bounds, _ otherwise: Bounds) -> Bounds {
      if condition.isExact {
        return Bounds(
          lower: .choose(condition.lower, main.lower, otherwise.lower),
          upper: .choose(condition.lower, main.upper, otherwise.upper)
        )
      }
      return .disjunction([
        .conjunction([condition, main]), .conjunction([condition.negated, otherwise]),
      ])
    }
  }

  var holds: Bounds
  /// The number of questions in its formulas.
  var nodeCount: Int {
    holds.lower.nodeCount + holds.upper.nodeCount
      + (knownFails.map { $0.lower.nodeCount + $0.upper.nodeCount } ?? 0)
  }
  /// Nil if the requirement always applies, so that it fails exactly when it doesn't hold.
  private var knownFails: Bounds?

  init(holds: Bounds, fails: Bounds? = nil) {
    self.holds = holds
    knownFails = fails == holds.negated ? nil : fails
  }

  var fails: Bounds { knownFails ?? holds.negated }
  /// Whether it always holds or fails.
  var alwaysApplies: Bool { knownFails == nil }

  /// Whether it depends on the record around the value.
  var asksRecord: Bool {
    [holds, fails].contains { $0.lower.asksRecord || $0.upper.asksRecord }
  }

  /// When the requirement does not reject a record, as far as is known.
  var passes: Formula { fails.lower.negated }

  static let unknown = Judgment(holds: .unknown, fails: .unknown)
  static let notApplicable = Judgment(
    holds: .exact(.constant(false)),
    fails: .exact(.constant(false))
  )

  static func exact(_ formula: Formula) -> Judgment { Judgment(holds: .exact(formula)) }
  static func constant(_ value: Bool) -> Judgment { .exact(.constant(value)) }

  var negated: Judgment {
    alwaysApplies ? Judgment(holds: holds.negated) : Judgment(holds: fails, fails: holds)
  }

  static func all(_ judgments: [Judgment]) -> Judgment {
    let relevant = judgments.filter { $0 != .notApplicable }
    if relevant.isEmpty { return .notApplicable }
    if relevant.allSatisfy(\.alwaysApplies) {
      return Judgment(holds: .conjunction(relevant.map(\.holds)))
    }
    return Judgment(
      holds: .conjunction(
        relevant.map(\.fails.negated) + [.disjunction(relevant.map(\.holds))]
      ),
      fails: .disjunction(relevant.map(\.fails))
    )
  }

  static func any(_ judgments: [Judgment]) -> Judgment {
    all(judgments.map(\.negated)).negated
  }

  static func choice(
    _ condition: Judgment,
    _ main: Judgment,
    _ otherwise: Judgment
  ) -> Judgment {
    Judgment(
      holds: .choice(condition.holds, main.holds, otherwise.holds),
      fails: .choice(condition.holds, main.fails, otherwise.fails)
    )
  }
}
