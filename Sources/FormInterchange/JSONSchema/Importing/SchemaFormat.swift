/// The values of `format` that are rules, where these judge exactly as the format says.
///
/// The test suite of JSON Schema holds them to that; of the other formats the standard rules have
/// another idea, or none.
enum SchemaFormat {
  private static let rules = [
    "date": "date", "date-time": "datetime_rfc3339", "duration": "duration",
    "email": "email_rfc5321", "hostname": "hostname",
    "idn-hostname": "hostname_unicode", "ipv4": "ipv4",
    "ipv6": "ipv6", "json-pointer": "json_pointer",
    "relative-json-pointer": "relative_json_pointer", "time": "time_rfc3339", "uri": "uri",
    "uri-reference": "uri_reference", "uri-template": "uri_template", "uuid": "uuid",
  ]
  /// Formats that a rule judges alike in all but a few cases.
  private static let similarRules = [
    "idn-email": "email_unicode", "iri": "url",
  ]
  /// The other formats that the drafts define.
  private static let unjudged: Set<String> = ["iri-reference", "regex"]

  /// The rule of a format, if there is one.
  static func rule(for format: String) -> String? { rules[format] }

  /// The rule that comes near a format, for who would rather have it than none.
  static func similarRule(for format: String) -> String? { similarRules[format] }

  /// Whether a draft defines the format; all others say nothing about values.
  static func isDefined(_ format: String) -> Bool {
    rules[format] != nil || similarRules[format] != nil || unjudged.contains(format)
  }
}
