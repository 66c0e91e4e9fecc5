extension Unicode.GeneralCategory {
  /// The general categories for a name as in `\p{…}`: one category, such as `Lu`, or a group, such
  /// as `L`.
  ///
  /// - Returns: an empty list if the name is not in Unicode's spelling.
  static func named(_ name: String) -> [Unicode.GeneralCategory] {
    // The name of a group is the first letter of its members' names.
    names.filter { $0.name == name || (name.utf8.count == 1 && $0.name.hasPrefix(name)) }
      .map(\.category)
  }

  private static let names: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark),
    ("Me", .enclosingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber),
    ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation), ("Ps", .openPunctuation),
    ("Pe", .closePunctuation), ("Pi", .initialPunctuation), ("Pf", .finalPunctuation),
    ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
    ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator),
    ("Zl", .lineSeparator), ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format),
    ("Cs", .surrogate), ("Co", .privateUse), ("Cn", .unassigned),
  ]
}
