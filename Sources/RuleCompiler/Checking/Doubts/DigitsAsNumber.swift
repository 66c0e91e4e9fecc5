import RuleEngine
import RuleSyntax

/// `field zip: integer`, which loses the leading zeros of a code.
enum DigitsAsNumber {
  private static let codes: Set = [
    "zip", "zipcode", "zip_code", "postcode", "postal_code", "plz", "phone", "phone_number",
    "telephone", "telephone_number", "mobile_number", "fax", "card_number", "account_number",
    "iban", "pin", "ssn",
  ]

  /// The doubt about a field with the type of numbers and the name of a code.
  static func doubt(about field: CheckedField) -> Doubt? {
    let words = field.name.lowercased().split(separator: "_")
    guard field.type == .integer || field.type == .number, !field.isComputed,
      (1...2).contains(where: { codes.contains(words.suffix($0).joined(separator: "_")) })
    else { return nil }
    return Doubt(
      problem: .digitsAsNumber(field.name),
      place: field.place,
      notes: [
        "leave the type out for a text, and check its digits, as with 'regex(/[0-9]{5}/)'"
      ]
    )
  }
}
