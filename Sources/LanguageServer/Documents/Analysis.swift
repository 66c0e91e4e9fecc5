import FormRules
import RuleSyntax

/// The analysis of one version of a file: its tree, its declarations, and the checker's results.
///
/// Each part is computed when first requested. Parts that depend on other files are recomputed when
/// any of these has changed, and only if the file imports something.
final class Analysis {
  let source: SourceText
  private(set) lazy var parsed: ParsedFile = {
    isParsed = true
    return RuleParser.parse(source)
  }()
  private(set) var isParsed = false

  /// The declarations of the file by name, the first of each.
  private(set) lazy var declared: [String: Declaration] = Dictionary(
    parsed.tree.declarations.compactMap { declaration in
      declaration.name.map { ($0.text, declaration) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// The tokens that the parser sees.
  private(set) lazy var tokens = parsed.tokens.filter { !$0.kind.isTrivia }

  private(set) lazy var imports: [ImportDeclaration] = parsed.tree.declarations.compactMap {
    if case .importFile(let declaration) = $0 { declaration } else { nil }
  }

  private var shapes: [String: FormShape] = [:]
  private var compilation: (generation: Int, value: Compilation)?
  private var names: (generation: Int, value: NameIndex)?

  init(_ source: SourceText) {
    self.source = source
  }

  /// The names of a form that the file declares.
  func shape(ofForm name: String) -> FormShape? {
    if let known = shapes[name] { return known }
    guard case .form(let form) = declared[name] else { return nil }
    let shape = FormShape(form, in: source.name)
    shapes[name] = shape
    return shape
  }

  /// The checker's results for the file.
  func compilation(in workspace: Workspace) -> Compilation {
    if let known = compilation, isCurrent(known.generation, in: workspace) { return known.value }
    let made = Compilation(source, imports: workspace.imports)
    compilation = (workspace.generation, made)
    return made
  }

  /// The meanings of the names in the file.
  func names(in workspace: Workspace) -> NameIndex {
    if let known = names, isCurrent(known.generation, in: workspace) { return known.value }
    let made = NameIndexer.index(of: self, in: workspace)
    names = (workspace.generation, made)
    return made
  }

  private func isCurrent(_ generation: Int, in workspace: Workspace) -> Bool {
    generation == workspace.generation || imports.isEmpty
  }
}
