// The classes that patterns have names for, under Unicode. What is beyond ASCII in them comes from
// tables that are PCRE2's.

extension ScalarClass {
  /// The class of `\d` and the like; nil for other letters.
  init?(escape letter: UInt8) {
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "D"): self = .digits
    case UInt8(ascii: "w"), UInt8(ascii: "W"): self = .wordCharacters
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .spaces
    case UInt8(ascii: "h"), UInt8(ascii: "H"): self = .blanks
    case UInt8(ascii: "v"), UInt8(ascii: "V"):
      self.init { (0x0A...0x0D).contains($0.value) }
    default: return nil
    }
    if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter { self = inverted }
  }

  /// The class of `[:alpha:]` within a class; nil where only PCRE2 knows the name's meaning.
  init?(posixName name: String) {
    switch name {
    case "alpha": self.init { ScalarClass.isLetter($0) }
    case "digit": self = .digits
    case "alnum": self.init { ScalarClass.isLetter($0) || ScalarClass.isDigit($0) }
    case "upper": self.init { ("A"..."Z").contains($0) }
    case "lower": self.init { ("a"..."z").contains($0) }
    case "space": self = .spaces
    case "blank": self = .blanks
    case "word": self = .wordCharacters
    case "xdigit":
      self.init { ScalarClass.isDigit($0) || ("A"..."F").contains($0) || ("a"..."f").contains($0) }
    default: return nil
    }
  }

  /// The class of `\p{Lu}`, for general categories and their groups; nil for other properties.
  init?(property name: String) {
    guard let categories = ScalarClass.categories[name] else { return nil }
    self.init { categories.contains($0.properties.generalCategory) }
  }

  /// Whether the other case of a letter may not belong to the property.
  static func tellsCasesApart(property name: String) -> Bool {
    ["Lu", "Ll", "Lt", "L&"].contains(name)
  }

  /// Whether the byte may stand in a name.
  static func isWordCharacter(_ byte: UInt8) -> Bool {
    byte < 0x80 && wordCharacters.ascii >> UInt128(byte) & 1 != 0
  }

  private static let digits = ScalarClass(asciiWhere: isDigit)
  private static let blanks = ScalarClass { $0 == " " || $0 == "\t" }
  private static let spaces = ScalarClass { $0 == " " || (0x09...0x0D).contains($0.value) }
  private static let wordCharacters = ScalarClass { isLetter($0) || isDigit($0) || $0 == "_" }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
  }

  private static let categories: [String: Set<Unicode.GeneralCategory>] = [
    "L": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter],
    "L&": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter],
    "Lu": [.uppercaseLetter], "Ll": [.lowercaseLetter], "Lt": [.titlecaseLetter],
    "Lm": [.modifierLetter], "Lo": [.otherLetter],
    "M": [.nonspacingMark, .spacingMark, .enclosingMark],
    "Mn": [.nonspacingMark], "Mc": [.spacingMark], "Me": [.enclosingMark],
    "N": [.decimalNumber, .letterNumber, .otherNumber],
    "Nd": [.decimalNumber], "Nl": [.letterNumber], "No": [.otherNumber],
    "P": [
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation,
    ],
    "Pc": [.connectorPunctuation], "Pd": [.dashPunctuation], "Ps": [.openPunctuation],
    "Pe": [.closePunctuation], "Pi": [.initialPunctuation], "Pf": [.finalPunctuation],
    "Po": [.otherPunctuation],
    "S": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol],
    "Sm": [.mathSymbol], "Sc": [.currencySymbol], "Sk": [.modifierSymbol], "So": [.otherSymbol],
    "Z": [.spaceSeparator, .lineSeparator, .paragraphSeparator],
    "Zs": [.spaceSeparator], "Zl": [.lineSeparator], "Zp": [.paragraphSeparator],
    "C": [.control, .format, .surrogate, .privateUse, .unassigned],
    "Cc": [.control], "Cf": [.format], "Co": [.privateUse], "Cn": [.unassigned],
  ]
}
