import FormRules

extension Mapping {
  /// Which rule here judges what. The first line that covers a case counts.
  static let all: [Mapping] =
    email + addresses + network + codes + numbers + moments + characters + presence + lengths
    + ranges + families

  // MARK: Email, web addresses

  private static let email = [
    Mapping(
      "email",
      with: "profile=html type=email",
      of: ["wpt-forms"],
      to: "normalize trim; email"
    ),
    Mapping("email", with: "profile=rfc5321", of: ["isemail"], to: "email_strict"),
    Mapping("email", with: "profile=rfc5322", of: ["isemail"], to: "email"),
    Mapping("email", with: "mode=Email::VALIDATION_MODE_STRICT", to: "email_strict"),
    Mapping("email", with: "mode=Email::VALIDATION_MODE_HTML5", to: "email_strict"),
    Mapping("email", with: "mode=Email::VALIDATION_MODE_HTML5_ALLOW_NO_TLD", to: "email"),
    Mapping("email", of: ["protovalidate"], to: "email"),
    Mapping("email", to: "email_strict"),
    Mapping("email", with: "normalizer=trim", to: "normalize trim; email_strict"),
    Mapping("email", with: "test_environment=true", to: "email_strict"),
    Mapping("email", with: "allow_smtputf8=false", to: "email_strict"),
    Mapping("email", with: "strict=true", of: ["email-validator"], to: "email_strict"),
    Mapping("email", with: "allow_utf8_local_part=false", to: "email_strict"),
  ]

  private static let addresses = [
    Mapping("url", with: "profile=html type=url", of: ["wpt-forms"], to: "normalize trim; url"),
    Mapping("url", with: "profile=whatwg", to: "url"),
    Mapping("url", with: "schemes=http,https", to: "url"),
    Mapping("url", with: "schemes=https", to: "url and starts_with(\"https:\")"),
    Mapping("url", of: ["goplayground", "pyvalidators", "validatorjs"], to: "url"),
    Mapping("url", with: "relativeProtocol?=true requireTld=false", of: ["symfony"], to: "url"),
    Mapping("url", with: "require_protocol=true", of: ["validatorjs"], to: "url"),
    Mapping("uri", to: "uri"),
    Mapping("uri-reference", to: "uri_reference"),
    Mapping("mimeType", to: "mime_type"),
    Mapping("hostname", with: "profile?", to: "hostname"),
    Mapping("hostname", with: "requireTld=false", of: ["symfony"], to: "hostname"),
    Mapping("hostname", with: "requireTld=true", of: ["symfony"], to: "domain"),
    Mapping("fqdn", to: "domain"),
    Mapping("fqdn", with: "require_tld=false", to: "hostname"),
    Mapping("hostPort", with: "portRequired=true", to: "host_port"),
    Mapping("hostPort/StringHostAndPort", to: "host_port"),
    Mapping("address", to: "hostname or ip"),
    Mapping("port", to: "port"),
  ]

  private static let network = [
    Mapping("ip", to: "ip"),
    Mapping("ip", with: "version=0", to: "ip"),
    Mapping("ip", with: "version=4", to: "ipv4"),
    Mapping("ip", with: "version=6", to: "ipv6"),
    Mapping("ip", with: "version=Ip::V4", to: "ipv4"),
    Mapping("ip", with: "version=Ip::V6", to: "ipv6"),
    Mapping("ip", with: "version=Ip::V4 normalizer=trim", to: "normalize trim; ipv4"),
    Mapping("ipv4", to: "ipv4"),
    Mapping("ipv6", to: "ipv6"),
    Mapping("ipv4", with: "cidr=true host_bit=true", to: "ipv4 or ipv4_cidr"),
    Mapping("ipv4", with: "cidr=true host_bit=true strict=true", to: "ipv4_cidr"),
    Mapping("ipv6", with: "cidr=true host_bit=true", to: "ipv6 or ipv6_cidr"),
    Mapping("ipv6", with: "cidr=true host_bit=true strict=true", to: "ipv6_cidr"),
    Mapping("cidr", to: "cidr"),
    Mapping("cidr", with: "version=0 strict=false", to: "cidr"),
    Mapping("cidr", with: "strict=false", to: "cidr"),
    Mapping("cidr", with: "version=0", to: "cidr"),
    Mapping("cidr", with: "version=4 strict?=false", to: "ipv4_cidr"),
    Mapping("cidr", with: "version=6 strict?=false", to: "ipv6_cidr"),
    Mapping("cidr", with: "version=Ip::ALL", to: "cidr"),
    Mapping("cidr", with: "version=Ip::V4", to: "ipv4_cidr"),
    Mapping("cidr", with: "version=Ip::V6", to: "ipv6_cidr"),
    Mapping("ip_with_prefixlen", to: "cidr"),
    Mapping("ipv4_with_prefixlen", to: "ipv4_cidr"),
    Mapping("ipv6_with_prefixlen", to: "ipv6_cidr"),
    Mapping("macAddress", to: "mac_address"),
    Mapping("macAddress", with: "eui=48", to: "mac_address"),
    Mapping("macAddress", with: "normalizer=trim", to: "normalize trim; mac_address"),
  ]

  // MARK: Codes, identifiers, encodings

  private static let codes = [
    Mapping("uuid", with: "profile?", to: "uuid"),
    Mapping("uuid", with: "version=loose", to: "uuid"),
    Mapping("uuid", with: "version=all", to: "uuid"),
    Mapping("uuid", with: "strict=false", of: ["symfony"], to: "uuid"),
    Mapping("tuuid", to: "hexadecimal and equal_length(32)"),
    Mapping("ulid", to: "ulid"),
    Mapping("creditCard", to: "credit_card"),
    Mapping("luhn", to: "luhn"),
    Mapping("iban", to: "normalize replace(/\\p{Zs}/, \"\"); iban"),
    Mapping("bic", to: "bic"),
    Mapping("imei", to: "imei"),
    Mapping("imei", with: "allow_hyphens=true", to: "normalize replace(/-/, \"\"); imei"),
    Mapping("telephone", with: "profile=e164", of: ["goplayground"], to: "e164"),
    Mapping("telephone", with: "profile=e164 country type", to: "e164"),
    // What is no mobile number of a region may well be a telephone number.
    Mapping(
      "telephone",
      with: "locale? strictMode?",
      of: ["validatorjs"],
      to: "telephone",
      where: { $0.isValid }
    ),
    Mapping("countryCode", to: "country_code"),
    Mapping("iso3166alpha2", to: "country_code"),
    Mapping("countryCode", with: "iso_format=alpha2", to: "country_code"),
    Mapping("countryCode", with: "iso_format=alpha3", to: "country_code_alpha3"),
    Mapping("countryCode", with: "alpha3=true", to: "country_code_alpha3"),
    Mapping("iso3166alpha3", to: "country_code_alpha3"),
    Mapping("iso4217", to: "currency"),
    Mapping("language", to: "language_code"),
    Mapping("iso6391", to: "language_code"),
    Mapping("hexColour", with: "profile=html", to: "hex_color and equal_length(7)"),
    Mapping("hexColour", to: "hex_color"),
    Mapping("hexColour", with: "require_hashtag=true", to: "hex_color"),
    Mapping("rgbColour", with: "alpha?=true", to: "rgb_color"),
    Mapping("rgbColour", with: "includePercentValues=true allowSpaces=true", to: "rgb_color"),
    Mapping("hexadecimal", to: "hexadecimal"),
    Mapping("base32", to: "base32"),
    Mapping("base64", to: "base64"),
    Mapping("base64", with: "padding=true urlSafe=false", to: "base64"),
    Mapping("base64", with: "urlSafe=true", to: "base64url"),
    Mapping("base64", with: "padding=true urlSafe=true", to: "base64url"),
    Mapping("base64", with: "padding=false urlSafe=true", to: "base64url"),
    Mapping("jwt", to: "jwt"),
    Mapping("semver", to: "semver"),
    Mapping("slug", to: "slug"),
    Mapping("md5", to: "hexadecimal and equal_length(32)"),
    Mapping("sha1", to: "hexadecimal and equal_length(40)"),
    Mapping("sha224", to: "hexadecimal and equal_length(56)"),
    Mapping("sha256", to: "hexadecimal and equal_length(64)"),
    Mapping("sha384", to: "hexadecimal and equal_length(96)"),
    Mapping("sha512", to: "hexadecimal and equal_length(128)"),
    Mapping("mongoId", to: "hexadecimal and equal_length(24)"),
  ]

  // MARK: Numbers

  private static let numbers = [
    Mapping("integer", to: "integer"),
    Mapping("integer", with: "allow_leading_zeroes=true", to: "integer"),
    Mapping(
      "integer",
      with: "allow_leading_zeroes=false",
      to: "integer and regex(/-?(?:0|[1-9][0-9]*)/)"
    ),
    Mapping("integer", with: "min", to: "integer and min_value({min})"),
    Mapping("integer", with: "min max", to: "integer and between({min}, {max})"),
    Mapping(
      "integer",
      with: "gt lt",
      to: "integer and not max_value({gt}) and not min_value({lt})"
    ),
    Mapping("number", with: "profile=html", to: "number"),
    Mapping("number", to: "number"),
    Mapping("number", with: "locale=en-AU", to: "number"),
    Mapping("number", with: "min", to: "number and min_value({min})"),
    Mapping("number", with: "min max", to: "number and between({min}, {max})"),
    Mapping("numeric", to: "number"),
    Mapping("numeric", with: "no_symbols=true", to: "regex(/[0-9]+/)"),
    Mapping("decimal", with: "locale?=en-AU", to: "number"),
    Mapping(
      "step",
      with: "step profile=html type=number",
      to: "multiple_of({step})",
      type: "number"
    ),
    Mapping("multipleOf", with: "number", to: "multiple_of({number})"),
    Mapping("latitude", to: "latitude", where: { $0.isText }),
    Mapping("latitude", to: "latitude", type: "number"),
    Mapping("longitude", to: "longitude", where: { $0.isText }),
    Mapping("longitude", to: "longitude", type: "number"),
    Mapping("boolean", of: ["goplayground"], to: "filled", type: "boolean"),
  ]

  // MARK: Dates and times

  private static let moments = [
    Mapping("date", with: "profile=html", to: "date"),
    Mapping("date", of: ["jsonschema-format", "symfony"], to: "date"),
    Mapping("date", with: "format=2006-01-02", to: "date"),
    Mapping("time", with: "profile=html", to: "time"),
    Mapping("time", of: ["symfony"], to: "time"),
    Mapping("time", with: "withSeconds=false", to: "time"),
    Mapping("time", with: "hourFormat=hour24 mode=withOptionalSeconds", to: "time"),
    Mapping("time", of: ["validatorjs"], to: "time"),
    Mapping("dateTime", to: "datetime"),
    Mapping("datetimeLocal", with: "profile=html type?", to: "datetime"),
    Mapping("duration", to: "duration"),
    Mapping("week", with: "profile=html", to: "week"),
  ]

  // MARK: Characters

  private static let characters = [
    Mapping("alpha", to: "alpha"),
    Mapping("alpha", with: "locale=en-US", to: "alpha"),
    Mapping("alpha", with: "unicode=true", to: "regex(/\\p{L}+/)"),
    Mapping("alphanumeric", to: "alphanumeric"),
    Mapping("alphanumeric", with: "locale=en-US", to: "alphanumeric"),
    Mapping("alphanumeric", with: "unicode=true", to: "regex(/[\\p{L}\\p{N}]+/)"),
    Mapping("ascii", to: "ascii"),
    Mapping("printAscii", to: "ascii and printable"),
    Mapping("octal", to: "regex(/(?:0o?)?[0-7]+/)"),
    Mapping("charset", with: "chars", to: "chars({chars})"),
    Mapping(
      "enum",
      with: "values",
      of: ["validatorjs"],
      to: "one_of({values})",
      where: { $0.hasListParameter("values") }
    ),
    Mapping("equals", with: "other", of: ["validatorjs"], to: "one_of({other})"),
    Mapping("contains", with: "needle", to: "contains({needle})"),
    Mapping("contains", with: "contains", to: "contains({contains})"),
    Mapping("not_contains", with: "not_contains", to: "not contains({not_contains})"),
    Mapping("prefix", with: "prefix", to: "starts_with({prefix})"),
    Mapping("suffix", with: "suffix", to: "ends_with({suffix})"),
    Mapping("pattern", with: "pattern=abc", of: ["validatorjs"], to: "contains(/abc/)"),
    Mapping("pattern", with: "pattern=[A-Z]+ profile=html type", to: "regex(/[A-Z]+/)"),
    Mapping("pattern", with: "pattern=[a-z]{3,} profile=html type", to: "regex(/[a-z]{3,}/)"),
    Mapping("pattern", with: "pattern=[A-Z] profile=html type", to: "regex(/[A-Z]/)"),
  ]

  private static let presence =
    ["required", "field"].flatMap { rule in
      [
        ("text", "required", "text"), ("tel", "required", "text"), ("url", "required", "text"),
        ("email", "required", "text"), ("password", "required", "text"),
        ("search", "required", "text"), ("date", "required", "date"), ("time", "required", "time"),
        ("datetime-local", "required", "datetime"), ("number", "required", "number"),
        ("month", "required and month", "text"), ("week", "required and week", "text"),
      ].map { type, check, own in
        Mapping(rule, with: "required=true profile=html type=\(type)", to: check, type: own)
      }
    }

  private static let lengths = [
    Mapping("length", with: "min", to: "min_length({min}, in: scalars)"),
    Mapping("length", with: "max", to: "max_length({max}, in: scalars)"),
    Mapping("length", with: "exact", to: "equal_length({exact}, in: scalars)"),
    Mapping("length", with: "exactly", to: "equal_length({exactly}, in: scalars)"),
    Mapping("length", with: "value", to: "equal_length({value}, in: scalars)"),
    Mapping(
      "length",
      with: "min max",
      of: ["protovalidate", "symfony", "validatorjs"],
      to: "min_length({min}, in: scalars) and max_length({max}, in: scalars)"
    ),
    Mapping("byteLength", with: "min", to: "min_length({min}, in: bytes)"),
    Mapping("byteLength", with: "max", to: "max_length({max}, in: bytes)"),
    Mapping("byteLength", with: "exact", to: "equal_length({exact}, in: bytes)"),
    Mapping(
      "byteLength",
      with: "min max",
      to: "min_length({min}, in: bytes) and max_length({max}, in: bytes)"
    ),
  ]

  // MARK: Ranges

  private static let ranges =
    ["date", "time", "number", "datetime-local"].flatMap { type in
      let own = type == "datetime-local" ? "datetime" : type
      return ["range", "field"].flatMap { rule in
        [
          Mapping(rule, with: "profile=html type=\(type)", to: "filled or empty", type: own),
          Mapping(rule, with: "min profile=html type=\(type)", to: "min_value({min})", type: own),
          Mapping(rule, with: "max profile=html type=\(type)", to: "max_value({max})", type: own),
          Mapping(
            rule,
            with: "min max profile=html type=\(type)",
            to: "min_value({min}) and max_value({max})",
            type: own
          ),
        ]
      }
    }
    + numericTypes.flatMap { type in
      [
        Mapping("range", with: "lt type=\(type)", to: "not min_value({lt})", type: "number"),
        Mapping("range", with: "lte type=\(type)", to: "max_value({lte})", type: "number"),
        Mapping("range", with: "gt type=\(type)", to: "not max_value({gt})", type: "number"),
        Mapping("range", with: "gte type=\(type)", to: "min_value({gte})", type: "number"),
        Mapping(
          "range",
          with: "gt lt type=\(type)",
          to: "not max_value({gt}) and not min_value({lt})",
          type: "number",
          where: { !$0.subrule.contains("Ex") }
        ),
        Mapping(
          "range",
          with: "gt lt type=\(type)",
          to: "not max_value({gt}) or not min_value({lt})",
          type: "number"
        ),
        Mapping(
          "range",
          with: "gte lte type=\(type)",
          to: "min_value({gte}) and max_value({lte})",
          type: "number",
          where: { !$0.subrule.contains("Ex") }
        ),
        Mapping(
          "range",
          with: "gte lte type=\(type)",
          to: "min_value({gte}) or max_value({lte})",
          type: "number"
        ),
      ]
    } + [
      Mapping("range", with: "min", of: ["symfony"], to: "min_value({min})", type: "number"),
      Mapping("range", with: "max", of: ["symfony"], to: "max_value({max})", type: "number"),
      Mapping(
        "range",
        with: "min max",
        of: ["symfony"],
        to: "between({min}, {max})",
        type: "number"
      ),
      Mapping(
        "enum",
        with: "values",
        of: ["protovalidate"],
        to: "one_of({values})",
        type: "number",
        where: { $0.hasNumericParameters("values") }
      ),
      Mapping(
        "notEnum",
        with: "values",
        of: ["protovalidate"],
        to: "none_of({values})",
        type: "number",
        where: { $0.hasNumericParameters("values") }
      ),
      Mapping(
        "equals",
        with: "other",
        of: ["protovalidate"],
        to: "one_of({other})",
        type: "number",
        where: { $0.hasNumericParameters("other") }
      ),
    ]

  private static let numericTypes = [
    "float", "double", "int32", "int64", "uint32", "uint64", "sint32", "sint64", "fixed32",
    "fixed64", "sfixed32", "sfixed64",
  ]

  // MARK: Rules by country, network or version

  private static let families =
    postcodeCountries.map { Mapping("postcode", with: "country=\($0)", to: "postcode({country})") }
    + vatCountries.map { Mapping("vat", with: "country=\($0)", to: "vat") }
    + (1...8).map { Mapping("uuid", with: "version=\($0) profile?", to: "uuid({version})") }
    + cardNetworks.flatMap { network in
      network.names.flatMap { name in
        ["brand", "provider", "schemes"].flatMap { parameter in
          ["creditCard", "cardScheme"].map { rule in
            Mapping(rule, with: "\(parameter)=\(name)", to: network.rule)
          }
        }
      }
    }

  private static let postcodeCountries = [
    "GB", "US", "CA", "IE", "NL", "AU", "DE", "FR", "ES", "IT", "FI", "AT", "BE", "CH", "LU", "DK",
    "NO", "NZ", "SE", "CZ", "SK", "GR", "PL", "PT", "IN", "JP", "BR",
  ]

  private static let vatCountries = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "EL", "ES", "FI", "FR", "GB", "HR", "HU", "IE",
    "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK",
  ]

  private static let cardNetworks = [
    (rule: "visa", names: ["visa", "Visa", "VISA"]),
    (rule: "mastercard", names: ["mastercard", "Mastercard", "MASTERCARD"]),
    (rule: "amex", names: ["amex", "AmEx", "AMEX"]),
    (rule: "discover", names: ["discover", "Discover", "DISCOVER"]),
    (rule: "diners_club", names: ["diners", "DinersClub", "DINERS"]),
    (rule: "jcb", names: ["jcb", "JCB"]),
    (rule: "unionpay", names: ["unionpay", "UnionPay", "CHINA_UNIONPAY"]),
    (rule: "maestro", names: ["MAESTRO"]),
  ]
}

extension ConformanceCase {
  fileprivate func hasListParameter(_ name: String) -> Bool {
    if case .list = parameters[name] { true } else { false }
  }

  /// Whether the parameter is a number or a list of numbers.
  fileprivate func hasNumericParameters(_ name: String) -> Bool {
    switch parameters[name] {
    case .number: return true
    case .list(let items):
      return items.allSatisfy { item in
        if case .number = item { true } else { false }
      }
    case nil, .null, .boolean, .text, .date, .time, .dateTime, .file, .form: return false
    }
  }
}
