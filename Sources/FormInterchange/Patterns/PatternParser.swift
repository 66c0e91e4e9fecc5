import RuleSyntax

/// Reads PCRE2's notation of a pattern into a tree; refuses what has no counterpart elsewhere.
///
/// Patterns come from a checked file, so that their syntax is right; what is refused here is what
/// this tree cannot say.
struct PatternParser {
  /// The flags that are on.
  struct Flags {
    var ignoresCase = false
    var isExtended = false
    var dotMatchesLineFeed = false
    var hasLines = false
  }

  let scalars: [Unicode.Scalar]
  var position = 0
  var flags = Flags()
  /// Named groups, for `(?&name)`.
  var definitions: [String: PatternNode] = [:]

  /// The tree of a pattern.
  ///
  /// - Throws: The first construct that the tree cannot say.
  static func parse(_ literal: PatternLiteral) throws(PatternRefusal) -> PatternNode {
    var parser = PatternParser(literal)
    let node = try parser.alternation()
    guard parser.position == parser.scalars.count else { throw PatternRefusal(reason: "')'") }
    return node
  }

  private init(_ literal: PatternLiteral) {
    scalars = Array(literal.text.unicodeScalars)
    flags.ignoresCase = literal.flags.contains("i")
    flags.isExtended = literal.flags.contains("x")
    flags.dotMatchesLineFeed = literal.flags.contains("s")
    flags.hasLines = literal.flags.contains("m")
  }

  init(notation: String) {
    scalars = Array(notation.unicodeScalars)
  }

  // MARK: Reading

  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard peek == expected else { return false }
    position += 1
    return true
  }

  mutating func take(_ expected: String) -> Bool {
    let wanted = Array(expected.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  mutating func text(upTo end: Unicode.Scalar) throws(PatternRefusal) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != end {
      text.append(scalar)
      position += 1
    }
    guard take(end) else { throw PatternRefusal(reason: "an unfinished construct") }
    return String(text)
  }

  // MARK: Structure

  mutating func alternation() throws(PatternRefusal) -> PatternNode {
    let outer = flags
    defer { flags = outer }
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternation(branches)
  }

  private mutating func sequence() throws(PatternRefusal) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      if flags.isExtended, skipSpaceOrComment() { continue }
      guard let atom = try atom() else { continue }
      nodes.append(try repeated(atom))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func skipSpaceOrComment() -> Bool {
    guard let scalar = peek else { return false }
    if scalar == "#" {
      while peek != nil, !take("\n") { position += 1 }
      return true
    }
    guard scalar.properties.isPatternWhitespace else { return false }
    position += 1
    return true
  }

  /// One element; nil where something was set or defined that matches nothing itself.
  private mutating func atom() throws(PatternRefusal) -> PatternNode? {
    guard let scalar = peek else { return nil }
    position += 1
    switch scalar {
    case "(": return try group()
    case "[": return .set(try bracketClass())
    case "\\": return try escape()
    case ".": return .set(flags.dotMatchesLineFeed ? .everything : .allButLineFeed)
    case "^":
      if flags.hasLines { throw PatternRefusal(reason: "'^' with the flag m") }
      return .start
    case "$":
      if flags.hasLines { throw PatternRefusal(reason: "'$' with the flag m") }
      return .end
    default: return .set(try withCase(CharacterClass(scalar)))
    }
  }

  private mutating func repeated(_ atom: PatternNode) throws(PatternRefusal) -> PatternNode {
    var node = atom
    while let bounds = try quantifier() {
      var mode = RepetitionMode.greedy
      if take("?") { mode = .lazy } else if take("+") { mode = .possessive }
      node = .repetition(node, atLeast: bounds.atLeast, atMost: bounds.atMost, mode: mode)
    }
    return node
  }

  private mutating func quantifier() throws(PatternRefusal) -> (atLeast: Int, atMost: Int?)? {
    if flags.isExtended { while skipSpaceOrComment() {} }
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = position
    guard take("{") else { return nil }
    if let least = number() {
      if take("}") { return (least, least) }
      if take(",") {
        let most = number()
        if take("}") { return (least, most) }
      }
    }
    // A brace that begins no quantifier stands for itself.
    position = start
    return nil
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = peek, let digit = Int(String(scalar)), scalar.isASCII {
      value = min((value ?? 0) * 10 + digit, 65_535)
      position += 1
    }
    return value
  }

  // MARK: Groups

  private mutating func group() throws(PatternRefusal) -> PatternNode? {
    if take("*") { throw PatternRefusal(reason: "verbs such as '(*ACCEPT)'") }
    guard take("?") else { return .group(try closed()) }
    if take(":") { return .group(try closed()) }
    if take(">") { return .atomic(try closed()) }
    if take("=") { return .look(try closed(), isAhead: true, isNegated: false) }
    if take("!") { return .look(try closed(), isAhead: true, isNegated: true) }
    if take("<=") { return .look(try closed(), isAhead: false, isNegated: false) }
    if take("<!") { return .look(try closed(), isAhead: false, isNegated: true) }
    if take("#") {
      _ = try text(upTo: ")")
      return nil
    }
    if take("(DEFINE)") {
      _ = try closed()
      return nil
    }
    if take("&") { return try call(of: text(upTo: ")")) }
    if take("P>") { return try call(of: text(upTo: ")")) }
    if take("P<") || take("<") { return try named(end: ">") }
    if take("'") { return try named(end: "'") }
    return try settings()
  }

  private mutating func closed() throws(PatternRefusal) -> PatternNode {
    let node = try alternation()
    guard take(")") else { throw PatternRefusal(reason: "an unfinished group") }
    return node
  }

  private mutating func named(end: Unicode.Scalar) throws(PatternRefusal) -> PatternNode {
    let name = try text(upTo: end)
    let node = try closed()
    definitions[name] = node
    return .group(node)
  }

  private mutating func call(of name: String) throws(PatternRefusal) -> PatternNode {
    // A group that is called before its end is a recursion.
    guard let node = definitions[name] else {
      throw PatternRefusal(reason: "a call of a group that comes later, or of itself")
    }
    return .group(node)
  }

  /// `(?i)` up to the end of the group around, or `(?i:…)`.
  private mutating func settings() throws(PatternRefusal) -> PatternNode? {
    var changed = flags
    var isOn = true
    while let scalar = peek, scalar != ")", scalar != ":" {
      position += 1
      switch scalar {
      case "-": isOn = false
      case "i": changed.ignoresCase = isOn
      case "x": changed.isExtended = isOn
      case "s": changed.dotMatchesLineFeed = isOn
      case "m": changed.hasLines = isOn
      default: throw PatternRefusal(reason: "'(?\(scalar)'")
      }
    }
    if take(")") {
      flags = changed
      return nil
    }
    guard take(":") else { throw PatternRefusal(reason: "an unfinished group") }
    let outer = flags
    flags = changed
    defer { flags = outer }
    return .group(try closed())
  }
}
