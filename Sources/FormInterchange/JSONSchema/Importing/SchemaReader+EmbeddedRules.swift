import FormData
import RuleCompiler
import RuleSyntax

extension SchemaReader {
  /// The rules that the document contains in `x-formrules`, if they match the schema.
  ///
  /// They are untrusted: a problem with them is only a note, and the schema is then imported
  /// without them. The same happens if somebody has edited the schema since it was exported, which
  /// exporting the rules again reveals.
  mutating func embeddedRules() -> FileTree? {
    guard let embedded = document.root[EmbeddedRules.keyword] else { return nil }
    guard embedded["version"]?.count == EmbeddedRules.version else {
      ignore(embedded, "only version \(EmbeddedRules.version) is supported")
      return nil
    }
    guard let form = embedded["form"]?.text, let text = embedded["rules"]?.text else {
      ignore(embedded, "it must have the members 'form' and 'rules'")
      return nil
    }
    let parsed = RuleParser.parse(SourceText(name: EmbeddedRules.keyword, text: text))
    let (file, diagnostics) = RuleChecker.check(parsed, in: .interchange())
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      ignore(embedded, "line \(error.location.line) of its rules: \(error.message)")
      return nil
    }
    let scope = RuleScope(file)
    guard let root = scope.form(named: form) else {
      ignore(embedded, "its rules have no form '\(form)'")
      return nil
    }
    let (schema, notes) = JSONSchemaExporter.schema(of: root, in: scope)
    guard case .object(var own) = JSONNode(document.root) else { return nil }
    own[EmbeddedRules.keyword] = nil
    guard JSONNode.object(own).isSame(as: .object(schema)) else {
      ignore(
        embedded,
        "the schema differs from what its rules are exported to; it may have been edited"
      )
      return nil
    }
    // The form also checks what the schema could not express.
    for note in notes where note.severity > .remark {
      source.note(
        .difference,
        at: embedded.offset,
        path: note.path,
        keyword: note.keyword,
        "the form in \(EmbeddedRules.keyword) differs from the schema: \(note.message)"
      )
    }
    return parsed.tree
  }

  private mutating func ignore(_ embedded: JSONTree, _ reason: String) {
    source.note(
      .difference,
      at: embedded.offset,
      path: "/\(EmbeddedRules.keyword)",
      keyword: EmbeddedRules.keyword,
      "ignored, so the schema is imported without it: \(reason)"
    )
  }
}
