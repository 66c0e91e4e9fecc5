/// One step of `normalize`: a change to a text before any rule reads it.
///
/// `replace` is not among them, because it needs a pattern.
package enum TextNormalization: String, Sendable, Hashable, CaseIterable {
  /// Removes white space (Unicode's White_Space) at both ends.
  case trim
  /// Replaces each run of white space, including line ends, by one space; does not trim.
  case collapseSpaces = "collapse_spaces"
  /// Unicode's full lowercase mapping, independent of locale and context.
  case lowercase
  /// Unicode's full uppercase mapping, independent of locale: `ß` gives `SS`.
  case uppercase
  /// Keeps only decimal digits, as ASCII digits: `٣-4` gives `34`.
  case digits
  /// Unicode's canonical composition, so that texts that look the same are equal.
  case nfc

  /// The changed text; nil if nothing changes.
  ///
  /// - Complexity: linear in the bytes. Allocates nothing if nothing changes, except that `nfc` may
  ///   have to compose a text outside of ASCII to find out.
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

  /// The result of rewriting a scalar.
  private enum Rewritten {
    case same
    case removed
    case byte(UInt8)
    case text(String)
  }

  /// Rewrites a text scalar by scalar; allocates only at the first change.
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

  /// The distance from an ASCII capital to its lowercase letter.
  private static let caseDistance = UInt8(ascii: "a") - UInt8(ascii: "A")

  /// The ASCII digit for a decimal digit of any script (Unicode's category Nd).
  private static func digit(_ scalar: Unicode.Scalar) -> Rewritten {
    if ("0"..."9").contains(scalar) { return .same }
    guard scalar.properties.generalCategory == .decimalNumber,
      let digit = scalar.properties.numericValue.flatMap({ UInt8(exactly: $0) })
    else { return .removed }
    return .byte(UInt8(ascii: "0") + digit)
  }

  private static func composed(_ text: borrowing Span<UInt8>) -> [UInt8]? {
    // Scalars below U+0300 don't combine, and are composed already.
    var isComposed = true
    for offset in text.indices where text[offset] >= 0xCC { isComposed = false }
    if isComposed { return nil }
    let original = text.copy(text.indices)
    let composed = Composition.bytes(of: String(decoding: original, as: UTF8.self))
    return composed == original ? nil : composed
  }
}
