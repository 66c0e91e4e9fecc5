import RuleSyntax

/// An enumeration of Apple's UIKit whose cases forms name, such as `UIKeyboardTypeEmailAddress`.
struct UIKitEnumeration {
  /// The common prefix of the cases in Objective-C.
  let prefix: String
  /// The cases without the prefix, numbered from 0.
  let cases: [String]

  static let keyboardType = UIKitEnumeration(
    prefix: "UIKeyboardType",
    cases: [
      "Default", "ASCIICapable", "NumbersAndPunctuation", "URL", "NumberPad", "PhonePad",
      "NamePhonePad", "EmailAddress", "DecimalPad", "Twitter", "WebSearch",
    ]
  )
  static let capitalization = UIKitEnumeration(
    prefix: "UITextAutocapitalizationType",
    cases: ["None", "Words", "Sentences", "AllCharacters"]
  )
  static let dateStyle = UIKitEnumeration(
    prefix: "NSDateFormatterStyle",
    cases: ["Short", "Medium", "Long", "Full"]
  )

  /// The enumerations used by properties of views.
  static let ofViews = [
    keyboardType, capitalization,
    UIKitEnumeration(prefix: "UITextAutocorrectionType", cases: ["Default", "No", "Yes"]),
    UIKitEnumeration(prefix: "UITextSpellCheckingType", cases: ["Default", "No", "Yes"]),
    UIKitEnumeration(prefix: "UIKeyboardAppearance", cases: ["Default", "Dark", "Light"]),
    UIKitEnumeration(
      prefix: "UIReturnKey",
      cases: [
        "Default", "Go", "Google", "Join", "Next", "Route", "Search", "Send", "Yahoo", "Done",
        "EmergencyCall", "Continue",
      ]
    ),
    UIKitEnumeration(
      prefix: "UITextFieldViewMode",
      cases: ["Never", "WhileEditing", "UnlessEditing", "Always"]
    ),
  ]

  private static let words = [
    "ASCIICapable": "ascii", "NumberPad": "number", "PhonePad": "phone",
    "NamePhonePad": "name_phone", "EmailAddress": "email", "DecimalPad": "decimal",
  ]

  /// A case's name in annotations: `while_editing`, `email`.
  static func word(for name: String) -> String {
    words[name] ?? Name.identifier(for: name, orElse: name)
  }
}
