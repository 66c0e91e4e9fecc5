import RuleSyntax

/// Writes a form as a JSON Schema of draft 2020-12.
///
/// The schema accepts the records that the form accepts, empty values among them, as far as notes
/// do not say otherwise. It speaks of values by their JSON type: a number is no text of digits.
enum JSONSchemaExporter {
  /// The schema of a form of the scope's file; nil when there is no such form.
  static func export(form name: String, in scope: RuleScope) -> ExportedForm? {
    guard let root = scope.form(named: name, in: 0) else { return nil }
    let forms = FormCollection(from: root, in: scope)
    guard let form = forms.resolved[root] else { return nil }
    var notes: [InterchangeNote] = []
    var definitions = JSONObject()

    func schema(of form: ResolvedForm) -> Schema {
      let judge = RequirementJudge(
        form,
        among: forms.resolved,
        notes: ExportNotes(
          on: scope.files[0].text,
          prefix: form.reference == root ? [] : [form.reference.name]
        )
      )
      var builder = FormSchema(form, judge: judge) { reference in
        reference == root ? Schema(["$ref": "#"]) : .reference(reference.definitionName)
      }
      let schema = builder.schema()
      notes += builder.judge.notes.all
      return schema
    }

    var document = Schema(["$schema": "https://json-schema.org/draft/2020-12/schema"])
    for member in schema(of: form).members { document[member.name] = member.value }
    for reference in forms.order where reference != root {
      guard let nested = forms.resolved[reference] else { continue }
      var definition = schema(of: nested)
      definition["$defs"] = .object(Schema(["empty": .object(forms.hollow(nested))]))
      definitions[reference.definitionName] = .object(definition)
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
      ofKindsIn: \.hasChecksOfAnyKind,
      "the checks of a field of this type are left out"
    )
    return ExportedForm(text: JSONLayout.text(of: .object(document)), notes: notes)
  }

  /// What is said once for all fields whose values may also be given as texts.
  private static func note(onTypesOf forms: FormCollection) -> InterchangeNote? {
    let names = forms.order.compactMap { forms.resolved[$0] }.flatMap { form in
      form.isExact
        ? [] : form.fields.filter { $0.field.type.isReadFromText }.map(\.field.name)
    }
    if names.isEmpty { return nil }
    let message = InterchangeNote.readingOfTexts(by: names)
    return InterchangeNote(.difference, keyword: "type", message: message)
  }
}

extension ResolvedType {
  /// Whether JSON has values of the type that texts are read as besides.
  fileprivate var isReadFromText: Bool {
    switch self {
    case .integer, .number, .boolean: true
    case .list(let item): item.isReadFromText
    case .text, .date, .time, .dateTime, .choice, .file, .any, .form: false
    }
  }
}
