/// The texts of the standard rule files, embedded at build time.
public enum StandardRules {
  /// Each file's name without its ending, and its bytes; a test holds the list complete.
  public static var files: [(name: String, bytes: [UInt8])] {
    [
      ("bank", PackageResources.bank_rules),
      ("calendar", PackageResources.calendar_rules),
      ("cards", PackageResources.cards_rules),
      ("characters", PackageResources.characters_rules),
      ("codes", PackageResources.codes_rules),
      ("colour", PackageResources.colour_rules),
      ("compatibility", PackageResources.compatibility_rules),
      ("email", PackageResources.email_rules),
      ("encodings", PackageResources.encodings_rules),
      ("hostname", PackageResources.hostname_rules),
      ("ip", PackageResources.ip_rules),
      ("json", PackageResources.json_rules),
      ("languages", PackageResources.languages_rules),
      ("mac_address", PackageResources.mac_address_rules),
      ("media", PackageResources.media_rules),
      ("mobile_numbers", PackageResources.mobile_numbers_rules),
      ("names", PackageResources.names_rules),
      ("numbering_plans", PackageResources.numbering_plans_rules),
      ("numbers", PackageResources.numbers_rules),
      ("passwords", PackageResources.passwords_rules),
      ("place", PackageResources.place_rules),
      ("postcode", PackageResources.postcode_rules),
      ("postcodes_of_countries", PackageResources.postcodes_of_countries_rules),
      ("products", PackageResources.products_rules),
      ("telephone", PackageResources.telephone_rules),
      ("telephone_notation", PackageResources.telephone_notation_rules),
      ("time_zones", PackageResources.time_zones_rules),
      ("url", PackageResources.url_rules),
      ("uuid", PackageResources.uuid_rules),
      ("vat", PackageResources.vat_rules),
      ("version", PackageResources.version_rules),
    ]
  }
}
