import FormRules
import RuleEngine
import RuleSyntax

/// A program to run, from a rule file or from what `formrules compile` wrote of one.
struct LoadedProgram {
  let program: Program
  /// The texts of the rule files, as far as they are known.
  let files: SourceFiles

  /// Reads the file that an argument names; reports diagnostics if it is a rule file that has any.
  init(argument path: String, color: ColorChoice) throws(Termination) {
    files = SourceFiles()
    let source = try files.load(argument: path)
    guard CompiledRules.isCompiled(source.bytes) else {
      program = try LoadedRules(source, files: files).program(color: color)
      return
    }
    do throws(CompiledRulesError) {
      let compiled = try CompiledRules(json: source.bytes)
      program = compiled.program
      for (name, text) in compiled.texts { files.note(SourceText(name: name, text: text)) }
    } catch {
      throw Termination(.brokenRules, "cannot load '\(path)': \(error)")
    }
  }
}
