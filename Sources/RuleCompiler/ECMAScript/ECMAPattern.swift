import RuleEngine
package import RuleSyntax

/// A pattern in ECMA-262 notation, valid with both the `u` and the `v` flag.
///
/// It spells out character classes instead of using `\s` or `$`, whose meaning differs between
/// engines. So engines without Unicode properties, such as Python's, read it the same way unless it
/// names one.
package struct ECMAPattern: Sendable, Hashable {
  /// The notation, which matches anywhere in a text unless anchored.
  package let text: String
  /// Whether it matches exactly the same texts as the original pattern, and no others.
  package let isExact: Bool
  /// Whether a text that matches as a whole has only ASCII characters, and no line ends.
  package let impliesPlainASCII: Bool
  /// Whether a text that matches as a whole has only the digits 0 to 9.
  package let impliesDigits: Bool

  /// The engines that must be able to read the notation.
  package enum Reader {
    /// Engines that implement ECMA-262.
    case standard
    /// Also engines without Unicode properties; the result may then match more than the original.
    case any
  }

  /// Translates a pattern that matches whole texts only, or anywhere in a text.
  ///
  /// - Throws: the construct that has no equivalent.
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

  /// Matches texts that consist of these characters, in the notation of `chars("…")`.
  package init(characters notation: String, for reader: Reader = .standard) throws(Obstacle) {
    guard let characters = try? PatternClass(characters: notation) else {
      throw Obstacle(reason: "characters that are not a set")
    }
    let set = ECMANode.set(try CharacterClass(characters))
    let whole = ECMANode.repetition(set, atLeast: 0, atMost: nil, mode: .greedy)
    try self.init(whole, matchesWhole: true, for: reader)
  }

  /// Matches texts that contain, begin with or end with the given text.
  package init(text: String, atStart: Bool = false, atEnd: Bool = false) {
    let scalars = text.unicodeScalars.map { ECMANode.set(CharacterClass($0)) }
    let nodes = (atStart ? [.start] : []) + scalars + (atEnd ? [ECMANode.end] : [])
    self.init(.sequence(nodes), matchesWhole: false, isExact: true)
  }

  /// Writes a tree as it is.
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
  /// Whether the predicate holds for all sets of characters that it can consume.
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

  /// Whether it names Unicode properties, or needs them for `\b`.
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
