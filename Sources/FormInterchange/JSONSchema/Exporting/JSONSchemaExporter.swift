import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes a form as a JSON Schema of draft 2020-12.
///
/// The schema accepts the records that the form accepts, including empty values; notes report the
/// differences. It checks values by their JSON type, so a text of digits is not a number. Cost: linear
/// in the form, within the limits of ``FormExpansion`` and ``RequirementJudge``.
///
/// One field through all stages:
///
///     form f { field name { required; short } }      rule short { max_length(60, in: scalars) }
///
/// 1. ``FormExpansion`` inlines `short`, so the field has two requirements: `required`, and
///    `max_length` with `max` 60, named `short`.
/// 2. ``RequirementJudge`` computes an ``Acceptance`` for each: which values pass if the value is
///    absent, blank or filled. `required` passes only filled values. `max_length` passes empty
///    values, and filled values that match `{ "maxLength": 60 }`.
/// 3. ``FormSchema`` combines both with the schema of the type. The property is `{ "type":
///    "string", "$ref": "#/$defs/filled", "maxLength": 60 }`, and `name` is `required`. A
///    constraint that depends on other fields becomes an `if` on the whole object.
/// 4. This type puts the schemas of all forms into one document, with the ``SharedDefinition``s
///    that they refer to, and ``EmbeddedRules``: the rules themselves, for importers.
enum JSONSchemaExporter {
  /// The schema of the form at a position in the scope's file.
  static func export(_ root: Int, in scope: RuleScope) -> ExportedForm {
    var (document, notes) = schema(of: root, in: scope)
    if let rules = EmbeddedRules(form: root, in: scope) {
      document[EmbeddedRules.keyword] = rules.node
    } else {
      let message = "rules of several files have the same name, so the schema does not contain them"
      notes.append(
        InterchangeNote(severity: .remark, keyword: EmbeddedRules.keyword, message: message)
      )
    }
    return ExportedForm(text: JSONLayout.text(of: .object(document)), notes: notes)
  }

  /// The schema of the form at the position, without its embedded rules.
  static func schema(of root: Int, in scope: RuleScope) -> (Schema, [InterchangeNote]) {
    let forms = FormCollection(from: root, in: scope)
    let emptyRecords = EmptyRecords(of: scope)
    var notes: [InterchangeNote] = []

    func schema(of form: ExpandedForm) -> Schema {
      let prefix = form.index == root ? [] : [form.form.name]
      let judge = RequirementJudge(
        form,
        among: forms,
        notes: ExportNotes(source: forms.source, prefix: prefix)
      )
      var builder = FormSchema(form: form, judge: judge, emptyRecords: emptyRecords) { index in
        index == root ? ["$ref": "#"] : .reference(forms.definitionName(ofForm: index))
      }
      let schema = builder.schema()
      notes += builder.judge.notes.all
      return schema
    }

    var document: Schema = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
    var definitions = JSONObject()
    for form in forms.forms {
      var definition = schema(of: form)
      if form.index == root {
        for member in definition.members { document[member.name] = member.value }
        guard forms.hold(root) else { continue }
        definition = ["$ref": "#"]
      }
      definition["$defs"] = ["empty": .object(forms.emptySchema(of: form))]
      definitions[forms.definitionName(ofForm: form.index)] = .object(definition)
    }
    document["$defs"] = .object(definitions)
    var shared = JSONObject()
    for definition in SharedDefinition.used(by: document) {
      shared[definition.rawValue] = .object(definition.schema)
    }
    for member in definitions.members { shared[member.name] = member.value }
    document["$defs"] = shared.isEmpty ? nil : .object(shared)
    if let note = note(onTypesOf: forms) { notes.append(note) }
    return (document, notes)
  }

  /// One note for all fields whose values could also be given as texts.
  private static func note(onTypesOf forms: FormCollection) -> InterchangeNote? {
    let names = forms.forms.filter { !$0.form.isExact }.flatMap(\.fields)
      .filter { $0.field.type.isReadFromText }.map(\.field.name)
    if names.isEmpty { return nil }
    let message =
      "the form also reads texts such as \"42\" and \"true\", as web forms send them; the schema "
      + "accepts only JSON's numbers and Booleans: \(names.joined(separator: ", "))"
    return InterchangeNote(severity: .difference, keyword: "type", message: message)
  }
}

extension FieldType {
  /// Whether an ordinary form also parses values of the type from texts.
  fileprivate var isReadFromText: Bool { [.integer, .number, .boolean].contains(innermost) }
}
