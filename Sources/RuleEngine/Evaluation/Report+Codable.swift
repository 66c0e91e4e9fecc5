// Reports as data, for example a server's response to the app whose form it judged.
//
// Names and texts are as in `formrules validate --output ndjson`. A violation also carries the
// parts of its message, so that the reader can show it in another language.

extension FieldPath: Codable {
  /// Reads a path as it is written: `addresses[0].postcode`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = FieldPath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is not a path"
      )
    }
    self = path
  }

  /// Writes the path as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension FieldPath: CodingKeyRepresentable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The path as text, so that dictionaries by paths are encoded as objects.
  public var codingKey: any CodingKey { Key(stringValue: description) }

  /// The path in a key; nil if the key is not a path.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

extension Violation.Severity: Codable {}
extension Report.Verdict: Codable {}

extension Violation.Argument: Codable {
  private enum Key: String, CodingKey { case name }

  /// Reads the name and the text.
  public init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
    shown = try ShownText(from: decoder)
  }

  /// Writes the name and the text, with the parts that a catalog may translate.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(name, forKey: .name)
    try shown.encode(to: encoder)
  }
}

extension Violation: Codable {
  private enum Key: String, CodingKey {
    case path, rule, message, severity, file, line, column
    case arguments, isIncomplete, sourceOffset, text, check
  }

  /// Reads a violation; without the parts of its message, the message is used as it is, and without a
  /// `file`, its ``place`` is in none.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    path = try members.decode(FieldPath.self, forKey: .path)
    rule = try members.decode(String.self, forKey: .rule)
    severity = try members.decodeIfPresent(Severity.self, forKey: .severity) ?? .error
    place = members.contains(.file) ? try RulePlace(from: decoder) : .none
    arguments = try members.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
    isIncomplete = try members.decodeIfPresent(Bool.self, forKey: .isIncomplete) ?? false
    sourceOffset = try members.decodeIfPresent(Int.self, forKey: .sourceOffset)
    check = try members.decodeIfPresent(CheckIndex.self, forKey: .check)
    if let text = try members.decodeIfPresent(MessageText.self, forKey: .text) {
      self.text = text
    } else {
      let message = try members.decode(String.self, forKey: .message)
      text = MessageText(literally: message, of: rule)
    }
  }

  /// Writes the violation with its message in the language of the form or as the author wrote it.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(path, forKey: .path)
    try members.encode(rule, forKey: .rule)
    try members.encode(message, forKey: .message)
    try members.encode(severity, forKey: .severity)
    try place.encode(to: encoder)
    if !arguments.isEmpty { try members.encode(arguments, forKey: .arguments) }
    if isIncomplete { try members.encode(true, forKey: .isIncomplete) }
    try members.encodeIfPresent(sourceOffset, forKey: .sourceOffset)
    try members.encode(text, forKey: .text)
    try members.encodeIfPresent(check, forKey: .check)
  }
}

extension Undecided: Codable {
  private enum Key: String, CodingKey { case path, rule, reason, file, line, column }

  /// Reads an undecided check.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    path = try members.decode(FieldPath.self, forKey: .path)
    rule = try members.decode(String.self, forKey: .rule)
    reason = try members.decode(Reason.self, forKey: .reason)
    place = members.contains(.file) ? try RulePlace(from: decoder) : .none
  }

  /// Writes an undecided check.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(path, forKey: .path)
    try members.encode(rule, forKey: .rule)
    try members.encode(reason, forKey: .reason)
    try place.encode(to: encoder)
  }
}

extension Undecided.Reason: Codable {
  /// Reads a reason by its name in outputs; any other text is the host's reason of a failure.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let detail = text.firstRange(of: ": ").map { String(text[$0.upperBound...]) } ?? ""
    let known: [Undecided.Reason] = [
      .pending, .cancelled, .timedOut, .divisionByZero, .tooManyDigits, .unknownField,
      .unknownContext(detail), .limit(detail), .pattern(detail), .unreadable(detail),
      .failed(detail),
    ]
    self = known.first { $0.description == text } ?? .failed(text)
  }

  /// Writes the reason by its name in outputs, such as `timed out`.
  ///
  /// The text of a failure is left out: an app's own error is not for those who read the report.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let written: Undecided.Reason = if case .failed = self { .failed("") } else { self }
    try container.encode(written.description)
  }
}
