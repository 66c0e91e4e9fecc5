import RuleCompiler

/// A loaded and checked rule file, with the forms that it declares.
///
/// Loading compiles the file, its imports, and the standard rules that it uses into one program. A
/// loaded file is immutable; any number of threads can use it at the same time.
public struct RuleFile: Sendable {
  /// The file's own forms, followed by those of its imports.
  public let forms: [RuleForm]
  /// The warnings; only errors make loading fail.
  public let warnings: [Diagnostic]

  /// Loads rules from a text.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - name: the name of the text in diagnostics and reports.
  ///   - imports: finds the texts of imported files.
  /// - Throws: a ``RuleFileError`` with all errors of the text.
  ///
  /// Cost: linear in the length of the text and its imports.
  public init(
    text: String,
    name: String = "<text>",
    imports: ImportResolver = .none
  ) throws(RuleFileError) {
    try self.init(SourceText(name: name, text: text), imports: imports)
  }

  /// Loads rules from a source text, which need not be valid UTF-8.
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

  /// The form with this name; nil if there is none.
  public func form(_ name: String) -> RuleForm? {
    forms.first { $0.name == name }
  }
}

/// Why rules could not be loaded: all errors and warnings.
public struct RuleFileError: Error, Sendable, Hashable {
  /// Errors and warnings, in the order of the text.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension RuleFileError: CustomStringConvertible {
  /// One line for each diagnostic: file, line, column, code and message.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location
      return "\(diagnostic.file):\(place.line):\(place.column): "
        + "\(diagnostic.severity.rawValue)[\(diagnostic.code)]: \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}

extension RuleFile: CustomStringConvertible {
  /// The names of the forms, such as `forms: login, register`.
  public var description: String {
    "forms: " + forms.map(\.name).joined(separator: ", ")
  }
}
