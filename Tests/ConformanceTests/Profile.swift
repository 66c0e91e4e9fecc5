/// A rule elsewhere whose definition is the one that the rule here implements: no case may differ,
/// but for empty values.
struct Profile: Sendable {
  var suite: String
  var rules: [String]

  static let all = [
    Profile(suite: "wpt-forms", rules: ["date", "email", "hexColour", "url", "week"]),
    Profile(
      suite: "jsonschema-format",
      rules: ["date", "duration", "ipv4", "ipv6", "uri", "uri-reference", "uuid"]
    ),
    Profile(
      suite: "protovalidate",
      rules: [
        "byteLength", "cidr", "email", "hostPort", "ipv4", "ipv6", "length", "range", "ulid",
        "uri-reference", "uuid",
      ]
    ),
    Profile(suite: "goplayground", rules: ["ipv4", "ipv6", "rgbColour", "semver", "ulid"]),
    Profile(suite: "validatorjs", rules: ["base32", "imei", "jwt", "port", "semver", "ulid"]),
    Profile(suite: "symfony", rules: ["cidr", "date", "ulid"]),
    Profile(suite: "libphonenumber", rules: ["telephone"]),
  ]
}
