import Foundation

/// Gives each character of a line its scopes, as editors do with a TextMate grammar.
///
/// From the place reached so far, the rule that matches first wins, the earlier one of two that match
/// at the same place. Nothing of the project's grammar goes on in the next line, so lines are read one
/// by one.
struct TextMateTokenizer {
  private struct CompiledRule {
    var rule: TextMateGrammar.Rule
    var start: NSRegularExpression
    var end: NSRegularExpression?
    var inner: [CompiledRule]
  }

  private let rules: [CompiledRule]

  init(_ grammar: TextMateGrammar) throws {
    rules = try TextMateTokenizer.compile(grammar.patterns, of: grammar)
  }

  private static func compile(
    _ rules: [TextMateGrammar.Rule],
    of grammar: TextMateGrammar
  ) throws -> [CompiledRule] {
    try grammar.resolved(rules).map { rule in
      CompiledRule(
        rule: rule,
        start: try NSRegularExpression(pattern: rule.match ?? rule.begin ?? "(?!)"),
        end: try rule.end.map { try NSRegularExpression(pattern: $0) },
        inner: try compile(rule.patterns ?? [], of: grammar)
      )
    }
  }

  /// For each UTF-16 unit of the line, its scopes, outermost first.
  func scopes(of line: String) -> [[String]] {
    var scopes = [[String]](repeating: [], count: line.utf16.count)
    var position = 0
    while position < scopes.count, let (rule, found) = first(of: rules, in: line, from: position) {
      add(rule.rule, found, to: &scopes)
      position = found.range.upperBound
      if let end = rule.end {
        position = read(inside: rule, until: end, from: found.range, in: line, &scopes)
      } else if found.range.length == 0 {
        position += 1
      }
    }
    return scopes
  }

  /// Reads what stands between a beginning and its end; answers where that is.
  private func read(
    inside rule: CompiledRule,
    until end: NSRegularExpression,
    from start: NSRange,
    in line: String,
    _ scopes: inout [[String]]
  ) -> Int {
    var position = start.upperBound
    while true {
      let closing = match(end, in: line, from: position)
      let inner = first(of: rule.inner, in: line, from: position)
      if let (part, found) = inner, found.range.location < closing?.range.location ?? Int.max {
        for unit in position..<found.range.upperBound { name(unit, rule.rule, &scopes) }
        add(part.rule, found, to: &scopes)
        position = found.range.upperBound
        continue
      }
      let stop = closing?.range.upperBound ?? scopes.count
      for unit in position..<stop { name(unit, rule.rule, &scopes) }
      return stop
    }
  }

  private func name(_ unit: Int, _ rule: TextMateGrammar.Rule, _ scopes: inout [[String]]) {
    if let name = rule.name { scopes[unit].append(name) }
  }

  private func add(
    _ rule: TextMateGrammar.Rule,
    _ found: NSTextCheckingResult,
    to scopes: inout [[String]]
  ) {
    for unit in found.range.location..<found.range.upperBound { name(unit, rule, &scopes) }
    for (group, capture) in rule.captures ?? [:] {
      guard let number = Int(group), number < found.numberOfRanges else { continue }
      let range = found.range(at: number)
      guard range.location != NSNotFound else { continue }
      for unit in range.location..<range.upperBound { scopes[unit].append(capture.name) }
    }
  }

  private func first(
    of rules: [CompiledRule],
    in line: String,
    from position: Int
  ) -> (CompiledRule, NSTextCheckingResult)? {
    var best: (CompiledRule, NSTextCheckingResult)?
    for rule in rules {
      guard let found = match(rule.start, in: line, from: position) else { continue }
      if found.range.location < best?.1.range.location ?? Int.max { best = (rule, found) }
    }
    return best
  }

  private func match(
    _ expression: NSRegularExpression,
    in line: String,
    from position: Int
  ) -> NSTextCheckingResult? {
    let range = NSRange(location: position, length: line.utf16.count - position)
    // What stands before the place can be looked at, but is not where the line begins.
    let options: NSRegularExpression.MatchingOptions = [
      .withTransparentBounds, .withoutAnchoringBounds,
    ]
    return expression.firstMatch(in: line, options: options, range: range)
  }
}
