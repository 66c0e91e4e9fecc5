import EmbeddedFiles

/// A file of standard rules, embedded at build time.
package struct StandardFile: Sendable {
  /// The file's name without its ending.
  package let name: String
  /// The names of its rules, in their order.
  package let rules: [String]

  /// Its text, in UTF-8.
  package var bytes: [UInt8] { EmbeddedFolder.standardRules.bytes(of: "\(name).rules") }
}

/// The standard rule files.
package enum StandardRules {
  /// All files, each with the names of its rules.
  package static let files = rules.split(separator: "\n").map { line in
    let names = line.split { $0 == ":" || $0 == " " }.map { String($0) }
    return StandardFile(name: names[0], rules: Array(names.dropFirst()))
  }

  /// The files and their rules.
  ///
  /// They are listed here so that a start need not read all files; a test compares the list with
  /// them.
  private static let rules = """
    bank: iban bic isin sedol routing_number
    calendar: month week duration datetime_with_offset time_with_offset leap_second time_rfc3339 \
      datetime_rfc3339
    cards: credit_card visa mastercard amex discover diners jcb unionpay maestro mir cvv \
      card_expiry
    characters: alpha alphanumeric ascii printable slug
    codes: country_code country_code_alpha3 country_code_numeric currency_code language_code \
      script_code
    color: hex_color rgb_color hsl_color css_color
    compatibility: ezform_email ezform_numeric formalist_email pureform_email pureform_full_name \
      distance_email distance_number distance_phone distance_postcode yal_email yal_email_strict \
      yal_password yal_phone yal_cvv
    email: email email_strict email_rfc5321 email_unicode email_list
    encodings: hexadecimal base64 base64url base32 jwt
    hostname: hostname hostname_unicode domain port host_port
    ip: ipv4 ipv6 ip ipv4_cidr ipv6_cidr cidr
    json: json_pointer relative_json_pointer
    languages: language_tag
    mac_address: mac_address
    media: mime_type imei
    mobile_numbers: mobile_telephone
    names: full_name username
    numbering_plans: numbering_plan
    numbers: percentage currency decimal numeric
    passwords: password_strength license_key
    place: latitude longitude
    postcode: postcode
    postcodes_of_countries: postcode_of_country
    products: isbn10 isbn13 isbn issn ean gtin
    telephone: telephone e164
    telephone_notation: telephone_notation
    time_zones: timezone
    url: url uri uri_reference uri_template
    uuid: uuid ulid
    vat: vat
    version: semver
    """
}
