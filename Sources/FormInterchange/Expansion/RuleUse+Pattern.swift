import RuleCompiler
import RuleEngine

extension ECMAPattern {
  /// The pattern that a rule asks for; nil for a rule that asks for none, for one that depends on a
  /// field, and for one that reads past characters.
  ///
  /// - Throws: The construct that has no counterpart.
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
