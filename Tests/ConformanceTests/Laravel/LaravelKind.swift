import FormRules

/// What values a field of Laravel's holds: as its rules say, else as the data shows.
indirect enum LaravelKind: Hashable {
  case text, number, integer, boolean, file
  case list(of: LaravelKind)
  case object

  /// Whether Laravel measures it as a number.
  var isNumber: Bool { self == .number || self == .integer }

  /// The kind of a value; nil where it shows none.
  init?(of value: Value) throws(Inexpressible) {
    switch value {
    case .null, .date, .month, .time, .dateTime, .file: return nil
    // An empty text is what a form sends for nothing, whatever is asked.
    case .text(let text): if text.allSatisfy(\.isWhitespace) { return nil } else { self = .text }
    case .number: self = .number
    case .boolean: self = .boolean
    case .form: self = .object
    case .list(let items): self = .list(of: try Self.kind(of: items) ?? .text)
    }
  }

  /// The kind that all values have; nil where none shows one.
  static func kind(of values: [Value]) throws(Inexpressible) -> LaravelKind? {
    var found: LaravelKind?
    for value in values {
      guard let kind = try LaravelKind(of: value) else { continue }
      if let found, found != kind { throw .severalTypes }
      found = kind
    }
    return found
  }

  /// The kind that a rule demands; nil for one that takes several.
  init?(demandedBy rule: LaravelRule, shown: LaravelKind?) {
    switch rule.name {
    case "integer", "int": self = .integer
    case "numeric": self = .number
    case "decimal": self = shown == .number ? .number : .text
    case "boolean", "bool":
      let isStrict = rule.parameters == ["strict"]
      self = !isStrict && (shown == .text || shown == .number) ? shown ?? .boolean : .boolean
    case "array", "list":
      guard case .list = shown else {
        self = shown == .object ? .object : .list(of: .text)
        return
      }
      self = shown ?? .list(of: .text)
    // Of a date Laravel does not say whether it has a time, nor in which notation.
    case "date", "date_format", "after", "after_or_equal", "before", "before_or_equal",
      "date_equals":
      self = .text
    case "file", "image", "mimes", "mimetypes", "extensions", "dimensions": self = .file
    case "string", "alpha", "alpha_num", "alpha_dash", "ascii", "base64", "email", "url", "json",
      "regex", "not_regex", "starts_with", "ends_with", "doesnt_start_with", "doesnt_end_with",
      "lowercase", "uppercase", "hex_color", "ip", "ipv4", "ipv6", "mac_address", "timezone",
      "ulid", "uuid", "active_url":
      self = .text
    case "digits", "digits_between", "min_digits", "max_digits":
      self = shown == .number ? .number : .text
    default: return nil
    }
  }
}

extension LaravelConversion {
  /// The kind of a field.
  func kind(at path: LaravelFields.Path) throws(Inexpressible) -> LaravelKind {
    try kind(at: path, passed: [])
  }

  private func kind(
    at path: LaravelFields.Path,
    passed: Set<LaravelFields.Path>
  ) throws(Inexpressible) -> LaravelKind {
    guard let field = fields[path] else { return .text }
    if !field.items.isEmpty {
      if !field.members.isEmpty { throw .severalTypes }
      return .list(of: try kind(at: path + [LaravelFields.item], passed: passed))
    }
    if !field.members.isEmpty { return .object }
    let values = LaravelFields.values(at: path, in: [data])
    if let demanded = try demandedKind(of: field, values) { return demanded }
    for other in field.comparedBy where !passed.contains(other) {
      return try kind(at: other, passed: passed.union([path]))
    }
    if let shown = try LaravelKind.kind(of: values) { return shown }
    let isAnswer = field.rules.contains { rule in
      let demand = LaravelCondition(of: rule)?.demand
      return demand == .accepted || demand == .declined
    }
    return isAnswer ? .boolean : .text
  }

  private func demandedKind(
    of field: LaravelFields,
    _ values: [Value]
  ) throws(Inexpressible) -> LaravelKind? {
    var found: LaravelKind?
    // Values of several kinds are an error only where no rule says which is meant.
    let shown = try? LaravelKind.kind(of: values)
    for rule in field.rules {
      guard let kind = LaravelKind(demandedBy: rule, shown: shown ?? nil) else { continue }
      switch (found, kind) {
      case (.number?, .integer): found = .integer
      case (nil, _): found = kind
      case (.integer?, .number): break
      default: if found != kind { throw .severalTypes }
      }
    }
    return found
  }
}
