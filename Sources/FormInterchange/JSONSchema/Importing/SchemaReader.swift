import RuleCompiler
import FormData
import RuleEngine

/// Shared state of the parts that translate a schema: the document, and the notes so far.
struct SchemaReader {
  let document: SchemaDocument
  let isLossy: Bool
  /// Whether `format` becomes a rule or is only an annotation.
  let assertsFormats: Bool
  var source: ImportedText
  /// The kinds of items that a field's type already implies, by the paths of the lists' schemas.
  var itemKinds: [String: SchemaKinds] = [:]
  /// The remaining budget for what `oneOf` and `if` repeat.
  var budget = NodeBudget(nodes: SchemaReader.mostRepeatedNodes)
  /// The nesting depth of the `unevaluatedProperties` and `unevaluatedItems` that are being read.
  var evaluationDepth = 0
  /// The remaining budget of these, in schemas and conditions.
  var evaluationBudget = NodeBudget(nodes: SchemaReader.mostRepeatedNodes)
  /// The schemas that refer to themselves from a part of the value, and so become rules.
  var recursions = SchemaRecursions()
  /// What was left out since the last call of `takeLosses`, for a comment in the rule file.
  var losses: [String] = []
  var knownLosses: Set<String> = []

  /// Reports that a keyword can't be imported: an error, or a loss if losses are allowed.
  mutating func leaveOut(_ keyword: String, of schema: SourceSchema, _ reason: String) {
    note(isLossy ? .loss : .refusal, keyword, of: schema, reason)
    let loss = "left out: \(keyword) at \(schema.path.isEmpty ? "the top" : schema.path)"
    // A schema that is inspected before it is written is read twice.
    if knownLosses.insert(loss).inserted { losses.append(loss) }
  }

  /// Reports that a keyword has an invalid value.
  mutating func refuse(_ keyword: String, of schema: SourceSchema, _ reason: String) {
    note(.refusal, keyword, of: schema, reason)
  }

  /// Reports that a keyword has no effect on the form, or a different effect than its author may
  /// expect.
  mutating func remark(_ keyword: String, of schema: SourceSchema, _ text: String) {
    note(.remark, keyword, of: schema, text)
  }

  /// Reports something about a member of a schema, which can occur any number of times.
  mutating func remark(_ member: JSONTree.Member, of schema: SourceSchema, _ text: String) {
    source.note(
      .remark,
      at: member.value.offset,
      path: schema.path,
      keyword: member.name,
      text
    )
  }

  /// Reports how a keyword was imported, with its location.
  mutating func note(
    _ severity: InterchangeNote.Severity,
    _ keyword: String,
    of schema: SourceSchema,
    _ message: String
  ) {
    let offset = schema[keyword]?.offset ?? schema.tree.offset
    source.note(severity, at: offset, path: schema.path, keyword: keyword, message)
  }

  /// Whether a keyword may repeat that many constraints of its schemas; if not, it is left out.
  mutating func mayRepeat(_ nodes: Int, _ keyword: String, of schema: SourceSchema) -> Bool {
    if budget.take(nodes) { return true }
    let most = SchemaReader.mostRepeatedNodes
    leaveOut(
      keyword,
      of: schema,
      "too many alternatives: written out, more than \(most) conditions"
    )
    return false
  }

  /// Maximum nesting of these keywords: each level reads everything inside it again.
  static let mostEvaluations = 4

  /// Maximum number of conditions in a rule file in addition to those of the schema.
  static let mostRepeatedNodes = 10_000

  /// The losses since the last call.
  mutating func takeLosses() -> [String] {
    defer { (losses, knownLosses) = ([], []) }
    return losses
  }

  /// The schemas that a schema's references resolve to; reports unresolved ones.
  mutating func targets(of schema: SourceSchema) -> [SourceSchema] {
    var targets: [SourceSchema] = []
    for keyword in document.referenceKeywords {
      guard let reference = schema[keyword] else { continue }
      guard let text = reference.text else {
        refuse(keyword, of: schema, "this must be a text")
        continue
      }
      do throws(Obstacle) {
        targets.append(try document.target(of: text, keyword, from: schema))
      } catch {
        leaveOut(keyword, of: schema, error.reason)
      }
    }
    return targets
  }

  /// Whether a `$ref` disables all its sibling keywords, as in draft 7.
  func isReferenceOnly(_ schema: SourceSchema) -> Bool {
    document.draft == .draft7 && schema["$ref"] != nil
  }

  /// The schemas in a keyword's list.
  mutating func list(_ keyword: String, of schema: SourceSchema) -> [SourceSchema] {
    guard let value = schema[keyword] else { return [] }
    guard let items = value.items, !items.isEmpty else {
      refuse(keyword, of: schema, "this must be a list of schemas")
      return []
    }
    return items.enumerated().map { schema.below($0.element, keyword, String($0.offset)) }
  }

  /// The schemas in a keyword's object, by name.
  mutating func map(_ keyword: String, of schema: SourceSchema) -> [(
    name: String, schema: SourceSchema
  )] {
    guard let value = schema[keyword] else { return [] }
    guard let members = value.members else {
      refuse(keyword, of: schema, "this must be an object of schemas")
      return []
    }
    return members.map { ($0.name, schema.below($0.value, keyword, $0.name)) }
  }

  /// The names in a list.
  mutating func names(_ list: JSONTree, _ keyword: String, of schema: SourceSchema) -> [String] {
    let names = list.items?.compactMap(\.text)
    guard let names, names.count == list.items?.count else {
      refuse(keyword, of: schema, "this must be a list of names")
      return []
    }
    return names
  }

  /// A count, as for `minLength`.
  mutating func count(_ keyword: String, of schema: SourceSchema) -> Int? {
    guard let value = schema[keyword] else { return nil }
    guard let number = value.numberText, let count = Int(number), count >= 0 else {
      refuse(keyword, of: schema, "this must be a whole number, 0 or greater")
      return nil
    }
    return count
  }

  /// A bound, as for `minimum`.
  mutating func number(_ keyword: String, of schema: SourceSchema) -> Number? {
    guard let value = schema[keyword] else { return nil }
    guard case .number(let number) = value.content, value.numberText != nil else {
      refuse(keyword, of: schema, "this must be a number of at most 40 digits")
      return nil
    }
    return number
  }

  /// The kinds that `type` allows; all kinds without a `type`.
  mutating func types(of schema: SourceSchema) -> SchemaKinds {
    guard let value = schema["type"] else { return .all }
    let names = value.text.map { [$0] } ?? value.items?.compactMap(\.text) ?? []
    let kinds = names.compactMap { SchemaKinds(type: $0) }
    guard !names.isEmpty, kinds.count == names.count,
      value.text != nil || kinds.count == value.items?.count
    else {
      refuse("type", of: schema, "this must be a type of JSON Schema, or a list of them")
      return .all
    }
    return kinds.reduce([]) { $0.union($1) }
  }
}
