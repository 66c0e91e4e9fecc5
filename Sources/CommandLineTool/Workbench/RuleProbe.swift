import FormRules
import RuleEngine
import RuleSyntax

/// A rule expression as the only check of a field, to test values with it.
///
/// The field is in the form that is being filled in, if there is one, so that the expression can
/// read the other fields; otherwise in a form of its own.
struct RuleProbe {
  /// Types by name, the likeliest first; a rule is tried with values of the first type that it accepts.
  static let types = [
    "text", "number", "boolean", "date", "month", "time", "datetime", "list of text",
    "list of number",
    "list of boolean", "file",
  ]
  /// The field's name, chosen so that messages call it `Value`; a longer name gets that as its
  /// label.
  private static let fieldName = "value"
  private static let formName = "values"

  let splice: Splice
  let program: Program
  let form: FormIndex
  /// The name of the field.
  let field: String
  let files: SourceFiles
  /// Warnings about the expression.
  let warnings: [Diagnostic]

  var path: FieldPath { FieldPath([.name(field)]) }

  /// Creates a probe of an expression.
  ///
  /// - Parameters:
  ///   - rule: the expression, optionally with a message.
  ///   - types: the preferred types of the field in order, followed by those of the list.
  ///   - host: the name of the form that gets the field; nil for a new form.
  ///   - draft: the rules that the expression can use.
  /// - Throws: the errors of the expression with the first type, if no type works.
  init(
    _ rule: Entry,
    types: [String] = [],
    in host: String?,
    of draft: RuleDraft
  ) throws(Refusal) {
    let (_, syntax) = RuleParser.parseExpression(rule.source)
    if syntax.contains(where: { $0.severity == .error }) { throw Refusal(syntax, in: rule.source) }
    var refusal: Refusal?
    var seen: Set<String> = []
    let form = host ?? RuleDraft.unused(RuleProbe.formName, among: draft.tree.declaredNames)
    let others = draft.tree.form(named: form)?.items.flatMap(\.namedItems) ?? []
    field = RuleDraft.unused(RuleProbe.fieldName, among: others.map(\.name.text))
    let label = field == RuleProbe.fieldName ? "" : " \"Value\""
    for type in types + RuleProbe.types where seen.insert(type).inserted {
      let prefix = "field \(field): \(type)\(label) {\n"
      let splice = draft.splice(rule, endOf: form, in: draft.text, prefix: prefix, suffix: "\n}")
      let compilation: Compilation
      do throws(Refusal) {
        compilation = try draft.checked(splice)
      } catch {
        refusal = refusal ?? error
        continue
      }
      guard let program = compilation.program,
        let index = program.forms.firstIndex(where: { $0.name == form })
      else { continue }
      self.splice = splice
      self.program = program
      self.form = FormIndex(index)
      files = draft.files.including([splice.entry.source, splice.whole])
      warnings = compilation.diagnostics.compactMap { splice.relocated($0) }
      return
    }
    throw refusal ?? Refusal("no value has all the types that this needs")
  }

  /// The types that a value may be meant to have, the likeliest first.
  static func types(for value: Value) -> [String] {
    switch value {
    case .text, .null: ["text", "date", "month", "datetime", "time"]
    case .number: ["number"]
    case .boolean: ["boolean"]
    case .date: ["date"]
    case .month: ["month"]
    case .time: ["time"]
    case .dateTime: ["datetime"]
    case .file, .form: ["file"]
    case .list(let items): items.first.map { types(for: $0).map { "list of \($0)" } } ?? types
    }
  }
}
