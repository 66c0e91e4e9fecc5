/// Says in words what a pattern takes: `[a-z]{2,5}` is "2 to 5 small letters".
///
/// The words follow the pattern from left to right. They are for people who do not read patterns, and
/// say nothing that the pattern does not: a pattern with something in it that there are no words for
/// has no reading at all.
package enum PatternReading {
  /// The reading of a pattern that PCRE2 accepts; nil where there are no words for it.
  ///
  /// - Complexity: linear in the length of the pattern.
  package static func words(for source: PatternSource) -> String? {
    do throws(PatternNodeParser.Unreadable) {
      let (node, flags) = try PatternNodeParser.parse(source)
      let words = PatternPhrases(of: node).words(for: node)
      let place = source.scope == .anywhere ? "anywhere in the text: " : ""
      return place + words + (flags.contains(.caseless) ? ", in capitals or small letters" : "")
    } catch {
      return nil
    }
  }
}

/// Makes phrases of the parts of a pattern.
private struct PatternPhrases {
  /// Groups that something refers back to, which are named.
  private let referenced: Set<Int>

  init(of node: PatternNode) {
    var found: Set<Int> = []
    PatternPhrases.collect(from: node, into: &found)
    referenced = found
  }

  private static func collect(from node: PatternNode, into found: inout Set<Int>) {
    switch node {
    case .scalar, .any, .oneOf, .place: break
    case .reference(let group): found.insert(group)
    case .sequence(let parts), .alternatives(let parts):
      for part in parts { collect(from: part, into: &found) }
    case .group(let part, _), .repeated(let part, _), .atomic(let part), .look(let part, _, _):
      collect(from: part, into: &found)
    }
  }

  func words(for node: PatternNode) -> String {
    switch node {
    case .scalar, .any, .oneOf: noun(for: node)?.one ?? ""
    case .sequence(let parts): sequence(parts)
    case .alternatives(let branches): PatternNoun.list(branches.map { enclosed($0) })
    case .group(let part, let number):
      referenced.contains(number) ? "(group \(number): \(words(for: part)))" : words(for: part)
    case .repeated(let part, let repetition): repeated(part, repetition)
    case .atomic(let part): "\(enclosed(part)), in the first way that fits"
    case .place(let place): words(for: place)
    case .look(let part, let isAhead, let isNegated): look(part, isAhead, isNegated)
    case .reference(let group): "the same as group \(group) took"
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
      if case .scalar(let scalar) = part, PatternNoun.isSeen(scalar) {
        literal.unicodeScalars.append(scalar)
        continue
      }
      endLiteral()
      phrases.append(isChoice(part) ? "(\(words(for: part)))" : words(for: part))
    }
    endLiteral()
    return phrases.isEmpty ? "nothing" : phrases.joined(separator: ", then ")
  }

  /// Whether it needs parentheses among others.
  private func isChoice(_ node: PatternNode) -> Bool {
    switch node {
    case .alternatives: true
    case .group(let part, let number): !referenced.contains(number) && isChoice(part)
    case .scalar, .any, .oneOf, .sequence, .repeated, .atomic, .place, .look, .reference: false
    }
  }

  /// The phrase in parentheses, unless it is of one piece.
  private func enclosed(_ node: PatternNode) -> String {
    switch node {
    case .scalar, .any, .oneOf, .place, .reference: words(for: node)
    case .sequence(let parts):
      isLiteral(parts) || parts.isEmpty ? words(for: node) : "(\(words(for: node)))"
    case .group(let part, let number):
      referenced.contains(number) ? words(for: node) : enclosed(part)
    case .alternatives, .repeated, .atomic, .look: "(\(words(for: node)))"
    }
  }

  private func isLiteral(_ parts: [PatternNode]) -> Bool {
    parts.allSatisfy { part in
      if case .scalar(let scalar) = part { PatternNoun.isSeen(scalar) } else { false }
    }
  }

  // MARK: Again and again

  private func noun(for node: PatternNode) -> PatternNoun? {
    switch node {
    case .scalar(let scalar): PatternNoun(scalar)
    case .oneOf(let characters): PatternNoun(characters)
    case .any(true): PatternNoun(one: "any character", many: "characters of any kind")
    case .any(false):
      PatternNoun(one: "any character but a line feed", many: "characters other than line feeds")
    case .group(let part, let number): referenced.contains(number) ? nil : noun(for: part)
    case .sequence, .alternatives, .repeated, .atomic, .place, .look, .reference: nil
    }
  }

  private func repeated(_ part: PatternNode, _ repetition: PatternRepetition) -> String {
    let end = repetition.isPossessive ? ", as many as there are" : ""
    if let noun = noun(for: part), noun.one != noun.many {
      return counted(noun, repetition) + end
    }
    return "\(times(repetition)) \(enclosed(part))" + end
  }

  private func counted(_ noun: PatternNoun, _ repetition: PatternRepetition) -> String {
    switch (repetition.atLeast, repetition.atMost) {
    case (0, 0): "nothing"
    case (0, 1): "perhaps \(noun.one)"
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
    case (0, 1): "perhaps"
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

  private func words(for place: PatternPlace) -> String {
    switch place {
    case .textStart: "the start of the text"
    case .textEnd: "the end of the text"
    case .lineStart: "the start of a line"
    case .lineEnd: "the end of a line"
    case .wordEdge: "the edge of a word"
    case .noWordEdge: "no edge of a word"
    }
  }

  private func look(_ part: PatternNode, _ isAhead: Bool, _ isNegated: Bool) -> String {
    let words = enclosed(part)
    switch (isAhead, isNegated) {
    case (true, false): return "a place that \(words) follows"
    case (true, true): return "a place that is not followed by \(words)"
    case (false, false): return "a place behind \(words)"
    case (false, true): return "a place that is not behind \(words)"
    }
  }
}
