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
    case .lowercase: Self.rewrite(text, Self.lowercased)
    case .uppercase: Self.rewrite(text, Self.uppercased)
    case .digits: Self.rewrite(text, Self.digit)
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
    var follows = false
    return rewrite(text) { scalar in
      defer { follows = scalar.isWhiteSpace }
      if !scalar.isWhiteSpace { return .same }
      return follows ? .removed : scalar == " " ? .same : .byte(UInt8(ascii: " "))
    }
  }

  // MARK: Scalar by scalar

  /// What becomes of a scalar.
  private enum Rewritten {
    case same
    case removed
    case byte(UInt8)
    case text(String)
  }

  /// Rewrites a text scalar by scalar; memory is taken at the first change and not before.
  @inline(__always)
  private static func rewrite(
    _ text: borrowing Span<UInt8>,
    _ rewritten: (Unicode.Scalar) -> Rewritten
  ) -> [UInt8]? {
    var bytes: [UInt8]?
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      let rewritten = rewritten(scalar)
      switch rewritten {
      case .same:
        if bytes != nil { for place in offset..<offset + length { bytes?.append(text[place]) } }
      case .removed, .byte, .text:
        if bytes == nil { bytes = text.copy(0..<offset) }
        if case .byte(let byte) = rewritten { bytes?.append(byte) }
        if case .text(let mapping) = rewritten { bytes?.append(contentsOf: mapping.utf8) }
      }
      offset += length
    }
    return bytes
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Rewritten {
    if ("A"..."Z").contains(scalar) { return .byte(UInt8(scalar.value) + caseDistance) }
    guard !scalar.isASCII, scalar.properties.changesWhenLowercased else { return .same }
    return .text(scalar.properties.lowercaseMapping)
  }

  private static func uppercased(_ scalar: Unicode.Scalar) -> Rewritten {
    if ("a"..."z").contains(scalar) { return .byte(UInt8(scalar.value) - caseDistance) }
    guard !scalar.isASCII, scalar.properties.changesWhenUppercased else { return .same }
    return .text(scalar.properties.uppercaseMapping)
  }

  /// How far the lowercase letters of ASCII lie behind the capital ones.
  private static let caseDistance = UInt8(ascii: "a") - UInt8(ascii: "A")

  /// The ASCII digit for what counts as a digit in its script (Unicode's category Nd).
  private static func digit(_ scalar: Unicode.Scalar) -> Rewritten {
    if ("0"..."9").contains(scalar) { return .same }
    guard scalar.properties.generalCategory == .decimalNumber,
      let digit = scalar.properties.numericValue.flatMap({ UInt8(exactly: $0) })
    else { return .removed }
    return .byte(UInt8(ascii: "0") + digit)
  }

  private static func composed(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    // No scalar below U+0300 combines, and each is composed already.
    var isComposed = true
    for offset in text.indices where text[offset] >= 0xCC { isComposed = false }
    if isComposed { return nil }
    let original = text.copy(text.indices)
    let composed = Composition.bytes(of: String(decoding: original, as: UTF8.self))
    return composed == original ? nil : composed
  }
}
