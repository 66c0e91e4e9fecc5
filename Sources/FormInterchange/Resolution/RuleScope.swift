public import RuleSyntax

/// The rule files whose names a form can use: its own, those that it imports, and the standard ones.
///
/// Holds trees that a checker has found sound: whoever exports a form checks its file first.
public struct RuleScope {
  /// A file with what it declares, by name.
  struct File {
    let text: SourceText
    let tree: FileTree
    var imports: [Int] = []
    var rules: [String: RuleDeclaration] = [:]
    var externals: [String: ExternalDeclaration] = [:]
    var forms: [String: FormDeclaration] = [:]

    init(_ parsed: ParsedFile) {
      text = parsed.source
      tree = parsed.tree
      for declaration in tree.declarations {
        switch declaration {
        case .importFile, .test: continue
        case .rule(let rule): rules[rule.name.text] = rule
        case .external(let external): externals[external.name.text] = external
        case .form(let form): forms[form.name.text] = form
        }
      }
    }
  }

  /// What a name that is called is the name of.
  enum Rule {
    case declared(RuleDeclaration, file: Int)
    case external(ExternalDeclaration)
  }

  /// The file itself, then what it imports, then standard files as they are asked for.
  private(set) var files: [File] = []
  private var standardFiles: [String: Int] = [:]
  private let standardFile: (String) -> SourceText?

  /// The scope of a file.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - imports: the text that a path means in the file of that name, as for the checker; the name
  ///     of a text tells files apart.
  ///   - standardFile: the text that declares the standard rule of that name; nil for no such rule.
  public init(
    _ source: SourceText,
    imports: (_ path: String, _ importer: String) -> SourceText?,
    standardFile: @escaping (_ rule: String) -> SourceText?
  ) {
    self.standardFile = standardFile
    files = [File(RuleParser.parse(source))]
    var next = 0
    while next < files.count {
      for case .importFile(let declaration) in files[next].tree.declarations {
        guard let text = imports(declaration.path.value, files[next].text.name) else { continue }
        let known = files.firstIndex { $0.text.name == text.name }
        if known == nil { files.append(File(RuleParser.parse(text))) }
        files[next].imports.append(known ?? files.count - 1)
      }
      next += 1
    }
  }

  /// The form that a name means in a file.
  func form(named name: String, in file: Int) -> FormReference? {
    ([file] + files[file].imports).first { files[$0].forms[name] != nil }
      .map { reference(to: name, in: $0) }
  }

  private func reference(to name: String, in file: Int) -> FormReference {
    let isTaken = files[..<file].contains { $0.forms[name] != nil }
    let title = isTaken ? "\(name) of \(files[file].text.name)" : name
    return FormReference(file: file, name: name, title: title)
  }

  /// The rule that a name means in a file; nil for a built-in one.
  mutating func rule(named name: String, in file: Int) -> Rule? {
    for candidate in [file] + files[file].imports {
      if let rule = files[candidate].rules[name] { return .declared(rule, file: candidate) }
      if let external = files[candidate].externals[name] { return .external(external) }
    }
    guard let standard = standardFileIndex(declaring: name) else { return nil }
    return files[standard].rules[name].map { .declared($0, file: standard) }
  }

  private mutating func standardFileIndex(declaring rule: String) -> Int? {
    guard let text = standardFile(rule) else { return nil }
    if let known = standardFiles[text.name] { return known }
    files.append(File(RuleParser.parse(text)))
    standardFiles[text.name] = files.count - 1
    return files.count - 1
  }
}

/// A form by the file that declares it: forms of different files may have one name.
struct FormReference: Sendable, Hashable {
  var file: Int
  var name: String
  /// The name among all forms of the scope: it says the file where another form has the name.
  var title: String
}
