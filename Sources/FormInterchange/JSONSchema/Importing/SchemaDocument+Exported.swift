import FormData

// What the exporter writes into its schemas besides, by which they are told from others.

extension SchemaDocument {
  /// The definition of the exporter's that a reference leads to.
  ///
  /// It counts only where it stands in the document word for word.
  func sharedDefinition(_ reference: String) -> SharedDefinition? {
    sharedDefinitions.first { reference == "#/$defs/\($0.rawValue)" }
  }

  static func sharedDefinitions(of root: JSONTree) -> Set<SharedDefinition> {
    var found: Set<SharedDefinition> = []
    for definition in SharedDefinition.allCases {
      guard let tree = root["$defs"]?[definition.rawValue],
        JSONNode(tree) == .object(definition.schema),
        found.isSuperset(of: SharedDefinition.used(by: definition.schema))
      else { continue }
      found.insert(definition)
    }
    return found
  }

  /// Whether a reference leads to what the exporter says of a form: that all its fields are empty.
  func isHollowForm(_ reference: String) -> Bool {
    emptinessOfForms.keys.contains { reference == "#/$defs/\($0)/$defs/empty" }
  }

  /// What the forms among the definitions take for empty, by their names, where they say so as the
  /// exporter does.
  mutating func readEmptinessOfForms() {
    let forms = (root["$defs"]?.members ?? []).filter { $0.value["$defs"]?["empty"] != nil }
    // What is hollow depends on the forms of fields, which mostly come behind.
    for _ in 0..<SchemaDocument.mostNestedForms {
      let known = emptinessOfForms.count
      for form in forms.reversed() where emptinessOfForms[form.name] == nil {
        emptinessOfForms[form.name] = emptiness(of: form.value)
      }
      if emptinessOfForms.count == known { return }
    }
  }

  /// Forms within forms that are looked at where each comes before the form around it.
  private static let mostNestedForms = 20

  /// What a form's definition takes for empty, where it says so as the exporter does.
  private func emptiness(of form: JSONTree) -> Emptiness? {
    guard let hollow = form["$defs"]?["empty"],
      hollow.members?.map(\.name) == ["type", "properties"], hollow["type"]?.text == "object",
      fieldPaths(of: hollow) == fieldPaths(of: form)
    else { return nil }
    let values = leaves(of: hollow)
    if values.allSatisfy({ isEmptyValue($0) }) { return .ordinary }
    let nothing = JSONNode.object(.nothing)
    return values.allSatisfy { JSONNode($0) == nothing } ? .exact : nil
  }

  /// Whether the schema is that of empty values, of some type.
  private func isEmptyValue(_ schema: JSONTree) -> Bool {
    guard let branches = schema["anyOf"]?.items else {
      return schema["$ref"]?.text.flatMap { sharedDefinition($0) } == .empty
    }
    // Of lists and forms there are more that are empty.
    return branches.first.map { isEmptyValue($0) } ?? false
      && branches.dropFirst().allSatisfy { branch in
        branch["maxItems"]?.count == 0
          || branch["$ref"]?.text.map { isHollowForm($0) } ?? false
      }
  }

  /// The schemas of a hollow form's fields, those in its groups too.
  private func leaves(of schema: JSONTree) -> [JSONTree] {
    (schema["properties"]?.members ?? []).flatMap { member in
      member.value["properties"] == nil ? [member.value] : leaves(of: member.value)
    }
  }

  /// The paths of the members that a schema names, in branches too.
  private func fieldPaths(of schema: JSONTree) -> Set<FieldPath> {
    var paths: Set<FieldPath> = []
    for member in schema["properties"]?.members ?? [] {
      let inner = fieldPaths(of: member.value)
      paths.formUnion(inner.isEmpty ? [[member.name]] : Set(inner.map { [member.name] + $0 }))
    }
    let lists = ["allOf", "anyOf", "oneOf"].flatMap { schema[$0]?.items ?? [] }
    for part in lists + ["if", "then", "else", "not"].compactMap({ schema[$0] }) {
      paths.formUnion(fieldPaths(of: part))
    }
    return paths
  }
}
