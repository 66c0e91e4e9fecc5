import RuleCompiler
import RuleEngine
import RuleSyntax

/// Derives a field's purpose: its on-screen keyboard, and its autocomplete token.
extension FieldFrame {
  /// The on-screen keyboard, from an annotation or from the rules.
  var keyboard: String? {
    switch field.annotations.text("keyboard") {
    case "email": return "email"
    case "phone": return "tel"
    case "url": return "url"
    case "number": return "numeric"
    case "decimal": return "decimal"
    default: break
    }
    if field.type == .text, let keyboard = Self.keyboards[ruleName] { return keyboard }
    return (field.type == .text || field.notation != nil) && field.isOfDigits ? "numeric" : nil
  }

  /// HTML's autocomplete token, from an annotation, the rules or the field's name.
  var autocomplete: String? {
    if let text = field.annotations.text("autocomplete") { return text }
    guard let purpose else { return nil }
    // A number with the country's code doesn't fit a mask without a `+`.
    let isNational = purpose == "tel" && field.mask?.contains("+") == false
    return section + purpose + (isNational ? "-national" : "")
  }

  /// Whether browsers would mark a right answer as misspelled, or begin it with a capital.
  var isNoProse: Bool {
    isSecret || ["email", "url"].contains(keyboard)
      || ["username", "one-time-code"].contains(autocomplete)
  }

  private var purpose: String? {
    if isSecret, field.type == .text, field.name.contains("password") {
      // A new password has a length or pattern check, or must be repeated.
      let isNew =
        uses.contains { $0.counts != nil || $0.rule == .equal || $0.rule == .regex }
        || field.name.split(separator: "_").contains { Self.wordsOfNewPasswords.contains($0) }
      return isNew ? "new-password" : "current-password"
    }
    guard !isAboutOthers else { return nil }
    if field.type == .text, let purpose = Self.purposes[ruleName] { return purpose }
    switch field.type {
    case .text, .choice, .month:
      let outer = field.path.dropLast().last.flatMap { Self.purposesByName["\($0)_\(field.name)"] }
      // A `name` may be of anything, unless its label says more: `Full name`.
      let name = field.name == "name" ? label.lowercased().replacing(" ", with: "_") : field.name
      return outer ?? Self.purposesByName[name]
    case .date:
      return Self.birthdays.contains(field.name) ? "bday" : nil
    case .integer, .number, .boolean, .time, .dateTime, .file, .any, .form, .list, .map:
      return nil
    }
  }

  /// Distinguishes two addresses on one page, as far as names tell.
  private var section: String {
    guard purpose?.hasPrefix("cc-") == false else { return "" }
    return words.lazy.compactMap { Self.sectionsByWord[$0] }.first ?? ""
  }

  private static let sectionsByWord: [Substring: String] = [
    "billing": "billing ", "invoice": "billing ", "shipping": "shipping ", "delivery": "shipping ",
  ]

  /// The words of the field's name, and of the names of what it is in.
  private var words: [Substring] { name.split { $0 == "." || $0 == "_" } }

  /// Whether the answer is about another person than the one who fills in the form, as far as names
  /// tell: items of lists are, and what is in `emergency_contact`.
  private var isAboutOthers: Bool {
    name.contains("[") || words.contains { Self.wordsOfOthers.contains($0) }
  }

  private static let wordsOfOthers: Set<Substring> = [
    "beneficiary", "child", "colleague", "emergency", "employer", "father", "friend",
    "guarantor", "guardian", "guest", "husband", "kin", "landlord", "manager", "mother", "parent",
    "partner", "receiver", "recipient", "referee", "reference", "spouse", "supervisor", "wife",
    "witness",
  ]

  /// The first standard rule whose name indicates the field's purpose.
  private var ruleName: String {
    uses.map(\.name).first { Self.purposes[$0] != nil || Self.keyboards[$0] != nil } ?? ""
  }

  private static let keyboards = [
    "email": "email", "email_strict": "email", "telephone": "tel", "e164": "tel", "url": "url",
    "integer": "numeric", "credit_card": "numeric", "cvv": "numeric",
  ]

  private static let purposes = [
    "email": "email", "email_strict": "email", "telephone": "tel", "e164": "tel", "url": "url",
    "postcode": "postal-code", "country_code": "country", "full_name": "name",
    "credit_card": "cc-number", "card_expiry": "cc-exp", "cvv": "cc-csc", "username": "username",
  ]

  /// Tokens by field name, or by group and field name.
  private static let purposesByName = [
    "full_name": "name", "your_name": "name", "your_full_name": "name",
    "given_name": "given-name", "first_name": "given-name",
    "middle_name": "additional-name", "family_name": "family-name", "last_name": "family-name",
    "surname": "family-name", "nickname": "nickname", "username": "username",
    "user_name": "username", "email": "email", "telephone": "tel", "phone": "tel",
    "organization": "organization", "company": "organization",
    "job_title": "organization-title", "street": "address-line1",
    "address_line_1": "address-line1", "address_line_2": "address-line2",
    "address_line_3": "address-line3", "city": "address-level2", "town": "address-level2",
    "state": "address-level1", "province": "address-level1", "postcode": "postal-code",
    "postal_code": "postal-code", "zip_code": "postal-code", "zip": "postal-code",
    "country": "country-name", "one_time_code": "one-time-code",
    "verification_code": "one-time-code",
    "card_number": "cc-number", "card_name": "cc-name", "name_on_card": "cc-name",
    "card_holder": "cc-name", "card_expires": "cc-exp", "card_expiry": "cc-exp",
    "card_cvc": "cc-csc", "cvc": "cc-csc", "cvv": "cc-csc",
  ]

  /// Words in the names of fields in which a password is chosen or repeated.
  private static let wordsOfNewPasswords: Set<Substring> = [
    "new", "repeat", "repeated", "repetition", "again", "confirm", "confirmed", "confirmation",
    "verify", "verification", "retype", "second", "2", "password2",
  ]

  private static let birthdays: Set<String> = ["birthday", "birth_date", "date_of_birth", "born"]
}
