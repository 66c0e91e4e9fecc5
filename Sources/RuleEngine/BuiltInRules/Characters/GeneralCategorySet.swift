/// A set of Unicode general categories, as `\p{…}` names them: one such as `Lu`, or a group such as `L`.
struct GeneralCategorySet: Sendable, Hashable {
  private var bits: UInt32

  static let none = GeneralCategorySet(bits: 0)

  var isEmpty: Bool { bits == 0 }

  mutating func formUnion(_ other: GeneralCategorySet) { bits |= other.bits }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    bits != 0 && bits & 1 << Self.index(of: scalar.properties.generalCategory) != 0
  }

  /// The categories of that name in Unicode's own spelling, nil for any other name.
  init?(named name: String) {
    var bits: UInt32 = 0
    // The name of a group is the first letter of its members' names.
    for (index, category) in Self.names.enumerated()
    where category == name || (name.utf8.count == 1 && category.hasPrefix(name)) {
      bits |= 1 << UInt32(index)
    }
    guard bits != 0 else { return nil }
    self.init(bits: bits)
  }

  private init(bits: UInt32) { self.bits = bits }

  private static let names = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The place of a category in `names`.
  private static func index(of category: Unicode.GeneralCategory) -> UInt32 {
    switch category {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    case .unassigned: 29
    @unknown default: 29
    }
  }
}
