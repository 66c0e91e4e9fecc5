extension Explanation {
  /// The classes of differences. The first that explains a difference counts.
  static let all =
    general + email + webAddresses + hosts + codes + encodings + numbers + moments + lengths
    + internationalNames + mobileNumbers + languages + postalCodes + taxNumbers + forms

  private static let general = [
    Explanation(
      "Empty values",
      .accepted,
      because: "A format never implies `required`: other rules don't apply to empty values.",
      where: { $0.isBlank }
    ),
    Explanation(
      "Numbers in place of text",
      .refused,
      because: "A number violates the type `text`; nothing is converted.",
      where: { $0.isNumber }
    ),
  ]

  // MARK: Email

  private static let email = [
    Explanation(
      "Quoted local parts",
      .refused,
      by: "email email_strict email_unicode",
      because: """
        `"ann lee"@example.org` is allowed by RFC 5321, but nobody types it; HTML rejects it too.
        """,
      where: { $0.text.contains(/"[^@]*@|"@/) }
    ),
    Explanation(
      "Address literals",
      .refused,
      by: "email email_strict",
      because: "Nobody has an address with a domain in brackets; HTML rejects it too.",
      where: { $0.text.contains(/@\[.*\]/) }
    ),
    Explanation(
      "Comments and folding white space",
      .refused,
      by: "email email_strict",
      of: "isemail",
      because: "RFC 5322 allows them in message headers; a stored address has none.",
      where: { $0.text.contains(/[()\s]/) }
    ),
    Explanation(
      "Domains of RFC 5322 that aren't host names",
      .refused,
      by: "email",
      of: "isemail",
      because:
        "RFC 5322 accepts any atoms of any length as a domain; HTML accepts only labels of 1 to 63 characters.",
      where: { $0.text.contains(/@.*(?:\/|[0-9A-Za-z-]{64})/) }
    ),
    Explanation(
      "Dots anywhere in the local part",
      .accepted,
      by: "email",
      of: "isemail",
      because: "HTML's definition accepts `a..b@c`; `email_strict` doesn't.",
      where: { $0.text.contains(/^\.|\.\.|\.@/) }
    ),
    Explanation(
      "Non-ASCII letters in email addresses",
      .refused,
      by: "email email_strict email_rfc5321",
      because: "Few servers accept them; browsers submit domains in their ASCII form.",
      where: { $0.text.contains("@") && !$0.text.allSatisfy(\.isASCII) }
    ),
    Explanation(
      "Groups of zeros in IPv6 literals",
      .accepted,
      by: "email_rfc5321",
      of: "isemail",
      because: """
        In RFC 5321, `::` replaces at least two groups; in RFC 4291, one is enough, so the text is a valid address.
        """,
      where: { $0.text.contains("::") }
    ),
    Explanation(
      "Numbers as domains",
      .accepted,
      by: "email_rfc5321",
      of: "validatorjs",
      because: """
        RFC 5321 accepts labels that consist only of digits; `email_strict` doesn't.
        """,
      where: { $0.text.contains(/@[0-9.]+$/) }
    ),
    Explanation(
      "Top-level domains of one letter",
      .accepted,
      by: "email_unicode",
      of: "validatorjs",
      because: "No such domain is registered today, but IDNA allows it.",
      where: { $0.text.contains(/@.*\.[a-z]$/) }
    ),
    Explanation(
      "Characters that can be confused with others",
      .accepted,
      by: "email_unicode",
      of: "email-validator validatorjs",
      because: """
        RFC 6531 allows every non-ASCII character in a local part. `normalize nfc` replaces only \
        those that Unicode defines as equivalent to others.
        """,
      where: { $0.text.contains(/[\u{37E}\u{FF01}-\u{FF5E}\u{FB2C}]/) }
    ),
    Explanation(
      "Lengths of addresses in their ASCII form",
      .accepted,
      by: "email_unicode",
      of: "email-validator",
      because: """
        Mail servers that support UTF-8 apply the limit of 254 bytes to the address as it is written.
        """,
      where: { $0.text.utf8.count > 200 }
    ),
    Explanation(
      "Domains with decomposed characters",
      .refused,
      by: "email_unicode",
      of: "jsonschema-format",
      because: """
        IDNA 2008 requires NFC: use `normalize nfc`.
        """,
      where: { $0.text.unicodeScalars.contains("\u{301}") }
    ),
    Explanation(
      "Local parts of more than 64 characters",
      .refused,
      by: "email_strict email_unicode",
      of: "email-validator",
      because: "RFC 5321 limits them, and servers need not accept longer ones.",
      where: { $0.text.contains(/^[^@]{65,}@/) }
    ),
    Explanation(
      "Two hyphens in domains",
      .accepted,
      by: "email_strict email_unicode",
      of: "email-validator",
      because:
        "RFC 5890 reserves them in the third and fourth positions, but some hosts have such names.",
      where: { $0.text.contains(/@[a-z]{2}--0\./) }
    ),
  ]

  // MARK: Web addresses

  private static let webAddresses = [
    Explanation(
      "Other schemes",
      .refused,
      by: "url",
      because: "`url` is for web addresses: http and https. `uri` accepts every scheme.",
      where: {
        !$0.text.contains(/^[\x00-\x20]*[Hh]\t?[Tt]\n?[Tt]\r?[Pp][Ss]?:/) && $0.text.contains(":")
      }
    ),
    Explanation(
      "A missing scheme",
      .refused,
      by: "url",
      because: "`url` accepts only absolute URLs, and nothing adds a scheme.",
      where: { !$0.text.contains(/^[a-z]+:/) }
    ),
    Explanation(
      "User names and passwords",
      .refused,
      by: "url",
      because:
        "RFC 9110 section 4.2.4 advises rejecting them, because they are used to deceive people.",
      where: { $0.text.contains(/^https?:[\/\\]*[^\/?#]*@/) }
    ),
    Explanation(
      "What browsers fix",
      .refused,
      by: "url",
      of: "wpt-url",
      because: """
        The WHATWG standard's parser drops tabs, line breaks, and leading and trailing spaces, \
        reads `\\` as `/`, adds missing slashes, and escapes characters that are not allowed. A \
        stored value must be correct.
        """,
      where: {
        $0.text.contains(/[\p{C}\p{Z}\\"<>`{}^]/) || $0.text.contains(/^https?:(?!\/\/[^\/])/)
          || $0.text.contains(/%(?![0-9A-Fa-f]{2})/)
      }
    ),
    Explanation(
      "Hosts that browsers fix or only browsers accept",
      .refused,
      by: "url",
      of: "wpt-url",
      because: """
        The WHATWG standard decodes escapes in hosts, accepts most symbols and empty labels in them, \
        and leaves the rest to the resolver.
        """,
      where: {
        $0.text.contains(/^https?:\/\/[^\/]*(?:%|\.\.|\.0x|[!*_,;=]|^https?:\/\/\.)/)
          || $0.text == "http://./"
      }
    ),
    Explanation(
      "Symbols in host names",
      .refused,
      by: "url",
      of: "goplayground pyvalidators symfony",
      because:
        "DNS host names have no underscores, and no hyphens at either end; IDNA 2008 allows no symbols.",
      where: { $0.text.contains(/^https?:\/\/[^\/]*(?:[_+]|[.\/]-|[\p{So}\p{Sm}])/) }
    ),
    Explanation(
      "Backslashes",
      .refused,
      by: "url",
      of: "goplayground",
      because: "RFC 3986 doesn't allow them, and browsers treat them as `/`.",
      where: { $0.text.contains("\\") }
    ),
    Explanation(
      "A colon without a port",
      .refused,
      by: "url",
      of: "validatorjs",
      because: "The port was probably forgotten.",
      where: { $0.text.hasSuffix(":") }
    ),
    Explanation(
      "Punycode in web addresses",
      .accepted,
      by: "url",
      of: "wpt-url",
      because: "The ASCII form of an international label is not decoded.",
      where: { $0.text.contains(/[Xx][Nn]--/) }
    ),
    Explanation(
      "Hosts of one label, short top-level domains and dots at the end",
      .accepted,
      by: "url",
      of: "pyvalidators validatorjs",
      because: "A rule can't know which names a network resolves, and `localhost` is a host.",
      where: { $0.text.contains(/^https?:\/\/(?:[a-z]+\/|[a-z.]+\.|[a-z]+\.d)$/) }
    ),
    Explanation(
      "Queries that are not name=value",
      .accepted,
      by: "url",
      of: "pyvalidators",
      because:
        "RFC 3986 doesn't define the structure of a query, and allows quotes and semicolons in it.",
      where: { $0.text.contains("?") }
    ),
    Explanation(
      "Long addresses",
      .accepted,
      by: "url",
      of: "validatorjs",
      because: "No standard limits them; use `max_length` if your storage does.",
      where: { $0.text.count > 2000 }
    ),
    Explanation(
      "Non-ASCII addresses",
      .refused,
      by: "uri",
      because: "They are IRIs (RFC 3987); `url` accepts them.",
      where: { !$0.text.allSatisfy(\.isASCII) }
    ),
    Explanation(
      "Paths without a scheme",
      .refused,
      by: "uri",
      of: "goplayground",
      because: "They are relative references: `uri_reference` accepts them.",
      where: { $0.text.hasPrefix("/") }
    ),
    Explanation(
      "Zones in addresses",
      .refused,
      by: "uri",
      of: "protovalidate",
      because: "RFC 9844 withdrew them from URIs; a zone is meaningful on only one machine.",
      where: { $0.text.contains("%25") }
    ),
    Explanation(
      "Escapes that aren't UTF-8",
      .accepted,
      by: "uri",
      of: "protovalidate",
      because: "RFC 3986 escapes bytes and doesn't specify the encoding.",
      where: { $0.text.contains("%c3x%96") }
    ),
    Explanation(
      "Parameters and short names of media types",
      .accepted,
      by: "mime_type",
      of: "validatorjs",
      because: "RFC 9110 allows parameters on every type, and one-character names.",
      where: { $0.text == "f/b" || $0.text.hasSuffix("; charset=utf-8") }
    ),
  ]

  // MARK: Hosts and networks

  private static let hosts = [
    Explanation(
      "A dot at the end of a name",
      .refused,
      by: "hostname domain",
      because: """
        It is only needed in DNS zone files; people don't type it, and databases compare names \
        as text.
        """,
      where: { $0.text.hasSuffix(".") }
    ),
    Explanation(
      "Top-level domains with hyphens or only digits",
      .refused,
      by: "domain hostname",
      of: "goplayground protovalidate",
      because: "Registered top-level domains are alphabetic (RFC 3696 section 2) or in Punycode.",
      where: { $0.text.contains(/(?:-[a-z]+|\.[0-9]+)$/) }
    ),
    Explanation(
      "Non-ASCII letters in host names",
      .refused,
      by: "domain",
      because: "`hostname` and `domain` check the ASCII form (`xn--…`).",
      where: { !$0.text.allSatisfy(\.isASCII) }
    ),
    Explanation(
      "A port after a host",
      .refused,
      by: "hostname",
      of: "pyvalidators",
      because: "A host name has no port; `host_port` accepts a host and a port.",
      where: { $0.text.contains(/:[0-9]+$/) }
    ),
    Explanation(
      "Reserved names",
      .accepted,
      by: "domain",
      of: "symfony",
      because:
        "Names that RFC 2606 reserves for examples and tests have the same format as any other.",
      where: { $0.text.contains(/\.(?:example|invalid|localhost|test)$/) }
    ),
    Explanation(
      "Labels that begin with a digit",
      .accepted,
      by: "hostname",
      of: "goplayground",
      because: "RFC 952 forbade them, but RFC 1123 section 2.1 allows them.",
      where: { $0.text.contains(/^[0-9]/) }
    ),
    Explanation(
      "Zones of IPv6 addresses",
      .refused,
      by: "ip ipv6",
      because: "A zone is meaningful on only one machine.",
      where: { $0.text.contains("%") }
    ),
    Explanation(
      "Host bits that are not zero",
      .accepted,
      by: "ipv4_cidr",
      of: "goplayground",
      because: """
        The address of an interface is also written with its prefix length, so `ipv4_cidr` and \
        `cidr` accept it as well as a network.
        """,
      where: { $0.text.contains("/") }
    ),
    Explanation(
      "NUL characters around a value",
      .refused,
      by: "mac_address",
      of: "symfony",
      because: "NUL is not white space, so `normalize trim` keeps it.",
      where: { $0.text.contains("\0") }
    ),
    Explanation(
      "64-bit MAC addresses, and MAC addresses with spaces",
      .refused,
      by: "mac_address",
      because: """
        `mac_address` accepts 48-bit addresses, with colons, hyphens or dots between the digits; \
        `mac_address(bits: 64)` accepts longer ones.
        """,
      where: { $0.text.contains(" ") || $0.text.filter(\.isHexDigit).count == 16 }
    ),
  ]

  // MARK: Names in Unicode

  private static let internationalNames = [
    Explanation(
      "What browsers map or accept in host names",
      .refused,
      by: "hostname_unicode",
      of: "wpt-url",
      because: """
        The WHATWG standard maps and ignores characters (UTS #46), and doesn't restrict lengths \
        and hyphens. A stored value must be valid under IDNA 2008.
        """,
      where: { _ in true }
    )
  ]

  // MARK: Mobile numbers

  private static let mobileNumbers = [
    Explanation(
      "Mobile numbers with a country code but without +",
      .refused,
      by: "mobile_telephone",
      of: "validatorjs",
      because:
        "Without + or 00 in front, the digits are read as a number dialed within the country.",
      where: { $0.text.contains(/^[1-9]/) && $0.text.filter(\.isNumber).count > 9 }
    ),
    Explanation(
      "Numbers that the plan doesn't assign to mobile phones",
      .refused,
      by: "mobile_telephone",
      of: "validatorjs",
      because: """
        validator.js knows only the prefixes that its contributors listed; the numbering plans here are those of libphonenumber, and agree with all of its examples.
        """,
      where: { _ in true }
    ),
    Explanation(
      "Mobile numbers that validator.js doesn't know",
      .accepted,
      by: "mobile_telephone",
      of: "validatorjs",
      because: """
        They are in libphonenumber's plan, or are written with separators or a trunk prefix.
        """,
      where: { _ in true }
    ),
    Explanation(
      "Numbers that aren't mobile numbers",
      .accepted,
      by: "telephone",
      of: "validatorjs",
      because: """
        Without a region, every telephone number is accepted, mobile or not.
        """,
      where: { _ in true }
    ),
  ]

  // MARK: Languages, scripts and zones

  private static let languages = [
    Explanation(
      "Alphabets of individual languages",
      .accepted,
      by: "regex",
      of: "validatorjs",
      because: """
        Letters of all scripts count as letters: use `chars` to allow only some of them.
        """,
      where: { ["alpha", "alphanumeric"].contains($0.rule) }
    ),
    Explanation(
      "Spaces and periods among letters",
      .refused,
      by: "regex",
      of: "validatorjs",
      because: """
        They aren't letters.
        """,
      where: { ["alpha", "alphanumeric"].contains($0.rule) }
    ),
    Explanation(
      "Grandfathered language tags and encodings after locales",
      .refused,
      by: "language_tag",
      because: "RFC 5646 keeps the former for old documents; the latter belong to POSIX.",
      where: { $0.text.contains(/^i-|\./) }
    ),
    Explanation(
      "Languages and regions that are not registered",
      .accepted,
      by: "language_tag",
      because: """
        Only the syntax of a tag is checked.
        """,
      where: { _ in true }
    ),
    Explanation(
      "Links in the time zone database",
      .accepted,
      by: "timezone",
      of: "symfony",
      because: """
        Devices report them, and the database keeps them.
        """,
      where: { _ in true }
    ),
  ]

  // MARK: Codes

  private static let codes = [
    Explanation(
      "ISINs with wrong check digits",
      .refused,
      by: "isin",
      of: "pyvalidators",
      because: """
        The suite accepts a number whose check digit is wrong according to ISO 6166.
        """,
      where: { $0.text == "JP000K0VF054" }
    ),
    Explanation(
      "ISSNs without a hyphen",
      .accepted,
      by: "issn",
      of: "goplayground",
      because: "ISSNs are stored with and without it.",
      where: { !$0.text.contains("-") }
    ),
    Explanation(
      "Spaces and hyphens in card numbers",
      .refused,
      by: "credit_card visa luhn",
      because: """
        The rules check the digits alone: a mask shows them in groups, and `normalize` removes \
        spaces and hyphens.
        """,
      where: { $0.text.contains(/[ -]/) }
    ),
    Explanation(
      "Card numbers with wrong check digits",
      .refused,
      by: "maestro mastercard mir unionpay",
      of: "symfony",
      because: "Symfony checks only lengths and prefixes; the rules also check the Luhn digit.",
      where: { $0.rule == "cardScheme" }
    ),
    Explanation(
      "JCB numbers of 15 digits",
      .refused,
      by: "jcb",
      of: "symfony",
      because: "JCB issues numbers of 16 or more digits that begin with 3528 to 3589.",
      where: { $0.text.contains(/^(?:2131|1800)[0-9]{11}$/) }
    ),
    Explanation(
      "Lowercase letters in codes",
      .refused,
      by: "country_code currency_code",
      of: "validatorjs",
      because: "Codes are stored in uppercase: use `normalize uppercase`.",
      where: { $0.text.contains(/[a-z]/) }
    ),
    Explanation(
      "Numeric country codes",
      .refused,
      by: "country_code",
      of: "goplayground",
      because:
        "`country_code` accepts codes of two letters; `country_code_numeric` accepts these.",
      where: { !$0.isText || $0.text.contains(/^[0-9]+$/) }
    ),
    Explanation(
      "Withdrawn currencies",
      .refused,
      by: "currency_code",
      of: "symfony",
      because: "A form should only accept currencies that are in use.",
      where: { $0.text == "SIT" }
    ),
    Explanation(
      "BICs with an unknown country or institution",
      .accepted,
      by: "bic",
      because: """
        ISO 9362 allows digits in the institution code; whether the code is registered is not \
        checked.
        """,
      where: { $0.text.contains(/^(?:DSBAAA|S23CKE)/) }
    ),
    Explanation(
      "IBANs of countries that are not registered",
      .refused,
      by: "iban",
      because: "The SWIFT registry does not list these countries; some unofficial lists do.",
      where: { $0.text.contains(/^(?:AO|CV|CG|IR|CI|MG|ML|MZ|SN|MA)/) }
    ),
    Explanation(
      "International numbers without +",
      .refused,
      by: "e164",
      of: "goplayground",
      because: "The international format of E.164 begins with a plus sign.",
      where: { $0.text.contains(/^[0-9]+$/) }
    ),
    Explanation(
      "Telephone numbers of fewer than 6 or more than 15 digits",
      .refused,
      by: "telephone",
      of: "validatorjs",
      because: "E.164 allows at most 15, and shorter numbers belong to services, not subscribers.",
      where: { !(6...15).contains($0.text.filter(\.isNumber).count) }
    ),
    Explanation(
      "UUIDs without hyphens or in brackets",
      .refused,
      by: "uuid",
      because: "RFC 9562 defines only one text format.",
      where: { $0.text.contains(/^(?:[0-9a-f]{32}|\[.*\])$/) }
    ),
    Explanation(
      "Variants of UUIDs",
      .accepted,
      by: "uuid",
      of: "validatorjs",
      because: "Without a version, `uuid` doesn't check the variant.",
      where: { $0.text.contains(/^.{19}[^89ABab]/) }
    ),
    Explanation(
      "Versions of UUIDs in another variant",
      .refused,
      by: "uuid",
      of: "goplayground",
      because:
        "Versions are defined for the variant of RFC 9562; in other variants, the digit has no meaning.",
      where: { $0.text.contains(/^.{19}[^89ABab]/) }
    ),
  ]

  // MARK: Encodings

  private static let encodings = [
    Explanation(
      "A prefix before hexadecimal digits",
      .refused,
      by: "hexadecimal",
      because: "`0x` is a notation of programming languages, not part of the number.",
      where: { $0.text.contains(/^0[XxHh]/) }
    ),
    Explanation(
      "Uppercase hexadecimal digits",
      .accepted,
      by: "hexadecimal",
      of: "goplayground",
      because: "Hexadecimal digits mean the same in uppercase and lowercase.",
      where: { $0.text.contains(/[A-F]/) }
    ),
    Explanation(
      "Colors without #",
      .refused,
      by: "hex_color",
      of: "validatorjs",
      because: "CSS requires the `#`.",
      where: { !$0.text.contains("#") }
    ),
    Explanation(
      "Other color notations",
      .refused,
      by: "hsl_color",
      of: "validatorjs",
      because: """
        CSS Color 4 also accepts capital letters, other units, signs, leading zeros, exponents, \
        and spaces in place of commas; the rule accepts one notation that all tools can read.
        """,
      where: { _ in true }
    ),
    Explanation(
      "Spaces in colors",
      .accepted,
      by: "rgb_color",
      of: "validatorjs",
      because: "CSS allows spaces around the numbers.",
      where: { $0.text.contains(", ") }
    ),
    Explanation(
      "Padding of URL-safe Base64",
      .accepted,
      by: "base64url",
      of: "validatorjs",
      because: "RFC 4648 section 5 includes it; only some applications leave it out.",
      where: { $0.text.hasSuffix("=") }
    ),
    Explanation(
      "Underscores in slugs",
      .refused,
      by: "slug",
      of: "validatorjs",
      because: "Only hyphens join the words of a slug, so each title has one slug.",
      where: { $0.text.contains("_") }
    ),
  ]

  // MARK: Numbers

  private static let numbers = [
    Explanation(
      "A + in front of numbers",
      .refused,
      by: "integer number latitude longitude",
      because: "People don't type it in forms.",
      where: { $0.text.hasPrefix("+") }
    ),
    Explanation(
      "Exponents",
      .refused,
      by: "number max_value min_value required",
      of: "wpt-forms",
      because: "Nobody types them in forms, and `1e3` is usually a mistake.",
      where: { $0.text.contains(/[0-9][eE]/) }
    ),
    Explanation(
      "Numbers without a digit before the decimal point",
      .refused,
      by: "number",
      because: "The language has only one syntax for numbers, and it requires that digit.",
      where: { $0.text.contains(/^-?\./) }
    ),
    Explanation(
      "0 and 1 as Booleans",
      .refused,
      by: "filled",
      of: "goplayground",
      because: "The text of a Boolean is `true` or `false`.",
      where: { ["0", "1"].contains($0.text) }
    ),
  ]

  // MARK: Dates and times

  private static let moments = [
    Explanation(
      "Leap seconds",
      .refused,
      by: "datetime datetime_with_offset time max_value",
      because:
        "The engine's times have no leap seconds: most systems can't compare or store second 60.",
      where: { $0.text.contains(/:60(?:\.|Z|$|[+-])/) }
    ),
    Explanation(
      "Fractions of milliseconds",
      .accepted,
      by: "datetime time",
      of: "wpt-forms",
      because: "Unlike HTML, ISO 8601 doesn't limit the digits of a second's fraction to three.",
      where: { $0.text.contains(/\.[0-9]{4}$/) }
    ),
    Explanation(
      "Times without seconds",
      .accepted,
      by: "time",
      of: "symfony",
      because: "ISO 8601 makes them optional, and the input fields of browsers leave them out.",
      where: { $0.text.contains(/^[0-9]{2}:[0-9]{2}$/) }
    ),
    Explanation(
      "Other notations of ISO 8601",
      .refused,
      by: "month",
      of: "validatorjs",
      because: """
        No form asks for week dates, ordinal dates, years alone, or notations without \
        separators. `date`, `datetime`, `month` and `week` accept the notations of HTML.
        """,
      where: { $0.rule == "iso8601" }
    ),
    Explanation(
      "Years of more than four digits, and a space instead of T",
      .accepted,
      by: "month",
      of: "validatorjs",
      because: "HTML allows such years, and RFC 3339 allows the space.",
      where: { $0.rule == "iso8601" }
    ),
    Explanation(
      "One-digit hours",
      .refused,
      by: "time",
      of: "validatorjs",
      because: "ISO 8601 requires two digits.",
      where: { $0.text.contains(/^[0-9]:/) }
    ),
    Explanation(
      "Malformed dates, times and numbers in fields that have a bound",
      .refused,
      by: "datetime max_value min_value filled",
      of: "wpt-forms",
      because: "A browser empties the field and accepts it; here, the text violates the type.",
      where: {
        $0.text.contains(/^abc$|-2-2$|-13-|T24:|^24:|:60:|^12\.00|^79-|abc$/) || $0.isSanitised
      }
    ),
  ]

  // MARK: Lengths

  private static let lengths = [
    Explanation(
      "Variation selectors",
      .refused,
      by: "min_length max_length",
      of: "validatorjs",
      because:
        "A length in scalars counts every scalar; validator.js doesn't count variation selectors.",
      where: { $0.text.unicodeScalars.contains { (0xFE0E...0xFE0F).contains($0.value) } }
    )
  ]

  // MARK: Postcodes and tax numbers

  private static let postalCodes = [
    Explanation(
      "Postal ranges that were never assigned",
      .accepted,
      by: "postcode",
      of: "validatorjs",
      because: "Tables of ranges become outdated; the rule checks a country's format.",
      where: { $0.suite == "validatorjs" && $0.text.contains(/^C?[0-9]{4,6}$/) }
    ),
    Explanation(
      "Postcodes in a format that their country doesn't use",
      .refused,
      by: "postcode",
      of: "validatorjs",
      because: """
        Greek and Portuguese codes do not begin with 0; the only Irish routing key that ends in \
        a letter is D6W; British codes have two parts, and their third character is never N. \
        Nepal's have five digits.
        """,
      where: { ["022 93", "SA99", "W1N 4DJ", "A6W U9U9", "0294-348", "977"].contains($0.text) }
    ),
    Explanation(
      "Postcodes without a country",
      .accepted,
      by: "postcode",
      because: """
        Without a country, or for one that has no postcodes, the rule accepts any text that is a postcode somewhere.
        """,
      where: { ["4294924224", "123456"].contains($0.text) }
    ),
  ]

  private static let taxNumbers = [
    Explanation(
      "VAT numbers without their country's prefix",
      .refused,
      by: "vat",
      of: "validatorjs",
      because:
        "In cross-border trade, the prefix is part of the number and identifies the country.",
      where: { !$0.text.contains(/^[A-Z]{2}/) }
    ),
    Explanation(
      "Spaces and hyphens in VAT numbers",
      .refused,
      by: "vat",
      of: "validatorjs",
      because: "The rule checks the number alone; `normalize` removes spaces and hyphens.",
      where: { $0.text.contains(/[ -]/) }
    ),
    Explanation(
      "Lithuanian VAT numbers of 11 digits",
      .refused,
      by: "vat",
      of: "validatorjs",
      because: "VIES specifies 9 or 12 digits.",
      where: { $0.text.contains(/^LT[0-9]{11}$/) }
    ),
    Explanation(
      "Check digits and ranges of VAT numbers",
      .accepted,
      by: "vat",
      of: "validatorjs",
      because: "Check digits are not verified, because every country computes them differently.",
      where: { $0.text.contains(/^(?:GB|CHE|NO)/) }
    ),
  ]
}
