/// The keyboards of Apple's systems, by what rule files call them in `@keyboard`.
enum KeyboardName {
  private static let words = [
    "ASCIICapable": "ascii", "NumberPad": "number", "PhonePad": "phone",
    "NamePhonePad": "name_phone", "EmailAddress": "email", "DecimalPad": "decimal",
  ]

  /// The word for a keyboard whose name says more than it does; nil where the name will do.
  static func word(for name: String) -> String? { words[name] }
}
