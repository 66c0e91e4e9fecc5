import RuleEngine
import RuleSyntax

// Parts of patterns that say something else than what their author meant.

extension WrittenPattern {
  /// The doubts about a doubled backslash, the range `A-z`, spaces around `|`, and `|` in brackets.
  var slips: [Doubt] {
    [backslashDoubt, rangeDoubt, spaceDoubt, barDoubt, repetitionDoubt].compactMap(\.self)
  }

  /// The doubt about `contains(/[0-9]*/)`, which every text satisfies.
  var emptyDoubt: Doubt? {
    guard root.matchesNothing else { return nil }
    var doubt = Doubt(problem: .patternFoundEverywhere, place: place)
    if case .repeated(let inner, _) = root, !inner.matchesNothing, pattern.text.hasSuffix("*") {
      let text = pattern.text.dropLast() + "+"
      doubt.fixes = [rewritten(String(text), saying: "write '+' instead of '*'", isCertain: false)]
    }
    return doubt
  }

  /// The doubt about `[red|green]` or `[a-z|A-Z]`.
  private var barDoubt: Doubt? {
    for offsets in classes {
      let written = String(decoding: bytes[offsets], as: UTF8.self)
      let branches = written.dropFirst().dropLast().split(
        separator: "|",
        omittingEmptySubsequences: false
      )
      guard branches.count > 1 else { continue }
      if branches.allSatisfy(WrittenPattern.isRanges) {
        let text = "[\(branches.joined())]"
        return doubt(.barInClass, at: offsets, meaning: text)
      }
      guard branches.allSatisfy(WrittenPattern.isWord) else { continue }
      let isWhole = offsets == 0..<bytes.count
      let text = isWhole ? branches.joined(separator: "|") : "(\(branches.joined(separator: "|")))"
      return doubt(.branchesInClass(written), at: offsets, meaning: text)
    }
    return nil
  }

  /// The doubt about `[A-Z]{2-4}`.
  private var repetitionDoubt: Doubt? {
    var offset = 0
    var nextClasses = classes[...]
    while offset < bytes.count {
      if let next = nextClasses.first, next.lowerBound <= offset {
        nextClasses = nextClasses.dropFirst()
        offset = max(offset, next.upperBound)
      } else if bytes[offset] == UInt8(ascii: "{"), let end = endOfHyphenatedBounds(from: offset) {
        let written = String(decoding: bytes[offset..<end], as: UTF8.self)
        let meant = written.replacing("-", with: ",")
        return doubt(.hyphenInRepetition(written), at: offset..<end, meaning: meant)
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Where two numbers with a hyphen between them end, in braces; nil for anything else.
  private func endOfHyphenatedBounds(from open: Int) -> Int? {
    var offset = open + 1
    func passDigits() -> Bool {
      let start = offset
      while offset < bytes.count, "0"..."9" ~= Unicode.Scalar(bytes[offset]) { offset += 1 }
      return offset > start
    }
    guard passDigits(), offset < bytes.count, bytes[offset] == UInt8(ascii: "-") else { return nil }
    offset += 1
    guard passDigits(), offset < bytes.count, bytes[offset] == UInt8(ascii: "}") else { return nil }
    return offset + 1
  }

  /// Whether a part of a class consists of ranges, such as `a-z`.
  private static func isRanges(_ part: Substring) -> Bool {
    let bytes = Array(part.utf8)
    return !bytes.isEmpty && bytes.count % 3 == 0
      && bytes.indices.allSatisfy { ($0 % 3 == 1) == (bytes[$0] == UInt8(ascii: "-")) }
  }

  /// Whether a part of a class may be a word.
  private static func isWord(_ part: Substring) -> Bool {
    part.count > 1 && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
  }

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
    guard let place = text.firstRange(of: "A-z"),
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
    guard let place = text.firstRange(of: " | ") else { return nil }
    return doubt(
      .spacesAroundBranches,
      at: offsets(of: place),
      text.replacing(" | ", with: "|"),
      saying: "remove the spaces"
    )
  }

  /// The doubt about a part of the pattern that is written like another text.
  private func doubt(
    _ problem: DoubtProblem,
    at offsets: Range<Int>,
    meaning text: String
  ) -> Doubt {
    let before = String(decoding: bytes[..<offsets.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[offsets.upperBound...], as: UTF8.self)
    return doubt(problem, at: offsets, before + text + after, saying: "write '\(text)'")
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

extension PatternNode {
  /// Whether it matches no characters anywhere, without a condition on what is around them.
  fileprivate var matchesNothing: Bool {
    switch self {
    case .sequence(let nodes): nodes.allSatisfy(\.matchesNothing)
    case .alternatives(let nodes): nodes.contains(where: \.matchesNothing)
    case .group(let inner, _), .atomic(let inner): inner.matchesNothing
    case .repeated(let inner, let repetition): repetition.atLeast == 0 || inner.matchesNothing
    case .characters, .lineBreak, .cluster, .reference, .call, .unsupported, .anchor, .look,
      .conditional, .matchStart:
      false
    }
  }
}
