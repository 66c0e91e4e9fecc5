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
        "CUSIP adds the digits of its products, and ISO 6346 leaves numbers out for letters, "
        + "which `weighted_sum` does not; nobody types the numbers of containers. The SSN has no "
        + "check digit, only numbers that were never given out."
    ),
    Unmapped(
      "btcAddress cve ethereumAddress ein isrc magnetURI mailtoURI dataURI protobuf_fqn "
        + "protobuf_dot_fqn httpHeader origin cron dnsLabel callingCode urlEncoded html",
      because: "Formats for programs rather than forms: each is one line with `regex`."
    ),
    Unmapped(
      "identityCard passport licensePlate taxId frDepartment",
      because: "Documents of single countries: no public table is kept of them all, and each state "
        + "computes its check digits in a way of its own."
    ),
    Unmapped(
      "cmykColour",
      because: "CSS has no such notation."
    ),
    Unmapped(
      "regex iri iri-reference",
      because:
        "Whether a text is a pattern is up to the engine that runs it; `url` takes the IRIs that "
        + "people have."
    ),
    Unmapped(
      "empty blank none required length+required list list+required unique equalsIgnoreCase "
        + "notEquals notEqualsIgnoreCase excludesAny field unknown",
      because: "Presence, lists and comparing as other projects define them; held by the tests of "
        + "the language itself."
    ),
    Unmapped(
      "fullWidth halfWidth variableWidth",
      because: "Widths of characters on terminals; not a matter of forms."
    ),
    Unmapped(
      "alpha alphanumeric",
      because: "Only cases with characters to leave out: `chars` says which are allowed."
    ),
    Unmapped(
      "currencyAmount",
      because:
        "Signs, separators and their places are how an amount is shown. What a form gives is "
        + "a number: `currency`, with a mask or a parser in front."
    ),
    Unmapped(
      "latLong iso3166_2",
      because: "Two numbers in one text are two fields; parts of countries have no names that "
        + "people know by code."
    ),
    Unmapped(
      "date dateAfter dateBefore dateTimeFormat step time",
      because: "Dates and times in other formats than the language's one, by which they can be "
        + "compared; steps of dates."
    ),
    Unmapped(
      "vat",
      because: "Countries other than the members of the Union, the United Kingdom, Switzerland and "
        + "Norway, whose numbers are tax numbers of another kind."
    ),
    Unmapped(
      "ipv4_prefix ipv6_prefix cidr",
      because:
        "The bits after the prefix must be zero, which needs arithmetic, and the prefix has limits, "
        + "which `regex` can express."
    ),
    Unmapped(
      "pattern contains",
      because: "Patterns that only JavaScript or PHP reads so, and options of the suite; PCRE2's "
        + "own cases are held by tests of the engine."
    ),
    Unmapped(
      "base32 base64 bic boolean cardScheme countryCode creditCard decimal email enum equals fqdn "
        + "hexColour hostPort hostname iban integer ip ipv4 ipv6 isbn iso3166alpha2 iso3166alpha3 "
        + "iso4217 language length macAddress notEnum number numeric range rgbColour timezone url "
        + "uuid",
      because: "Only cases with options of their suite that the rule here does not have."
    ),
  ]
}
