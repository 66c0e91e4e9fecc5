import RuleEngine

extension RuleUse {
  /// The bounds of a rule that counts characters or items, in whole numbers; nil where they are no
  /// constants.
  var counts: (least: Number?, most: Number?)? {
    let bounds: ExpandedOperand?
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

  /// The bounds of a rule that compares a value with two others, or with a range of them.
  var bounds: (lower: ExpandedOperand?, upper: ExpandedOperand?) {
    if case .range(let lower, let upper) = argument("min") { return (lower, upper) }
    return (argument("min"), argument("max"))
  }
}
