import RuleSyntax

/// A rule file being checked, with the names that it declares and sees.
struct SourceUnit {
  let source: SourceText
  let tree: FileTree
  /// Whether it is a standard file: it sees only standard names, and its patterns are trusted.
  let isStandard: Bool
  var syntaxDiagnostics: [Diagnostic]
  var imports: [(unit: Int, declaration: ImportDeclaration)] = []
  /// The names that the file declares.
  var declared: [String: Symbol] = [:]
  /// The names that it declares or imports.
  var names: [String: Symbol] = [:]
  /// Candidate forms for a test that names none: the file's own, or else the imported ones.
  var formsForTests: [Int] = []
  /// Imported files with at least one used name.
  var usedImports: Set<Int> = []
  /// Whether names may be missing because of errors that were already reported.
  var hidesNames: Bool
  var hasErrors: Bool
  var diagnostics: [Diagnostic] = []
  /// The number of errors found beyond the limit.
  var hiddenErrors = 0
  var hiddenWarnings = 0

  init(_ parsed: ParsedFile, isStandard: Bool = false) {
    source = parsed.source
    tree = parsed.tree
    self.isStandard = isStandard
    syntaxDiagnostics = parsed.diagnostics
    hasErrors = parsed.hasErrors
    // If the file is not a rule file at all, nobody knows which names it was meant to declare.
    hidesNames = hasErrors && tree.declarations.isEmpty
  }

  /// The names in scope of one sort.
  func names(of sort: NameSort) -> [String] {
    names.filter { $0.value.sort == sort }.map(\.key)
  }

  /// Whether the parser reported an error in the range.
  func hasSyntaxError(in range: SourceRange) -> Bool {
    hasErrors
      && syntaxDiagnostics.contains { $0.severity == .error && $0.range.isWithin(range) }
  }

  /// Whether a syntax error there, or in a part of it, causes all other errors.
  ///
  /// A text without a closing quote swallows the rest of its line. In `today - 1m`, the unit of
  /// the duration is ambiguous.
  func isBroken(at range: SourceRange) -> Bool {
    hasErrors
      && syntaxDiagnostics.contains { syntax in
        syntax.severity == .error && syntax.range.start < syntax.range.end
          && (range.isWithin(syntax.range) || syntax.range.isWithin(range))
      }
  }
}

/// The declaration that a name resolves to, by position in the checker's lists.
enum Symbol: Hashable {
  case rule(Int)
  case external(Int)
  case form(Int)

  /// The form's position, if it is a form.
  var form: Int? {
    if case .form(let index) = self { index } else { nil }
  }

  var sort: NameSort {
    switch self {
    case .rule: .rule
    case .external: .external
    case .form: .form
    }
  }
}
