import RuleEngine
package import RuleSyntax

/// A pattern in the notation of ECMA-262, for its flags `u` and `v` alike.
///
/// No character is left to an engine's own `\s` or `$`, so that engines without Unicode's properties,
/// such as Python's, read it alike unless it names one.
package struct ECMAPattern: Sendable, Hashable {
  /// The notation, which matches anywhere in a text unless it is anchored.
  package let text: String
  /// Whether it matches what the pattern matches, and not more.
  package let isExact: Bool
  /// Whether a text that matches as a whole has only ASCII characters, and no line ends.
  package let impliesPlainASCII: Bool
  /// Whether a text that matches as a whole has only the digits 0 to 9.
  package let impliesDigits: Bool

  /// Which engines are to read the notation.
  package enum Reader {
    /// Those of ECMA-262 alone.
    case standard
    /// Others too, which know no Unicode properties: it may then match more than the pattern does.
    case any
  }

  /// The pattern that matches whole texts only, or one that matches in texts.
  ///
  /// - Throws: The construct that has no counterpart.
  package init(
    _ literal: PatternLiteral,
    matchesWhole: Bool,
    for reader: Reader = .standard
  ) throws(Obstacle) {
    let syntax = PatternSyntax(
      text: literal.text,
      flags: PatternFlags(letters: literal.flags)
    )
    try self.init(try ECMATranslation.translate(syntax), matchesWhole: matchesWhole, for: reader)
  }

  /// Texts of the characters alone, in the notation of `chars("…")`.
  package init(characters notation: String, for reader: Reader = .standard) throws(Obstacle) {
    guard let characters = try? PatternClass(characters: notation) else {
      throw Obstacle(reason: "characters that are not a set")
    }
    let set = ECMANode.set(try CharacterClass(characters))
    let whole = ECMANode.repetition(set, atLeast: 0, atMost: nil, mode: .greedy)
    try self.init(whole, matchesWhole: true, for: reader)
  }

  /// Texts that have the text in them, or at an end.
  package init(text: String, atStart: Bool = false, atEnd: Bool = false) {
    let scalars = text.unicodeScalars.map { ECMANode.set(CharacterClass($0)) }
    let nodes = (atStart ? [.start] : []) + scalars + (atEnd ? [ECMANode.end] : [])
    self.init(.sequence(nodes), matchesWhole: false, isExact: true)
  }

  /// The pattern that a tree says, as it is.
  init(_ node: ECMANode, matchesWhole: Bool) {
    self.init(node, matchesWhole: matchesWhole, isExact: true)
  }

  private init(
    _ node: ECMANode,
    matchesWhole: Bool,
    for reader: Reader
  ) throws(Obstacle) {
    if reader == .any, node.namesProperties {
      self.init(try node.portable(), matchesWhole: matchesWhole, isExact: false)
    } else {
      self.init(node, matchesWhole: matchesWhole, isExact: true)
    }
  }

  private init(_ node: ECMANode, matchesWhole: Bool, isExact: Bool) {
    var writer = ECMAPatternWriter()
    if matchesWhole {
      writer.writeWhole(node)
    } else {
      writer.write(node, isFollowed: true)
    }
    text = writer.text
    self.isExact = isExact
    impliesPlainASCII = matchesWhole && node.consumes(only: \.isPlainASCII)
    impliesDigits = matchesWhole && node.consumes(only: \.isDigits)
  }
}

extension ECMANode {
  /// Whether all characters that it can consume are of sets of which something holds.
  fileprivate func consumes(only holds: (CharacterClass) -> Bool) -> Bool {
    switch self {
    case .set(let characters): holds(characters)
    case .sequence(let nodes), .alternation(let nodes):
      nodes.allSatisfy { $0.consumes(only: holds) }
    case .group(let inner), .atomic(let inner), .repetition(let inner, _, _, _):
      inner.consumes(only: holds)
    case .look, .start, .end, .wordBoundary: true
    }
  }

  /// Whether Unicode's properties are named, or asked for by `\b`.
  fileprivate var namesProperties: Bool {
    switch self {
    case .set(let characters): !characters.properties.isEmpty
    case .sequence(let nodes), .alternation(let nodes): nodes.contains(where: \.namesProperties)
    case .group(let inner), .atomic(let inner), .repetition(let inner, _, _, _),
      .look(let inner, _, _):
      inner.namesProperties
    case .start, .end: false
    case .wordBoundary: true
    }
  }
}
