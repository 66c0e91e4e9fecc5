import FormData
import RuleCompiler
import RuleSyntax

extension SchemaReader {
  /// The rules that the document carries in `x-formrules`, where they say what the schema says.
  ///
  /// They are read as any text from elsewhere: what is wrong with them is a note, and the schema then
  /// means what it says itself. So it does where somebody has changed it since it was exported, which
  /// is seen by exporting the rules again.
  mutating func embeddedRules() -> FileTree? {
    guard let embedded = document.root[EmbeddedRules.keyword] else { return nil }
    guard embedded["version"]?.count == EmbeddedRules.version else {
      ignore(embedded, "only version \(EmbeddedRules.version) is read")
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
      ignore(embedded, "the schema is not what its rules are exported to; it may have been changed")
      return nil
    }
    // What the schema could not say, the form checks again.
    for note in notes where note.severity > .remark {
      source.note(
        .difference,
        at: embedded.offset,
        path: note.path,
        keyword: note.keyword,
        "the form, as \(EmbeddedRules.keyword) says it, differs from the schema: \(note.message)"
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
      "ignored, and the schema read by itself: \(reason)"
    )
  }
}
