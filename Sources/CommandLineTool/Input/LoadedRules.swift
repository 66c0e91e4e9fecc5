import FormData
import FormRules
import RuleEngine
import RuleSyntax

/// A compiled rule file, with its source texts.
struct LoadedRules {
  let files: SourceFiles
  let compilation: Compilation

  /// Reads and compiles the file that an argument names, with its imports.
  init(argument path: String, files: SourceFiles) throws(Termination) {
    self.init(try files.load(argument: path), files: files)
  }

  /// Compiles a text, with its imports.
  init(_ source: SourceText, files: SourceFiles) {
    self.files = files
    compilation = Compilation(source, imports: files.imports)
  }

  /// The program; ends the command with the diagnostics if the file has errors.
  func program(color: ColorChoice, isQuiet: Bool = false) throws(Termination) -> Program {
    reportDiagnostics(color: color, isQuiet: isQuiet)
    guard let program = compilation.program else { throw Termination(.brokenRules) }
    return program
  }

  /// Prints the diagnostics of the file on standard error; only the errors if quiet.
  func reportDiagnostics(color: ColorChoice, isQuiet: Bool = false) {
    let shown = compilation.diagnostics.filter { !isQuiet || $0.severity == .error }
    DiagnosticReport(shown, files: files).print(color: color)
  }
}

/// A program to run, from a rule file or from the output of `formrules compile`.
struct LoadedProgram {
  let program: Program
  /// The texts of the rule files, if they are known.
  let files: SourceFiles

  /// Reads the file that an argument names; reports diagnostics if it is a rule file that has any.
  init(
    argument path: String,
    files: SourceFiles,
    color: ColorChoice,
    isQuiet: Bool = false
  ) throws(Termination) {
    self.files = files
    let source = try files.load(argument: path)
    guard CompiledRules.isCompiled(source.bytes) else {
      do throws(Termination) {
        program = try LoadedRules(source, files: files).program(color: color, isQuiet: isQuiet)
      } catch {
        let isOfRecords = RecordFormat(fileExtension: DataInput.fileExtension(of: path)) != nil
        guard isOfRecords, error.message == nil else { throw error }
        throw Termination(
          error.status,
          "'\(path)' is not a rule file; the rule file comes first, then the records"
        )
      }
      return
    }
    do throws(CompiledRulesError) {
      let compiled = try CompiledRules(json: source.bytes)
      program = compiled.program
      for (name, text) in compiled.texts { files.note(SourceText(name: name, text: text)) }
    } catch {
      // Without a part to name, it was probably a file of records instead of compiled rules.
      let hint = error.part.isEmpty ? "; the rule file comes first, then the records" : ""
      throw Termination(.brokenRules, "cannot load '\(path)' as compiled rules: \(error)\(hint)")
    }
  }
}

extension Program {
  /// The form with the name, or the only form of the file that the argument `rules` names.
  func form(named name: String?, rules: String) throws(Termination) -> FormIndex {
    let names = forms.map(\.name)
    guard let name else { return try onlyForm(rules: rules) }
    if let index = names.firstIndex(of: name) { return FormIndex(index) }
    let hint = Suggestion.hint(for: name, among: names) ?? Program.list(names)
    throw Termination(.wrongUsage, "'\(rules)' has no form '\(name)'\(hint)")
  }

  /// The first names as a hint; empty if there are none.
  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    return "; its forms: \(names.prefix(10).joined(separator: ", "))\(names.count > 10 ? " …" : "")"
  }

  /// The only form of the file that is not part of another; of all forms if the file has none of
  /// its own.
  private func onlyForm(rules: String) throws(Termination) -> FormIndex {
    let file = SourceFiles.name(ofArgument: rules)
    let own = forms.indices.filter { sources[Int(forms[$0].place.source)] == file }
    let candidates = own.isEmpty ? Array(forms.indices) : own
    let whole = wholeForms(among: candidates)
    if whole.count == 1 { return FormIndex(whole[0]) }
    if candidates.isEmpty { throw Termination(.wrongUsage, "'\(rules)' has no form") }
    let names = (whole.isEmpty ? candidates : whole).map { forms[$0].name }.joined(separator: ", ")
    throw Termination(
      .wrongUsage,
      "'\(rules)' has several forms: choose one with --form (\(names))"
    )
  }

  /// The forms that are not part of another: not the type of a field, a context, or their items.
  func wholeForms(among candidates: [Int]) -> [Int] {
    var parts: Set<Int> = []
    for candidate in candidates where candidates.count > 1 {
      let contexts = (forms[candidate].contexts ?? []).compactMap { self.contexts?[$0].field }
      for case .form(let part) in (forms[candidate].fields + contexts).lazy.map(\.type.innermost)
      where part.position != candidate {
        parts.insert(part.position)
      }
    }
    return candidates.filter { !parts.contains($0) }
  }
}
