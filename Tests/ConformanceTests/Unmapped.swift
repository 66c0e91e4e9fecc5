/// Why cases of the suites are not mapped to a rule here.
struct Unmapped: Sendable {
  var rules: [String]
  var reason: String

  init(_ rules: String, because reason: String) {
    self.rules = rules.split(separator: " ").map(String.init)
    self.reason = reason
  }

  static func reason(for rule: String) -> String? {
    all.first { $0.rules.contains(rule) }?.reason
  }

  static let all = [
    Unmapped(
      "abaRouting cusip ean isbn isin issn iso6346 sedol ssn",
      because: "Their check digits are weighted sums, for which there is no built-in rule yet."
    ),
    Unmapped(
      "base58 btcAddress cve ethereumAddress ein isrc magnetURI mailtoURI dataURI protobuf_fqn "
        + "protobuf_dot_fqn httpHeader origin cron dnsLabel callingCode urlEncoded html",
      because: "Formats for programs more than for forms; not in the vocabulary yet."
    ),
    Unmapped(
      "identityCard passport licensePlate taxId frDepartment",
      because: "Documents of single countries, for which there are no tables here."
    ),
    Unmapped(
      "cssColour cmykColour hslColour",
      because: "Names of colours and further notations of CSS; not in the vocabulary yet."
    ),
    Unmapped(
      "timezone iso15924 iso3166_2 iso3166numeric locale",
      because: "They need tables that are not here yet (IANA time zones, ISO 15924, ISO 3166-2)."
    ),
    Unmapped(
      "json regex json-pointer relative-json-pointer uri-template iri iri-reference idn-email "
        + "idn-hostname",
      because: "They need a parser, or IDNA's tables; not in the vocabulary yet."
    ),
    Unmapped(
      "empty blank none required length+required list list+required unique equalsIgnoreCase "
        + "notEquals notEqualsIgnoreCase excludesAny field unknown",
      because: "Presence, lists and comparing as other projects define them; held by the tests of "
        + "the language itself."
    ),
    Unmapped(
      "lowercase uppercase multibyte fullWidth halfWidth variableWidth surrogatePair",
      because:
        "Properties of characters that `chars` and `contains` ask for; no rules of their own."
    ),
    Unmapped(
      "alpha alphanumeric",
      because: "The alphabets of single languages, and spaces: `chars` says which."
    ),
    Unmapped(
      "currencyAmount latLong strongPassword hash",
      because: "Each has options of its suite that `currency_amount`, `latitude` and `longitude`, "
        + "and `hexadecimal and equal_length(…)` do not have."
    ),
    Unmapped(
      "date dateAfter dateBefore dateTimeFormat iso8601 step time",
      because: "Dates and times in other formats than the language's one; steps of dates; RFC "
        + "3339's time with an offset."
    ),
    Unmapped(
      "telephone",
      because: "Which numbers a region does not have: `telephone` knows no numbering plans."
    ),
    Unmapped(
      "postcode vat",
      because: "Countries that the rule does not know yet, and `any` country."
    ),
    Unmapped(
      "ipv4_prefix ipv6_prefix cidr",
      because: "That the bits behind the prefix are zero, which needs arithmetic."
    ),
    Unmapped(
      "pattern contains",
      because: "Patterns that only JavaScript or PHP reads so, and options of the suite; PCRE2's "
        + "own cases are held by tests of the engine."
    ),
    Unmapped(
      "base32 base64 bic boolean cardScheme countryCode creditCard decimal email enum equals fqdn "
        + "hexColour hostPort hostname iban integer ip ipv4 ipv6 iso3166alpha2 iso3166alpha3 "
        + "iso4217 language length macAddress notEnum number numeric range rgbColour url uuid",
      because: "Only cases with options of their suite that the rule here does not have."
    ),
  ]
}
