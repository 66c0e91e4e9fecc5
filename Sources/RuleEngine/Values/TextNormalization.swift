/// One step of `normalize`: a change to a text that is made before any rule sees it.
///
/// `replace` is not here, for it is a pattern's work.
package enum TextNormalization: String, Sendable, Hashable, CaseIterable {
  /// Takes white space (Unicode's White_Space) off both ends.
  case trim
  /// Makes one space of each run of white space, line ends included; the ends are not trimmed.
  case collapseSpaces = "collapse_spaces"
  /// Unicode's full lower-case mapping, the same in every locale and without regard to context.
  case lowercase
  /// Unicode's full upper-case mapping, the same in every locale: `ß` gives `SS`.
  case uppercase
  /// Keeps decimal digits alone, each as its ASCII digit: `٣-4` gives `34`.
  case digits
  /// Unicode's canonical composition, so that texts that look the same are the same.
  case nfc

  /// The changed text, or nil where the step changes nothing.
  ///
  /// - Complexity: linear in the bytes; no memory is taken where nothing changes, except that `nfc`
  ///   may have to compose a text outside ASCII to know.
  package func apply(to text: borrowing Span<UInt8>) -> [UInt8]? {
    switch self {
    case .trim: Self.trim(text)
    case .collapseSpaces: Self.collapseSpaces(text)
    case .lowercase: Self.lowercased(text)
    case .uppercase: Self.uppercased(text)
    case .digits: Self.digits(text)
    case .nfc: Self.composed(text)
    }
  }

  private static func trim(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    var start = 0
    while start < text.count {
      let (scalar, length) = text.scalar(at: start)
      guard scalar.isWhiteSpace else { break }
      start += length
    }
    var end = text.count
    while end > start {
      var last = end - 1
      while last > start, text[last] & 0xC0 == 0x80 { last -= 1 }
      guard text.scalar(at: last).scalar.isWhiteSpace else { break }
      end = last
    }
    return start == 0 && end == text.count ? nil : text.copy(start..<end)
  }

  private static func collapseSpaces(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    var rewriting = Rewriting()
    var follows = false
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if !scalar.isWhiteSpace {
        rewriting.keep(text, offset..<offset + length)
      } else if follows {
        rewriting.replace(text, at: offset, by: EmptyCollection())
      } else if scalar == " " {
        rewriting.keep(text, offset..<offset + length)
      } else {
        rewriting.replace(text, at: offset, by: CollectionOfOne(UInt8(ascii: " ")))
      }
      follows = scalar.isWhiteSpace
      offset += length
    }
    return rewriting.result
  }

  private static func lowercased(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    var rewriting = Rewriting()
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if ("A"..."Z").contains(scalar) {
        rewriting.replace(text, at: offset, by: CollectionOfOne(text[offset] + caseDistance))
      } else if !scalar.isASCII, scalar.properties.changesWhenLowercased {
        rewriting.replace(text, at: offset, by: scalar.properties.lowercaseMapping.utf8)
      } else {
        rewriting.keep(text, offset..<offset + length)
      }
      offset += length
    }
    return rewriting.result
  }

  private static func uppercased(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    var rewriting = Rewriting()
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if ("a"..."z").contains(scalar) {
        rewriting.replace(text, at: offset, by: CollectionOfOne(text[offset] - caseDistance))
      } else if !scalar.isASCII, scalar.properties.changesWhenUppercased {
        rewriting.replace(text, at: offset, by: scalar.properties.uppercaseMapping.utf8)
      } else {
        rewriting.keep(text, offset..<offset + length)
      }
      offset += length
    }
    return rewriting.result
  }

  /// How far the small letters of ASCII lie behind the capital ones.
  private static let caseDistance = UInt8(ascii: "a") - UInt8(ascii: "A")

  private static func digits(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    var rewriting = Rewriting()
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if text[offset].decimalDigit != nil {
        rewriting.keep(text, offset..<offset + length)
      } else if let digit = decimalDigit(scalar) {
        rewriting.replace(text, at: offset, by: CollectionOfOne(UInt8(ascii: "0") + digit))
      } else {
        rewriting.replace(text, at: offset, by: EmptyCollection())
      }
      offset += length
    }
    return rewriting.result
  }

  /// What the scalar counts for as a digit of its script (Unicode's category Nd).
  private static func decimalDigit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.flatMap { UInt8(exactly: $0) }
  }

  private static func composed(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    // No scalar below U+0300 combines, and each is composed already.
    var isComposed = true
    for offset in text.indices where text[offset] >= 0xCC { isComposed = false }
    if isComposed { return nil }
    // The standard library's tables have no other public door in Swift 6.
    let original = text.copy(text.indices)
    let composed = String(decoding: original, as: UTF8.self)._nfcCodeUnits
    return composed == original ? nil : composed
  }
}

/// A text being rewritten: memory is taken at the first change and not before.
private struct Rewriting {
  private var bytes: [UInt8]?

  var result: [UInt8]? { bytes }

  mutating func keep(_ text: borrowing Span<UInt8>, _ range: Range<Int>) {
    guard bytes != nil else { return }
    for offset in range { bytes?.append(text[offset]) }
  }

  /// Puts `replacement` where the original has a character that starts at `offset`.
  mutating func replace(
    _ text: borrowing Span<UInt8>,
    at offset: Int,
    by replacement: some Collection<UInt8>
  ) {
    if bytes == nil { bytes = text.copy(0..<offset) }
    bytes?.append(contentsOf: replacement)
  }
}
