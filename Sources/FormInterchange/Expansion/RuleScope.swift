package import RuleCompiler
public import RuleSyntax

/// A checked rule file, as the source of exported forms.
public struct RuleScope: Sendable {
  let file: CheckedFile
  /// A unique name for each form: the file is added if an earlier form has the same name.
  private let titles: [String]

  /// Wraps a checked file without errors.
  package init(_ file: CheckedFile) {
    self.file = file
    titles = Self.titles(in: file)
  }

  /// Checks a file; declarations with errors are left out.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - imports: returns the text for a path in the file with this name. Texts with the same name
  ///     are the same file.
  public init(
    _ source: SourceText,
    imports: @escaping @Sendable (_ path: String, _ importer: String) -> SourceText? = { _, _ in
      nil
    }
  ) {
    let environment = CheckingEnvironment.interchange { path, importer in
      imports(path, importer).map { .success($0) } ?? .failure(.notFound(path: path))
    }
    file = RuleChecker.check(RuleParser.parse(source), in: environment).0
    titles = Self.titles(in: file)
  }

  private static func titles(in file: CheckedFile) -> [String] {
    var names: Set<String> = []
    return file.forms.map { form in
      names.insert(form.name).inserted
        ? form.name : "\(form.name) of \(file.sources[form.place.source].name)"
    }
  }

  /// The position of the form with this name in the file.
  func form(named name: String) -> Int? { file.forms.firstIndex { $0.name == name } }

  /// A form's unique name among all forms of the file.
  func title(ofForm index: Int) -> String { titles[index] }
}
