import RuleEngine
import RuleSyntax

// Parts of patterns that say something else than what their author meant.

extension WrittenPattern {
  /// The doubts about a doubled backslash, the range `A-z` and spaces around `|`.
  var slips: [Doubt] { [backslashDoubt, rangeDoubt, spaceDoubt].compactMap(\.self) }

  /// `\\\\d` as a text of Java or JSON has it; a path of Windows also has doubled backslashes.
  private var backslashDoubt: Doubt? {
    let text = pattern.text
    guard !text.contains(":\\\\"), !text.contains("\\\\\\\\") else { return nil }
    let letters: Set<Character> = ["d", "w", "s", "D", "W", "S", "b"]
    guard
      let place = text.ranges(of: "\\\\").first(where: { range in
        range.upperBound < text.endIndex && letters.contains(text[range.upperBound])
      })
    else { return nil }
    let letter = text[place.upperBound]
    return doubt(
      .doubledBackslash(String(letter)),
      at: offsets(of: place.lowerBound..<text.index(after: place.upperBound)),
      text.replacing("\\\\", with: "\\"),
      saying: "write '\\\(letter)'"
    )
  }

  /// A range such as `[A-z]`.
  private var rangeDoubt: Doubt? {
    let text = pattern.text
    guard let place = text.ranges(of: "A-z").first,
      text[..<place.lowerBound].lastIndex(of: "[") ?? text.startIndex
        >= text[..<place.lowerBound].lastIndex(of: "]") ?? text.startIndex,
      text[..<place.lowerBound].contains("[" as Character)
    else { return nil }
    return doubt(
      .rangeBeyondLetters,
      at: offsets(of: place),
      text.replacing("A-z", with: "A-Za-z"),
      saying: "write 'A-Za-z'"
    )
  }

  /// Spaces around a branch, as in `/a+ | b+/`.
  private var spaceDoubt: Doubt? {
    let text = pattern.text
    guard let place = text.ranges(of: " | ").first else { return nil }
    return doubt(
      .spacesAroundBranches,
      at: offsets(of: place),
      text.replacing(" | ", with: "|"),
      saying: "remove the spaces"
    )
  }

  private func offsets(of place: Range<String.Index>) -> Range<Int> {
    let text = pattern.text
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return start..<(start + text[place].utf8.count)
  }

  private func doubt(
    _ problem: DoubtProblem,
    at offsets: Range<Int>,
    _ text: String,
    saying words: String
  ) -> Doubt {
    let start = place.range.start + 1
    let range = SourceRange(
      start: start + UInt32(offsets.lowerBound),
      end: start + UInt32(offsets.upperBound)
    )
    return Doubt(
      problem: problem,
      place: Place(source: place.source, range: range),
      fixes: [rewritten(text, saying: words, isCertain: false)]
    )
  }

  // MARK: Lookaheads

  /// What `(?=.*[A-Z])(?=.*\\d)` looks for, in their order; nil for anything else.
  static func lookaheads(in pattern: String) -> [String]? {
    var rest = pattern[...]
    if rest.hasPrefix("^") { rest = rest.dropFirst() }
    var found: [String] = []
    while rest.hasPrefix("(?=") {
      rest = rest.dropFirst(3)
      var open = 1
      var isInClass = false
      var inner = ""
      while let character = rest.first {
        rest = rest.dropFirst()
        inner.append(character)
        switch character {
        case "\\": if let escaped = rest.popFirst() { inner.append(escaped) }
        case "[": isInClass = true
        case "]": isInClass = false
        case "(" where !isInClass: open += 1
        case ")" where !isInClass: open -= 1
        default: break
        }
        if open == 0 { break }
      }
      guard open == 0, inner.hasPrefix(".*") else { return nil }
      found.append(String(inner.dropFirst(2).dropLast()))
    }
    return rest.isEmpty && !found.isEmpty && !found.contains("") ? found : nil
  }
}
