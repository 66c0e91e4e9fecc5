import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes the rules of a page's forms as data for its script.
struct PageRules {
  private var fields = JSONObject()
  private var conditions: [JSONNode] = []
  private var checks: [JSONNode] = []
  private var encoder: RequirementEncoder
  /// For each field of the form the step that it is in, by its path; empty where there are none.
  private var steps: [[String]: Int] = [:]
  /// The step whose rules are written.
  private var step = 0

  /// By the name of the form: its fields by path, conditions and checks in the order of its items.
  static func data(of forms: FormCollection) -> (data: JSONNode, notes: [InterchangeNote]) {
    var data = JSONObject()
    var notes: [InterchangeNote] = []
    for (position, form) in forms.forms.enumerated() {
      let prefix = position == 0 ? [] : [form.form.name]
      var rules = PageRules(form, among: forms, ExportNotes(source: forms.source, prefix: prefix))
      rules.steps = form.stepsByPath
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
      case .step(_, let items):
        add(items)
        step += 1
      case .when(let condition, let main, let otherwise, let range):
        conditions.append(encoder.encode(condition, of: .init(range: range)))
        add(main)
        add(otherwise)
      case .check(let requirements, let range):
        for requirement in requirements.required {
          checks.append(encode(requirement, of: .init(range: range)))
        }
      }
    }
  }

  /// The requirement, which waits for the steps whose fields it reads.
  private mutating func encode(
    _ requirement: Requirement,
    of subject: RequirementEncoder.Subject
  ) -> JSONNode {
    let data = encoder.encode(requirement, of: subject)
    guard !steps.isEmpty else { return data }
    let read = requirement.atoms.flatMap(\.paths).compactMap { steps.step(of: $0) }.max() ?? 0
    return read > step ? ["waits": .integer(read), "for": data] : data
  }

  private mutating func data(of field: ExpandedField) -> JSONNode {
    let subject = RequirementEncoder.Subject(
      path: field.path,
      type: field.type,
      range: field.range
    )
    if field.isComputed {
      let reason = "the page does not compute the value, and leaves its checks to the server"
      encoder.note(.loss, "field", reason, subject, at: field.range)
    }
    var data: JSONObject = ["type": .text(field.type.word)]
    if case .list(let item) = field.type {
      data["items"] = .text(item.word)
      if item == .choice { data["options"] = true }
    }
    var words: MessageValues = ["type": field.type.word]
    if let notation = field.notation {
      data["notation"] = .text(notation.text)
      words["example"] = notation.example
    }
    data["typeMessage"] = .text(
      DefaultMessages.template(for: "type", isNegated: false, words)
    )
    let steps = field.normalization.map { encoder.step($0, of: subject) }
    if !steps.isEmpty { data["normalize"] = .list(steps.compactMap(\.self)) }
    // What the page cannot normalize or compute it cannot judge.
    let isJudged = !steps.contains(nil) && !field.type.isMap && !field.isComputed
    data["checks"] = .list(
      isJudged ? field.checks.required.map { encode($0, of: subject) } : []
    )
    if isJudged, !field.checks.advised.isEmpty {
      data["advice"] = .list(field.checks.advised.map { encoder.encode($0, of: subject) })
    }
    return .object(data)
  }
}

extension ExpandedForm {
  /// The position of the step that each field is in, by the field's path.
  fileprivate var stepsByPath: [[String]: Int] {
    var steps: [[String]: Int] = [:]
    var position = 0
    for case .step(_, let items) in self.items {
      for (field, _) in Self.fields(in: items) { steps[field.path] = position }
      position += 1
    }
    return steps
  }
}

extension [[String]: Int] {
  /// The step of the field at the path, or of the one that it leads through.
  fileprivate func step(of path: [String]) -> Int? {
    var path = path
    while !path.isEmpty {
      if let step = self[path] { return step }
      path.removeLast()
    }
    return nil
  }
}

extension Question {
  /// The paths of the fields that it reads besides the value that it is asked of.
  fileprivate var paths: [[String]] {
    switch self {
    case .rule(let use): use.arguments.values.flatMap { $0.flatMap(\.paths) }
    case .unsayable: []
    case .each(let inner, _), .condition(let inner, _, _): inner.atoms.flatMap(\.paths)
    case .compare(let left, _, let right): left.paths + right.paths
    case .of(let operand, let inner): operand.paths + inner.atoms.flatMap(\.paths)
    }
  }
}

extension ExpandedOperand {
  fileprivate var paths: [[String]] {
    switch self {
    case .field(let path): [path]
    case .offset(let base, _): base.paths
    case .computed(_, let operands): operands.flatMap(\.paths)
    case .range(let lower, let upper): (lower?.paths ?? []) + (upper?.paths ?? [])
    case .outside, .itemValues: []
    case .text, .number, .boolean, .pattern, .duration, .size, .today, .now: []
    }
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
