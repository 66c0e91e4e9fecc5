/// Why a text is no notation of a ``ScalarSet``, and where.
package struct ScalarSetError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// No character is listed: an empty text, or `^` alone.
    case emptySet
    /// A range whose first character comes after its last: `z-a`.
    case reversedRange
    /// A hyphen that neither joins two characters nor stands at an end: `a-z-9`, `\d-x`.
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

extension ScalarSet {
  /// The set that the notation of `chars("…")` describes, like a regular expression's class without brackets.
  ///
  /// - Characters stand for themselves, `a-z` for all from one to the other by code point.
  /// - `-` stands for itself at the start or the end, and everywhere as `\-`.
  /// - `\` before punctuation or a space makes it stand for itself.
  /// - `\d` is `0-9`, `\w` is `A-Za-z0-9_`, `\s` is white space (Unicode's White_Space).
  /// - `\p{Lu}` is a Unicode general category, `\p{L}` a group of them.
  /// - `^` in front makes it the set of all other characters.
  package init(notation: String) throws(ScalarSetError) {
    var reader = NotationReader(notation)
    try reader.read()
    self.init(ranges: reader.ranges, categories: reader.categories, isNegated: reader.isNegated)
  }
}

private struct NotationReader {
  private let scalars: [(value: Unicode.Scalar, offset: Int)]
  private let end: Int
  private var position = 0

  var ranges: [ClosedRange<UInt32>] = []
  var categories = GeneralCategorySet.none
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
    if peek() == "-" { ranges.append(single(next())) }
    while position < scalars.count { try readItem() }
  }

  /// Reads a character, a range or a class.
  private mutating func readItem() throws(ScalarSetError) {
    let start = position
    if peek() == "-" {
      position += 1
      guard position == scalars.count else { throw error(.strayHyphen, from: start) }
      ranges.append(single("-"))
      return
    }
    guard let first = try readMember() else { return }
    guard peek() == "-", position + 1 < scalars.count else {
      ranges.append(single(first))
      return
    }
    let hyphen = position
    position += 1
    guard peek() != "-", let last = try readMember() else {
      throw error(.strayHyphen, from: hyphen, to: hyphen + 1)
    }
    guard first <= last else { throw error(.reversedRange, from: start) }
    ranges.append(first.value...last.value)
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
      ranges += Self.digits
    case "w":
      ranges += Self.wordCharacters
    case "s":
      ranges += Self.whiteSpace
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
    guard let category = GeneralCategorySet(named: name) else {
      throw error(.unknownCategory, from: start)
    }
    categories.formUnion(category)
  }

  private func peek() -> Unicode.Scalar? {
    position < scalars.count ? scalars[position].value : nil
  }

  private mutating func next() -> Unicode.Scalar {
    position += 1
    return scalars[position - 1].value
  }

  private func single(_ scalar: Unicode.Scalar) -> ClosedRange<UInt32> {
    scalar.value...scalar.value
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

  private static let digits: [ClosedRange<UInt32>] = [0x30...0x39]

  private static let wordCharacters: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A,
  ]

  private static let whiteSpace: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ]
}
