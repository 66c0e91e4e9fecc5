import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes a form as a JSON Schema of draft 2020-12.
///
/// The schema accepts the records that the form accepts, empty values among them, as far as notes
/// do not say otherwise. It speaks of values by their JSON type: a number is no text of digits.
/// Its cost is linear in the form, with the bounds of ``FormExpansion`` and ``RequirementJudge``.
///
/// One field through all stages:
///
///     form f { field name { required; short } }      rule short { max_length(60, in: scalars) }
///
/// 1. ``FormExpansion`` writes out what `short` checks, so that the field has two requirements:
///    `required`, and `max_length` with `max` 60, known as `short`.
/// 2. ``RequirementJudge`` says which values pass each of them, as an ``Acceptance`` for a value that
///    is missing, blank or filled: `required` lets only filled ones pass; `max_length` lets pass what
///    is empty, and of what is filled what `{ "maxLength": 60 }` accepts.
/// 3. ``FormSchema`` adds up what passes both, with the schema of the type, and makes a property:
///    `{ "type": "string", "$ref": "#/$defs/filled", "maxLength": 60 }`, and `name` is `required`.
///    What depends on other fields becomes an `if` of the whole object.
/// 4. This type puts the forms' schemas into one document, with the ``SharedDefinition``s that they
///    refer to, and ``EmbeddedRules``: the rules themselves, for importers.
enum JSONSchemaExporter {
  /// The schema of the form at the position in the scope's file.
  static func export(_ root: Int, in scope: RuleScope) -> ExportedForm {
    var (document, notes) = schema(of: root, in: scope)
    if let rules = EmbeddedRules(form: root, in: scope) {
      document[EmbeddedRules.keyword] = rules.node
    } else {
      let message = "rules of several files have one name; the schema does not carry them"
      notes.append(
        InterchangeNote(severity: .remark, keyword: EmbeddedRules.keyword, message: message)
      )
    }
    return ExportedForm(text: JSONLayout.text(of: .object(document)), notes: notes)
  }

  /// The schema of the form at the position, without the rules that it was made from.
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
      } else {
        definition["$defs"] = ["empty": .object(forms.hollowSchema(of: form))]
        definitions[forms.definitionName(ofForm: form.index)] = .object(definition)
      }
    }
    document["$defs"] = .object(definitions)
    var shared = JSONObject()
    for definition in SharedDefinition.used(by: document) {
      shared[definition.rawValue] = .object(definition.schema)
    }
    for member in definitions.members { shared[member.name] = member.value }
    document["$defs"] = shared.isEmpty ? nil : .object(shared)
    if let note = note(onTypesOf: forms) { notes.append(note) }
    notes += forms.losses(
      ofKindsIn: { $0.type.isUnknown && !$0.body.isEmpty },
      "the checks of a field of this type are left out"
    )
    return (document, notes)
  }

  /// What is said once for all fields whose values may also be given as texts.
  private static func note(onTypesOf forms: FormCollection) -> InterchangeNote? {
    let names = forms.forms.filter { !$0.form.isExact }.flatMap(\.fields)
      .filter { $0.field.type.isReadFromText }.map(\.field.name)
    if names.isEmpty { return nil }
    let message =
      "the form also reads texts such as \"42\" and \"true\", as web forms send them; the schema "
      + "wants JSON's own numbers and truth values: \(names.joined(separator: ", "))"
    return InterchangeNote(severity: .difference, keyword: "type", message: message)
  }
}

extension FieldType {
  /// Whether an ordinary form reads values of the type from texts too.
  fileprivate var isReadFromText: Bool { [.integer, .number, .boolean].contains(innermost) }
}
