/// Text from a file for use in a message: short, on one line, harmless on a terminal.
package enum VisibleText {
  /// Maximum length of a line in a fix that a message shows, in characters.
  package static let longestLine = 120

  /// `text` with control and direction characters made visible, cut after `limit` characters.
  ///
  /// A character of more than `scalarLimit` scalars, which no script uses, is also cut.
  package static func of(_ text: some StringProtocol, limit: Int = 40) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count == limit { return result + "…" }
      count += 1
      let scalars = character.unicodeScalars
      for scalar in scalars.prefix(scalarLimit) { result += visible(scalar) }
      if scalars.count > scalarLimit { result += "…" }
    }
    return result
  }

  /// Lines of any length with tabs; everything else is made visible.
  package static func ofLines(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
      } else {
        result += visible(scalar)
      }
    }
    return result
  }

  /// JSON or code in which everything that could harm a page, an editor or a terminal is escaped.
  ///
  /// Outside of quoted texts, it must be ASCII.
  package static func escapedInScript(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "<" || isHarmful($0) && $0 != "\n" }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "<" || isHarmful(scalar) && scalar != "\n" {
        // All of them are in the first plane.
        result += "\\u" + hexadecimal(scalar.value, digits: 4).lowercased()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The longest sequences in use, emoji of families and tagged flags, have a dozen scalars or less.
  private static let scalarLimit = 32

  /// The scalar itself, or its picture or number if it is invisible or harmful.
  package static func visible(_ scalar: Unicode.Scalar) -> String {
    guard isHarmful(scalar) else { return String(scalar) }
    return switch scalar.value {
    case 0x00...0x1F: picture(0x2400 + scalar.value)
    case 0x7F: picture(0x2421)
    default: "<\(number(scalar))>"
    }
  }

  /// Whether a scalar is invisible, or affects the program that displays it.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x00AD, 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF: true
    default: isDirectionControl(scalar)
    }
  }

  /// `'§' (U+00A7 SECTION SIGN)`, or only the latter for invisible ones.
  package static func describe(_ scalar: Unicode.Scalar) -> String {
    let properties = scalar.properties
    let name = (properties.name ?? properties.nameAlias).map { " " + $0 } ?? ""
    let place = "\(number(scalar))\(name)"
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .surrogate:
      return place
    default:
      return "'\(scalar)' (\(place))"
    }
  }

  /// The number of a scalar in the usual notation: `U+00A7`.
  package static func number(_ scalar: Unicode.Scalar) -> String {
    "U+" + hexadecimal(scalar.value, digits: 4)
  }

  /// Whether a scalar embeds, overrides or isolates a direction of writing.
  ///
  /// Such characters can make a file look different from its meaning (CVE-2021-42574).
  package static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? "?"
  }
}

extension DefaultStringInterpolation {
  /// Text from a file between apostrophes, as messages show it.
  package mutating func appendInterpolation(quoted text: String) {
    appendLiteral("'\(VisibleText.of(text))'")
  }
}

/// `value` in capitals, with at least `digits` digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
