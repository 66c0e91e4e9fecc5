import FormRules
import RuleSyntax

/// The rule file that a person works on: the loaded one, if any, and later definitions.
///
/// It never has errors: an entry is accepted as a whole, or rejected without changing anything.
struct RuleDraft {
  /// The name of a text that is in no file.
  private static let sessionName = "<session>"
  static let noText = SourceText(name: sessionName, text: "")
  /// The name of the form that gets a field if there is no form.
  static let newFormName = "draft"

  /// An accepted entry: declarations of the file, or an item of a form.
  struct Definition {
    let entry: Entry
    /// The top-level declarations; empty for an item of a form.
    let declarations: [Declaration]
    /// The names that it declares.
    let names: [String]
    /// The form of the item; nil for declarations.
    let form: String?
  }

  /// The loaded file; nil if there is none.
  private(set) var path: String?
  private(set) var files = SourceFiles(allowing: ["."])
  /// The later definitions, each name once.
  private(set) var definitions: [Definition] = []
  /// The loaded file with the later definitions.
  private(set) var text = RuleDraft.noText
  private(set) var compilation = Compilation(RuleDraft.noText)

  var tree: FileTree { compilation.parsed.tree }

  // MARK: Files

  /// Loads a file in place of the previous one; definitions of the session are kept and take
  /// precedence.
  func loading(_ path: String) throws(Refusal) -> RuleDraft {
    let files = files.anew()
    let text: SourceText
    do throws(SystemError) {
      text = try files.load(path: path)
    } catch {
      throw Refusal("cannot open '\(path)': \(error)")
    }
    var draft = RuleDraft(text, at: path, files: files)
    if draft.compilation.program == nil {
      throw Refusal(draft.compilation.diagnostics, in: text, files: files)
    }
    for definition in definitions { _ = try draft.take(definition) }
    return draft
  }

  /// The file with all definitions, in canonical layout.
  func formatted() throws(Refusal) -> String {
    switch RulePrinter.formatting(of: compilation.parsed) {
    case .text(let text): return text
    case .hasErrors: throw Refusal("the rules have errors")
    case .fault(let reason):
      throw Refusal("the rules can't be formatted: \(reason). \(Termination.request)")
    }
  }

  /// The same rules as the contents of a file that was just written.
  func saved(at path: String, as contents: String) -> RuleDraft {
    let files = files.anew()
    files.allowFolder(of: path)
    return RuleDraft(SourceText(name: path, text: contents), at: path, files: files)
  }

  // MARK: Definitions

  /// Adds an entry to the rules, replacing declarations with the same names.
  ///
  /// - Parameters:
  ///   - entry: declarations, or one part of a form.
  ///   - form: the form that gets such a part.
  /// - Returns: the definition, and warnings about it.
  /// - Throws: the errors in the entry, and those that it would cause elsewhere.
  mutating func define(
    _ entry: Entry,
    in form: String?
  ) throws(Refusal) -> (definition: Definition, warnings: [Diagnostic]) {
    let definition = try RuleDraft.definition(entry, in: form)
    return (definition, try take(definition))
  }

  /// Parses the entry on its own.
  private static func definition(_ entry: Entry, in form: String?) throws(Refusal) -> Definition {
    guard let form else {
      let parsed = RuleParser.parse(entry.source)
      if parsed.hasErrors { throw Refusal(parsed.diagnostics, in: entry.source) }
      let declarations = parsed.tree.declarations
      let names = declarations.compactMap(\.name?.text)
      return Definition(entry: entry, declarations: declarations, names: names, form: nil)
    }
    let splice = RuleDraft().splice(entry, endOf: form, in: RuleDraft.noText)
    let parsed = RuleParser.parse(splice.whole)
    if parsed.hasErrors { throw Refusal(parsed.diagnostics, of: splice, files: SourceFiles()) }
    guard case .form(let declaration)? = parsed.tree.declarations.first,
      let item = declaration.items.first, declaration.items.count == 1
    else { throw Refusal("enter one field, check or other part of a form at a time") }
    let names = [item.named?.name.text].compactMap(\.self)
    return Definition(entry: entry, declarations: [], names: names, form: form)
  }

  private mutating func take(_ definition: Definition) throws(Refusal) -> [Diagnostic] {
    let splice = try splice(of: definition)
    let compilation = try checked(splice)
    definitions.removeAll { $0.isReplaced(by: definition) }
    definitions.append(definition)
    text = splice.whole
    self.compilation = compilation
    return compilation.diagnostics.compactMap { splice.relocated($0) }.filter { diagnostic in
      !RuleDraft.unusedCodes.contains(diagnostic.code)
    }
  }

  /// Warnings about unused rules, external rules, imports or names, which the next entries may use.
  private static let unusedCodes: Set = ["W0701", "W0703", "W0704", "W0755"]

  private func splice(of definition: Definition) throws(Refusal) -> Splice {
    // Another name for an edited file, because its lines differ from those on disk.
    let name = path.map { "\($0) (edited)" } ?? RuleDraft.sessionName
    let text = SourceText(name: name, bytes: text.bytes)
    if let form = definition.form { return try splice(of: definition, into: form, of: text) }
    let replaced = tree.declarations.filter { declaration in
      definition.declarations.contains { $0.isNamesake(of: declaration) }
    }
    if replaced.count == 1, definition.names.count == 1, let range = replaced.first?.range {
      return Splice(definition.entry, into: text, replacing: range.offsets)
    }
    var bytes = text.bytes
    for declaration in replaced.reversed() { bytes.removeSubrange(declaration.range.offsets) }
    return Splice(definition.entry, into: SourceText(name: name, bytes: bytes))
  }

  private func splice(
    of definition: Definition,
    into form: String,
    of text: SourceText
  ) throws(Refusal) -> Splice {
    let declaration = tree.form(named: form)
    guard declaration != nil || form == RuleDraft.newFormName else {
      throw Refusal(
        "the file has no form '\(form)', to which this session added definitions: save them with "
          + "':save FILE' before you load another file"
      )
    }
    let namesakes = (declaration?.items ?? []).flatMap(\.namedItems).filter { item in
      definition.names.contains(item.name.text)
    }
    guard namesakes.count < 2 else {
      throw Refusal(
        "the form '\(form)' has several items '\(definition.names[0])': define the whole form again"
      )
    }
    if let range = namesakes.first?.range {
      return Splice(definition.entry, into: text, replacing: range.offsets)
    }
    return splice(definition.entry, endOf: form, in: text)
  }

  /// Adds an item at the end of a form; creates the form if it doesn't exist.
  func splice(
    _ item: Entry,
    endOf form: String,
    in text: SourceText,
    prefix: String = "",
    suffix: String = ""
  ) -> Splice {
    let (prefix, suffix) = ("\n" + prefix, suffix + "\n")
    if let end = tree.form(named: form)?.end {
      return Splice(item, into: text, replacing: end..<end, prefix: prefix, suffix: suffix)
    }
    let header = "form \(Name(form).written) {"
    return Splice(item, into: text, prefix: header + prefix, suffix: suffix + "}")
  }

  /// The name, extended until it is unique.
  static func unused(_ name: String, among names: [String]) -> String {
    var name = name
    while names.contains(name) { name += "_" }
    return name
  }

  /// Compiles a text that replaces this file; throws its errors.
  func checked(_ splice: Splice) throws(Refusal) -> Compilation {
    let compilation = Compilation(splice.whole, imports: files.imports)
    guard compilation.program != nil else {
      throw Refusal(compilation.diagnostics, of: splice, files: files)
    }
    return compilation
  }
}

extension RuleDraft {
  /// No rules; entries may import from the current folder and from these.
  init(importingFrom folders: [String]) {
    self.init(files: SourceFiles(allowing: ["."] + folders))
  }

  /// The rules of a file, with its text among the files that have been read.
  private init(_ text: SourceText, at path: String, files: SourceFiles) {
    files.note(text)
    self.init(
      path: path,
      files: files,
      text: text,
      compilation: Compilation(text, imports: files.imports)
    )
  }
}

extension RuleDraft.Definition {
  /// Whether another definition declares all that this one does.
  fileprivate func isReplaced(by other: RuleDraft.Definition) -> Bool {
    if let form, other.form == nil {
      return other.declarations.contains { declaration in
        if case .form(let new) = declaration { new.name.text == form } else { false }
      }
    }
    return form == other.form && !names.isEmpty && Set(other.names).isSuperset(of: names)
  }
}
