import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes requirements as the data that the page's script judges by, and notes what it cannot judge.
struct RequirementEncoder {
  /// Labels of the form's fields, by path: messages name fields by them.
  let labels: [String: String]
  var notes: ExportNotes

  /// The field whose checks are written, for notes and messages.
  struct Subject {
    var path: [String] = []
    var type = FieldType.text
    var range: SourceRange?
    /// What the condition that is written belongs to.
    var conditionKeyword = "when"

    /// The same for a condition of another keyword.
    func asking(_ keyword: String) -> Subject {
      var subject = self
      subject.conditionKeyword = keyword
      return subject
    }
  }

  /// The requirement as data; what is negated has messages of its own.
  mutating func encode(
    _ requirement: Requirement,
    isNegated: Bool = false,
    of subject: Subject
  ) -> JSONNode {
    switch requirement {
    case .constant(let value): return .boolean(value)
    case .atom(let question): return encode(question, isNegated: isNegated, of: subject)
    case .not(let inner):
      let denied = encode(inner, isNegated: true, of: subject)
      var negation: JSONObject = ["not": denied]
      negation["message"] = denied.object?["message"]
      return .object(negation)
    case .and(let operands):
      return ["all": .list(operands.map { encode($0, isNegated: isNegated, of: subject) })]
    case .or(let operands):
      return ["any": .list(operands.map { encode($0, isNegated: isNegated, of: subject) })]
    case .choice(let condition, let main, let otherwise):
      return [
        "when": encode(condition, of: subject.asking("when")), "then": encode(main, of: subject),
        "otherwise": encode(otherwise, of: subject),
      ]
    }
  }

  private mutating func encode(
    _ question: Question,
    isNegated: Bool,
    of subject: Subject
  ) -> JSONNode {
    switch question {
    case .rule(let use): return encode(use, isNegated: isNegated, of: subject)
    case .unsayable(let name, let obstacle, let range):
      let keyword = name == "when" ? subject.conditionKeyword : name
      note(.loss, keyword, obstacle.reason(host: "server"), subject, at: range)
      return Self.unknown
    case .each(let inner, .all):
      var item = subject
      if case .list(let type) = subject.type { item.type = type }
      return ["each": encode(inner, of: item)]
    case .each:
      note(.loss, "each", "the page does not count the items of a list", subject, at: nil)
      return Self.unknown
    case .compare(let left, _, let right) where left.isComputed || right.isComputed:
      note(.loss, subject.conditionKeyword, Self.noArithmetic, subject, at: nil)
      return Self.unknown
    case .compare(let left, _, let right) where left.leadsOutside || right.leadsOutside:
      note(.loss, subject.conditionKeyword, Self.outside, subject, at: nil)
      return Self.unknown
    case .of(let operand, _) where operand.leadsOutside:
      note(.loss, subject.conditionKeyword, Self.outside, subject, at: nil)
      return Self.unknown
    case .compare(let left, let comparison, let right):
      noteClock(in: [left, right], subject.conditionKeyword, subject, at: nil)
      return [
        "compare": [encode(left, as: nil), .text(comparison.symbol), encode(right, as: nil)]
      ]
    case .of(let operand, let question):
      return ["of": encode(operand, as: nil), "ask": encode(question, of: subject)]
    case .condition(let condition, let message, let range):
      var subject = subject.asking("check")
      subject.range = range ?? subject.range
      var rule: JSONObject = ["rule": "combined", "of": encode(condition, of: subject)]
      // Without one the script has words of its own.
      if let message { rule["message"] = .text(text(of: message, subject)) }
      return .object(rule)
    }
  }

  private static let noArithmetic = "the page does not compute numbers or months"
  private static let unknown: JSONNode = ["unknown": true]
  private static let outside =
    "the page reads what is filled in in the same form: nothing computed, no maps, other items or forms around"

  // MARK: Rules

  private mutating func encode(
    _ use: RuleUse,
    isNegated: Bool,
    of subject: Subject
  ) -> JSONNode {
    noteClock(in: use.arguments.values.flatMap(\.self), use.name, subject, at: use.range)
    if use.argument(BuiltInRule.ignoredCharacters) != nil {
      note(.loss, use.name, "the page does not read past characters", subject, at: use.range)
      return Self.unknown
    }
    if use.argument(BuiltInRule.ignoringCase) == .boolean(true) {
      note(.loss, use.name, "the page does not ignore the case of letters", subject, at: use.range)
      return Self.unknown
    }
    if use.arguments.values.contains(where: { $0.contains(where: \.leadsOutside) }) {
      note(.loss, use.name, Self.outside, subject, at: use.range)
      return Self.unknown
    }
    if use.arguments.values.contains(where: { $0.contains(where: \.isComputed) }) {
      note(.loss, use.name, Self.noArithmetic, subject, at: use.range)
      return Self.unknown
    }
    guard var rule = rule(use, of: subject) else { return Self.unknown }
    let message = JSONNode.text(message(of: use, isNegated: isNegated, subject))
    rule["message"] = message
    // What is different is not equal; where neither side is filled, both are not applicable.
    return use.rule == .different || use.rule == .noneOf
      ? ["not": .object(rule), "message": message] : .object(rule)
  }

  private mutating func rule(_ use: RuleUse, of subject: Subject) -> JSONObject? {
    func operand(_ name: String) -> JSONNode {
      use.argument(name).map { encode($0, as: nil) } ?? .null
    }
    switch use.rule {
    case .required, .filled: return ["rule": "filled"]
    case .present: return ["rule": "present"]
    case .empty: return ["rule": "empty"]
    case .accepted: return ["rule": "accepted"]
    case .equal, .equalNext, .equalPrevious, .different:
      let other = use.argument("other").map { encode($0, as: subject.type) } ?? .null
      return ["rule": "equal", "other": other]
    case .minLength, .maxLength, .length, .equalLength, .size: return counted(use, of: subject)
    case .minValue, .maxValue, .between, .before, .after: return bounded(use)
    case .multipleOf:
      guard case .number(let step) = use.argument("step") else { return refuse(use, subject) }
      return ["rule": "multiple", "step": .text(step.description)]
    case .oneOf, .noneOf:
      let values = (use.arguments["values"] ?? []).map { encode($0, as: subject.type) }
      return ["rule": "one_of", "values": .list(values)]
    case .includes:
      let item: FieldType? = if case .list(let item) = subject.type { item } else { nil }
      let values = (use.arguments["values"] ?? []).map { encode($0, as: item) }
      return ["rule": "includes", "values": .list(values)]
    case .regex, .contains, .chars: return matches(use, of: subject)
    case .startsWith: return ["rule": "starts_with", "text": operand("text")]
    case .endsWith: return ["rule": "ends_with", "text": operand("text")]
    case .integer, .number, .date, .time, .datetime:
      return ["rule": "syntax", "type": .text(use.rule.rawValue)]
    case .boolean: return ["rule": "boolean"]
    case .luhn:
      if use.arguments["letters"] != nil { return refuse(use, subject) }
      return ["rule": "luhn"]
    case .mod97: return ["rule": "mod97"]
    case .unique:
      if (use.arguments["by"] ?? []).count > 1 {
        return refuse(use, subject, "the page compares one field of the items, not several")
      }
      var rule: JSONObject = ["rule": "unique"]
      if let part = use.argument("by")?.constantText { rule["by"] = .text(part) }
      return rule
    case .exclusive:
      guard case .text(let item) = use.argument("item") else { return refuse(use, subject) }
      return ["rule": "exclusive", "item": .text(item)]
    case .maxSize:
      guard case .size(let size) = use.argument("max") else { return refuse(use, subject) }
      return ["rule": "max_size", "max": .number(size)]
    case .minSize:
      guard case .size(let size) = use.argument("min") else { return refuse(use, subject) }
      return ["rule": "min_size", "min": .number(size)]
    case .mediaType:
      let types = (use.arguments["types"] ?? []).compactMap(\.constantText)
      return ["rule": "media_type", "types": .texts(types)]
    case .anyFilled, .allFilled, .oneFilled: return filled(use)
    case _:
      let reason =
        use.rule.portability.page ?? "the page does not know the rule '\(use.rule.rawValue)'"
      return refuse(use, subject, reason)
    }
  }

  private mutating func refuse(
    _ use: RuleUse,
    _ subject: Subject,
    _ reason: String = "the page cannot compute what it is given"
  ) -> JSONObject? {
    note(.loss, use.name, reason, subject, at: use.range)
    return nil
  }

  private mutating func counted(_ use: RuleUse, of subject: Subject) -> JSONObject? {
    guard let bounds = use.counts else { return refuse(use, subject) }
    var rule: JSONObject = ["rule": use.rule == .size ? "size" : "counted"]
    if let least = bounds.least { rule["least"] = .number(least) }
    if let most = bounds.most { rule["most"] = .number(most) }
    if let unit = use.argument("in")?.constantText { rule["unit"] = .text(unit) }
    return rule
  }

  private func bounded(_ use: RuleUse) -> JSONObject {
    var (lower, upper) = use.bounds
    if use.rule == .after { lower = use.argument("limit") }
    if use.rule == .before { upper = use.argument("limit") }
    var rule: JSONObject = ["rule": "bounded"]
    if let lower { rule["least"] = encode(lower, as: nil) }
    if let upper { rule["most"] = encode(upper, as: nil) }
    if use.rule == .before || use.rule == .after { rule["excludes"] = true }
    return rule
  }

  private mutating func matches(_ use: RuleUse, of subject: Subject) -> JSONObject? {
    do throws(Obstacle) {
      guard let pattern = try ECMAPattern(use, for: .standard) else {
        return refuse(use, subject)
      }
      return ["rule": "matches", "pattern": .text(pattern.text)]
    } catch {
      return refuse(use, subject, "browsers have no counterpart of \(error.reason)")
    }
  }

  private func filled(_ use: RuleUse) -> JSONObject {
    let fields = (use.arguments["fields"] ?? []).map { field -> JSONNode in
      ["of": encode(field, as: nil), "ask": ["rule": "filled"]]
    }
    // Only the whole has a message, for all the fields.
    guard use.rule == .oneFilled else {
      return ["rule": "combined", "of": [use.rule == .anyFilled ? "any" : "all": .list(fields)]]
    }
    let alternatives = fields.indices.map { filled -> JSONNode in
      let parts = fields.indices.map { $0 == filled ? fields[$0] : ["not": fields[$0]] }
      return ["all": .list(parts)]
    }
    return ["rule": "combined", "of": ["any": .list(alternatives)]]
  }

  // MARK: Operands

  private func encode(_ operand: ExpandedOperand, as type: FieldType?) -> JSONNode {
    switch operand {
    case .text(let text):
      switch type {
      case .date: return ["typed", "date", .text(text)]
      case .month: return ["typed", "month", .text(text)]
      case .time: return ["typed", "time", .text(text)]
      case .dateTime: return ["typed", "datetime", .text(text)]
      case .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map, nil:
        return ["text", .text(text)]
      }
    case .number(let number): return ["number", .text(number.description)]
    case .boolean(let value): return ["boolean", .boolean(value)]
    case .today: return ["today"]
    case .now: return ["now"]
    case .field(let path): return ["field", .text(path.joined(separator: "."))]
    case .offset(let base, .duration(let duration)):
      return ["offset", encode(base, as: type), .number(Number(Int(duration.components.seconds)))]
    case .pattern, .duration, .size, .range, .outside, .itemValues, .offset(_, .months), .computed:
      return ["nothing"]
    }
  }

  // MARK: Messages

  private func message(of use: RuleUse, isNegated: Bool, _ subject: Subject) -> String {
    var values: MessageValues = [:]
    for (name, operands) in use.arguments {
      values[name] = operands.map { words(for: $0) }.joined(separator: ", ")
    }
    let template: String
    if let message = use.message {
      template = message.text
      for (name, operands) in message.values {
        values[name] = operands.map { words(for: $0) }.joined(separator: ", ")
      }
    } else {
      let rule = use.rule.rawValue
      template = DefaultMessages.template(
        for: rule,
        isNegated: isNegated,
        values,
        of: subject.type.manner
      )
    }
    values["label"] = labels[subject.path.joined(separator: ".")]
    values["other"] = use.arguments.values.first?.first.map { words(for: $0) }
    return MessageCatalog.fillPartly(template, with: values)
  }

  /// The text of a message, as far as it is known before there are values.
  private func text(of message: ExpandedMessage, _ subject: Subject) -> String {
    var values: MessageValues = [:]
    for (name, operands) in message.values {
      values[name] = operands.map { words(for: $0) }.joined(separator: ", ")
    }
    values["label"] = labels[subject.path.joined(separator: ".")]
    return MessageCatalog.fillPartly(message.text, with: values)
  }

  private func words(for operand: ExpandedOperand) -> String {
    switch operand {
    case .text(let text): text
    case .number(let number): number.description
    case .boolean(let value): value ? "true" : "false"
    case .pattern(let literal): literal.text
    case .duration(let duration): duration.ruleLiteral
    case .size(let bytes): ByteCount(bytes: UInt64(bytes.int64 ?? 0)).description
    case .range(let lower?, let upper?): "\(words(for: lower)) to \(words(for: upper))"
    case .range(let lower?, nil): "at least \(words(for: lower))"
    case .range(nil, let upper): upper.map { "at most \(words(for: $0))" } ?? ""
    case .today: "today"
    case .now: "now"
    case .field(let path), .outside(let path), .itemValues(let path):
      labels[path.joined(separator: ".")] ?? Labels.humanized(path.last ?? "")
    case .computed(let operation, let operands): operation.words(operands.map { words(for: $0) })
    case .offset(let base, let shift): "\(words(for: base)) \(shift.words)"
    }
  }

  // MARK: Notes

  private mutating func noteClock(
    in operands: [ExpandedOperand],
    _ keyword: String,
    _ subject: Subject,
    at range: SourceRange?
  ) {
    guard operands.contains(where: \.readsClock) else { return }
    let reason = "the page uses the clock and the time zone of the browser"
    note(.difference, keyword, reason, subject, at: range)
  }

  mutating func note(
    _ severity: InterchangeNote.Severity,
    _ keyword: String,
    _ message: String,
    _ subject: Subject,
    at range: SourceRange?
  ) {
    notes.add(severity, path: subject.path, keyword: keyword, message, at: range ?? subject.range)
  }
}

extension ExpandedOperand {
  fileprivate var readsClock: Bool {
    switch self {
    case .today, .now: true
    case .offset(let base, _): base.readsClock
    case .range(let lower, let upper): lower?.readsClock ?? false || upper?.readsClock ?? false
    case .computed(_, let operands): operands.contains(where: \.readsClock)
    case .text, .number, .boolean, .pattern, .duration, .size, .field, .outside, .itemValues: false
    }
  }
}
