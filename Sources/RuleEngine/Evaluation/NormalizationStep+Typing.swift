// How more typing changes the result of normalizing a text.

extension NormalizationStep {
  /// Whether appending to a text only ever appends to the step's result.
  ///
  /// Only then does the result show where more typing leads. Composition is not such a step,
  /// because it joins a mark to the letter before it; nor is a replacement that matches several
  /// characters.
  ///
  /// - Complexity: linear in the pattern.
  func keepsBeginnings(_ patterns: [PatternEntry]) -> Bool {
    switch self {
    case .change(.trim), .change(.collapseSpaces), .change(.lowercase), .change(.uppercase),
      .change(.digits):
      return true
    case .change(.nfc): return false
    case .replace(let pattern, let template):
      let pattern = patterns[pattern.position].pattern
      let syntax = PatternSyntax(text: pattern.text, flags: pattern.flags)
      return !syntax.hasSettings
        && syntax.root.replacesOneByOne(isFixed: !template.utf8.contains(UInt8(ascii: "$")))
    }
  }
}

extension PatternNode {
  /// Whether each match is one character, or a run of such characters replaced by a fixed text.
  fileprivate func replacesOneByOne(isFixed: Bool) -> Bool {
    switch self {
    case .characters: return true
    case .group(let inner, _): return inner.replacesOneByOne(isFixed: isFixed)
    case .alternatives(let nodes):
      return nodes.allSatisfy { $0.replacesOneByOne(isFixed: false) }
    case .repeated(let inner, let repetition):
      return isFixed && repetition == PatternRepetition(atLeast: 1, atMost: nil)
        && inner.replacesOneByOne(isFixed: false)
    case .sequence(let nodes):
      let rest = nodes.first == .anchor(.textStart) ? nodes.dropFirst() : nodes[...]
      guard rest.count == 1, let only = rest.first else { return false }
      return only.replacesOneByOne(isFixed: isFixed)
    case .atomic, .anchor, .look, .reference, .call, .conditional, .lineBreak, .cluster,
      .matchStart, .unsupported:
      return false
    }
  }
}
