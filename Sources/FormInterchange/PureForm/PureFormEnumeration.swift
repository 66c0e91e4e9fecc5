import RuleSyntax

/// The enumerations of UIKit whose cases a PureForm file may name: `UIKeyboardTypeEmailAddress`.
struct PureFormEnumeration {
  /// What every case begins with.
  let prefix: String
  /// The cases in the order of their numbers from 0, without the prefix.
  let cases: [String]

  static let all = [
    PureFormEnumeration(
      prefix: "UIKeyboardType",
      cases: [
        "Default", "ASCIICapable", "NumbersAndPunctuation", "URL", "NumberPad", "PhonePad",
        "NamePhonePad", "EmailAddress", "DecimalPad", "Twitter", "WebSearch",
      ]
    ),
    PureFormEnumeration(
      prefix: "UITextAutocapitalizationType",
      cases: ["None", "Words", "Sentences", "AllCharacters"]
    ),
    PureFormEnumeration(prefix: "UITextAutocorrectionType", cases: ["Default", "No", "Yes"]),
    PureFormEnumeration(prefix: "UITextSpellCheckingType", cases: ["Default", "No", "Yes"]),
    PureFormEnumeration(prefix: "UIKeyboardAppearance", cases: ["Default", "Dark", "Light"]),
    PureFormEnumeration(
      prefix: "UIReturnKey",
      cases: [
        "Default", "Go", "Google", "Join", "Next", "Route", "Search", "Send", "Yahoo", "Done",
        "EmergencyCall", "Continue",
      ]
    ),
    PureFormEnumeration(
      prefix: "UITextFieldViewMode",
      cases: ["Never", "WhileEditing", "UnlessEditing", "Always"]
    ),
  ]

  /// What became of a text that names a case.
  enum Reading {
    /// The case in words of a rule file: `while_editing`.
    case word(String)
    /// It begins like the cases but is none of them, so that PureForm takes the first one.
    case unknown(first: String, closest: String?)
  }

  /// Reads a text; nil when it does not begin like a case.
  static func reading(of text: String) -> Reading? {
    guard let enumeration = all.first(where: { text.hasPrefix($0.prefix) }) else { return nil }
    let name = String(text.dropFirst(enumeration.prefix.count))
    // `UIReturnKeyNext` is a case, and so is what the type is called in Objective-C: `UIReturnKeyTypeNext` is not.
    guard enumeration.cases.contains(name) else {
      let closest = Suggestion.closest(to: name, among: enumeration.cases)
      return .unknown(
        first: word(for: enumeration.cases[0]),
        closest: closest.map { enumeration.prefix + $0 }
      )
    }
    return .word(word(for: name))
  }

  private static func word(for name: String) -> String {
    KeyboardName.word(for: name) ?? Name.identifier(for: name, orElse: name)
  }
}
