import RuleSyntax

/// One rule file that is being checked, with the names that it declares and sees.
struct SourceUnit {
  let source: SourceText
  let tree: FileTree
  /// Shipped with the library: sees no names but standard ones, and its patterns are trusted.
  let isStandard: Bool
  var syntaxDiagnostics: [Diagnostic]
  var imports: [(unit: Int, declaration: ImportDeclaration)] = []
  /// What the file itself declares.
  var declared: [String: Symbol] = [:]
  /// What it declares or imports.
  var names: [String: Symbol] = [:]
  /// Forms that a test without the name of one can be for: its own, else those that it imports.
  var formsForTests: [Int] = []
  /// Imported files of which some name was used.
  var usedImports: Set<Int> = []
  /// Whether names may be missing for reasons that were reported already.
  var hidesNames: Bool
  var hasErrors: Bool
  var diagnostics: [Diagnostic] = []
  /// How many of a severity were found beyond the limit.
  var hiddenErrors = 0
  var hiddenWarnings = 0

  init(_ parsed: ParsedFile, isStandard: Bool = false) {
    source = parsed.source
    tree = parsed.tree
    self.isStandard = isStandard
    syntaxDiagnostics = parsed.diagnostics
    hasErrors = parsed.hasErrors
    // Of a file that is no rule file at all, nobody knows what it would have declared.
    hidesNames = hasErrors && tree.declarations.isEmpty
  }

  /// The names in scope that are of one sort.
  func names(of sort: NameSort) -> [String] {
    names.filter { $0.value.sort == sort }.map(\.key)
  }

  /// Whether the parser reported an error in the range.
  func hasSyntaxError(in range: SourceRange) -> Bool {
    hasErrors
      && syntaxDiagnostics.contains { $0.severity == .error && $0.range.isWithin(range) }
  }

  /// Whether the syntax is wrong there or in a part of it, so that all other errors follow from that.
  ///
  /// A text without its closing quote holds the rest of its line, which nobody meant to be in it; of
  /// `today - 1m` nobody knows by what the date is moved.
  func isBroken(at range: SourceRange) -> Bool {
    hasErrors
      && syntaxDiagnostics.contains { syntax in
        syntax.severity == .error && syntax.range.start < syntax.range.end
          && (range.isWithin(syntax.range) || syntax.range.isWithin(range))
      }
  }
}

/// What a name of a file is the name of, by position in the checker's lists.
enum Symbol: Hashable {
  case rule(Int)
  case external(Int)
  case form(Int)

  /// Position of the form, if it is one.
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
