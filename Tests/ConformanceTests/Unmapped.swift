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
      "cusip iso6346 ssn",
      because:
        "Unlike `weighted_sum`, CUSIP adds the digits of its products, and ISO 6346 skips some "
        + "values for letters; nobody types container numbers. The SSN has no check digit, only "
        + "numbers that were never assigned."
    ),
    Unmapped(
      "btcAddress cve ethereumAddress ein isrc magnetURI mailtoURI dataURI protobuf_fqn "
        + "protobuf_dot_fqn httpHeader origin cron dnsLabel callingCode urlEncoded html",
      because: "Formats for programs rather than forms: each takes one line with `regex`."
    ),
    Unmapped(
      "identityCard passport licensePlate taxId frDepartment",
      because:
        "Documents of individual countries: there is no public table of all of them, and each "
        + "country computes check digits differently."
    ),
    Unmapped(
      "cmykColour",
      because: "CSS has no such notation."
    ),
    Unmapped(
      "regex iri iri-reference",
      because:
        "Whether a text is a valid pattern depends on the engine that runs it; `url` accepts the "
        + "IRIs that people use."
    ),
    Unmapped(
      "empty blank none required length+required list list+required unique equalsIgnoreCase "
        + "notEquals notEqualsIgnoreCase excludesAny field unknown",
      because: "Presence, lists and comparisons as other projects define them; the tests of the "
        + "language itself cover them."
    ),
    Unmapped(
      "fullWidth halfWidth variableWidth",
      because: "The width of characters on terminals doesn't concern forms."
    ),
    Unmapped(
      "alpha alphanumeric",
      because: "Only cases that ignore some characters: use `chars` to name the allowed ones."
    ),
    Unmapped(
      "currencyAmount",
      because:
        "Signs, separators and their positions are about how an amount is displayed. The value "
        + "in a form is a number: use `currency`, and a mask or `as` for the notation."
    ),
    Unmapped(
      "latLong iso3166_2",
      because: "For two numbers, use two fields; people don't know the codes of a country's "
        + "subdivisions."
    ),
    Unmapped(
      "date dateAfter dateBefore dateTimeFormat step time",
      because:
        "Dates and times in formats other than the standard one, which is the only one that can "
        + "be compared; steps of dates."
    ),
    Unmapped(
      "vat",
      because:
        "Countries outside the European Union other than the United Kingdom, Switzerland and "
        + "Norway: their numbers are tax numbers of a different kind."
    ),
    Unmapped(
      "ipv4_prefix ipv6_prefix cidr",
      because:
        "The bits after the prefix must be zero, which needs arithmetic, and the prefix has limits, "
        + "which `regex` can express."
    ),
    Unmapped(
      "pattern contains",
      because:
        "Patterns with a meaning that only JavaScript or PHP gives them, and options of the suite; "
        + "the tests of the engine cover PCRE2's own cases."
    ),
    Unmapped(
      "base32 base64 bic boolean cardScheme countryCode creditCard decimal email enum equals fqdn "
        + "hexColour hostPort hostname iban integer ip ipv4 ipv6 isbn iso3166alpha2 iso3166alpha3 "
        + "iso4217 language length macAddress notEnum number numeric range rgbColour timezone url "
        + "uuid",
      because: "Only cases with options of the suite that the rule here doesn't have."
    ),
  ]
}
