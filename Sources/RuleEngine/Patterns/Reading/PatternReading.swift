/// Describes in words what a pattern matches: `[a-z]{2,5}` is "2 to 5 lowercase letters".
///
/// A visitor of the syntax tree. The words follow the pattern from left to right, for people who
/// don't read patterns. They are never wrong: a pattern with a construct that can't be described
/// has no description.
package enum PatternReading {
  /// The description of a pattern that PCRE2 accepts; nil if it can't be described.
  ///
  /// - Complexity: linear in the length of the pattern.
  package static func words(for source: PatternSource) -> String? {
    let syntax = PatternSyntax(text: source.text, flags: source.flags)
    guard !syntax.hasSettings, syntax.root.hasWords else { return nil }
    let phrases = PatternPhrases(of: syntax.root)
    guard phrases.casings.count < 2 else { return nil }
    let place = source.scope == .anywhere ? "anywhere in the text: " : ""
    let casing = phrases.casings.contains(true) ? ", in either case" : ""
    return place + phrases.words(for: syntax.root) + casing
  }
}

extension PatternNode {
  /// Whether it and all nodes below it can be described.
  fileprivate var hasWords: Bool {
    switch self {
    case .characters(let characters): characters.items.allSatisfy(\.hasWords)
    case .anchor(let anchor): PatternPhrases.words(for: anchor) != nil
    case .repeated(.anchor, _), .repeated(.look, _): false
    case .call, .conditional, .lineBreak, .cluster, .matchStart, .unsupported: false
    case .sequence, .alternatives, .group, .repeated, .atomic, .look, .reference:
      children.allSatisfy(\.hasWords)
    }
  }
}

/// Builds phrases for the parts of a pattern.
private struct PatternPhrases {
  /// Groups with a back-reference, which need a name.
  private var referenced: Set<PatternGroupName> = []
  /// The numbers of named groups.
  private var numbers: [String: Int] = [:]
  /// Whether parts ignore letter case: one value if they agree.
  private(set) var casings: Set<Bool> = []

  init(of node: PatternNode) {
    node.forEach { node in
      switch node {
      case .characters(let characters): casings.insert(characters.isCaseless)
      case .reference(let group, let isCaseless):
        referenced.insert(group)
        casings.insert(isCaseless)
      case .group(_, let group?):
        if let name = group.name { numbers[name] = group.number }
      case .sequence, .alternatives, .group, .repeated, .atomic, .anchor, .look, .call,
        .conditional, .lineBreak, .cluster, .matchStart, .unsupported:
        break
      }
    }
  }

  private func isReferenced(_ group: PatternGroup?) -> Bool {
    guard let group else { return false }
    return referenced.contains(.number(group.number))
      || group.name.map { referenced.contains(.name($0)) } ?? false
  }

  func words(for node: PatternNode) -> String {
    switch node {
    case .characters(let characters): return PatternNoun(characters).one
    case .sequence(let parts): return sequence(parts)
    case .alternatives(let branches): return PatternNoun.list(branches.map { enclosed($0) })
    case .group(let part, let group):
      guard isReferenced(group), let group else { return words(for: part) }
      return "(group \(group.number): \(words(for: part)))"
    case .repeated(let part, let repetition): return repeated(part, repetition)
    case .atomic(let part): return "\(enclosed(part)), in the first way that fits"
    case .anchor(let anchor): return PatternPhrases.words(for: anchor) ?? ""
    case .look(let part, let isAhead, let isNegated): return look(part, isAhead, isNegated)
    case .reference(.number(let number), _): return "what group \(number) matched"
    case .reference(.name(let name), _):
      return "what group \(numbers[name].map(String.init) ?? name) matched"
    case .call, .conditional, .lineBreak, .cluster, .matchStart, .unsupported: return ""
    }
  }

  // MARK: One after the other

  private func sequence(_ parts: [PatternNode]) -> String {
    var phrases: [String] = []
    var literal = ""
    func endLiteral() {
      if !literal.isEmpty { phrases.append("\"\(literal)\"") }
      literal = ""
    }
    for part in parts {
      if let scalar = part.literal {
        literal.unicodeScalars.append(scalar)
        continue
      }
      endLiteral()
      phrases.append(isChoice(part) ? "(\(words(for: part)))" : words(for: part))
    }
    endLiteral()
    return phrases.isEmpty ? "nothing" : phrases.joined(separator: ", then ")
  }

  /// Whether the node is a choice that needs parentheses within a larger phrase.
  private func isChoice(_ node: PatternNode) -> Bool {
    if case .alternatives = node { return true }
    if case .group(let part, let group) = node { return !isReferenced(group) && isChoice(part) }
    return false
  }

  /// The phrase, in parentheses if necessary.
  private func enclosed(_ node: PatternNode) -> String {
    switch node {
    case .characters, .anchor, .reference: words(for: node)
    case .sequence(let parts) where parts.allSatisfy { $0.literal != nil }: words(for: node)
    case .group(let part, let group):
      isReferenced(group) ? words(for: node) : enclosed(part)
    case .sequence, .alternatives, .repeated, .atomic, .look, .call, .conditional, .lineBreak,
      .cluster, .matchStart, .unsupported:
      "(\(words(for: node)))"
    }
  }

  // MARK: Again and again

  private func noun(for node: PatternNode) -> PatternNoun? {
    if case .characters(let characters) = node { return PatternNoun(characters) }
    if case .group(let part, let group) = node, !isReferenced(group) { return noun(for: part) }
    return nil
  }

  private func repeated(_ part: PatternNode, _ repetition: PatternRepetition) -> String {
    let end = repetition.mode == .possessive ? ", as many as there are" : ""
    if let noun = noun(for: part), noun.one != noun.many {
      return counted(noun, repetition) + end
    }
    return "\(times(repetition)) \(enclosed(part))" + end
  }

  private func counted(_ noun: PatternNoun, _ repetition: PatternRepetition) -> String {
    switch (repetition.atLeast, repetition.atMost) {
    case (0, 0): "nothing"
    case (0, 1): "optionally \(noun.one)"
    case (1, 1): noun.one
    case (0, nil): "any number of \(noun.many)"
    case (1, nil): "one or more \(noun.many)"
    case (let least, nil): "\(least) or more \(noun.many)"
    case (0, let most?): "up to \(most) \(noun.many)"
    case (let least, let most?):
      least == most ? "\(least) \(noun.many)" : "\(least) to \(most) \(noun.many)"
    }
  }

  private func times(_ repetition: PatternRepetition) -> String {
    switch (repetition.atLeast, repetition.atMost) {
    case (0, 0): "not once"
    case (0, 1): "optionally"
    case (1, 1): "once"
    case (0, nil): "any number of times"
    case (1, nil): "once or more"
    case (let least, nil): "\(least) times or more"
    case (0, let most?): "up to \(most) times"
    case (let least, let most?):
      least == most ? "\(least) times" : "\(least) to \(most) times"
    }
  }

  // MARK: Places

  /// Nil for anchors that can't be described.
  static func words(for anchor: PatternAnchor) -> String? {
    switch anchor {
    case .textStart: "the start of the text"
    case .textEnd: "the end of the text"
    case .lineStart: "the start of a line"
    case .lineEnd: "the end of a line"
    case .wordBoundary: "the edge of a word"
    case .noWordBoundary: "a place that is not the edge of a word"
    case .textEndOrLastLineFeed, .searchStart: nil
    }
  }

  private func look(_ part: PatternNode, _ isAhead: Bool, _ isNegated: Bool) -> String {
    let words = enclosed(part)
    switch (isAhead, isNegated) {
    case (true, false): return "a place that \(words) follows"
    case (true, true): return "a place that is not followed by \(words)"
    case (false, false): return "a place after \(words)"
    case (false, true): return "a place that is not after \(words)"
    }
  }
}

extension PatternNode {
  /// The node's only character, if it can be shown in quotes with others.
  fileprivate var literal: Unicode.Scalar? {
    guard case .characters(let characters) = self, let scalar = characters.single,
      !scalar.isUnseen
    else { return nil }
    return scalar
  }
}
