import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes the rules of a page's forms as data for its script.
struct PageRules {
  private var fields = JSONObject()
  private var conditions: [JSONNode] = []
  private var checks: [JSONNode] = []
  private var encoder: RequirementEncoder

  /// By the name of the form: its fields by path, conditions and checks in the order of its items.
  static func data(of forms: FormCollection) -> (data: JSONNode, notes: [InterchangeNote]) {
    var data = JSONObject()
    var notes: [InterchangeNote] = []
    for (position, form) in forms.forms.enumerated() {
      let prefix = position == 0 ? [] : [form.form.name]
      var rules = PageRules(form, among: forms, ExportNotes(source: forms.source, prefix: prefix))
      rules.add(form.items)
      data[form.title] = [
        "fields": .object(rules.fields), "conditions": .list(rules.conditions),
        "checks": .list(rules.checks),
      ]
      notes += rules.encoder.notes.all
    }
    return (.object(data), notes)
  }

  private init(_ form: ExpandedForm, among forms: FormCollection, _ notes: ExportNotes) {
    var labels: [String: String] = [:]
    for (field, _) in form.fields {
      labels[field.path.joined(separator: ".")] = field.title
      guard case .form(let nested) = field.type else { continue }
      for (inner, _) in forms[nested.position]?.fields ?? [] {
        labels[(field.path + inner.path).joined(separator: ".")] = inner.title
      }
    }
    encoder = RequirementEncoder(labels: labels, notes: notes)
  }

  private mutating func add(_ items: [ExpandedItem]) {
    for item in items {
      switch item {
      case .field(let field): fields[field.joinedPath] = data(of: field)
      case .group(_, _, let items): add(items)
      case .when(let condition, let main, let otherwise, let range):
        conditions.append(encoder.encode(condition, of: .init(range: range)))
        add(main)
        add(otherwise)
      case .check(let requirements, let range):
        for requirement in requirements.required {
          checks.append(encoder.encode(requirement, of: .init(range: range)))
        }
      }
    }
  }

  private mutating func data(of field: ExpandedField) -> JSONNode {
    let subject = RequirementEncoder.Subject(
      path: field.path,
      type: field.type,
      range: field.range
    )
    var data: JSONObject = ["type": .text(field.type.word)]
    if case .list(let item) = field.type {
      data["items"] = .text(item.word)
      if item == .choice { data["options"] = true }
    }
    if field.annotation("secret") != nil { data["isSecret"] = true }
    data["typeMessage"] = .text(
      DefaultMessages.template(for: "type", isNegated: false, ["type": field.type.word])
    )
    let steps = field.normalization.map { encoder.step($0, of: subject) }
    if !steps.isEmpty { data["normalize"] = .list(steps.compactMap(\.self)) }
    // What the page cannot normalize it cannot judge.
    let isJudged = !steps.contains(nil)
    data["checks"] = .list(
      isJudged ? field.checks.required.map { encoder.encode($0, of: subject) } : []
    )
    if isJudged, !field.checks.advised.isEmpty {
      data["advice"] = .list(field.checks.advised.map { encoder.encode($0, of: subject) })
    }
    return .object(data)
  }
}

extension RequirementEncoder {
  /// A step of normalizing; nil where the page cannot do it.
  fileprivate mutating func step(_ step: CheckedNormalization, of subject: Subject) -> JSONNode? {
    switch step {
    case .change(let change): return [.text(change.rawValue)]
    case .replace(let pattern, let template, let place):
      if !template.contains("$"),
        let pattern = try? ECMAPattern(PatternLiteral(pattern), matchesWhole: false)
      {
        return ["replace", .text(pattern.text), .text(template)]
      }
      let reason = "the page cannot do it, and leaves the checks of the field to the server"
      note(.loss, "normalize", reason, subject, at: place.source == 0 ? place.range : nil)
      return nil
    }
  }
}

extension FieldType {
  /// The type's name in pages, where what may be of any kind is typed as text.
  fileprivate var word: String { self == .any ? "text" : name }
}
