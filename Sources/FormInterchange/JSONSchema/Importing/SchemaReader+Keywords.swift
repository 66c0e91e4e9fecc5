import FormData

extension SchemaReader {
  /// The keywords with constraints on an object's members.
  static let memberKeywords = [
    "properties", "required", "dependentRequired", "dependentSchemas", "dependencies",
    "additionalProperties", "patternProperties", "propertyNames", "minProperties",
    "maxProperties", "unevaluatedProperties",
  ]

  /// All other supported keywords, and those without effect.
  private static let knownKeywords: Set<String> = Set([
    "$schema", "$id", "$ref", "$defs", "definitions", "$comment", "$anchor", "$dynamicAnchor",
    "title", "description", "default", "examples", "readOnly", "writeOnly", "deprecated", "type",
    "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minLength", "maxLength", "pattern", "format", "items", "prefixItems", "additionalItems",
    "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "allOf",
    "anyOf", "oneOf", "not", "if", "then", "else", "contentEncoding", "contentMediaType",
    "contentSchema", "unevaluatedItems", "$dynamicRef", "$recursiveRef", "$vocabulary",
    EmbeddedRules.keyword,
  ]).union(memberKeywords)

  /// Keywords of the other draft, which this one ignores.
  private static let keywordsOfOtherDrafts: [JSONSchemaDraft: Set<String>] = [
    .draft7: [
      "dependentRequired", "dependentSchemas", "prefixItems", "minContains", "maxContains",
      "unevaluatedItems", "unevaluatedProperties", "$dynamicRef", "$vocabulary",
    ],
    .draft2020: ["additionalItems", "$recursiveRef"],
  ]

  /// Unsupported keywords, with the reason.
  private static let unreadable = [
    "$recursiveRef": "what it refers to depends on the schema that leads to it",
    "$vocabulary": "custom vocabularies are not supported",
    "contentEncoding": "no rule decodes a text",
    "contentMediaType": "no rule decodes a text",
  ]

  /// Whether one of the unsupported keywords has an effect here.
  private func asks(_ keyword: JSONTree.Member, of schema: SourceSchema) -> Bool {
    switch keyword.name {
    case "contentEncoding", "contentMediaType": document.draft == .draft7
    case _: true
    }
  }

  /// Reports unknown keywords, and rejects those that would change the meaning of others.
  mutating func noteUnknownKeywords(of schema: SourceSchema) {
    let foreign = SchemaReader.keywordsOfOtherDrafts[document.draft] ?? []
    for member in schema.tree.members ?? [] {
      let keyword = member.name
      if foreign.contains(keyword) {
        remark(member, of: schema, "it is not a keyword of this draft and has no effect")
      } else if let reason = SchemaReader.unreadable[keyword], asks(member, of: schema) {
        leaveOut(keyword, of: schema, reason)
      } else if keyword == "dependencies", document.draft == .draft2020 {
        remark(member, of: schema, "it is a keyword of older drafts, and means the same here")
      } else if ["contentEncoding", "contentMediaType", "contentSchema"].contains(keyword) {
        remark(member, of: schema, "it only describes the value and has no effect on validation")
      } else if !SchemaReader.knownKeywords.contains(keyword) {
        remark(member, of: schema, "it is not a keyword of JSON Schema and has no effect")
      }
    }
  }

  /// Whether a schema, or one that applies to the same value, constrains members.
  func speaksOfMembers(_ schema: SourceSchema) -> Bool {
    if document.targets(of: schema).contains(where: { speaksOfMembers($0) }) { return true }
    if isReferenceOnly(schema) { return false }
    if SchemaReader.memberKeywords.contains(where: { schema[$0] != nil }) { return true }
    let alternatives = ["allOf", "anyOf", "oneOf"].flatMap { parts($0, of: schema) }
    let others = ["not", "if", "then", "else"].compactMap { keyword in
      schema[keyword].map { schema.below($0, keyword) }
    }
    return (alternatives + others).contains { speaksOfMembers($0) }
  }

  /// The schema that a reference leads to if the reference is all that a schema contains, and the
  /// reference.
  func loneTarget(of schema: SourceSchema) -> (reference: String, schema: SourceSchema)? {
    guard let reference = loneReference(of: schema),
      let target = try? document.target(of: reference, "$ref", from: schema)
    else { return nil }
    return (reference, target)
  }

  /// The reference, if it is all that a schema contains.
  func loneReference(of schema: SourceSchema) -> String? {
    guard let reference = schema["$ref"]?.text else { return nil }
    let isAlone = (schema.tree.members ?? []).allSatisfy { member in
      member.name == "$ref" || SchemaDescription.keywords.contains(member.name)
    }
    return isAlone || isReferenceOnly(schema) ? reference : nil
  }

  /// Whether the value of a keyword for members has no effect: `true`, `{}`, `[]`, or a collection of only these.
  static func asksNothing(_ value: JSONTree) -> Bool {
    switch value.content {
    case .boolean(let isTaken): isTaken
    case .list(let items): items.isEmpty
    case .object(let members): members.allSatisfy { asksNothing($0.value) }
    case .null, .number, .text: false
    }
  }
}
