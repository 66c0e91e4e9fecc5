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
        "CUSIP adds the digits of the products, and ISO 6346 (shipping containers) skips some "
        + "values for letters; `weighted_sum` does neither. Few forms ask for a container number. "
        + "The SSN has no check digit; only some numbers are never assigned."
    ),
    Unmapped(
      "btcAddress cve ethereumAddress ein isrc magnetURI mailtoURI dataURI protobuf_fqn "
        + "protobuf_dot_fqn httpHeader origin cron dnsLabel callingCode urlEncoded html",
      because: "Formats for programs rather than for people; each takes one line with `regex`."
    ),
    Unmapped(
      "identityCard passport licensePlate taxId frDepartment",
      because:
        "Documents of individual countries: no public table covers all of them, and each "
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
      because:
        "Presence, lists and comparisons as other projects define them; the language's own "
        + "tests cover the definitions here."
    ),
    Unmapped(
      "fullWidth halfWidth variableWidth",
      because: "The width of characters on terminals doesn't concern forms."
    ),
    Unmapped(
      "alpha alphanumeric",
      because:
        "Only the cases that ignore some characters: here, `chars` lists the allowed ones."
    ),
    Unmapped(
      "currencyAmount",
      because:
        "Signs, separators and their positions are about how an amount is displayed. The value "
        + "in a form is a number: use `currency`, and a mask or `as` for the notation."
    ),
    Unmapped(
      "latLong iso3166_2",
      because:
        "A latitude and a longitude are two fields; people don't know the codes of a country's "
        + "subdivisions."
    ),
    Unmapped(
      "date dateAfter dateBefore dateTimeFormat step time",
      because:
        "Dates and times in nonstandard formats, because only the standard format can be "
        + "compared, and steps of dates."
    ),
    Unmapped(
      "vat",
      because:
        "Countries outside the European Union, except the United Kingdom, Switzerland and "
        + "Norway, have tax numbers of a different kind."
    ),
    Unmapped(
      "ipv4_prefix ipv6_prefix cidr",
      because:
        "The host bits must be zero, which takes arithmetic. Limits on the prefix length can be "
        + "written with `regex`."
    ),
    Unmapped(
      "pattern contains",
      because:
        "Patterns that have their meaning only in JavaScript or PHP, and options of the suite; "
        + "the engine's tests cover PCRE2's own cases."
    ),
    Unmapped(
      "base32 base64 bic boolean cardScheme countryCode creditCard decimal email enum equals fqdn "
        + "hexColour hostPort hostname iban integer ip ipv4 ipv6 isbn iso3166alpha2 iso3166alpha3 "
        + "iso4217 language length macAddress notEnum number numeric range rgbColour timezone url "
        + "uuid",
      because: "Only the cases with options that the rule here doesn't have."
    ),
  ]
}
