/// Reads a pattern that PCRE2 has accepted into nodes, as far as there are words for it.
///
/// What it does not know it refuses, so that nothing is told wrongly: verbs, calls, conditions,
/// settings in the middle, callouts, octal numbers, and whatever versions of PCRE2 read differently.
struct PatternNodeParser {
  /// There are no words for something in the pattern.
  struct Unreadable: Error {}

  private static let mostNesting = 50

  private let scalars: [Unicode.Scalar]
  private(set) var position = 0
  private(set) var flags: PatternFlags
  private var nesting = 0
  private var groupCount = 0
  private var groupNames: [String: Int] = [:]

  /// The nodes of a pattern, and its flags with those that it begins with.
  static func parse(
    _ source: PatternSource
  ) throws(Unreadable) -> (node: PatternNode, flags: PatternFlags) {
    var parser = PatternNodeParser(source)
    try parser.takeLeadingFlags()
    let node = try parser.alternatives()
    guard parser.position == parser.scalars.count else { throw Unreadable() }
    return (node, parser.flags)
  }

  private init(_ source: PatternSource) {
    scalars = Array(source.text.unicodeScalars)
    flags = source.flags
  }

  // MARK: Text

  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  mutating func next() throws(Unreadable) -> Unicode.Scalar {
    guard let scalar = peek() else { throw Unreadable() }
    position += 1
    return scalar
  }

  mutating func position(advancedBy count: Int) {
    position += count
  }

  mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  mutating func demand(_ text: String) throws(Unreadable) {
    guard take(text) else { throw Unreadable() }
  }

  /// What stands up to the end, which is passed over too.
  mutating func text(upTo end: Unicode.Scalar) throws(Unreadable) -> String {
    var text = ""
    while true {
      let scalar = try next()
      if scalar == end { return text }
      text.unicodeScalars.append(scalar)
    }
  }

  /// Digits as a number; nil where there are none.
  mutating func number() -> Int? {
    var number: Int?
    while let digit = peek(), ("0"..."9").contains(digit) {
      number = min((number ?? 0) * 10 + Int(digit.value - 0x30), 1 << 20)
      position += 1
    }
    return number
  }

  /// Passes over what the flag `x` makes meaningless.
  private mutating func skipExtended() {
    guard flags.contains(.extended) else { return }
    while let scalar = peek() {
      if scalar == "#" {
        while let scalar = peek(), scalar != "\n" { position += 1 }
      } else if scalar.properties.isPatternWhitespace {
        position += 1
      } else {
        return
      }
    }
  }

  // MARK: Structure

  /// Flags that hold for the whole pattern: `(?i)` at its start.
  private mutating func takeLeadingFlags() throws(Unreadable) {
    let start = position
    guard take("(?") else { return }
    var found: PatternFlags = []
    while let scalar = peek(), let flag = PatternFlags(letter: scalar) {
      found.insert(flag)
      position += 1
    }
    if !found.isEmpty, take(")") {
      flags.formUnion(found)
    } else {
      position = start
    }
  }

  private mutating func alternatives() throws(Unreadable) -> PatternNode {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= PatternNodeParser.mostNesting else { throw Unreadable() }
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(Unreadable) -> PatternNode {
    var parts: [PatternNode] = []
    skipExtended()
    while let scalar = peek(), scalar != "|", scalar != ")" {
      if let part = try item() { parts.append(try quantified(part)) }
      skipExtended()
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Nil for what means nothing, such as a comment.
  private mutating func item() throws(Unreadable) -> PatternNode? {
    let scalar = try next()
    switch scalar {
    case "(": return try group()
    case "[": return .oneOf(try bracketClass())
    case "\\": return try escape()
    case ".": return .any(takesLineFeed: flags.contains(.dotAll))
    case "^": return .place(flags.contains(.multiline) ? .lineStart : .textStart)
    case "$": return .place(flags.contains(.multiline) ? .lineEnd : .textEnd)
    case "*", "+", "?": throw Unreadable()
    // Whether it is literal differs from version to version where a number does not follow.
    case "{": throw Unreadable()
    case _: return .scalar(scalar)
    }
  }

  // MARK: Repetition

  private mutating func quantified(_ part: PatternNode) throws(Unreadable) -> PatternNode {
    skipExtended()
    guard var repetition = try quantifier() else { return part }
    switch part {
    case .place, .look: throw Unreadable()
    case .scalar, .any, .oneOf, .sequence, .alternatives, .group, .repeated, .atomic, .reference:
      break
    }
    // A lazy repetition takes the same texts.
    if !take("?"), take("+") { repetition.isPossessive = true }
    skipExtended()
    if try quantifier() != nil { throw Unreadable() }
    return .repeated(part, repetition)
  }

  private mutating func quantifier() throws(Unreadable) -> PatternRepetition? {
    switch peek() {
    case "*":
      position += 1
      return PatternRepetition(atLeast: 0, atMost: nil)
    case "+":
      position += 1
      return PatternRepetition(atLeast: 1, atMost: nil)
    case "?":
      position += 1
      return PatternRepetition(atLeast: 0, atMost: 1)
    case "{":
      position += 1
      guard let atLeast = number() else { throw Unreadable() }
      if take("}") { return PatternRepetition(atLeast: atLeast, atMost: atLeast) }
      try demand(",")
      if take("}") { return PatternRepetition(atLeast: atLeast, atMost: nil) }
      guard let atMost = number(), take("}") else { throw Unreadable() }
      return PatternRepetition(atLeast: atLeast, atMost: atMost)
    case _: return nil
    }
  }

  // MARK: Groups

  /// Reads what stands behind `(`; nil for a comment.
  private mutating func group() throws(Unreadable) -> PatternNode? {
    if take("?#") {
      _ = try text(upTo: ")")
      return nil
    }
    if take("?:") { return try closed(alternatives()) }
    if take("?>") { return .atomic(try closed(alternatives())) }
    if take("?=") { return try look(isAhead: true, isNegated: false) }
    if take("?!") { return try look(isAhead: true, isNegated: true) }
    if take("?<=") { return try look(isAhead: false, isNegated: false) }
    if take("?<!") { return try look(isAhead: false, isNegated: true) }
    if take("?P=") { return .reference(group: try group(named: try text(upTo: ")"))) }
    groupCount += 1
    let number = groupCount
    if take("?<") || take("?P<") {
      groupNames[try text(upTo: ">")] = number
    } else if take("?'") {
      groupNames[try text(upTo: "'")] = number
    } else if peek() == "?" || peek() == "*" {
      throw Unreadable()
    }
    return .group(try closed(alternatives()), number: number)
  }

  private mutating func closed(_ node: PatternNode) throws(Unreadable) -> PatternNode {
    try demand(")")
    return node
  }

  private mutating func look(
    isAhead: Bool,
    isNegated: Bool
  ) throws(Unreadable) -> PatternNode {
    .look(try closed(alternatives()), isAhead: isAhead, isNegated: isNegated)
  }

  /// The number of a group that has been read; one that comes later is not known yet.
  func group(named name: String) throws(Unreadable) -> Int {
    guard let number = groupNames[name] else { throw Unreadable() }
    return number
  }

  /// The group with the number, if it has been opened.
  func group(numbered number: Int) throws(Unreadable) -> Int {
    guard (1...max(1, groupCount)).contains(number), groupCount > 0 else { throw Unreadable() }
    return number
  }
}
