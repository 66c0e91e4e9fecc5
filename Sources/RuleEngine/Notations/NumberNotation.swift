/// The notation of a number: `1.234,56`, `1 234,56`, `1'234.56`, `1234,56`, or `1.234` for
/// integers.
///
/// Numbers are accepted with and without groups of three digits. A group always has three digits,
/// and a number whose first group starts with 0 is not grouped: `0.125` has no separator of groups.
struct NumberNotation: Sendable, Hashable {
  /// The separator of groups of three digits, in UTF-8; nil for no groups.
  let group: [UInt8]?
  /// The decimal separator; nil for integers.
  let decimal: [UInt8]?
  /// All accepted separators of groups: to people, spaces of any width are the same, and so are
  /// apostrophes.
  private let sameSeparators: [Character]

  init(_ text: String) throws(ValueNotationError) {
    guard text.utf8.count <= ValueNotation.maximumLength else { throw .init(.tooLong) }
    guard let separators = NumberNotation.separators(of: text) else {
      throw .init(.notANumber, suggestion: NumberNotation.suggestion(for: text))
    }
    group = separators.group.map { Array(String($0).utf8) }
    decimal = separators.decimal.map { Array(String($0).utf8) }
    sameSeparators =
      separators.group.map { declared in
        [Self.spaces, Self.apostrophes].first { $0.contains(declared) } ?? [declared]
      } ?? []
  }

  /// The separators in a notation of 1234.56 or 1234; nil for any other text.
  private static func separators(of text: String) -> (group: Character?, decimal: Character?)? {
    var rest = text[...]
    guard rest.popFirst() == "1" else { return nil }
    let group = rest.first == "2" ? nil : rest.popFirst()
    guard rest.hasPrefix("234") else { return nil }
    rest = rest.dropFirst(3)
    guard let decimal = rest.popFirst() else {
      return group.map { Self.groups.contains($0) } ?? true ? (group, nil) : nil
    }
    guard rest == "56", decimal == "," || decimal == ".", group != decimal,
      group.map({ Self.groups.contains($0) }) ?? true
    else { return nil }
    return (group, decimal)
  }

  private static let spaces: [Character] = [" ", "\u{A0}", "\u{202F}"]
  private static let apostrophes: [Character] = ["'", "\u{2019}"]
  private static let groups: [Character] = [".", ","] + spaces + apostrophes

  /// A notation for a text that was probably meant as one, such as `1.000,00`, `€ 1.000` or
  /// `#,##0.00`.
  private static func suggestion(for text: String) -> String? {
    let isDigit = { (character: Character) in character.isNumber || character == "#" }
    guard let start = text.firstIndex(where: isDigit), let end = text.lastIndex(where: isDigit)
    else { return nil }
    let text = text[start...end]
    let separators = text.filter { groups.contains($0) }
    guard let first = separators.first, let last = separators.last else {
      return "1234"
    }
    let fraction = text.reversed().prefix { $0 != last }.count
    let meant =
      first != last
      ? "1\(first)234\(last)56" : fraction == 3 ? "1\(first)234" : "1234\(first)56"
    return NumberNotation.separators(of: meant) == nil ? nil : meant
  }

  // MARK: Reading

  /// How complete a text is as a number, and the digits so far as a plain decimal.
  struct Reading {
    var completion: Completion
    var decimal: [UInt8] = []
    /// The minimum number of digits missing from its last group.
    var missingDigits = 0

    static let refused = Reading(completion: .refused)
  }

  /// Parses a sign, digits with or without separators of groups, and a fraction.
  ///
  /// A text that ends too early is partial; an unexpected character refuses it.
  func read(_ text: borrowing Span<UInt8>) -> Reading {
    var reading = Reading(completion: .partial)
    var position = 0
    if position < text.count, text[position] == UInt8(ascii: "-") {
      reading.decimal.append(text[position])
      position += 1
    }
    let first = position
    position = takeDigits(of: text, from: position, into: &reading)
    if position == first { return position == text.count ? reading : .refused }
    let mayGroup = position - first <= 3 && text[first] != UInt8(ascii: "0")
    while let next = end(ofGroupSeparatorIn: text, at: position) {
      guard mayGroup else { return .refused }
      position = takeDigits(of: text, from: next, into: &reading)
      reading.missingDigits = max(0, 3 - (position - next))
      if reading.missingDigits > 0 { return position == text.count ? reading : .refused }
      if position - next > 3 { return .refused }
    }
    if position < text.count {
      guard let decimal, let next = end(of: decimal, in: text, at: position) else {
        return .refused
      }
      reading.decimal.append(UInt8(ascii: "."))
      position = takeDigits(of: text, from: next, into: &reading)
      if position == next { return position == text.count ? reading : .refused }
      guard position == text.count else { return .refused }
    }
    reading.completion = .complete
    return reading
  }

  private func takeDigits(
    of text: borrowing Span<UInt8>,
    from start: Int,
    into reading: inout Reading
  ) -> Int {
    var position = start
    while position < text.count, text[position].decimalDigit != nil {
      reading.decimal.append(text[position])
      position += 1
    }
    return position
  }

  /// The separator to insert between groups; nil for no groups.
  var separator: Character? { group.map { Character(String(decoding: $0, as: UTF8.self)) } }

  /// Whether a character separates groups, either as the notation's separator or as an equivalent
  /// one.
  func separatesGroups(_ character: Character) -> Bool { sameSeparators.contains(character) }

  private func end(ofGroupSeparatorIn text: borrowing Span<UInt8>, at position: Int) -> Int? {
    for character in sameSeparators {
      if let end = end(of: Array(String(character).utf8), in: text, at: position) { return end }
    }
    return nil
  }

  private func end(
    of separator: [UInt8],
    in text: borrowing Span<UInt8>,
    at position: Int
  ) -> Int? {
    guard position + separator.count <= text.count else { return nil }
    for (offset, byte) in separator.enumerated() where text[position + offset] != byte {
      return nil
    }
    return position + separator.count
  }

  // MARK: Writing

  /// The number in the notation, with groups; nil if it has too many digits to write out.
  func text(of number: Number) -> String? {
    let plain = number.description
    guard plain.utf8.allSatisfy({ $0.decimalDigit != nil || $0 == 0x2D || $0 == 0x2E }) else {
      return nil
    }
    let sign = plain.hasPrefix("-") ? "-" : ""
    let parts = plain.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return nil }
    var text = ""
    for (offset, digit) in whole.enumerated() {
      if let group, offset > 0, (whole.count - offset).isMultiple(of: 3) {
        text += String(decoding: group, as: UTF8.self)
      }
      text.append(digit)
    }
    guard parts.count > 1 else { return sign + text }
    guard let decimal else { return nil }
    return sign + text + String(decoding: decimal, as: UTF8.self) + parts[1]
  }
}
