// Case-insensitive comparison by Unicode's simple case folding: each scalar folds to one scalar,
// independent of language. This agrees with patterns that have the flag `i`.

extension Unicode.Scalar {
  /// The scalar that represents this one and its other cases.
  var foldedCase: Unicode.Scalar {
    if isASCII {
      return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 0x20) : self
    }
    switch value {
    // Turkish dotted and dotless i are separate letters.
    case 0x130, 0x131: return self
    // These two pairs have no single-scalar capital that would unify them.
    case 0x1FD3: return "\u{390}"
    case 0x1FE3: return "\u{3B0}"
    default: break
    }
    guard properties.changesWhenCaseMapped else { return self }
    let capital = Unicode.Scalar(only: properties.uppercaseMapping) ?? self
    return Unicode.Scalar(only: capital.properties.lowercaseMapping)
      ?? Unicode.Scalar(only: properties.lowercaseMapping) ?? self
  }

  /// The only scalar of a text; nil if it has none or several.
  private init?(only text: String) {
    guard text.unicodeScalars.count == 1, let first = text.unicodeScalars.first else { return nil }
    self = first
  }
}

extension Span<UInt8> {
  /// The text with each scalar folded.
  func foldedCase() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var offset = 0
    while offset < count {
      let (scalar, length) = scalar(at: offset)
      bytes.append(contentsOf: UTF8.encode(scalar.foldedCase) ?? UTF8.encodedReplacementCharacter)
      offset += length
    }
    return bytes
  }

  /// Whether the texts are equal, optionally ignoring case.
  @inline(__always)
  func isEqual(to other: borrowing Span<UInt8>, ignoringCase: Bool) -> Bool {
    ignoringCase ? endOfFoldedPrefix(other) == count : isEqual(to: other)
  }

  /// Whether the text starts with the other, optionally ignoring case.
  @inline(__always)
  func hasPrefix(_ prefix: borrowing Span<UInt8>, ignoringCase: Bool) -> Bool {
    ignoringCase ? endOfFoldedPrefix(prefix) != nil : hasPrefix(prefix)
  }

  /// Whether the text ends with the other, optionally ignoring case.
  @inline(__always)
  func hasSuffix(_ suffix: borrowing Span<UInt8>, ignoringCase: Bool) -> Bool {
    guard ignoringCase else { return hasSuffix(suffix) }
    let (text, end) = (foldedCase(), suffix.foldedCase())
    return text.span.hasSuffix(end.span)
  }

  /// The end of the prefix in this text, ignoring case; nil if the text does not start with it.
  private func endOfFoldedPrefix(_ prefix: borrowing Span<UInt8>) -> Int? {
    var (end, offset) = (0, 0)
    while offset < prefix.count {
      guard end < count else { return nil }
      let (own, ownLength) = scalar(at: end)
      let (other, otherLength) = prefix.scalar(at: offset)
      guard own == other || own.foldedCase == other.foldedCase else { return nil }
      end += ownLength
      offset += otherLength
    }
    return end
  }
}
