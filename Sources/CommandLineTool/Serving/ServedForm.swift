import FormData
import FormInterchange
import FormRules
import RuleCompiler
import RuleEngine

/// A form that the server offers, with everything needed to validate records.
struct ServedForm: Sendable {
  let index: FormIndex
  /// The rule file, as the command's argument names it.
  let argument: String
  let files: SourceFiles
  /// What its pages are made from.
  private let scope: RuleScope
  private let knownExport = LazyValue<ExportedForm?>()
  let records: RecordPlan
  let evaluators: EvaluatorPool
  /// The same up to each step of the form, by the step's name.
  let steps: [String: EvaluatorPool]

  var program: Program { evaluators.executable.program }
  var layout: FormLayout { program.forms[index] }
  var name: String { layout.name }

  /// The form's page with its files, created when first requested; nil if there is none.
  var exported: ExportedForm? {
    knownExport.value { ExportFormat.html.export(form: name, in: scope, assets: "page") }
  }

  /// The file's own forms, in file order, without imported ones; nil if it has errors.
  static func forms(of loaded: LoadedRules, argument: String) -> [ServedForm]? {
    guard let program = loaded.compilation.program else { return nil }
    let evaluators = EvaluatorPool(ExecutableProgram(suggestingNamesIn: program))
    let scope = RuleScope(loaded.compilation.checked)
    return program.forms.indices.filter { program.forms[$0].place.source == 0 }.map { position in
      let index = FormIndex(position)
      let steps = (program.forms[index].steps ?? []).map { step in
        let limited = program.limited(to: step, of: index)
        return (step.name, EvaluatorPool(ExecutableProgram(suggestingNamesIn: limited)))
      }
      return ServedForm(
        index: index,
        argument: argument,
        files: loaded.files,
        scope: scope,
        records: RecordPlan(forms: program.forms, form: index),
        evaluators: evaluators,
        steps: Dictionary(steps) { first, _ in first }
      )
    }
  }
}
