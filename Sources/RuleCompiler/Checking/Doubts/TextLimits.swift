import RuleEngine
import RuleSyntax

/// The possible lengths of a text under the checks of one conjunction, including its patterns.
struct TextLimits {
  private struct Limit {
    var count: Int
    var unit: TextUnit
    var witness: Witness
    var source: Int
  }

  private struct WholePattern {
    var call: CheckedCall
    var pattern: Pattern
    var extent: PatternExtent

    var matchesOneCharacter: Bool { extent.least == 1 && extent.most == 1 }
  }

  private var least: Limit?
  private var most: Limit?
  private var patterns: [WholePattern] = []
  /// The first single-character pattern, in this block or an enclosing one.
  private var single: WholePattern?

  /// Adds the limits that an expression sets for every value that is not empty.
  mutating func take(_ expression: CheckedExpression) {
    switch expression {
    case .call(let call): take(call)
    case .and(let operands, _): for operand in operands { take(operand) }
    case .part(let inner, _): take(inner)
    case .not, .or, .each, .member, .condition, .compare, .membership, .asks: break
    }
  }

  private mutating func take(_ call: CheckedCall) {
    guard case .builtIn(let rule) = call.target else { return }
    if rule == .regex { return takePattern(call) }
    let test = rule.lowered(call)
    guard test.rule.constraint == .length, let unit = test.unit else { return }
    let lower = (test.count(0)?.roundedUp).flatMap { Int(exactly: $0) }
    let upper = (test.count(1)?.roundedDown).flatMap { Int(exactly: $0) }
    if let lower, lower > least?.count ?? 0 {
      least = Limit(count: lower, unit: unit, witness: call.witness, source: call.place.source)
    }
    if let upper, upper < most?.count ?? Int.max {
      most = Limit(count: upper, unit: unit, witness: call.witness, source: call.place.source)
    }
  }

  private mutating func takePattern(_ call: CheckedCall) {
    // With ignored characters, the value can be longer than the match.
    guard case .pattern(let pattern, _)? = call.values(of: "pattern").first,
      call.arguments.allSatisfy({ $0.name == "pattern" || $0.operands.isEmpty })
    else { return }
    let syntax = PatternSyntax(text: pattern.text, flags: pattern.flags)
    guard !syntax.hasSettings else { return }
    let extent = PatternExtent(of: syntax.root)
    patterns.append(WholePattern(call: call, pattern: pattern, extent: extent))
  }

  /// The doubts about the patterns added since the last call.
  mutating func doubts() -> [Doubt] {
    defer { patterns = [] }
    return patterns.compactMap { pattern in
      defer { if pattern.matchesOneCharacter, single == nil { single = pattern } }
      return doubt(about: pattern)
    }
  }

  /// The doubt about a pattern that matches no character: `(?=.*[A-Z])(?=.*[0-9])`.
  private func doubtOfNothing(about pattern: WholePattern) -> Doubt {
    var doubt = Doubt(problem: .patternOfNothing, place: pattern.call.place)
    guard let parts = WrittenPattern.lookaheads(in: pattern.pattern.text) else {
      doubt.notes = TextLimits.notes
      return doubt
    }
    doubt.notes = ["a lookahead takes no characters; 'contains' looks anywhere in the value"]
    let flags = pattern.pattern.flags.letters
    let checks = parts.map { "contains(/\($0)/\(flags))" }
    let written = checks.joined(separator: " and ")
    doubt.fixes = [
      .meant(written, at: pattern.call.place.range)
    ]
    return doubt
  }

  private func doubt(about pattern: WholePattern) -> Doubt? {
    if pattern.extent.most == 0, pattern.pattern.text.contains("(?=") {
      return doubtOfNothing(about: pattern)
    }
    if let least, least.unit.isAtMostCodePoints, let most = pattern.extent.most, most > 0,
      most < least.count
    {
      return doubt(
        .patternTooShort(most: most, rule: least.witness.name, least: least.count),
        pattern,
        because: least
      )
    }
    if let most, most.count < pattern.extent.least {
      return doubt(
        .patternTooLong(least: pattern.extent.least, rule: most.witness.name, most: most.count),
        pattern,
        because: most
      )
    }
    func isOther(_ other: WholePattern) -> Bool {
      other.matchesOneCharacter && other.pattern != pattern.pattern
    }
    guard pattern.matchesOneCharacter,
      let other = single.map({ isOther($0) ? $0 : nil }) ?? patterns.first(where: isOther)
    else { return nil }
    return Doubt(
      problem: .patternsOfOneCharacter,
      place: pattern.call.place,
      labels: other.call.place.source == pattern.call.place.source
        ? [Diagnostic.Label(other.call.place.range, "matches the whole value, too")] : [],
      notes: TextLimits.notes,
      fixes: [contains(instead: pattern)]
    )
  }

  private static let notes = ["'contains' searches for the pattern anywhere in the value"]

  private func doubt(
    _ problem: DoubtProblem,
    _ pattern: WholePattern,
    because limit: Limit
  ) -> Doubt {
    var doubt = Doubt(problem: problem, place: pattern.call.place)
    if limit.source == pattern.call.place.source {
      doubt.labels = [Diagnostic.Label(limit.witness.range, "limits the length")]
    }
    if pattern.matchesOneCharacter {
      doubt.notes = TextLimits.notes
      doubt.fixes = [contains(instead: pattern)]
    }
    return doubt
  }

  private func contains(instead pattern: WholePattern) -> Diagnostic.Fix {
    let start = pattern.call.place.range.start
    let name = SourceRange(start: start, end: start + UInt32(pattern.call.name.utf8.count))
    return .write("contains", at: name, isCertain: false)
  }
}

extension TextUnit {
  /// Whether a text never has more of these units than code points.
  fileprivate var isAtMostCodePoints: Bool {
    switch self {
    case .graphemes, .scalars: true
    case .utf16, .bytes: false
    }
  }
}
