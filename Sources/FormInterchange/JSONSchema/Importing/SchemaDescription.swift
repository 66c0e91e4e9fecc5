import FormData
import RuleSyntax

/// The annotations of schemas for a value: `title`, `description` and the like.
struct SchemaDescription {
  /// The keywords without constraints.
  static let keywords: Set<String> = [
    "title", "description", "default", "examples", "readOnly", "writeOnly", "deprecated",
    "$comment",
  ]
  /// If several schemas have the same keyword, the first one counts.
  let schemas: [SourceSchema]

  private func value(_ keyword: String) -> JSONTree? {
    schemas.lazy.compactMap { $0[keyword] }.first
  }

  var label: StringLiteral? {
    guard let title, title.utf8.count <= SyntaxLimits.textBytes else { return nil }
    return StringLiteral(title)
  }

  private var title: String? {
    guard let title = value("title")?.text, !title.isEmpty else { return nil }
    return title
  }

  /// Whether values must not be shown.
  var isSecret: Bool { value("writeOnly")?.boolean == true }

  /// The annotations of a field or form; only a field can be secret.
  func annotations(isForm: Bool) -> [Annotation] {
    var annotations: [Annotation] = []
    if let title, label == nil { annotations.append(Annotation("title", [.text(title)])) }
    if let text = value("description")?.text, !text.isEmpty {
      annotations.append(Annotation("description", [.text(text)]))
    }
    if !isForm, let value = value("default") {
      annotations.append(Annotation("default", [value.literal]))
    }
    if value("readOnly")?.boolean == true { annotations.append(Annotation("read_only")) }
    if !isForm, isSecret { annotations.append(Annotation("secret")) }
    if value("deprecated")?.boolean == true { annotations.append(Annotation("deprecated")) }
    return annotations
  }

  /// The examples of a field that are scalars of its kinds.
  func examples(for kinds: SchemaKinds) -> [Statement] {
    let values = (value("examples")?.items ?? []).filter { example in
      let kind = SchemaKinds(of: example)
      return kinds.isSuperset(of: kind)
        && SchemaKinds([.boolean, .text, .number]).isSuperset(of: kind)
    }
    guard !values.isEmpty else { return [] }
    return [.examples(ExamplesStatement(verdict: .accepts, values: values.map(\.literal)))]
  }

  /// The examples of a record as tests of its form, unless they have members that are not fields.
  func tests(of form: FormDeclaration) -> [TestDeclaration] {
    let fields = form.items.compactMap { item in
      if case .field(let field) = item { field } else { nil }
    }
    let names = Set(fields.map(\.name.text))
    let examples = (value("examples")?.items ?? []).filter { example in
      example.members?.allSatisfy { names.contains($0.name) } ?? false
    }
    return examples.enumerated().compactMap { index, example in
      guard case .object(let record) = example.literal else { return nil }
      return TestDeclaration(
        title: StringLiteral("example \(index + 1)"),
        form: form.name,
        clauses: [.given(record, range: .none), .expect(.valid, [], range: .none)]
      )
    }
  }
}
