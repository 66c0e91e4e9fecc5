import RuleEngine
import RuleSyntax

/// Translates the rule names of other libraries and languages to this language.
///
/// The names come from Zod, Yup, Joi, Laravel, FluentValidation, jQuery Validate, JSON Schema, HTML
/// and SQL. A name can mean a different rule for each subject type. It takes precedence over names
/// that are only spelled similarly.
enum RuleSynonyms {
  /// The translation of a name.
  enum Meaning: Hashable {
    /// A rule with the same arguments.
    case rule(String)
    /// A call template: `$` is the only argument, or `$1` and `$2` are the two.
    case call(String)
    /// Only the program can decide this.
    case external
    /// No replacement exists; the text says what to do instead.
    case advice(String)
    /// The field's type says it, with its notation.
    case notation
  }

  private struct Entry {
    var kinds: SubjectKinds
    var meaning: Meaning
  }

  /// The meaning of a name for subjects of these kinds; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - word: the name, with its parts separated in any way.
  ///   - kinds: nil if the subject's kinds are unknown.
  /// - Returns: the meaning.
  static func meaning(of word: String, judging kinds: SubjectKinds?) -> Meaning? {
    let entries = table[ForeignReader.plain(word)] ?? []
    guard let kinds else { return entries.first?.meaning }
    return entries.first { !$0.kinds.isDisjoint(with: kinds) }?.meaning
  }

  /// The rules that a name can mean for any subject.
  static func rules(meantBy word: String) -> [String] {
    (table[ForeignReader.plain(word)] ?? []).compactMap { entry in
      switch entry.meaning {
      case .rule(let rule): rule
      case .call(let template): String(template.prefix { $0 != "(" })
      case .external, .advice, .notation: nil
      }
    }
  }

  /// Fills in a call template.
  static func call(_ template: String, with arguments: [String]) -> String {
    guard let first = arguments.first else { return template }
    guard arguments.count > 1 else { return template.replacing("$", with: first) }
    // An argument may itself contain the second placeholder.
    return template.split(separator: "$1", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.replacing("$2", with: arguments[1]) }
      .joined(separator: first)
  }

  /// Advice on an argument with this name, if there is any.
  static func advice(aboutLabel label: String) -> String? {
    guard ["message", "error", "errormessage"].contains(label.lowercased()),
      case .advice(let advice) = meaning(of: "message", judging: nil)
    else { return nil }
    return advice
  }

  /// The step of `normalize` that a word of another language means.
  static func step(meantBy word: String) -> TextNormalization? {
    TextNormalization(rawValue: steps[ForeignReader.plain(word)] ?? word.lowercased())
  }

  private static let steps = [
    "lower": "lowercase", "tolower": "lowercase", "tolowercase": "lowercase",
    "downcase": "lowercase", "lcase": "lowercase", "upper": "uppercase", "toupper": "uppercase",
    "touppercase": "uppercase", "upcase": "uppercase", "ucase": "uppercase", "strip": "trim",
    "trimmed": "trim", "trimspaces": "trim", "squeeze": "collapse_spaces",
    "squish": "collapse_spaces", "collapse": "collapse_spaces", "digitsonly": "digits",
    "onlydigits": "digits", "numeric": "digits", "normalizeunicode": "nfc", "unicode": "nfc",
  ]

  /// How a rule asks for what a step of `normalize` makes.
  static let adviceOnSteps = [
    "digits": "to accept only digits, write 'regex(/[0-9]+/)'",
    "lowercase": "to accept only small letters, write 'regex(/[a-z]+/)'",
    "uppercase": "to accept only capitals, write 'regex(/[A-Z]+/)'",
  ]

  private static let table: [String: [Entry]] = {
    var table: [String: [Entry]] = [:]
    for (words, kinds, meaning) in lines {
      for word in words.split(separator: " ") {
        table[String(word), default: []].append(Entry(kinds: kinds, meaning: meaning))
      }
    }
    return table
  }()

  private static let day: SubjectKinds = [.date, .month, .time, .dateTime]
  private static let atLeast = "min minimum gte ge atleast greaterthanorequal greaterthanorequalto"
  private static let atMost = "max maximum lte le atmost lessthanorequal lessthanorequalto"

  /// Names, the kinds of subjects that they apply to, and their meaning.
  private static let lines: [(String, SubjectKinds, Meaning)] = [
    // Sizes.
    (
      "minimum", .written,
      .advice("a number has a type, ': number', and 'min_value'; a text has 'min_length'")
    ),
    (
      "maximum", .written,
      .advice("a number has a type, ': number', and 'max_value'; a text has 'max_length'")
    ),
    (atLeast, .written, .rule("min_length")),
    (atLeast, .number, .rule("min_value")),
    (atLeast, .list, .call("size($...)")),
    (atLeast, day, .call("not before($)")),
    ("decimalmin", .number, .rule("min_value")), ("decimalmax", .number, .rule("max_value")),
    (atLeast, .file, .rule("min_size")),
    (atMost, .written, .rule("max_length")),
    (atMost, .number, .rule("max_value")),
    (atMost, .list, .call("size(...$)")),
    (atMost, day, .call("not after($)")),
    (atMost, .file, .rule("max_size")),
    ("minlength minlen minimumlength lengthmin", .written, .rule("min_length")),
    ("minlength minlen minitems minsize mincount", .list, .call("size($...)")),
    ("maxlength maxlen maximumlength lengthmax", .written, .rule("max_length")),
    ("maxlength maxlen maxitems maxsize maxcount", .list, .call("size(...$)")),
    ("size exactsize", .written, .rule("length")),
    ("size", .file, .rule("max_size")),
    ("step", .number, .rule("multiple_of")),
    (
      "precision scale decimals decimalplaces maxdecimals", .number,
      .advice("write 'multiple_of(0.01)' for at most two decimals")
    ),
    ("minvalue", .number, .rule("min_value")),
    ("maxvalue", .number, .rule("max_value")),
    ("len exactlength", .written, .rule("length")),
    (
      "betweenlength lengthbetween lengthrange rangelength lengthinrange", .written,
      .call("length($1...$2)")
    ),
    ("betweensize sizebetween sizerange countbetween", .list, .call("size($1...$2)")),
    ("len count", .list, .rule("size")),
    ("range inrange inclusivebetween", [.number, .date, .time, .dateTime], .rule("between")),
    ("gt greaterthan morethan exclusiveminimum above", .number, .call("not max_value($)")),
    ("gt greaterthan later isafter", day, .rule("after")),
    ("lt lessthan exclusivemaximum below", .number, .call("not min_value($)")),
    ("lt lessthan earlier isbefore", day, .rule("before")),
    ("positive", .number, .call("not max_value(0)")),
    ("negative", .number, .call("not min_value(0)")),
    ("nonnegative positiveorzero", .number, .call("min_value(0)")),
    ("nonpositive negativeorzero", .number, .call("max_value(0)")),
    ("multipleof divisibleby", .number, .rule("multiple_of")),
    ("maxfilesize", .file, .rule("max_size")),
    ("extension extensions fileextension ext filetype", .file, .rule("media_type")),
    ("mimes mimetypes mimetype accept contenttype", .file, .rule("media_type")),
    // Moments.
    ("beforeorequal", day, .call("not after($)")),
    ("afterorequal", day, .call("not before($)")),
    ("minage", [.date], .advice("write 'not after(today - 18y)', with the age in years")),
    ("future isfuture", day, .call("after(today)")),
    ("past ispast", day, .call("before(today)")),
    // Texts.
    ("includes include has", .written, .rule("contains")),
    (
      "pattern regexp regularexpression match matches matchesregex matchregex", .written,
      .rule("regex")
    ),
    ("startswith hasprefix prefix beginswith", .written, .rule("starts_with")),
    ("endswith hassuffix suffix", .written, .rule("ends_with")),
    ("phone phonenumber tel telephonenumber", .written, .rule("telephone")),
    ("mobile mobilephone cellphone", .written, .rule("mobile_telephone")),
    ("zip zipcode postal postalcode plz", .written, .rule("postcode")),
    ("mail emailaddress isemail", .written, .rule("email")),
    ("link website webaddress isurl", .written, .rule("url")),
    ("guid isuuid", .written, .rule("uuid")),
    ("ipaddress", .written, .rule("ip")),
    ("alphanum alnum alphanumerical", .written, .rule("alphanumeric")),
    ("letters lettersonly", .written, .rule("alpha")),
    ("alphadash slug", .written, .call("regex(/[A-Za-z0-9_-]+/)")),
    ("notregex notmatches", .written, .call("not regex($)")),
    ("doesntstartwith notstartswith", .written, .call("not starts_with($)")),
    ("doesntendwith notendswith", .written, .call("not ends_with($)")),
    ("doesntcontain notcontains", .written, .call("not contains($)")),
    (
      "password strongpassword", .written,
      .advice("say what it must have: 'min_length(12)', 'contains(/[A-Z]/)', 'contains(/[0-9]/)'")
    ),
    (
      "currentpassword json timezone activeurl hostname", .written, .external
    ),
    ("creditcard cardnumber", .written, .rule("credit_card")),
    // Values.
    ("in isin oneof enum anyof allowed whitelist allow only", .comparable, .rule("one_of")),
    ("valid", .comparable, .call("one_of($*)")),
    ("notin noneof notoneof disallow blacklist", .comparable, .rule("none_of")),
    ("same sameas equals equalto eq eqfield", .comparable, .rule("equal")),
    ("notequal notequals notequalto ne neq", .comparable, .rule("different")),
    ("confirmed", .comparable, .rule("equal_next")),
    ("istrue mustbetrue checked agreed", .boolean, .rule("accepted")),
    ("uniqueitems distinct", .list, .rule("unique")),
    ("contains has include", .list, .rule("includes")),
    ("unique", .written, .external),
    // Whether there is a value.
    (
      "notempty notblank notnull nonempty nonnull mandatory isrequired presence isnotempty",
      .anyValue,
      .rule("required")
    ),
    (
      "optional nullable notrequired sometimes nillable nullish isoptional", .anyValue,
      .advice("a field may be empty unless it says 'required': leave it out")
    ),
    (
      "requiredif requiredwhen", .anyValue,
      .advice("write 'when country == \"GB\" { required }', with the field that it depends on")
    ),
    (
      "requiredunless", .anyValue,
      .advice("write 'when country != \"GB\" { required }', with the field that it depends on")
    ),
    (
      "requiredwith", .anyValue,
      .advice("write 'when telephone is filled { required }', with the field that it depends on")
    ),
    (
      "requiredwithout", .anyValue,
      .advice("write 'when telephone is empty { required }', with the field that it depends on")
    ),
    ("blank isempty isblank prohibited", .anyValue, .rule("empty")),
    ("isfilled", .anyValue, .rule("filled")),
    // Whole forms.
    ("xor exactlyone", .wholeForm, .rule("one_filled")),
    (
      "requireatleast minfilled", .wholeForm,
      .advice("a number of several fields: 'check count_filled(a, b, c) >= 2'")
    ),
    (
      "requiredtogether alltogether allornone together", .wholeForm,
      .advice("all or none of two fields: 'check count_filled(a, b) in (0, 2)'")
    ),
    ("atleastone atleastoneof requireone", .wholeForm, .rule("any_filled")),
    ("allof alloftogether", .wholeForm, .rule("all_filled")),
    (
      "nand oxor mutuallyexclusive without", .wholeForm,
      .advice("at most one of several fields: 'check count_filled(a, b) <= 1'")
    ),
    ("const", .comparable, .rule("equal")),
    ("items", .list, .call("each { $ }")),
    // What is no rule here.
    ("bail", .anyValue, .advice("leave it out: a field shows the first check that fails")),
    (
      "key keypattern keyformat", .anyValue,
      .advice("the keys of a map are checked by 'keys { regex(/[a-z]+/) }'")
    ),
    (
      "string str text isstring", .anyValue,
      .advice("a field without a type is a text: leave it out")
    ),
    (
      "tolowercase lower", .written, .advice("a value is changed by 'normalize lowercase'")
    ),
    (
      "touppercase upper", .written, .advice("a value is changed by 'normalize uppercase'")
    ),
    (
      "refine custom must remote validatewith exists superrefine predicate", .anyValue, .external
    ),
    (
      "message withmessage errormessage", .anyValue,
      .advice("a message comes right after its check: 'required \"Enter your name.\"'")
    ),
    (
      "label title caption", .anyValue,
      .advice("a label comes after the field's name or type: 'field age: integer \"Age\"'")
    ),
    (
      "placeholder hint help disabled readonly autocomplete", .anyValue,
      .advice(
        "texts for the display are annotations, before the block: 'field age @placeholder(\"18\") { … }'"
      )
    ),
    (
      "hidden hide visible show showif visibleif visiblewhen showwhen", .anyValue,
      .advice("a field that is not always asked for goes into 'when country == \"GB\" { field … }'")
    ),
    ("digits", .written, .call("regex(/[0-9]{$}/)")),
    ("digitsbetween", .written, .call("regex(/[0-9]{$1,$2}/)")),
    ("maxdigits", .written, .call("regex(/[0-9]{1,$}/)")),
    ("mindigits", .written, .call("regex(/[0-9]{$,}/)")),
    (
      "digits digitsbetween maxdigits mindigits", .number,
      .advice(
        "limit the value: 'max_value(9999)' allows four digits, 'between(1000, 9999)' just four"
      )
    ),
    ("dateformat", .anyValue, .notation),
    (
      "excludeunless excludeif prohibitedif prohibitedunless", .anyValue,
      .advice("a field that is not always asked for goes into 'when country == \"GB\" { field … }'")
    ),
    (
      "descending", .list,
      .advice("each item is compared with the one before: 'each { max_value(previous) }'")
    ),
    ("even", .number, .call("multiple_of(2)")),
    ("odd", .number, .call("not multiple_of(2)")),
    ("async await", .anyValue, .external),
    (
      "default defaultvalue", .anyValue,
      .advice(
        "the value that a field begins with is an annotation: 'field country @default(\"GB\")'"
      )
    ),
  ]
}
