// What stands between brackets.

extension PatternNodeParser {
  /// Reads what stands behind `[`.
  mutating func bracketClass() throws(Unreadable) -> PatternClass {
    var result = PatternClass(items: [])
    if take("^") { result.isNegated = true }
    // A closing bracket that stands first is one of the characters.
    var isFirst = true
    while isFirst || peek() != "]" {
      isFirst = false
      let item = try classItem()
      guard peek() == "-", let end = peek(1), end != "]" else {
        result.items.append(item)
        continue
      }
      position(advancedBy: 1)
      guard case .scalar(let lower) = item, case .scalar(let upper) = try classItem(),
        lower <= upper
      else { throw Unreadable() }
      result.items.append(.range(lower, upper))
    }
    position(advancedBy: 1)
    return result
  }

  private mutating func classItem() throws(Unreadable) -> PatternClass.Item {
    if take("[:") { return .named(try posixKind()) }
    let scalar = try next()
    guard scalar == "\\" else { return .scalar(scalar) }
    if let kind = try characterKind() {
      guard !kind.isNegated, let item = kind.items.first else { throw Unreadable() }
      return item
    }
    let letter = try next()
    return .scalar(letter == "b" ? "\u{08}" : try escapedScalar(letter))
  }

  /// The kind that a name between `[:` and `:]` stands for, by Unicode as all classes.
  private mutating func posixKind() throws(Unreadable) -> PatternCharacterKind {
    let name = try text(upTo: ":")
    try demand("]")
    let kinds: [String: PatternCharacterKind] = [
      "alpha": .letter, "lower": .smallLetter, "upper": .capital, "digit": .digit,
      "space": .whiteSpace, "word": .wordCharacter,
    ]
    guard let kind = kinds[name] else { throw Unreadable() }
    return kind
  }
}
