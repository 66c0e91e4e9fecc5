// What more typing can make of a text that is normalized before it is judged.

extension NormalizationStep {
  /// Whether adding to the end of a text only ever adds to the end of what the step makes of it.
  ///
  /// Only then does the result show what more typing leads to. It is not so for a replacement
  /// whose match takes several characters, and of composition, which joins a mark to the letter before.
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
  /// Whether each match is one character, or a run of such that is replaced by a fixed text.
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
