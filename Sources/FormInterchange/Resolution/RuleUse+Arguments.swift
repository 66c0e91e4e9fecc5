import RuleEngine
import RuleSyntax

extension RuleUse {
  /// The bounds of a rule that counts characters or items, in whole numbers; nil where they are no
  /// constants.
  var counts: (least: Number?, most: Number?)? {
    let bounds: ResolvedOperand?
    switch rule {
    case .minLength: bounds = .range(lower: argument("min"), upper: nil)
    case .maxLength: bounds = .range(lower: nil, upper: argument("max"))
    case .length, .size: bounds = argument("range")
    case .equalLength: bounds = argument("count")
    default: return nil
    }
    switch bounds {
    case .number(let number): return (number.roundedUp, number.roundedDown)
    case .range(.number(let lower)?, .number(let upper)?):
      return (lower.roundedUp, upper.roundedDown)
    case .range(.number(let lower)?, nil): return (lower.roundedUp, nil)
    case .range(nil, .number(let upper)?): return (nil, upper.roundedDown)
    case .text, .boolean, .pattern, .duration, .size, .range, .today, .now, .field, .offset, nil:
      return nil
    }
  }
}

extension ResolvedOperand {
  /// The text that the operand is; nil for any other.
  var constantText: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
