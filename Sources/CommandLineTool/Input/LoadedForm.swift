import FormData
import RuleCompiler
import RuleEngine

/// A form of a rule file or of compiled rules, ready to validate records.
struct LoadedForm {
  let form: FormIndex
  let executable: ExecutableProgram
  /// The texts of the rule files, if they are known.
  let files: SourceFiles

  /// Loads the file that the argument `rules` names, and the part of its form to validate.
  init(
    argument rules: String,
    form name: FormOptions,
    imports: ImportOptions,
    limitedBy circumstances: CircumstanceOptions,
    color: ColorChoice,
    isQuiet: Bool = false
  ) throws(Termination) {
    let loaded = try LoadedProgram(
      argument: rules,
      files: imports.files,
      color: color,
      isQuiet: isQuiet
    )
    form = try loaded.program.form(named: name.form, rules: rules)
    let program = try circumstances.limited(loaded.program, to: form)
    executable = ExecutableProgram(suggestingNamesIn: program)
    files = loaded.files
  }

  var program: Program { executable.program }

  /// How records are read for the form.
  var records: RecordPlan { RecordPlan(forms: program.forms, form: form) }
}
