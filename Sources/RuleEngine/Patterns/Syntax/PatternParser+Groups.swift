// Groups: everything that starts with `(`.

extension PatternParser {
  /// Parses what follows `(`; nil for options such as `(?i)`.
  mutating func group() throws(UnsupportedPattern) -> PatternNode? {
    if peek() == "*" { throw .verb }
    guard take("?") else {
      return try capture(named: nil, captures: !options.capturesOnlyNamed)
    }
    switch try next() {
    case ":": return .group(try closed(), nil)
    case "|": return .group(try closed(renumbers: true), nil)
    case ">": return .atomic(try closed())
    case "=": return .look(try closed(), isAhead: true, isNegated: false)
    case "!": return .look(try closed(), isAhead: true, isNegated: true)
    case "<":
      if take("=") { return .look(try closed(), isAhead: false, isNegated: false) }
      if take("!") { return .look(try closed(), isAhead: false, isNegated: true) }
      if peek() == "*" { throw .group }
      return try capture(named: try text(upTo: ">"))
    case "'": return try capture(named: try text(upTo: "'"))
    case "P":
      if take("<") { return try capture(named: try text(upTo: ">")) }
      if take("=") { return reference(.name(try text(upTo: ")"))) }
      try demand(">")
      return .call(.name(try text(upTo: ")")))
    case "&": return .call(.name(try text(upTo: ")")))
    case "R":
      try demand(")")
      return .call(.number(0))
    case "(": return try conditional()
    case "C": throw .callout
    case let scalar: return try callOrOptions(scalar)
    }
  }

  func reference(_ name: PatternGroupName) -> PatternNode {
    .reference(name, isCaseless: options.isCaseless)
  }

  /// Parses the number of a group: `1`, or relative to this position `-1` and `+1`.
  mutating func relativeGroup() throws(UnsupportedPattern) -> PatternGroupName {
    let isBefore = take("-")
    let isAfter = !isBefore && take("+")
    guard let number = number() else { throw .malformed }
    if isBefore { return .number(groupCount + 1 - number) }
    return .number(isAfter ? groupCount + number : number)
  }

  private mutating func closed(
    renumbers: Bool = false
  ) throws(UnsupportedPattern) -> PatternNode {
    let node = try alternatives(renumbers: renumbers)
    try demand(")")
    return node
  }

  private mutating func capture(
    named name: String?,
    captures: Bool = true
  ) throws(UnsupportedPattern) -> PatternNode {
    guard captures else { return .group(try closed(), nil) }
    groupCount += 1
    let group = PatternGroup(number: groupCount, name: name)
    return .group(try closed(), group)
  }

  /// Parses what follows `(?(`.
  private mutating func conditional() throws(UnsupportedPattern) -> PatternNode {
    guard peek() == "?" || peek() == "*" else {
      let name = try text(upTo: ")")
      return .conditional(name == "DEFINE" ? .definition : .group, try closed())
    }
    guard let condition = try group(), case .look = condition else { throw .group }
    return .conditional(.look(condition), try closed())
  }

  /// Parses `(?1)`, `(?-1)`, `(?i)` and `(?i-s:a)` after the first character has been read.
  private mutating func callOrOptions(
    _ first: Unicode.Scalar
  ) throws(UnsupportedPattern) -> PatternNode? {
    back(to: position - 1)
    if isDigit(first) || ((first == "-" || first == "+") && isDigit(peek(1))) {
      let group = try relativeGroup()
      try demand(")")
      return .call(group)
    }
    let outer = options
    try readOptions()
    if take(")") { return nil }
    try demand(":")
    defer { options = outer }
    return .group(try closed(), nil)
  }

  func isDigit(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { "0"..."9" ~= $0 } ?? false }

  private mutating func readOptions() throws(UnsupportedPattern) {
    var isOn = true
    if take("^") {
      options.isCaseless = false
      options.isExtended = false
      options.dotTakesLineFeed = false
      options.hasLines = false
      options.capturesOnlyNamed = false
    }
    while let letter = peek(), letter != ")", letter != ":" {
      switch try next() {
      case "-": isOn = false
      case "i": options.isCaseless = isOn
      case "s": options.dotTakesLineFeed = isOn
      case "m": options.hasLines = isOn
      case "U": options.isUngreedy = isOn
      case "n": options.capturesOnlyNamed = isOn
      case "x":
        // `(?xx)` also ignores spaces in classes.
        if peek() == "x" { throw .option("x") }
        options.isExtended = isOn
      case let other: throw .option(other)
      }
    }
  }
}
