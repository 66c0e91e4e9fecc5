/// Why a text is no notation of a ``ScalarSet``, and where.
package struct ScalarSetError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// No character is listed: an empty text, or `^` alone.
    case emptySet
    /// A range whose first character comes after its last: `z-a`.
    case reversedRange
    /// A hyphen that neither joins two characters nor is at an end: `a-z-9`, `\d-x`.
    case strayHyphen
    /// A backslash before a letter or digit that it gives no meaning, or before nothing: `\q`.
    case unknownEscape
    /// `\p` without the braces and the name of a general category: `\p{Latin}`.
    case unknownCategory
  }

  package let kind: Kind
  /// The bytes of the notation that are to blame.
  package let range: Range<Int>
}

extension PatternClass {
  /// The class that the notation of `chars("…")` describes, like a pattern's class without brackets.
  ///
  /// - Characters stand for themselves, `a-z` for all from one to the other by code point.
  /// - `-` stands for itself at the start or the end, and everywhere as `\-`.
  /// - `\` before punctuation or a space makes it stand for itself.
  /// - `\d` is `0-9`, `\w` is `A-Za-z0-9_`, `\s` is white space (Unicode's White_Space).
  /// - `\p{Lu}` is a Unicode general category, `\p{L}` a group of them.
  /// - `^` in front makes it the class of all other characters.
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
    // Only here and as the last character is a bare hyphen itself.
    if peek() == "-" { append(next()) }
    while position < scalars.count { try readItem() }
  }

  /// Reads a character, a range or a class.
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

  /// Reads a character; nil where it was a class, whose members are then in the set.
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

  /// Reads the `{Name}` of `\p{Name}`.
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

  /// An error about the scalars from `start` up to the reader's position, or up to `stop`.
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
