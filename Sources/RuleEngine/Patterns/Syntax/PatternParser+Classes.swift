// Bracketed classes.

extension PatternParser {
  /// Parses what follows `[`, up to its `]`.
  mutating func bracketClass() throws(UnsupportedPattern) -> PatternClass {
    var result = PatternClass(items: [], isNegated: take("^"), isCaseless: options.isCaseless)
    // A bracket in first position is a member.
    var isFirst = true
    while isFirst || !take("]") {
      isFirst = false
      result.items.append(try range(from: try classItem()))
    }
    return result
  }

  /// Parses the rest of a range that starts with an item, if a hyphen follows; otherwise returns
  /// the item.
  private mutating func range(
    from item: PatternClass.Item
  ) throws(UnsupportedPattern) -> PatternClass.Item {
    guard peek() == "-", peek(1) != "]" else { return item }
    _ = try next()
    // Versions of PCRE2 disagree on `[\d-z]` and `[a-\d]`.
    guard case .range(let lower) = item, case .range(let upper) = try classItem(),
      lower.lowerBound <= upper.lowerBound
    else { throw .characterClass }
    return .range(lower.lowerBound...upper.lowerBound)
  }

  private mutating func classItem() throws(UnsupportedPattern) -> PatternClass.Item {
    if take("[:") { return try posixClass() }
    let scalar = try next()
    if scalar == "[", peek() == "." || peek() == "=" { throw .characterClass }
    guard scalar == "\\" else { return .range(scalar...scalar) }
    if let item = try namedItem() { return item }
    let letter = try next()
    if letter == "Q" || letter == "E" { throw .characterClass }
    let member: Unicode.Scalar = letter == "b" ? "\u{08}" : try escapedScalar(letter)
    return .range(member...member)
  }

  /// Parses `alpha:]` or `^alpha:]`.
  private mutating func posixClass() throws(UnsupportedPattern) -> PatternClass.Item {
    let isNegated = take("^")
    let name = try text(upTo: ":")
    try demand("]")
    guard let kind = PatternCharacterKind(posixName: name) else { throw .characterClass }
    return .named(kind, isNegated: isNegated)
  }
}
