/// Definitions that exported schemas refer to: empty values and date formats.
enum SharedDefinition: String, CaseIterable {
  // Each refers only to those before it.
  case blank, empty, filled, date, month, time, datetime

  var reference: Schema { .reference(rawValue) }

  var schema: Schema {
    switch self {
    case .blank:
      ["$comment": "Nothing but white space.", "type": "string", "pattern": .text(Self.space)]
    case .empty:
      [
        "$comment": "Nothing filled in: missing, null, or nothing but white space.",
        "anyOf": [.object(.type("null")), .object(.blank)],
      ]
    case .filled: .not(.empty)
    case .date: ["type": "string", "format": "date", "pattern": .text("^\(Self.day)(?!\\n)$")]
    case .month: ["type": "string", "pattern": .text("^\(Self.monthOfYear)(?!\\n)$")]
    case .time: ["type": "string", "pattern": .text("^\(Self.clock)(?!\\n)$")]
    case .datetime:
      [
        "type": "string",
        "pattern": .text("^\(Self.day)[Tt ]\(Self.clock)\(Self.offset)?(?!\\n)$"),
      ]
    }
  }

  /// The definitions that the schema refers to, directly or indirectly.
  static func used(by schema: Schema) -> [SharedDefinition] {
    var text = JSONNode.object(schema).compactText
    var used: Set<SharedDefinition> = []
    for definition in allCases.reversed()
    where text.contains("\"#/$defs/\(definition.rawValue)\"") {
      used.insert(definition)
      text += JSONNode.object(definition.schema).compactText
    }
    return allCases.filter { used.contains($0) }
  }

  /// Texts of White_Space only; written out, because engines differ in their `\s`.
  private static let space =
    "^[\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*$"

  /// The days of the Gregorian calendar from year 1 to 9999.
  private static let day = "(?!0000)(?:\(plainDay)|\(leapDay))"
  private static let plainDay =
    "[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
  private static let leapDay =
    "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29"
  private static let monthOfYear = "(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])"
  private static let clock =
    "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?"
  private static let offset = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"
}
