/// `before`: the moment is earlier than the limit.
enum Before: MomentRule {
  static let message = "This must be before {limit}."
  static let negatedMessage = "This must not be before {limit}."
  static let constraint = RuleConstraint.before
  static let comparison = Comparison.less
}

/// `after`: the moment is later than the limit.
enum After: MomentRule {
  static let message = "This must be after {limit}."
  static let negatedMessage = "This must not be after {limit}."
  static let constraint = RuleConstraint.after
  static let comparison = Comparison.greater
}

/// A rule that compares moments: a date, a month, a time, or a date and time.
protocol MomentRule: BuiltInRuleDeclaration {
  /// The required comparison of the subject with the limit.
  static var comparison: Comparison { get }
}

extension MomentRule {
  static var signature: RuleSignature { RuleSignature([.init("limit", .bound)], judges: .moments) }
  static var portability: RulePortability {
    RulePortability(schema: "a schema does not compare dates or times")
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let limit = evaluator.readableOperand(of: test) else { return .unknown }
    if limit.isEmpty { return .notApplicable }
    guard let order = evaluator.order(of: evaluator.subject, to: limit) else {
      return Answer(.fails, canHold: evaluator.canBecomeMoment, canFail: true)
    }
    let holds = order.agrees(with: comparison)
    guard evaluator.isTyping else { return .plain(holds) }
    let reach = evaluator.reachOfTyping(comparedWith: limit)
    return Answer(
      holds ? .holds : .fails,
      canHold: holds || reach.contains { $0.agrees(with: comparison) },
      canFail: !holds || reach.contains { !$0.agrees(with: comparison) }
    )
  }
}

extension Evaluator {
  /// How the subject may still compare with a limit, if it is a moment, or a text that denotes one.
  ///
  /// A complete date does not change, and typing on can only make a time later. A text for a date
  /// and time may still get an offset from UTC, which moves it by less than three days from the
  /// form's time zone.
  func reachOfTyping(comparedWith limit: Operand.Resolved) -> [Order] {
    let all: [Order] = [.before, .same, .after]
    guard subject.slot.flags.contains(.typing), let now = order(of: subject, to: limit) else {
      return all
    }
    let day: CalendarDate?
    switch subject.slot.kind {
    case .date, .month:
      // `2026/1/3` may become `2026/1/31` in a notation.
      return notation(of: subject).map { mayGrow(in: $0) } ?? false ? all : [now]
    case .time: return now == .after ? [.after] : all
    case .dateTime:
      if notation(of: subject).map({ mayGrow(in: $0) }) ?? false { return all }
      day = subject.slot.dateTime?.date
    case .text: day = dayOfSubject
    case .missing, .null, .boolean, .number, .wideNumber, .file, .list, .form, .duration,
      .byteCount, .pattern, .set, .range:
      day = nil
    }
    let span = day.map { [$0.daysSinceEpoch - 3, $0.daysSinceEpoch + 3] } ?? []
    let ends = span.compactMap { CalendarDate(daysSinceEpoch: $0) }.compactMap { end in
      order(of: Operand.Resolved(computed: Slot(date: end)), to: limit)
    }
    return ends.count == 2 && ends[0] == ends[1] ? [now] : all
  }

  /// Whether the subject's text is the start of another value in the notation.
  private func mayGrow(in notation: ValueNotation) -> Bool {
    withText(of: subject) { notation.continues($0) }
  }

  /// The date in the subject's text, with or without a time.
  private var dayOfSubject: CalendarDate? {
    withText(of: subject) { text in
      guard let slot = Slot(momentIn: text) else { return nil }
      return slot.calendarDate ?? slot.dateTime?.date
    }
  }

  /// Whether a text can still become a date, a time, or both.
  fileprivate var canBecomeMoment: Bool {
    guard subject.slot.kind == .text, isTyping else { return true }
    return withText(of: subject) { text in
      [TextSyntax.date, .month, .datetime, .time].contains { $0.completion(of: text) != .refused }
    }
  }
}
