import RuleCompiler
import RuleEngine

extension ECMAPattern {
  /// The pattern that a rule demands.
  ///
  /// Nil for a rule without a pattern, one that depends on a field, and one that ignores
  /// characters.
  ///
  /// - Throws: the construct that has no equivalent.
  init?(_ use: RuleUse, for reader: Reader) throws(Obstacle) {
    if use.argument(BuiltInRule.ignoredCharacters) != nil { return nil }
    switch (use.rule, use.arguments.values.first?.first) {
    case (.regex, .pattern(let literal)):
      try self.init(literal, matchesWhole: true, for: reader)
    case (.contains, .pattern(let literal)):
      try self.init(literal, matchesWhole: false, for: reader)
    case (.contains, .text(let text)): self.init(text: text)
    case (.startsWith, .text(let text)): self.init(text: text, atStart: true)
    case (.endsWith, .text(let text)): self.init(text: text, atEnd: true)
    case (.chars, .text(let notation)): try self.init(characters: notation, for: reader)
    default: return nil
    }
  }
}
