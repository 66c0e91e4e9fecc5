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
      ("email", PackageResources.email_rules),
      ("encodings", PackageResources.encodings_rules),
      ("hostname", PackageResources.hostname_rules),
      ("ip", PackageResources.ip_rules),
      ("mac_address", PackageResources.mac_address_rules),
      ("media", PackageResources.media_rules),
      ("names", PackageResources.names_rules),
      ("numbers", PackageResources.numbers_rules),
      ("place", PackageResources.place_rules),
      ("postcode", PackageResources.postcode_rules),
      ("telephone", PackageResources.telephone_rules),
      ("url", PackageResources.url_rules),
      ("uuid", PackageResources.uuid_rules),
      ("vat", PackageResources.vat_rules),
      ("version", PackageResources.version_rules),
    ]
  }
}
