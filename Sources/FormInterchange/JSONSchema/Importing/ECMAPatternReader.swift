import RuleCompiler
import RuleEngine

/// Translates ECMA-262 patterns, read as code points, to rule-file patterns.
struct ECMAPatternReader {
  private static let word = "0-9A-Z_a-z"
  /// The members of `\d`, `\w` and `\s`; a capital letter means the complement.
  private static let classes: [Unicode.Scalar: String] = [
    "d": "0-9", "w": word, "s": "\\t\\n\\x{0B}\\f\\r\\p{Z}\\x{FEFF}",
  ]
  private static let negatedClasses = Dictionary(
    uniqueKeysWithValues: classes.compactMap { letter, content in
      letter.properties.uppercaseMapping.unicodeScalars.first.map { ($0, content) }
    }
  )
  private static let lineEnds = "\\n\\r\\x{2028}\\x{2029}"
  /// Long names of general categories, for which PCRE2 only has short ones.
  private static let categories = [
    "Letter": "L", "Lowercase_Letter": "Ll", "Uppercase_Letter": "Lu", "Titlecase_Letter": "Lt",
    "Modifier_Letter": "Lm", "Other_Letter": "Lo", "Mark": "M", "Number": "N",
    "Decimal_Number": "Nd", "digit": "Nd", "Letter_Number": "Nl", "Other_Number": "No",
    "Punctuation": "P", "punct": "P", "Connector_Punctuation": "Pc", "Dash_Punctuation": "Pd",
    "Open_Punctuation": "Ps", "Close_Punctuation": "Pe", "Initial_Punctuation": "Pi",
    "Final_Punctuation": "Pf", "Other_Punctuation": "Po", "Symbol": "S", "Math_Symbol": "Sm",
    "Currency_Symbol": "Sc", "Modifier_Symbol": "Sk", "Other_Symbol": "So", "Separator": "Z",
    "Space_Separator": "Zs", "Line_Separator": "Zl", "Paragraph_Separator": "Zp",
    "Combining_Mark": "M", "Nonspacing_Mark": "Mn", "Spacing_Mark": "Mc", "Enclosing_Mark": "Me",
    "Other": "C", "Control": "Cc", "cntrl": "Cc", "Format": "Cf", "Private_Use": "Co",
    "Unassigned": "Cn",
  ]

  fileprivate var rest: Substring.UnicodeScalarView
  fileprivate var result = ""
  /// The length of the result after the last escape; a character that ends there is not a quantifier.
  fileprivate var escapeEnd = 0

  /// The pattern in PCRE2 notation.
  static func translated(_ pattern: String) throws(Obstacle) -> String {
    var translation = Self(rest: Substring(pattern).unicodeScalars)
    try translation.run()
    return translation.result
  }

  private mutating func run() throws(Obstacle) {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        try escape()
        escapeEnd = result.utf8.count
      case "[": try characterClass()
      case "(": try group()
      case ".": result += "[^\(Self.lineEnds)]"
      case "{":
        // A brace that starts no count is a literal, but newer PCRE2 versions may read it
        // otherwise.
        guard rest.first.map({ ("0"..."9").contains($0) }) ?? false else {
          throw Obstacle(reason: "a brace that doesn't begin a count")
        }
        result += "{"
      case "+"
      where "*+?}".contains(result.last ?? " ") && result.utf8.count != escapeEnd:
        throw Obstacle(reason: "a quantifier of a quantifier")
      case _: result.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func group() throws(Obstacle) {
    result += "("
    if rest.first == "*" { throw Obstacle(reason: "(*") }
    guard rest.first == "?" else { return }
    rest.removeFirst()
    guard let kind = rest.popFirst(), ":=!<".unicodeScalars.contains(kind) else {
      throw Obstacle(reason: "a group that ECMA-262 does not have")
    }
    result += "?"
    result.unicodeScalars.append(kind)
  }

  // MARK: Escapes

  private mutating func escape() throws(Obstacle) {
    guard let scalar = rest.popFirst() else { throw Obstacle(reason: "a lone backslash") }
    if let content = Self.classes[scalar] {
      result += "[\(content)]"
    } else if let content = Self.negatedClasses[scalar] {
      result += "[^\(content)]"
    } else if scalar == "b" {
      let word = "[\(Self.word)]"
      result += "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"
    } else {
      result += try character(scalar)
    }
  }

  /// An escape with the same meaning inside and outside a class.
  private mutating func character(_ scalar: Unicode.Scalar) throws(Obstacle) -> String {
    switch scalar {
    case "t", "n", "f", "r": return "\\\(scalar)"
    case "v": return "\\x{0B}"
    case "0" where !(rest.first.map { ("0"..."9").contains($0) } ?? false): return "\\x{00}"
    case "x": return "\\x{\(try hexadecimal(2))}"
    case "u": return try codePoint()
    case "c":
      guard let letter = rest.popFirst(), letter.properties.isAlphabetic, letter.isASCII else {
        throw Obstacle(reason: "\\c")
      }
      return "\\x{\(String(letter.value % 32, radix: 16))}"
    case "p", "P": return "\\\(scalar)\(try property())"
    case _ where "^$\\.*+?()[]{}|/-".unicodeScalars.contains(scalar): return "\\\(scalar)"
    case _: throw Obstacle(reason: "\\\(scalar)")
    }
  }

  private mutating func hexadecimal(_ count: Int) throws(Obstacle) -> String {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.properties.isASCIIHexDigit) else {
      throw Obstacle(reason: "an escape without its digits")
    }
    rest.removeFirst(count)
    return String(String.UnicodeScalarView(digits))
  }

  /// `\uhhhh`, `\u{h…}`, or two of the former that form a surrogate pair.
  private mutating func codePoint() throws(Obstacle) -> String {
    if rest.first == "{" {
      rest.removeFirst()
      let digits = rest.prefix { $0 != "}" }
      guard !digits.isEmpty, digits.allSatisfy(\.properties.isASCIIHexDigit),
        digits.count < rest.count
      else { throw Obstacle(reason: "\\u{") }
      rest.removeFirst(digits.count + 1)
      return "\\x{\(String(String.UnicodeScalarView(digits)))}"
    }
    guard let high = UInt32(try hexadecimal(4), radix: 16) else { return "" }
    guard (0xD800..<0xE000).contains(high) else { return "\\x{\(String(high, radix: 16))}" }
    guard high < 0xDC00, rest.starts(with: "\\u".unicodeScalars) else {
      throw Obstacle(reason: "half a surrogate pair")
    }
    rest.removeFirst(2)
    guard let low = UInt32(try hexadecimal(4), radix: 16), (0xDC00..<0xE000).contains(low) else {
      throw Obstacle(reason: "half a surrogate pair")
    }
    let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    return "\\x{\(String(value, radix: 16))}"
  }

  private mutating func property() throws(Obstacle) -> String {
    guard rest.popFirst() == "{" else { throw Obstacle(reason: "\\p") }
    let content = rest.prefix { $0 != "}" }
    guard content.count < rest.count else { throw Obstacle(reason: "\\p{") }
    rest.removeFirst(content.count + 1)
    let name = String(String.UnicodeScalarView(content))
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, ["sc", "Script"].contains(parts[0]), parts[1].allSatisfy(\.isLetter) {
      return "{\(parts[1])}"
    }
    let value = parts.last ?? ""
    let category = Self.categories[value] ?? value
    guard parts.count == 1 || parts.count == 2 && ["gc", "General_Category"].contains(parts[0]),
      category == "Cs" || PatternCharacterKind.isGeneralCategory(category)
    else { throw Obstacle(reason: "\\p{\(name)}") }
    return "{\(category)}"
  }

  // MARK: Classes

  private mutating func characterClass() throws(Obstacle) {
    var isNegated = false
    if rest.first == "^" {
      rest.removeFirst()
      isNegated = true
    }
    var content = ""
    var negatives: [String] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "]":
        finishClass(content, negatives, isNegated: isNegated)
        return
      case "[": content += "\\["
      case "\\":
        guard let escaped = rest.popFirst() else { throw Obstacle(reason: "a lone backslash") }
        if let listed = Self.classes[escaped] {
          content += listed
        } else if let negated = Self.negatedClasses[escaped] {
          negatives.append(negated)
        } else {
          content += escaped == "b" ? "\\x{08}" : try character(escaped)
        }
      case _: content.unicodeScalars.append(scalar)
      }
    }
    throw Obstacle(reason: "an unclosed class")
  }

  /// Writes a class; complements such as `\S` become alternatives, with a class of their own.
  private mutating func finishClass(_ content: String, _ negatives: [String], isNegated: Bool) {
    if negatives.isEmpty, content.isEmpty {
      result += isNegated ? "(?s:.)" : "(?!)"
    } else if negatives.isEmpty {
      result += "[\(isNegated ? "^" : "")\(content)]"
    } else {
      let classes = (content.isEmpty ? [] : ["[\(content)]"]) + negatives.map { "[^\($0)]" }
      let alternative = classes.joined(separator: "|")
      result += isNegated ? "(?:(?!\(alternative))(?s:.))" : "(?:\(alternative))"
    }
  }
}
