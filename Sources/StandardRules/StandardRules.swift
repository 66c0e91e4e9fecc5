/// A file of standard rules, embedded at build time.
public struct StandardFile: Sendable {
  /// The file's name without its ending.
  public let name: String
  /// The names of its rules, in their order.
  public let rules: [String]
  private let read: @Sendable () -> [UInt8]

  /// Its text, in UTF-8.
  public var bytes: [UInt8] { read() }

  fileprivate init(
    _ name: String,
    _ rules: [String],
    _ read: @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.rules = rules
    self.read = read
  }
}

/// The standard rule files.
public enum StandardRules {
  /// All files, each with the names of its rules.
  ///
  /// The names are told here, so that a start need not read all files; a test holds them to what the
  /// files say.
  public static let files: [StandardFile] = [
    StandardFile(
      "bank",
      [
        "iban", "bic", "isin", "sedol", "routing_number",
      ]
    ) { PackageResources.bank_rules },
    StandardFile(
      "calendar",
      [
        "month", "week", "duration", "datetime_with_offset", "time_with_offset", "leap_second",
        "time_rfc3339", "datetime_rfc3339",
      ]
    ) { PackageResources.calendar_rules },
    StandardFile(
      "cards",
      [
        "credit_card", "visa", "mastercard", "amex", "discover", "diners", "jcb", "unionpay",
        "maestro", "mir", "cvv", "card_expiry",
      ]
    ) { PackageResources.cards_rules },
    StandardFile(
      "characters",
      [
        "alpha", "alphanumeric", "ascii", "printable", "slug",
      ]
    ) { PackageResources.characters_rules },
    StandardFile(
      "codes",
      [
        "country_code", "country_code_alpha3", "country_code_numeric", "currency_code",
        "language_code", "script_code",
      ]
    ) { PackageResources.codes_rules },
    StandardFile(
      "color",
      [
        "hex_color", "rgb_color", "hsl_color", "css_color",
      ]
    ) { PackageResources.color_rules },
    StandardFile(
      "compatibility",
      [
        "ezform_email", "ezform_numeric", "formalist_email", "pureform_email",
        "pureform_full_name", "distance_email", "distance_number", "distance_phone",
        "distance_postcode", "yal_email", "yal_email_strict", "yal_password", "yal_phone",
        "yal_cvv",
      ]
    ) { PackageResources.compatibility_rules },
    StandardFile(
      "email",
      [
        "email", "email_strict", "email_rfc5321", "email_unicode", "email_list",
      ]
    ) { PackageResources.email_rules },
    StandardFile(
      "encodings",
      [
        "hexadecimal", "base64", "base64url", "base32", "jwt",
      ]
    ) { PackageResources.encodings_rules },
    StandardFile(
      "hostname",
      [
        "hostname", "hostname_unicode", "domain", "port", "host_port",
      ]
    ) { PackageResources.hostname_rules },
    StandardFile(
      "ip",
      [
        "ipv4", "ipv6", "ip", "ipv4_cidr", "ipv6_cidr", "cidr",
      ]
    ) { PackageResources.ip_rules },
    StandardFile("json", ["json_pointer", "relative_json_pointer"]) { PackageResources.json_rules },
    StandardFile("languages", ["language_tag"]) { PackageResources.languages_rules },
    StandardFile("mac_address", ["mac_address"]) { PackageResources.mac_address_rules },
    StandardFile("media", ["mime_type", "imei"]) { PackageResources.media_rules },
    StandardFile("mobile_numbers", ["mobile_telephone"]) { PackageResources.mobile_numbers_rules },
    StandardFile("names", ["full_name", "username"]) { PackageResources.names_rules },
    StandardFile("numbering_plans", ["numbering_plan"]) { PackageResources.numbering_plans_rules },
    StandardFile(
      "numbers",
      [
        "percentage", "currency", "decimal", "numeric",
      ]
    ) { PackageResources.numbers_rules },
    StandardFile(
      "passwords",
      [
        "password_strength", "license_key",
      ]
    ) { PackageResources.passwords_rules },
    StandardFile("place", ["latitude", "longitude"]) { PackageResources.place_rules },
    StandardFile("postcode", ["postcode"]) { PackageResources.postcode_rules },
    StandardFile(
      "postcodes_of_countries",
      [
        "postcode_of_country"
      ]
    ) { PackageResources.postcodes_of_countries_rules },
    StandardFile(
      "products",
      [
        "isbn10", "isbn13", "isbn", "issn", "ean", "gtin",
      ]
    ) { PackageResources.products_rules },
    StandardFile("telephone", ["telephone", "e164"]) { PackageResources.telephone_rules },
    StandardFile(
      "telephone_notation",
      [
        "telephone_notation"
      ]
    ) { PackageResources.telephone_notation_rules },
    StandardFile("time_zones", ["timezone"]) { PackageResources.time_zones_rules },
    StandardFile(
      "url",
      [
        "url", "uri", "uri_reference", "uri_template",
      ]
    ) { PackageResources.url_rules },
    StandardFile("uuid", ["uuid", "ulid"]) { PackageResources.uuid_rules },
    StandardFile("vat", ["vat"]) { PackageResources.vat_rules },
    StandardFile("version", ["semver"]) { PackageResources.version_rules },
  ]
}
