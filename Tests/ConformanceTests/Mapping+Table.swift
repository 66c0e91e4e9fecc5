import FormRules

extension Mapping {
  /// Which rule here judges what. The first line that covers a case counts.
  static let all: [Mapping] =
    email + addresses + network + codes + checkDigits + colours + tables + documents + numbers
    + moments + characters + presence + lengths + ranges + families + telephones

  // MARK: Email, web addresses

  private static let email = [
    Mapping(
      "email",
      with: "profile=html type=email",
      of: ["wpt-forms"],
      to: "normalize trim; email"
    ),
    Mapping("email", with: "profile=rfc5321", of: ["isemail"], to: "email_rfc5321"),
    Mapping("email", with: "profile=rfc5322", of: ["isemail"], to: "email"),
    Mapping("email", with: "mode=Email::VALIDATION_MODE_STRICT", to: "email_strict"),
    Mapping("email", with: "mode=Email::VALIDATION_MODE_HTML5", to: "email_strict"),
    Mapping("email", with: "mode=Email::VALIDATION_MODE_HTML5_ALLOW_NO_TLD", to: "email"),
    Mapping("email", of: ["protovalidate"], to: "email"),
    Mapping("email", of: ["email-validator", "validatorjs"], to: "email_unicode"),
    Mapping("email", with: "allow_quoted_local=true", to: "email_rfc5321"),
    Mapping("email", with: "allow_domain_literal=true", to: "email_rfc5321"),
    Mapping("email", with: "allow_ip_domain=true", to: "email_rfc5321"),
    Mapping("idn-email", to: "email_unicode"),
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
    Mapping("idn-hostname", with: "profile?", to: "hostname_unicode"),
    Mapping("uri-template", to: "uri_template"),
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
    Mapping("macAddress", with: "eui=64", to: "mac_address(bits: 64)"),
    Mapping("macAddress", with: "normalizer=trim", to: "normalize trim; mac_address"),
  ]

  // MARK: Codes, identifiers, encodings

  private static let codes =
    [
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
      Mapping(
        "telephone",
        with: "profile=e164 country type=mobile",
        to: "mobile_telephone({country})"
      ),
      Mapping("telephone", with: "profile=e164 country type", to: "telephone({country})"),
      Mapping("countryCode", to: "country_code"),
      Mapping("iso3166alpha2", to: "country_code"),
      Mapping("countryCode", with: "iso_format=alpha2", to: "country_code"),
      Mapping("countryCode", with: "iso_format=alpha3", to: "country_code_alpha3"),
      Mapping("countryCode", with: "alpha3=true", to: "country_code_alpha3"),
      Mapping("iso3166alpha3", to: "country_code_alpha3"),
      Mapping("iso4217", to: "currency_code"),
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
      Mapping("mongoId", to: "hexadecimal and equal_length(24)"),
      Mapping("base58", to: "regex(/[1-9A-HJ-NP-Za-km-z]+/)"),
      Mapping(
        "strongPassword",
        with: "minLength minLowercase=1 minUppercase=1 minNumbers=1 minSymbols=1",
        to: "password_strength({minLength}, symbols: true)"
      ),
    ]
    + hashes.flatMap { hash in
      [
        Mapping(hash.name, to: "hexadecimal and equal_length(\(hash.digits))"),
        Mapping(
          "hash",
          with: "algorithm=\(hash.name)",
          to: "hexadecimal and equal_length(\(hash.digits))"
        ),
      ]
    }

  private static let hashes = [
    ("md5", 32), ("md4", 32), ("ripemd128", 32), ("tiger128", 32), ("crc32", 8), ("crc32b", 8),
    ("sha1", 40), ("ripemd160", 40), ("tiger160", 40), ("tiger192", 48), ("sha224", 56),
    ("sha256", 64), ("sha384", 96), ("sha512", 128),
  ].map { (name: $0, digits: $1) }

  // MARK: Check digits

  private static let checkDigits = [
    Mapping("isbn", to: "isbn"),
    Mapping("isbn", with: "version=10", to: "isbn10"),
    Mapping("isbn", with: "version=13", to: "isbn13"),
    Mapping("issn", to: "normalize uppercase; issn"),
    Mapping("issn", with: "case_sensitive=true", to: "issn"),
    Mapping(
      "issn",
      with: "require_hyphen=true",
      to: "normalize uppercase; issn and contains(\"-\")"
    ),
    Mapping(
      "issn",
      with: "case_sensitive=true require_hyphen=true",
      to: "issn and contains(\"-\")"
    ),
    Mapping("ean", to: "gtin"),
    Mapping("isin", to: "isin"),
    Mapping("sedol", to: "sedol"),
    Mapping("abaRouting", to: "routing_number"),
  ]

  // MARK: Colours

  private static let colours = [
    Mapping("cssColour", to: "css_color"),
    Mapping("cssColour", with: "values", to: "css_color"),
    Mapping("cssColour", with: "value=CssColor::HEX_LONG", to: "hex_color and equal_length(7)"),
    Mapping(
      "cssColour",
      with: "value=CssColor::HEX_LONG_WITH_ALPHA",
      to: "hex_color and equal_length(9)"
    ),
    Mapping("cssColour", with: "value=CssColor::HEX_SHORT", to: "hex_color and equal_length(4)"),
    Mapping(
      "cssColour",
      with: "value=CssColor::HEX_SHORT_WITH_ALPHA",
      to: "hex_color and equal_length(5)"
    ),
    Mapping("cssColour", with: "value=CssColor::RGB", to: "rgb_color and starts_with(\"rgb(\")"),
    Mapping("cssColour", with: "value=CssColor::RGBA", to: "rgb_color and starts_with(\"rgba(\")"),
    Mapping("cssColour", with: "value=CssColor::HSL", to: "hsl_color and starts_with(\"hsl(\")"),
    Mapping("cssColour", with: "value=CssColor::HSLA", to: "hsl_color and starts_with(\"hsla(\")"),
    Mapping("cssColour", with: "value", to: "css_color and chars(\"A-Za-z\")"),
    Mapping("hslColour", to: "hsl_color"),
    Mapping("hslColour", with: "alpha=true", to: "hsl_color"),
    Mapping(
      "rgbColour",
      with: "includePercentValues=false allowSpaces=true",
      to: "rgb_color and not contains(\"%\")"
    ),
    Mapping(
      "rgbColour",
      with: "includePercentValues=false",
      to: "rgb_color and not contains(\"%\") and not contains(\" \")"
    ),
    Mapping(
      "rgbColour",
      with: "includePercentValues=true allowSpaces=false",
      to: "rgb_color and not contains(\" \")"
    ),
  ]

  // MARK: Tables

  private static let tables =
    [
      Mapping("timezone", to: "timezone"),
      Mapping("timezone", with: "value=DateTimeZone::ALL_WITH_BC", to: "timezone"),
      Mapping("iso15924", to: "script_code"),
      Mapping("iso3166numeric", to: "country_code_numeric"),
      Mapping("locale", to: "normalize replace(/_/, \"-\"); language_tag"),
      Mapping(
        "locale",
        with: "canonicalize=false",
        to: "normalize replace(/_/, \"-\"); language_tag"
      ),
    ]
    + ["Africa", "America", "Arctic", "Asia", "Atlantic", "Europe", "Indian"].map { zone in
      Mapping(
        "timezone",
        with: "zone=DateTimeZone::\(zone.uppercased())",
        to: "timezone and starts_with(\"\(zone)/\")"
      )
    }

  // MARK: JSON

  private static let documents = [
    Mapping("json", of: ["goplayground", "symfony"], to: "json"),
    Mapping("json", with: "allow_any_value=true", to: "json"),
    Mapping("json", of: ["validatorjs"], to: "json and regex(/\\s*[\\[{].*/s)"),
    Mapping(
      "json",
      with: "allow_primitives=true",
      to: "json and regex(/\\s*(?:[\\[{].*|true\\s*|false\\s*|null\\s*)/s)"
    ),
    Mapping("json-pointer", to: "json_pointer"),
    Mapping("relative-json-pointer", to: "relative_json_pointer"),
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
    Mapping("time", of: ["jsonschema-format"], to: "time_rfc3339"),
    Mapping("dateTime", of: ["jsonschema-format"], to: "datetime_rfc3339"),
    Mapping(
      "dateTime",
      of: ["validatorjs"],
      to: "normalize replace(/ /, \"T\"); datetime_with_offset"
    ),
    Mapping("iso8601", with: "strict? strictSeparator?", to: "date or datetime or month or week"),
    Mapping("dateAfter", with: "comparisonDate", to: "after({comparisonDate})", type: "date"),
    Mapping("dateBefore", with: "comparisonDate", to: "before({comparisonDate})", type: "date"),
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
    Mapping("alpha", with: "locale", of: ["validatorjs"], to: "regex(/[\\p{L}\\p{M}]+/)"),
    Mapping(
      "alphanumeric",
      with: "locale",
      of: ["validatorjs"],
      to: "regex(/[\\p{L}\\p{M}\\p{Nd}]+/)"
    ),
    Mapping("lowercase", to: "not contains(/\\p{Lu}/)"),
    Mapping("uppercase", to: "not contains(/\\p{Ll}/)"),
    Mapping("multibyte", to: "contains(/[^\\x00-\\x7F]/)"),
    Mapping("surrogatePair", to: "contains(/[\\x{10000}-\\x{10FFFF}]/)"),
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
    [
      Mapping("postcode", with: "country=any", to: "postcode"),
      Mapping("postcode", with: "country", to: "postcode({country})"),
    ] + vatCountries.map { Mapping("vat", with: "country=\($0)", to: "vat({country})") }
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

  private static let vatCountries = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "EL", "ES", "FI", "FR", "GB", "HR", "HU", "IE",
    "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK", "CH", "NO",
  ]

  private static let cardNetworks = [
    (rule: "visa", names: ["visa", "Visa", "VISA"]),
    (rule: "mastercard", names: ["mastercard", "Mastercard", "MASTERCARD"]),
    (rule: "amex", names: ["amex", "AmEx", "AMEX"]),
    (rule: "discover", names: ["discover", "Discover", "DISCOVER"]),
    (rule: "diners", names: ["diners", "DinersClub", "DINERS"]),
    (rule: "jcb", names: ["jcb", "JCB"]),
    (rule: "unionpay", names: ["unionpay", "UnionPay", "CHINA_UNIONPAY"]),
    (rule: "maestro", names: ["MAESTRO"]),
    (rule: "mir", names: ["MIR"]),
  ]

  // MARK: Telephone numbers

  /// validator.js asks for mobile numbers by locale, whose region is behind the last hyphen.
  private static let telephones =
    [
      Mapping("telephone", of: ["validatorjs"], to: "telephone"),
      Mapping("telephone", with: "locale=any strictMode?", of: ["validatorjs"], to: "telephone"),
    ]
    + mobileLocales.split(separator: " ").map { locale in
      Mapping(
        "telephone",
        with: "locale=\(locale)",
        of: ["validatorjs"],
        to: "mobile_telephone(\"\(locale.suffix(2))\")"
      )
    }

  private static let mobileLocales = """
    am-AM ar-AE ar-BH ar-EG ar-EH ar-JO ar-KW ar-LB ar-LY ar-MA ar-OM ar-PS ar-QA ar-SA ar-SD ar-SY \
    ar-TN ar-YE az-AZ be-BY bg-BG bn-BD bs-BA ca-AD cs-CZ da-DK de-AT de-DE de-LU dv-MV dz-BT el-CY \
    el-GR en-AG en-AI en-AU en-BM en-BS en-BW en-CA en-CM en-GB en-GG en-GH en-GY en-HK en-IE en-JM \
    en-KE en-KI en-KN en-LS en-MO en-MT en-MU en-MW en-NA en-NZ en-PG en-PH en-PK en-RW en-SG en-SL \
    en-SS en-TZ en-UG en-US en-ZA en-ZM en-ZW es-AR es-BO es-CL es-CO es-CR es-CU es-DO es-EC es-ES \
    es-GT es-HN es-MX es-NI es-PA es-PE es-PY es-SV es-UY es-VE et-EE fa-AF fa-IR fi-FI fj-FJ fo-FO \
    fr-BE fr-BF fr-BJ fr-CA fr-CD fr-CF fr-CM fr-DJ fr-FR fr-GF fr-GP fr-MQ fr-PF fr-RE fr-WF hu-HU \
    id-ID ir-IR it-IT it-SM ja-JP ka-GE kk-KZ kl-GL ko-KR ky-KG lt-LT lv-LV mg-MG mk-MK mn-MN ms-MY \
    my-MM mz-MZ nb-NO,nn-NO ne-NP nl-AW nl-BE nl-NL pl-PL pt-AO pt-BR ro-MD ro-RO ru-RU si-LK sk-SK \
    so-SO sq-AL sr-RS sv-SE tg-TJ th-TH tk-TM uk-UA uz-UZ vi-VN zh-CN zh-TW
    """
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
    case nil, .null, .boolean, .text, .date, .month, .time, .dateTime, .file, .form: return false
    }
  }
}
