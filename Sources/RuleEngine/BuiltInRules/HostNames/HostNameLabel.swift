/// One label of a host name in IDNA 2008 (RFC 5890 to 5893), in its Unicode or its ASCII form.
struct HostNameLabel {
  /// The label in Unicode; an ASCII form that starts with `xn--` is decoded.
  private let points: [IDNACodePoint]
  /// The length of the ASCII form in bytes.
  let asciiCount: Int
  /// Whether the label is valid by itself; its directions depend on the whole name.
  let isValid: Bool
  /// Whether it has a character that is never allowed in a label.
  let hasRefusedCharacter: Bool

  static let longestLabel = 63
  private static let prefix = Array("xn--".utf8)

  init(_ bytes: borrowing Span<UInt8>) {
    var scalars: [Unicode.Scalar] = []
    var isASCII = true
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      scalars.append(scalar)
      if length > 1 { isASCII = false }
      offset += length
    }
    self = isASCII ? HostNameLabel(ascii: scalars) : HostNameLabel(unicode: scalars)
  }

  private init(unicode scalars: [Unicode.Scalar]) {
    points = scalars.map { IDNACodePoint($0) }
    asciiCount = Self.prefix.count + Punycode.encoded(scalars).count
    hasRefusedCharacter = points.contains { $0.status == .disallowed }
    isValid = asciiCount <= Self.longestLabel && Self.isUnicodeLabel(points)
  }

  private init(ascii scalars: [Unicode.Scalar]) {
    let bytes = scalars.map { scalar in
      // Host names ignore the case of ASCII letters only.
      ("A"..."Z").contains(scalar) ? UInt8(scalar.value) + 0x20 : UInt8(scalar.value)
    }
    let own = bytes.map { IDNACodePoint(Unicode.Scalar($0)) }
    asciiCount = bytes.count
    hasRefusedCharacter = own.contains { $0.status == .disallowed }
    guard bytes.starts(with: Self.prefix) else {
      points = own
      // Two hyphens may be anywhere inside: RFC 5890 reserves such names, but they are in use.
      isValid =
        1...Self.longestLabel ~= bytes.count && !hasRefusedCharacter
        && bytes.first != UInt8(ascii: "-") && bytes.last != UInt8(ascii: "-")
      return
    }
    let decoded = Punycode.decoded(bytes[Self.prefix.count...]) ?? []
    points = decoded.map { IDNACodePoint($0) }
    isValid =
      bytes.count <= Self.longestLabel && decoded.contains { !$0.isASCII }
      && Punycode.encoded(decoded).elementsEqual(bytes[Self.prefix.count...])
      && Self.isUnicodeLabel(points)
  }

  // MARK: RFC 5891 section 4.2

  private static func isUnicodeLabel(_ points: [IDNACodePoint]) -> Bool {
    guard let first = points.first, let last = points.last, !first.isMark,
      first.scalar != "-", last.scalar != "-",
      points.count < 4 || points[2].scalar != "-" || points[3].scalar != "-"
    else { return false }
    for (index, point) in points.enumerated() {
      switch point.status {
      case .disallowed: return false
      case .allowed: break
      case .contextual: if !isAllowed(at: index, in: points) { return false }
      }
    }
    return isComposed(points)
  }

  private static func isComposed(_ points: [IDNACodePoint]) -> Bool {
    var text = ""
    text.unicodeScalars.append(contentsOf: points.map(\.scalar))
    let bytes = Array(text.utf8)
    return TextNormalization.nfc.apply(to: bytes.span) == nil
  }

  /// The contextual rules, RFC 5892 appendix A.
  private static func isAllowed(at index: Int, in points: [IDNACodePoint]) -> Bool {
    let before = index > 0 ? points[index - 1] : nil
    let after = index + 1 < points.count ? points[index + 1] : nil
    switch points[index].scalar {
    case "\u{200C}": return before?.isVirama == true || joins(around: index, in: points)
    case "\u{200D}": return before?.isVirama == true
    case "\u{B7}": return before?.scalar == "l" && after?.scalar == "l"
    case "\u{375}": return after?.isGreek == true
    case "\u{5F3}", "\u{5F4}": return before?.isHebrew == true
    case "\u{30FB}": return points.contains(where: \.isKanaOrHan)
    case "\u{660}"..."\u{669}":
      return !points.contains { ("\u{6F0}"..."\u{6F9}").contains($0.scalar) }
    case "\u{6F0}"..."\u{6F9}":
      return !points.contains { ("\u{660}"..."\u{669}").contains($0.scalar) }
    default: return false
    }
  }

  /// Whether the letters on both sides would join if this one were not between them.
  private static func joins(around index: Int, in points: [IDNACodePoint]) -> Bool {
    guard let before = points[..<index].last(where: { !$0.isTransparent }),
      let after = points[(index + 1)...].first(where: { !$0.isTransparent })
    else { return false }
    return before.joinsNext && after.joinsPrevious
  }

  // MARK: Directions, RFC 5893 section 2

  var isRightToLeft: Bool {
    points.contains {
      $0.bidirectionalClass == .rightToLeft || $0.bidirectionalClass == .arabicNumber
    }
  }

  /// Whether it is allowed in a name that has a right-to-left label.
  var keepsDirection: Bool {
    let classes = points.map(\.bidirectionalClass)
    guard let first = classes.first, let last = classes.last(where: { $0 != .nonspacingMark })
    else { return false }
    switch first {
    case .leftToRight:
      return !isRightToLeft && (last == .leftToRight || last == .europeanNumber)
    case .rightToLeft:
      return last != .neutral && !classes.contains(.leftToRight)
        && !(classes.contains(.europeanNumber) && classes.contains(.arabicNumber))
    case .arabicNumber, .europeanNumber, .neutral, .nonspacingMark: return false
    }
  }

  var isNumber: Bool { points.allSatisfy { ("0"..."9").contains($0.scalar) } }
}
