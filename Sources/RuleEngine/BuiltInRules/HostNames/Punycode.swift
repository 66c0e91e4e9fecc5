/// Punycode (RFC 3492), which encodes Unicode as ASCII letters, digits and hyphens.
enum Punycode {
  private static let base = 36
  private static let smallestThreshold = 1
  private static let largestThreshold = 26
  private static let skew = 38
  private static let damping = 700
  private static let firstBias = 72
  private static let firstCodePoint = 0x80
  private static let lastCodePoint = 0x10FFFF

  /// Decodes an ASCII label without its `xn--`; nil if it is malformed.
  ///
  /// - Complexity: quadratic in the length, which is at most 63 for labels.
  static func decoded(_ label: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    let delimiter = label.lastIndex(of: UInt8(ascii: "-"))
    var scalars = label[..<(delimiter ?? label.startIndex)].map { Unicode.Scalar($0) }
    var digits = label[(delimiter.map { $0 + 1 } ?? label.startIndex)...]
    guard !digits.isEmpty else { return nil }
    var codePoint = firstCodePoint
    var index = 0
    var bias = firstBias
    while !digits.isEmpty {
      let start = index
      var weight = 1
      var position = base
      while true {
        guard let digit = digits.popFirst().flatMap({ value(of: $0) }) else { return nil }
        index += digit * weight
        let threshold = threshold(at: position, bias: bias)
        if digit < threshold { break }
        weight *= base - threshold
        position += base
        // No label of valid length reaches these values.
        guard weight <= lastCodePoint * 64, index <= lastCodePoint * 64 else { return nil }
      }
      let count = scalars.count + 1
      bias = adapted(index - start, count: count, isFirst: start == 0)
      codePoint += index / count
      index %= count
      guard codePoint <= lastCodePoint, let scalar = Unicode.Scalar(UInt32(codePoint)) else {
        return nil
      }
      scalars.insert(scalar, at: index)
      index += 1
    }
    return scalars
  }

  /// The ASCII form of a label with code points beyond ASCII, without `xn--`.
  static func encoded(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    var output = scalars.filter(\.isASCII).map { UInt8($0.value) }
    let basicCount = output.count
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var handled = basicCount
    var codePoint = firstCodePoint
    var delta = 0
    var bias = firstBias
    while handled < scalars.count {
      let next = scalars.reduce(lastCodePoint) { least, scalar in
        Int(scalar.value) >= codePoint ? min(least, Int(scalar.value)) : least
      }
      delta += (next - codePoint) * (handled + 1)
      codePoint = next
      for scalar in scalars {
        if Int(scalar.value) < codePoint { delta += 1 }
        guard Int(scalar.value) == codePoint else { continue }
        appendNumber(delta, bias: bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      codePoint += 1
    }
    return output
  }

  private static func appendNumber(_ number: Int, bias: Int, to output: inout [UInt8]) {
    var rest = number
    var position = base
    while true {
      let threshold = threshold(at: position, bias: bias)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    output.append(digit(rest))
  }

  private static func threshold(at position: Int, bias: Int) -> Int {
    min(max(position - bias, smallestThreshold), largestThreshold)
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / damping : delta / 2
    rest += rest / count
    var position = 0
    while rest > (base - smallestThreshold) * largestThreshold / 2 {
      rest /= base - smallestThreshold
      position += base
    }
    return position + (base - smallestThreshold + 1) * rest / (rest + skew)
  }

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
    default: byte.decimalDigit.map { $0 + 26 }
    }
  }

  private static func digit(_ value: Int) -> UInt8 {
    value < 26 ? UInt8(ascii: "a") + UInt8(value) : UInt8(ascii: "0") + UInt8(value - 26)
  }
}
