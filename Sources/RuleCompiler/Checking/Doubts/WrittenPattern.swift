import RuleEngine
import RuleSyntax

/// A pattern between slashes, with the positions of its characters.
struct WrittenPattern {
  /// A part of a pattern's source, as far as doubts distinguish parts.
  private enum Part: Equatable {
    /// A letter, digit, or another character that matches itself.
    case literal(UInt8)
    case dot
    /// `*`, `+`, `?`, `{2,}`
    case quantifier
    /// An escape, a class, a group's parenthesis, `|`, `^` or `$`
    case other
  }

  let pattern: Pattern
  let place: Place
  let bytes: [UInt8]
  let root: PatternNode
  private var parts: [(part: Part, offset: Int)] = []
  /// The places of the character classes, with their brackets.
  private(set) var classes: [Range<Int>] = []

  /// Whether a pattern contains any of the characters that doubts look for.
  static func mayBeDoubted(_ pattern: Pattern) -> Bool {
    pattern.text.utf8.contains { byte in
      switch Unicode.Scalar(byte) {
      case "^", "$", "\\", ".", "[", "|", "?", "*", "{": true
      default: false
      }
    }
  }

  /// Nil unless the pattern is written between slashes in a notation whose positions are plain.
  init?(_ pattern: Pattern, at place: Place, in source: SourceText) {
    let bytes = Array(pattern.text.utf8)
    let start = Int(place.range.start)
    let written = source.bytes.dropFirst(start).prefix(bytes.count + 2)
    guard written.count == bytes.count + 2, written.first == UInt8(ascii: "/"),
      written.dropFirst().dropLast().elementsEqual(bytes), !pattern.flags.contains(.extended),
      !pattern.text.contains("\\Q"), !bytes.starts(with: "(*".utf8)
    else { return nil }
    self.pattern = pattern
    self.place = place
    self.bytes = bytes
    root = PatternSyntax(text: pattern.text, flags: pattern.flags).root
    split()
  }

  private mutating func split() {
    var offset = 0
    while offset < bytes.count {
      let start = offset
      let byte = bytes[offset]
      offset += 1
      switch Unicode.Scalar(byte) {
      case "\\":
        let escaped = offset < bytes.count ? bytes[offset] : byte
        offset += 1
        let isLiteral = [UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-")].contains(escaped)
        parts.append((isLiteral ? .literal(escaped) : .other, start))
      case "[":
        // A bracket in first position is a member of the class.
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "^") { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") { offset += 1 }
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "]") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
        parts.append((.other, start))
        classes.append(start..<min(offset, bytes.count))
      case "{":
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") { offset += 1 }
        offset += 1
        parts.append((.quantifier, start))
      case "*", "+", "?": parts.append((.quantifier, start))
      case ".": parts.append((.dot, start))
      case "(", ")", "|", "^", "$": parts.append((.other, start))
      default: parts.append((.literal(byte), start))
      }
    }
  }

  // MARK: Anchors

  /// The doubt about `^` and `$` in a pattern that always matches the whole value.
  var anchorDoubt: Doubt? {
    let branches: [PatternNode] = if case .alternatives(let nodes) = root { nodes } else { [root] }
    let starts = branches.map { $0.nodesInSequence.first == .anchor(.textStart) }
    let ends = branches.map { $0.nodesInSequence.last == .anchor(.textEnd) }
    guard starts.contains(true) || ends.contains(true) else { return nil }
    // `/^$/` is a valid way to test for an empty value.
    guard branches.allSatisfy({ $0.contains { $0.consumes } }) else { return nil }
    var doubt = Doubt(problem: .anchorInRegex, place: place)
    // Anchors between branches, as in `/^a$|^b$/`, are left for the author to fix.
    let isPlain = !starts.dropFirst().contains(true) && !ends.dropLast().contains(true)
    if isPlain, let text = withoutAnchors(atStart: starts[0], atEnd: ends[ends.count - 1]) {
      doubt.fixes = [rewritten(text, saying: "remove the anchors", isCertain: true)]
    }
    return doubt
  }

  /// The doubt about `contains(/^[A-Z]+$/)`, which looks for the whole value.
  func wholeDoubt(of call: CheckedCall) -> Doubt? {
    let nodes = root.nodesInSequence
    guard nodes.first == .anchor(.textStart), nodes.last == .anchor(.textEnd), nodes.count > 2,
      pattern.flags.isEmpty, call.place.source == place.source,
      call.arguments.allSatisfy({ $0.name == "pattern" || $0.operands.isEmpty }),
      let text = withoutAnchors(atStart: true, atEnd: true)
    else { return nil }
    return Doubt(
      problem: .anchorsInContains,
      place: place,
      fixes: [.meant("regex(/\(text)/)", at: call.place.range)]
    )
  }

  private func withoutAnchors(atStart: Bool, atEnd: Bool) -> String? {
    var rest = bytes[...]
    if atStart {
      if rest.first == UInt8(ascii: "^") {
        rest = rest.dropFirst()
      } else if rest.starts(with: "\\A".utf8) {
        rest = rest.dropFirst(2)
      } else {
        return nil
      }
    }
    if atEnd {
      if rest.last == UInt8(ascii: "$") {
        rest = rest.dropLast()
      } else if rest.suffix(2).elementsEqual("\\z".utf8) {
        rest = rest.dropLast(2)
      } else {
        return nil
      }
    }
    return rest.isEmpty || rest.first == UInt8(ascii: "*")
      ? nil : String(decoding: rest, as: UTF8.self)
  }

  // MARK: Dots

  /// The doubt about an unescaped `.` in a host name such as `www.example.com`.
  var dotDoubt: Doubt? {
    let address = firstPartOfAddress ?? parts.count
    // The last one first: whether a name continues after a dot depends on the next dot.
    var dots: [Int] = []
    for index in parts.indices.reversed()
    where isDotOfHostName(index, before: dots.last, isAddress: index >= address) {
      dots.append(index)
    }
    guard let first = dots.last else { return nil }
    var text = bytes
    for dot in dots { text.insert(UInt8(ascii: "\\"), at: parts[dot].offset) }
    let start = place.range.start + 1 + UInt32(parts[first].offset)
    return Doubt(
      problem: .dotOfHostName,
      place: Place(source: place.source, range: SourceRange(start: start, end: start + 1)),
      fixes: [
        rewritten(
          String(decoding: text, as: UTF8.self),
          saying: "write '\\.'",
          isCertain: true
        )
      ]
    )
  }

  /// Whether a part is a `.` before a top-level domain or after `www`.
  ///
  /// - Parameters:
  ///   - index: the part.
  ///   - next: the next part that is one.
  ///   - isAddress: whether `@`, `//` or `www` precedes the part.
  /// - Returns: whether it is one.
  private func isDotOfHostName(_ index: Int, before next: Int?, isAddress: Bool) -> Bool {
    guard parts[index].part == .dot else { return false }
    let before = letters(endingBefore: index)
    let (after, end) = letters(startingAfter: index)
    let followsName =
      before.utf8.count >= 2 || index > 0 && parts[index - 1].part == .quantifier
    guard followsName else { return false }
    if before == "www", end < parts.count, parts[end].part != .quantifier { return true }
    // The name continues: `example.co.uk`.
    if end < parts.count, parts[end].part == .dot {
      return before.utf8.count >= 2 && next == end
    }
    guard endsName(at: end) else { return false }
    if WrittenPattern.domains.contains(after) { return true }
    return WrittenPattern.countryDomains.contains(after) && isAddress
  }

  /// Whether a host name can end at a part.
  private func endsName(at index: Int) -> Bool {
    guard index < parts.count else { return true }
    switch parts[index].part {
    case .literal(let byte): return byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
    case .other:
      let offset = parts[index].offset
      return [UInt8(ascii: "$"), UInt8(ascii: ")"), UInt8(ascii: "|")].contains(bytes[offset])
    case .dot, .quantifier: return false
    }
  }

  /// The first part that `@`, `//` or, at the start, `www` precedes; nil if there is none.
  private var firstPartOfAddress: Int? {
    let text = parts.map { part in
      if case .literal(let byte) = part.part { byte } else { UInt8(ascii: ".") }
    }
    if text.starts(with: "www.".utf8) { return 4 }
    let sign = text.indices.first { index in
      text[index] == UInt8(ascii: "@") || text[index...].starts(with: "//".utf8)
    }
    return sign.map { text[$0] == UInt8(ascii: "@") ? $0 + 1 : $0 + 2 }
  }

  private func letters(endingBefore index: Int) -> String {
    var start = index
    while start > 0, let _ = letter(at: start - 1) { start -= 1 }
    return String((start..<index).compactMap { letter(at: $0) })
  }

  private func letters(startingAfter index: Int) -> (text: String, end: Int) {
    var end = index + 1
    while end < parts.count, let _ = letter(at: end) { end += 1 }
    return (String(((index + 1)..<end).compactMap { letter(at: $0) }), end)
  }

  private func letter(at index: Int) -> Character? {
    guard case .literal(let byte) = parts[index].part else { return nil }
    let scalar = Unicode.Scalar(byte)
    let isPart = "a"..."z" ~= scalar || "0"..."9" ~= scalar || scalar == "-"
    return isPart ? Character(scalar) : nil
  }

  private static let domains: Set = ["com", "org", "net", "edu", "gov", "info", "example"]
  private static let countryDomains: Set = [
    "at", "au", "be", "ca", "ch", "cn", "cz", "de", "dk", "es", "eu", "fi", "fr", "gr", "hu", "ie",
    "in", "io", "it", "jp", "kr", "mx", "nl", "no", "nz", "pl", "pt", "ro", "ru", "se", "uk", "us",
  ]

  func rewritten(_ text: String, saying words: String, isCertain: Bool) -> Diagnostic.Fix {
    Diagnostic.Fix(
      words,
      replace: place.range,
      by: "/\(text)/\(pattern.flags.letters)",
      isCertain: isCertain
    )
  }
}

extension PatternNode {
  /// The nodes of a sequence; any other node as an array of one.
  fileprivate var nodesInSequence: [PatternNode] {
    if case .sequence(let nodes) = self { nodes } else { [self] }
  }

  /// Whether matching it consumes characters.
  fileprivate var consumes: Bool {
    switch self {
    case .characters, .lineBreak, .cluster, .reference, .call, .unsupported: true
    case .sequence, .alternatives, .group, .repeated, .atomic, .anchor, .look, .conditional,
      .matchStart:
      false
    }
  }
}
