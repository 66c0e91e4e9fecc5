import RuleCompiler

/// A rule file, loaded and checked, with the forms and rules that it declares.
///
/// Loading compiles the file, all that it imports, and the standard rules that it uses, into one
/// program. A loaded file is immutable and may be used from any number of threads at once.
public struct RuleFile: Sendable {
  /// The file's forms and those of its imports, the file's own first.
  public let forms: [RuleForm]
  /// What the checker found doubtful; loading fails only for errors.
  public let warnings: [Diagnostic]

  /// Loads rules from a text.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - name: what diagnostics and reports call the text.
  ///   - imports: where the texts of imported files come from.
  /// - Throws: a ``RuleFileError`` that holds every error of the text at once.
  ///
  /// Cost: linear in the length of the text and its imports.
  public init(
    text: String,
    name: String = "<text>",
    imports: ImportResolver = .none
  ) throws(RuleFileError) {
    try self.init(SourceText(name: name, text: text), imports: imports)
  }

  /// Loads rules from a source text, whose bytes may be anything.
  public init(
    _ source: SourceText,
    imports: ImportResolver = .none
  ) throws(RuleFileError) {
    let compilation = Compilation(source, imports: imports)
    guard let program = compilation.program else {
      throw RuleFileError(diagnostics: compilation.diagnostics)
    }
    self.init(program, warnings: compilation.diagnostics)
  }

  init(_ program: Program, warnings: [Diagnostic]) {
    let evaluators = EvaluatorPool(ExecutableProgram(suggestingNamesIn: program))
    forms = program.forms.indices.map { RuleForm(index: FormIndex($0), evaluators: evaluators) }
    self.warnings = warnings
  }

  /// The form of that name, nil when there is none.
  public func form(_ name: String) -> RuleForm? {
    forms.first { $0.name == name }
  }
}

/// Why rules could not be loaded: everything that is wrong with them.
public struct RuleFileError: Error, Sendable, Hashable {
  /// Errors and warnings, in the order of the text.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension RuleFileError: CustomStringConvertible {
  /// One line for each diagnostic: file, line, column, code and what is wrong.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location
      return "\(diagnostic.file):\(place.line):\(place.column): "
        + "\(diagnostic.severity.rawValue)[\(diagnostic.code)]: \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}
