/// The values of `format` that have a rule with exactly the same meaning.
///
/// The test suite of JSON Schema verifies this. For other formats, the standard rules differ, or
/// there is none.
enum SchemaFormat {
  private static let rules = [
    "date": "date", "date-time": "datetime_rfc3339", "duration": "duration",
    "email": "email_rfc5321", "hostname": "hostname",
    "idn-hostname": "hostname_unicode", "ipv4": "ipv4",
    "ipv6": "ipv6", "json-pointer": "json_pointer",
    "relative-json-pointer": "relative_json_pointer", "time": "time_rfc3339", "uri": "uri",
    "uri-reference": "uri_reference", "uri-template": "uri_template", "uuid": "uuid",
  ]
  /// Formats whose rule differs in a few cases only.
  private static let similarRules = [
    "idn-email": "email_unicode", "iri": "url",
  ]
  /// The other formats that the drafts define.
  private static let unjudged: Set<String> = ["iri-reference", "regex"]

  /// The rules of formats that apply to texts, but not to choices.
  static let rulesOfTexts: Set<String> = ["email_unicode", "hostname", "hostname_unicode"]

  /// The rule of a format, if there is one.
  static func rule(for format: String) -> String? { rules[format] }

  /// The rule that is closest to a format, for people who prefer it to none.
  static func similarRule(for format: String) -> String? { similarRules[format] }

  /// Whether a draft defines the format; unknown formats have no effect.
  static func isDefined(_ format: String) -> Bool {
    rules[format] != nil || similarRules[format] != nil || unjudged.contains(format)
  }
}
