import RuleCompiler
import FormData
import RuleEngine

/// What every part of a schema's translation needs: the document, and the notes so far.
struct SchemaReader {
  let document: SchemaDocument
  let isLossy: Bool
  /// Whether `format` is a rule, or only says what a value is.
  let assertsFormats: Bool
  var source: ImportedText
  /// The kinds of items that the type of a field says already, by the paths of the lists' schemas.
  var itemKinds: [String: SchemaKinds] = [:]
  /// What `oneOf` and `if` may still repeat.
  var budget = NodeBudget(nodes: SchemaReader.mostRepeatedNodes)
  /// How many `unevaluatedProperties` and `unevaluatedItems` are being read, one in the other.
  var evaluationDepth = 0
  /// What these may still look at, in schemas and conditions.
  var evaluationBudget = NodeBudget(nodes: SchemaReader.mostRepeatedNodes)
  /// The schemas that judge parts of what they judge, and so are rules.
  var recursions = SchemaRecursions()
  /// What was left out since somebody last looked, for a comment in the rule file.
  var losses: [String] = []
  var knownLosses: Set<String> = []

  /// Reports that a keyword cannot be imported: an error, or a loss where these are allowed.
  mutating func leaveOut(_ keyword: String, of schema: SourceSchema, _ reason: String) {
    note(isLossy ? .loss : .refusal, keyword, of: schema, reason)
    let loss = "left out: \(keyword) at \(schema.path.isEmpty ? "the top" : schema.path)"
    // What is looked at before it is written is read twice.
    if knownLosses.insert(loss).inserted { losses.append(loss) }
  }

  /// Says that a keyword has no value that it may have, which nothing can be made of.
  mutating func refuse(_ keyword: String, of schema: SourceSchema, _ reason: String) {
    note(.refusal, keyword, of: schema, reason)
  }

  /// Says that a keyword means nothing for the form, or something else than its author may think.
  mutating func remark(_ keyword: String, of schema: SourceSchema, _ text: String) {
    note(.remark, keyword, of: schema, text)
  }

  /// Says something about a member of a schema, of which there may be any number.
  mutating func remark(_ member: JSONTree.Member, of schema: SourceSchema, _ text: String) {
    source.note(
      .remark,
      at: member.value.offset,
      path: schema.path,
      keyword: member.name,
      text
    )
  }

  /// Reports what becomes of a keyword, at its place.
  mutating func note(
    _ severity: InterchangeNote.Severity,
    _ keyword: String,
    of schema: SourceSchema,
    _ message: String
  ) {
    let offset = schema[keyword]?.offset ?? schema.tree.offset
    source.note(severity, at: offset, path: schema.path, keyword: keyword, message)
  }

  /// Whether a keyword may repeat that much of what its schemas ask; where not, it is left out.
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

  /// How many of these may be one in the other: each reads again what those in it read.
  static let mostEvaluations = 4

  /// How many conditions a rule file may have in addition to those of the schema.
  static let mostRepeatedNodes = 10_000

  /// The losses since the last call.
  mutating func takeLosses() -> [String] {
    defer { (losses, knownLosses) = ([], []) }
    return losses
  }

  /// The schemas that the references of another lead to; says why there is none.
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

  /// Whether a `$ref` makes all its neighbors mean nothing, as in draft 7.
  func isReferenceOnly(_ schema: SourceSchema) -> Bool {
    document.draft == .draft7 && schema["$ref"] != nil
  }

  /// The schemas that a keyword lists.
  mutating func list(_ keyword: String, of schema: SourceSchema) -> [SourceSchema] {
    guard let value = schema[keyword] else { return [] }
    guard let items = value.items, !items.isEmpty else {
      refuse(keyword, of: schema, "this must be a list of schemas")
      return []
    }
    return items.enumerated().map { schema.below($0.element, keyword, String($0.offset)) }
  }

  /// The schemas that a keyword names.
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

  /// The names that a list holds.
  mutating func names(_ list: JSONTree, _ keyword: String, of schema: SourceSchema) -> [String] {
    let names = list.items?.compactMap(\.text)
    guard let names, names.count == list.items?.count else {
      refuse(keyword, of: schema, "this must be a list of names")
      return []
    }
    return names
  }

  /// A count such as that of `minLength`.
  mutating func count(_ keyword: String, of schema: SourceSchema) -> Int? {
    guard let value = schema[keyword] else { return nil }
    guard let number = value.numberText, let count = Int(number), count >= 0 else {
      refuse(keyword, of: schema, "this must be a whole number from 0")
      return nil
    }
    return count
  }

  /// A bound such as `minimum`.
  mutating func number(_ keyword: String, of schema: SourceSchema) -> Number? {
    guard let value = schema[keyword] else { return nil }
    guard case .number(let number) = value.content, value.numberText != nil else {
      refuse(keyword, of: schema, "this must be a number of at most 40 digits")
      return nil
    }
    return number
  }

  /// The kinds that `type` allows; all of them without one.
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
