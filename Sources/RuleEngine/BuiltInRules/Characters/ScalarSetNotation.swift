/// An error in the notation of a ``ScalarSet``.
package struct ScalarSetError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// No character is listed: an empty text, or only `^`.
    case emptySet
    /// A range whose first character comes after its last: `z-a`.
    case reversedRange
    /// A hyphen that neither joins two characters nor is at the start or end: `a-z-9`, `\d-x`.
    case strayHyphen
    /// A backslash before a letter or digit without a meaning, or at the end: `\q`.
    case unknownEscape
    /// `\p` without braces and the name of a general category: `\p{Latin}`.
    case unknownCategory
  }

  package let kind: Kind
  /// The range of the error in the notation, in bytes.
  package let range: Range<Int>
}

extension PatternClass {
  /// Parses the notation of `chars("…")`: like a pattern's class, but without brackets.
  ///
  /// - Characters stand for themselves, `a-z` for a range of code points.
  /// - `-` stands for itself at the start or end, and everywhere as `\-`.
  /// - `\` before punctuation or a space makes it literal.
  /// - `\d` is `0-9`, `\w` is `A-Za-z0-9_`, `\s` is white space (Unicode's White_Space).
  /// - `\p{Lu}` is a Unicode general category, `\p{L}` a group of them.
  /// - `^` at the start negates the class.
  package init(characters notation: String) throws(ScalarSetError) {
    var reader = NotationReader(notation)
    try reader.read()
    self.init(items: reader.items, isNegated: reader.isNegated)
  }
}

private struct NotationReader {
  private let scalars: [(value: Unicode.Scalar, offset: Int)]
  private let end: Int
  private var position = 0

  var items: [PatternClass.Item] = []
  var isNegated = false

  init(_ notation: String) {
    let view = notation.unicodeScalars
    scalars = view.indices.map {
      (view[$0], notation.utf8.distance(from: notation.startIndex, to: $0))
    }
    end = notation.utf8.count
  }

  mutating func read() throws(ScalarSetError) {
    if peek() == "^" {
      isNegated = true
      position += 1
    }
    guard position < scalars.count else {
      throw ScalarSetError(kind: .emptySet, range: 0..<end)
    }
    // Only here and at the end does an unescaped hyphen stand for itself.
    if peek() == "-" { append(next()) }
    while position < scalars.count { try readItem() }
  }

  /// Parses a character, a range or a class.
  private mutating func readItem() throws(ScalarSetError) {
    let start = position
    if peek() == "-" {
      position += 1
      guard position == scalars.count else { throw error(.strayHyphen, from: start) }
      append("-")
      return
    }
    guard let first = try readMember() else { return }
    guard peek() == "-", position + 1 < scalars.count else {
      append(first)
      return
    }
    let hyphen = position
    position += 1
    guard peek() != "-", let last = try readMember() else {
      throw error(.strayHyphen, from: hyphen, to: hyphen + 1)
    }
    guard first <= last else { throw error(.reversedRange, from: start) }
    items.append(.range(first...last))
  }

  /// Parses a character; nil if it was a class, which is then in the set.
  private mutating func readMember() throws(ScalarSetError) -> Unicode.Scalar? {
    let start = position
    let scalar = next()
    guard scalar == "\\" else { return scalar }
    guard position < scalars.count else { throw error(.unknownEscape, from: start) }
    let escaped = next()
    switch escaped {
    case "d":
      items += Self.digits
    case "w":
      items += Self.wordCharacters
    case "s":
      items += Self.whiteSpace
    case "p":
      try readCategory(from: start)
    case "0"..."9", "A"..."Z", "a"..."z":
      throw error(.unknownEscape, from: start)
    case "\u{20}"..."\u{7E}":
      return escaped
    default:
      throw error(.unknownEscape, from: start)
    }
    return nil
  }

  /// Parses the `{Name}` of `\p{Name}`.
  private mutating func readCategory(from start: Int) throws(ScalarSetError) {
    guard peek() == "{" else { throw error(.unknownCategory, from: start) }
    position += 1
    var name = ""
    while let scalar = peek(), scalar != "}" {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard peek() == "}" else { throw error(.unknownCategory, from: start) }
    position += 1
    guard !Unicode.GeneralCategory.named(name).isEmpty else {
      throw error(.unknownCategory, from: start)
    }
    items.append(.named(.property(name), isNegated: false))
  }

  private func peek() -> Unicode.Scalar? {
    position < scalars.count ? scalars[position].value : nil
  }

  private mutating func next() -> Unicode.Scalar {
    position += 1
    return scalars[position - 1].value
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    items.append(.range(scalar...scalar))
  }

  /// An error about the scalars from `start` to the current position, or to `stop`.
  private func error(
    _ kind: ScalarSetError.Kind,
    from start: Int,
    to stop: Int? = nil
  ) -> ScalarSetError {
    let stop = stop ?? position
    let last = stop < scalars.count ? scalars[stop].offset : end
    return ScalarSetError(kind: kind, range: scalars[start].offset..<last)
  }

  private static let digits: [PatternClass.Item] = [.range("0"..."9")]

  private static let wordCharacters: [PatternClass.Item] = [
    .range("0"..."9"), .range("A"..."Z"), .range("_"..."_"), .range("a"..."z"),
  ]

  private static let whiteSpace: [PatternClass.Item] = [
    .range("\u{09}"..."\u{0D}"), .range(" "..." "), .range("\u{85}"..."\u{85}"),
    .range("\u{A0}"..."\u{A0}"), .range("\u{1680}"..."\u{1680}"),
    .range("\u{2000}"..."\u{200A}"), .range("\u{2028}"..."\u{2029}"),
    .range("\u{202F}"..."\u{202F}"), .range("\u{205F}"..."\u{205F}"),
    .range("\u{3000}"..."\u{3000}"),
  ]
}
