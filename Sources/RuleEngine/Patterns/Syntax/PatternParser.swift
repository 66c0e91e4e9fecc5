/// Parses PCRE2's notation into a syntax tree; see `PatternSyntax`.
///
/// Throws for the first construct without a node in the tree, and where versions of PCRE2 disagree.
/// Its methods are split by construct: structure and repetition are here, groups, escapes and
/// classes in extensions.
struct PatternParser {
  /// The deepest nesting of groups, which bounds the depth of the tree (a few nodes for each
  /// group).
  static let mostNesting = 100

  /// The options in effect at the current position.
  struct Options {
    var isCaseless: Bool
    var isExtended: Bool
    var dotTakesLineFeed: Bool
    var hasLines: Bool
    /// `(?U)`: repetitions are lazy unless `?` follows.
    var isUngreedy = false
    /// `(?n)`: unnamed groups do not capture.
    var capturesOnlyNamed = false
  }

  let hasSettings: Bool
  var options: Options
  /// The number of groups opened so far, including those in earlier branches of `(?|`.
  var groupCount = 0
  private let scalars: [Unicode.Scalar]
  private(set) var position: Int
  private var nesting = 0
  /// Whether the position is between `\Q` and `\E`.
  private var isQuoting = false

  init(text: String, flags: PatternFlags) {
    scalars = Array(text.unicodeScalars)
    // Settings are ASCII, so bytes and scalars have the same offsets.
    position = PatternSettings.end(in: Array(text.utf8))
    hasSettings = position > 0
    options = Options(
      isCaseless: flags.contains(.caseless),
      isExtended: flags.contains(.extended),
      dotTakesLineFeed: flags.contains(.dotAll),
      hasLines: flags.contains(.multiline)
    )
  }

  // MARK: Text

  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  mutating func next() throws(UnsupportedPattern) -> Unicode.Scalar {
    guard let scalar = peek() else { throw .malformed }
    position += 1
    return scalar
  }

  /// Returns to an earlier position.
  mutating func back(to position: Int) {
    self.position = position
  }

  mutating func take(_ text: String) -> Bool {
    var end = position
    for scalar in text.unicodeScalars {
      guard end < scalars.count, scalars[end] == scalar else { return false }
      end += 1
    }
    position = end
    return true
  }

  mutating func demand(_ text: String) throws(UnsupportedPattern) {
    guard take(text) else { throw .malformed }
  }

  /// The text up to a terminator, which is consumed.
  mutating func text(upTo end: Unicode.Scalar) throws(UnsupportedPattern) -> String {
    var text = String.UnicodeScalarView()
    while true {
      let scalar = try next()
      if scalar == end { return String(text) }
      text.append(scalar)
    }
  }

  /// Parses a decimal number; nil if there is no digit.
  mutating func number() -> Int? {
    var number: Int?
    while let digit = peek(), "0"..."9" ~= digit {
      number = min((number ?? 0) * 10 + Int(digit.value - 0x30), 1 << 20)
      position += 1
    }
    return number
  }

  // MARK: Structure

  /// The whole pattern.
  mutating func pattern() throws(UnsupportedPattern) -> PatternNode {
    let node = try alternatives()
    guard peek() == nil else { throw .malformed }
    return node
  }

  /// Parses branches up to the end of the enclosing group.
  ///
  /// - Parameter renumbers: Whether each branch numbers its groups from the same start: `(?|`.
  /// - Returns: the branches.
  /// - Throws: the first construct that the tree does not have.
  mutating func alternatives(renumbers: Bool = false) throws(UnsupportedPattern) -> PatternNode {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= PatternParser.mostNesting else { throw .nesting }
    let outer = options
    defer { options = outer }
    let first = groupCount
    var most = first
    var branches = [try sequence()]
    while take("|") {
      most = max(most, groupCount)
      if renumbers { groupCount = first }
      branches.append(try sequence())
    }
    groupCount = max(most, groupCount)
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(UnsupportedPattern) -> PatternNode {
    var parts: [PatternNode] = []
    while true {
      _ = try skipIgnored()
      guard let scalar = peek(), isQuoting || (scalar != "|" && scalar != ")") else { break }
      if let part = try item() { parts.append(try quantified(part)) }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Skips comments, `\Q` and `\E` and, with the flag `x`, white space.
  ///
  /// - Returns: Whether there was anything to skip.
  private mutating func skipIgnored() throws(UnsupportedPattern) -> Bool {
    let start = position
    while let scalar = peek() {
      switch scalar {
      case "\\" where take("\\E"): isQuoting = false
      case _ where isQuoting: return position > start
      case "\\" where take("\\Q"): isQuoting = true
      case "(" where take("(?#"): _ = try text(upTo: ")")
      case "#" where options.isExtended:
        if hasSettings { throw .comment }
        while let scalar = peek(), scalar != "\n" { position += 1 }
      case _ where options.isExtended && scalar.properties.isPatternWhitespace: position += 1
      default: return position > start
      }
    }
    return position > start
  }

  /// Parses one item; nil for options such as `(?i)`.
  private mutating func item() throws(UnsupportedPattern) -> PatternNode? {
    let scalar = try next()
    if isQuoting { return literal(scalar) }
    switch scalar {
    case "(": return try group()
    case "[": return .characters(try bracketClass())
    case "\\": return try escape()
    case ".": return .characters(anyCharacter(takesLineFeed: options.dotTakesLineFeed))
    case "^": return .anchor(options.hasLines ? .lineStart : .textStart)
    case "$": return .anchor(options.hasLines ? .lineEnd : .textEnd)
    case "*", "+", "?": throw .quantifier
    case "{":
      if mayBeginQuantifier(peek()) { throw .quantifier }
      return literal(scalar)
    default: return literal(scalar)
    }
  }

  func literal(_ scalar: Unicode.Scalar) -> PatternNode {
    .characters(PatternClass(items: [.range(scalar...scalar)], isCaseless: options.isCaseless))
  }

  func anyCharacter(takesLineFeed: Bool) -> PatternClass {
    let excluded: [PatternClass.Item] = takesLineFeed ? [] : [.range("\n"..."\n")]
    return PatternClass(items: excluded, isNegated: true, isCaseless: options.isCaseless)
  }

  // MARK: Repetition

  private mutating func quantified(
    _ part: PatternNode
  ) throws(UnsupportedPattern) -> PatternNode {
    _ = try skipIgnored()
    guard var repetition = try quantifier() else { return part }
    if take("?") {
      repetition.mode = options.isUngreedy ? .greedy : .lazy
    } else if take("+") {
      repetition.mode = .possessive
    } else if options.isUngreedy {
      repetition.mode = .lazy
    }
    // Versions disagree on whether `a+ +` is possessive under the flag `x`.
    _ = try skipIgnored()
    if try quantifier() != nil { throw .quantifier }
    return .repeated(part, repetition)
  }

  private mutating func quantifier() throws(UnsupportedPattern) -> PatternRepetition? {
    if isQuoting { return nil }
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
    case "{" where mayBeginQuantifier(peek(1)):
      position += 1
      return try bracedQuantifier()
    default: return nil
    }
  }

  private mutating func bracedQuantifier() throws(UnsupportedPattern) -> PatternRepetition {
    guard let atLeast = number() else { throw .quantifier }
    if take("}") { return PatternRepetition(atLeast: atLeast, atMost: atLeast) }
    guard take(",") else { throw .quantifier }
    if take("}") { return PatternRepetition(atLeast: atLeast, atMost: nil) }
    guard let atMost = number(), take("}") else { throw .quantifier }
    return PatternRepetition(atLeast: atLeast, atMost: atMost)
  }

  /// Whether a brace before the character may begin a quantifier; otherwise it is literal.
  ///
  /// From 10.43 on, `{,3}` and `{ 2, 3 }` are quantifiers, too.
  private func mayBeginQuantifier(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return "0"..."9" ~= scalar || [",", " ", "\t"].contains(scalar)
  }
}
