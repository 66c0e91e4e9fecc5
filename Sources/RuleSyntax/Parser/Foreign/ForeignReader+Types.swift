// Types and words of other notations.

extension ForeignReader {
  /// A type with what other languages add to it: `string`, `Optional[int]`, `String?`, `int | None`.
  ///
  /// - Returns: whether there is one; its kind of value may be missing here.
  mutating func typeExpression() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return false }
    let word = Self.plain(name.text)
    let next = parser.kind(ahead: count + 1)
    if ["optional", "nullable"].contains(word), next == .leftBracket || next == .less {
      count += 2
      guard typeExpression() else { return false }
      count += 1
      isDecorated = true
      rules.isOptional = true
      return true
    }
    guard let (type, check) = Self.type(word) else { return false }
    rules.type = type
    if let check { append(check, at: token.range) }
    count += 1
    if next == .leftBracket || next == .less { return elementType() }
    if parser.text(token) == "?" || kind == .not {
      isDecorated = true
      if kind != .not { rules.isOptional = true }
      count += 1
    }
    while parser.atBar(ahead: count) || kind == .or,
      ["none", "null", "undefined"].contains(parser.text(ahead: count + 1).lowercased())
    {
      isDecorated = true
      rules.isOptional = true
      count += 2
    }
    return true
  }

  /// `List<String>`, `dict[str, int]`; `list[]` has no type of elements.
  mutating func elementType() -> Bool {
    isDecorated = true
    let isMap = rules.type?.hasPrefix("map") ?? false
    let outer = rules.type?.split(separator: " ").first ?? "list"
    count += 1
    if kind == .rightBracket {
      rules.type = "list of \(rules.type ?? "text")"
      count += 1
      return true
    }
    if isMap, parser.kind(ahead: count + 1) == .comma { count += 2 }
    guard parser.isName(ahead: count), typeExpression() else { return false }
    rules.type = "\(outer) of \(rules.type ?? "text")"
    guard kind == .greater || kind == .rightBracket else { return false }
    count += 1
    return true
  }

  /// `= Field(gt=0)`, `= None`; a value that a field begins with says nothing here.
  mutating func defaultValue() {
    // `Field(gt=0)` has no default, unless it begins with one.
    let isField = parser.at(word: "Field", ahead: count)
    var first = self
    first.count += 2
    let hasDefault = !first.isSetting && ![.ellipsis, .rightParenthesis].contains(first.kind)
    if !isField || hasDefault { rules.isOptional = true }
    if parser.isName(ahead: count), parser.kind(ahead: count + 1) == .leftParenthesis {
      chain()
    } else if value() == nil {
      count += 1
    }
  }

  /// What follows the type of a column: `(20) NOT NULL DEFAULT 'x'`.
  mutating func columnConstraints(of type: String) {
    rules.type = type
    if kind == .leftParenthesis {
      limitLength()
      skipBrackets()
    }
    while count < Self.longest, constraint() {}
  }

  /// Limits the length of a text to the number in the parentheses here: `varchar(20)`.
  mutating func limitLength() {
    guard rules.type == "text", parser.kind(ahead: count + 1) == .integer else { return }
    var reader = self
    reader.count += 1
    let place = reader.token.range
    append("max_length", reader.value().map { [$0] }, at: place)
  }

  /// `NOT NULL`, `DEFAULT 'x'`, `CHECK (age >= 18)`, `required`; whether there is one.
  mutating func constraint() -> Bool {
    guard parser.isName(ahead: count) || kind == .not || kind == .null else { return false }
    let next = parser.text(ahead: count + 1).lowercased()
    switch parser.text(token).lowercased() {
    case "not" where next == "null":
      append("required", at: token.range)
      count += 2
    case "required", "mandatory":
      append("required", at: token.range)
      count += 1
    case "null", "unique", "unsigned", "autoincrement", "auto_increment", "optional": count += 1
    case "primary" where next == "key": count += 2
    case "default": count += 2
    case "check" where parser.kind(ahead: count + 1) == .leftParenthesis:
      let end = parser.endOfParentheses(from: count + 1)
      rules.statements.append("check " + parser.translatedCondition(from: count + 1, to: end))
      count = end
    case _: return false
    }
    return true
  }
}

// MARK: - Words

extension ForeignReader {
  /// What says nothing that a rule file must say, the names of libraries among them.
  static let silent = optionalWords.union(Parser.libraries.keys).union([
    "coerce", "validator", "fields", "schema", "s", "null", "bail", "verbosename", "helptext",
    "description", "placeholder", "initial", "key", "autocomplete", "widget", "defined", "trim",
    "unknown", "rows", "cols", "class", "style",
  ])

  /// Those of them by which a value need not be there.
  static let optionalWords: Set = [
    "optional", "nullable", "nullish", "notrequired", "default", "isoptional", "sometimes", "blank",
  ]

  /// Rules by which a value must be there, here and elsewhere.
  static let requirements: Set = [
    "required", "notempty", "nonempty", "notblank", "notnull", "accepted", "empty", "isrequired",
  ]

  /// Rules that are given a field by its name alone.
  static let comparing: Set = [
    "same", "different", "before", "after", "beforeorequal", "afterorequal", "gt", "gte", "lt",
    "lte", "equalto", "notequalto",
  ]

  /// The type that a word means here, with the rule that it implies; nil for a word that is no type.
  static func type(_ word: String) -> (type: String, check: String?)? {
    var word = plain(word)
    if word.hasPrefix("is"), let known = type(String(word.dropFirst(2))) { return known }
    for ending in ["field", "input"] where word.hasSuffix(ending) && word != ending {
      word = String(word.dropLast(ending.count))
    }
    if word.hasPrefix("positive"), word != "positive" { word = String(word.dropFirst(8)) }
    if let check = checksOfTypes[word] { return ("text", check) }
    guard ForeignTypes.isType(word) else { return nil }
    return (ForeignTypes.meaning(of: word) ?? word, nil)
  }

  /// What a rule here is where another notation has a type.
  static let checksOfTypes = [
    "email": "email", "emailstr": "email", "tel": "telephone", "url": "url", "uri": "url",
    "httpurl": "url", "anyurl": "url", "uuid": "uuid", "ipv4": "ipv4", "ipv6": "ipv6",
  ]
}
