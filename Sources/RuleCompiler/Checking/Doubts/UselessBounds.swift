import RuleEngine
import RuleSyntax

/// Finds bounds that reject nothing: `min_value(0); min_value(100)`, `size(1...)`.
enum UselessBounds {
  /// A call that sets one bound.
  private struct Bound {
    var call: CheckedCall
    var measure: Measure
    var amount: Number
    var isLower: Bool
    var isExclusive: Bool
    var hasMessage: Bool

    /// Whether it rejects all that the other rejects.
    func implies(_ other: Bound) -> Bool {
      if amount == other.amount { return isExclusive || !other.isExclusive }
      return isLower ? amount > other.amount : amount < other.amount
    }
  }

  /// Bounds that another check of the same block makes useless.
  ///
  /// A looser bound before the tighter one has an effect if it has a message of its own.
  static func doubts(among statements: [CheckedStatement], in file: CheckedFile) -> [Doubt] {
    var doubts: [Doubt] = []
    var bounds: [Bound] = []
    for case .check(let check) in statements where !check.isWarning {
      for var bound in check.expression.joinedCalls.compactMap({ Self.bound(of: $0) }) {
        bound.hasMessage = check.message != nil
        let position = bounds.firstIndex {
          $0.measure == bound.measure && $0.isLower == bound.isLower
        }
        guard let position else {
          bounds.append(bound)
          continue
        }
        let earlier = bounds[position]
        if earlier.implies(bound) {
          doubts.append(doubt(about: bound, implied: earlier, at: bound, in: file))
        } else {
          if !earlier.hasMessage {
            doubts.append(doubt(about: earlier, implied: bound, at: bound, in: file))
          }
          bounds[position] = bound
        }
      }
    }
    return doubts + uselessWarnings(among: statements, bounds, in: file)
  }

  /// Warnings about values that a bound rejects anyway.
  private static func uselessWarnings(
    among statements: [CheckedStatement],
    _ bounds: [Bound],
    in file: CheckedFile
  ) -> [Doubt] {
    statements.compactMap { statement in
      guard case .check(let check) = statement, check.isWarning,
        case .call(let call) = check.expression, let warned = bound(of: call),
        let other = bounds.first(where: {
          $0.measure == warned.measure && $0.isLower == warned.isLower && $0.implies(warned)
        })
      else { return nil }
      return Doubt(
        problem: .uselessBound(file.text(of: call), other: file.text(of: other.call)),
        place: call.place,
        labels: [Diagnostic.Label(other.call.place.range, "the other bound")]
      )
    }
  }

  /// A value that must have a character or an item, but may be empty.
  static func doubt(aboutEmptinessOf field: CheckedField, in file: CheckedFile) -> Doubt? {
    let calls = field.body.flatMap { $0.calls(inConditions: false) }
    guard field.type != .any, !calls.contains(where: { ["required", "filled"].contains($0.name) })
    else { return nil }
    for case .check(let check) in field.body {
      for call in check.expression.joinedCalls {
        guard let (lower, upper) = counts(of: call), lower == Number(1), upper != lower else {
          continue
        }
        let place = call.place.range
        let isJoined = if case .and = check.expression { true } else { false }
        return Doubt(
          problem: .boundOfOne(file.text(of: call), hasOtherBound: upper != nil),
          place: call.place,
          notes: [
            "'required' rejects an empty value"
              + (upper == nil ? "" : "; if it may be empty, leave the 1 out")
          ],
          fixes: [
            upper == nil
              ? .meant("required", at: place)
              : .insert(isJoined ? "required and" : "required;", before: place)
          ]
        )
      }
    }
    return nil
  }

  /// The bounds that a call sets for the number of characters or items.
  private static func counts(of call: CheckedCall) -> (lower: Number?, upper: Number?)? {
    guard case .builtIn(let rule) = call.target else { return nil }
    let test = rule.lowered(call)
    switch test.rule.constraint {
    case .length, .itemCount: return (test.count(0), test.count(1))
    case _: return nil
    }
  }

  private static func doubt(
    about useless: Bound,
    implied other: Bound,
    at last: Bound,
    in file: CheckedFile
  ) -> Doubt {
    let first = last.call.place == useless.call.place ? other : useless
    let extreme = useless.implies(other) ? useless : other
    let opposites = [
      "min_value": "max_value", "max_value": "min_value", "min_length": "max_length",
      "max_length": "min_length", "min_size": "max_size", "max_size": "min_size",
      "after": "before", "before": "after",
    ]
    var fixes: [Diagnostic.Fix] = []
    let name = extreme.call.name
    if useless.amount != other.amount, useless.call.name == other.call.name,
      let meant = opposites[name]
    {
      let start = extreme.call.place.range.start
      let place = SourceRange(start: start, end: start + UInt32(name.utf8.count))
      fixes = [.didYouMean(meant, at: place)]
    }
    return Doubt(
      problem: .uselessBound(file.text(of: useless.call), other: file.text(of: other.call)),
      place: last.call.place,
      labels: [Diagnostic.Label(first.call.place.range, "the other bound")],
      fixes: fixes
    )
  }

  /// The bound that a call sets; nil for two bounds, and for what is known only with data.
  private static func bound(of call: CheckedCall) -> Bound? {
    guard case .builtIn(let rule) = call.target, !call.ignoresCase else { return nil }
    let test = rule.lowered(call)
    let isExclusive = [.before, .after].contains(test.rule.constraint)
    var measure: Measure?
    var (lower, upper): (Number?, Number?)
    func take(_ first: Magnitude?, _ second: Magnitude?) {
      (lower, upper) = (first?.amount, second?.amount)
      measure = (first ?? second).map { .magnitude($0.scale) }
    }
    switch test.rule.constraint {
    case .length:
      measure = test.unit.map { .length($0) }
      (lower, upper) = (test.count(0), test.count(1))
    case .itemCount:
      measure = .items
      (lower, upper) = (test.count(0), test.count(1))
    case .magnitude: take(test.magnitude(0), test.magnitude(1))
    case .after, .leastBytes: take(test.magnitude(0), nil)
    case .before, .mostBytes: take(nil, test.magnitude(0))
    case .none, .required, .filled, .accepted, .empty, .among, .notAmong, .prefix, .suffix,
      .characters:
      return nil
    }
    // A bound that is known only with data is there, too.
    let operands = test.operands.prefix(2).compactMap(\.self)
    guard let measure, (lower == nil) != (upper == nil), operands.count == 1,
      let amount = lower ?? upper
    else { return nil }
    return Bound(
      call: call,
      measure: measure,
      amount: amount,
      isLower: lower != nil,
      isExclusive: isExclusive,
      hasMessage: false
    )
  }
}

extension CheckedFile {
  fileprivate func text(of call: CheckedCall) -> String {
    sources[call.place.source].text(in: call.place.range)
  }
}

extension CheckedExpression {
  /// The calls that must all hold.
  fileprivate var joinedCalls: [CheckedCall] {
    switch self {
    case .call(let call): [call]
    case .and(let operands, _): operands.flatMap(\.joinedCalls)
    case .part, .not, .or, .each, .member, .condition, .compare, .membership, .asks: []
    }
  }
}
