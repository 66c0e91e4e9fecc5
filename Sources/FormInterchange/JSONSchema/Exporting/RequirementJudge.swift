import RuleCompiler
import RuleEngine
import RuleSyntax

/// Translates requirements to schemas for when they hold and fail, and notes what can't be
/// expressed.
///
/// For instance, `min_length(2) or not required` on a text holds for filled values that match `{
/// "minLength": 2 }`, and always for absent and blank values. If a schema can express a requirement
/// only in part, the result is a pair of bounds and a note.
///
/// Cost: at most `mostSteps` per item of a form, with results of at most `mostNodes` nodes; what
/// exceeds the limits is left out with a note.
struct RequirementJudge {
  /// Maximum number of questions visited per item of a form.
  static let mostSteps = 100_000
  /// Maximum number of questions in a result.
  static let mostNodes = 20_000

  /// The form's fields by path, with the conditions under which they apply.
  let fields: [[String]: ExpandedForm.GuardedField]
  /// The options of each field that is a choice, by the field's path as it is written.
  private var options: [String: Set<String>] = [:]
  let empty: EmptyValues
  private(set) var notes: ExportNotes
  /// Whether to write no notes, because they are written elsewhere.
  private var isSilent = false

  /// All forms that the form's fields can hold.
  private let forms: FormCollection
  /// The conditions of the enclosing branches, which hold whenever the current requirement matters.
  private var settled: [Requirement] = []
  /// When each field applies, by path: outside of all branches, then for each settled condition.
  private var applying: [[[String]: Judgment.Bounds]] = [[:]]
  private var steps = NodeBudget(nodes: mostSteps)

  /// A judge for a form's requirements, among all forms that its fields can hold.
  init(_ form: ExpandedForm, among forms: FormCollection, notes: ExportNotes) {
    fields = form.fieldsByPath
    for (field, _) in form.fields where field.type == .choice {
      options[field.joinedPath] = Set(field.options.map(\.value))
    }
    empty = EmptyValues(of: form, among: forms)
    self.forms = forms
    self.notes = notes
  }

  /// Starts another item of the form, with a fresh budget.
  mutating func beginItem() { steps = NodeBudget(nodes: Self.mostSteps) }

  /// Enters a branch, in which the condition holds.
  mutating func beginBranch(where condition: Requirement) {
    settled.append(condition)
    applying.append([:])
  }

  mutating func endBranch() {
    settled.removeLast()
    applying.removeLast()
  }

  /// Computes when the requirement holds and fails for the value.
  mutating func judge(_ requirement: Requirement, of subject: Subject) -> Judgment {
    guard steps.take(1) else { return tooLong(subject) }
    let judgment = judgment(of: requirement, by: subject)
    return judgment.nodeCount <= Self.mostNodes ? judgment : tooLong(subject)
  }

  mutating func tooLong(_ subject: Subject) -> Judgment {
    note(
      .loss,
      subject.construct,
      "too many alternatives: its conditions repeat each other",
      subject,
      at: nil
    )
    return .unknown
  }

  private mutating func judgment(
    of requirement: Requirement,
    by subject: Subject
  ) -> Judgment {
    switch requirement {
    case .constant(let value): return .constant(value)
    case .not(let inner): return judge(inner, of: subject).negated
    case .and(let operands):
      var subject = subject
      // If one operand accepts only ASCII, the others may assume it.
      if operands.contains(where: \.impliesPlainASCII) { subject.isPlainASCII = true }
      return .all(operands.map { judge($0, of: subject) })
    case .or(let operands): return .any(operands.map { judge($0, of: subject) })
    case .choice(let condition, let main, let otherwise):
      return .choice(
        judge(condition, of: subject),
        judge(main, of: subject),
        judge(otherwise, of: subject)
      )
    case .atom(.rule(let use)): return judge(use, of: subject)
    case .atom(.unsayable(let name, let obstacle, let range)):
      note(.loss, name, obstacle.reason(host: "host"), subject, at: range)
      return subject.state == .filled ? .unknown : .notApplicable
    case .atom(.each(let inner, let places)): return judgeEach(inner, places, of: subject)
    case .atom(.compare(let left, let comparison, let right)):
      return judgeComparison(left, comparison, right, for: subject)
    case .atom(.of(let operand, let question)):
      return judge(question, asked: operand, for: subject)
    case .atom(.condition(let condition, _, let range)):
      var subject = subject
      subject.range = range ?? subject.range
      subject.construct = "check"
      return judge(condition, of: subject)
    }
  }

  // MARK: Other values

  /// A requirement on another field, as a formula on the record.
  private mutating func judge(
    _ question: Requirement,
    asked operand: ExpandedOperand,
    for subject: Subject
  ) -> Judgment {
    guard case .field(let path) = operand, let type = type(at: path), !subject.isItem else {
      note(
        .loss,
        subject.construct,
        "its condition reads a value that a schema cannot",
        subject,
        at: nil
      )
      return .unknown
    }
    var asked = Subject(type: type, state: .filled, path: path)
    asked.construct = subject.construct
    asked.decided = subject.decided
    // A condition in the checks of a field or form decides what that requires, so notes name it.
    if asked.decided.isEmpty, subject.path != path {
      asked.decided = [subject.path]
    }
    let filled = judge(question, of: asked)
    asked.state = .absent
    let absent = judge(question, of: asked)
    asked.state = .blank
    let blank = empty.isExact ? absent : judge(question, of: asked)
    func bounds(_ answer: (Judgment) -> Judgment.Bounds) -> Judgment.Bounds {
      lifted(answer(filled), absent: answer(absent), blank: answer(blank), path, type, for: subject)
    }
    let alwaysApplies = [filled, absent, blank].allSatisfy(\.alwaysApplies)
    return Judgment(holds: bounds(\.holds), fails: alwaysApplies ? nil : bounds(\.fails))
  }

  /// Converts results about a field's value in its three states to a formula on the record.
  private mutating func lifted(
    _ filled: Judgment.Bounds,
    absent: Judgment.Bounds,
    blank: Judgment.Bounds,
    _ path: [String],
    _ type: FieldType,
    for subject: Subject
  ) -> Judgment.Bounds {
    let applies = applies(at: path)
    func formula(_ bound: (Judgment.Bounds) -> Formula) -> Formula {
      let open = lift(bound(filled), absent: bound(absent), blank: bound(blank), path, type)
      // Conditions read a field in a branch that does not apply as empty.
      return .choose(applies.lower, open, bound(absent))
    }
    guard applies.isExact else {
      let reason =
        "its condition reads a field that applies only under another condition, which a schema cannot express"
      note(.loss, subject.construct, reason, subject, at: nil)
      return .unknown
    }
    return Judgment.Bounds(lower: formula(\.lower), upper: formula(\.upper))
  }

  private func lift(
    _ filled: Formula,
    absent: Formula,
    blank: Formula,
    _ path: [String],
    _ type: FieldType
  ) -> Formula {
    guard !filled.asksRecord, filled != absent || absent != blank else { return filled }
    var cases: [Formula] = []
    if filled != .constant(false) {
      let schema = filled.subjectSchema
      let whole =
        schema.impliesFilled
        ? schema : .allOf([schema, empty.schema(of: .filled, for: type)])
      cases.append(.record(.member(path, whole, isRequired: true)))
    }
    if absent == .constant(true), blank == .constant(true) {
      cases.append(.record(.member(path, empty.value(for: type), isRequired: false)))
    } else if absent == .constant(true) {
      let schema = empty.schema(of: .absent, for: type)
      cases.append(.record(.member(path, schema, isRequired: false)))
    } else if blank == .constant(true) {
      let schema = empty.schema(of: .blank, for: type)
      cases.append(.record(.member(path, schema, isRequired: true)))
    }
    return .any(cases)
  }

  /// When the branches around a field apply.
  mutating func applies(at path: [String]) -> Judgment.Bounds {
    if let known = applying[applying.count - 1][path] { return known }
    var bounds = Judgment.Bounds.exact(.constant(true))
    // Problems of a branch's condition are noted where the branch itself is written.
    let wasSilent = isSilent
    isSilent = true
    defer { isSilent = wasSilent }
    // A nested form's field applies if the field that holds the form applies.
    for length in path.indices.map({ $0 + 1 }) {
      for condition in fields[Array(path.prefix(length))]?.guards ?? []
      where !settled.contains(condition) {
        bounds = .conjunction([bounds, judge(condition, of: .form).holds])
      }
    }
    applying[applying.count - 1][path] = bounds
    return bounds
  }

  /// The type of the field at a path, through nested forms; nil if it may not apply.
  private func type(at path: [String]) -> FieldType? {
    if let known = fields[path] { return known.field.type }
    var fields = fields
    var rest = path[...]
    while let length = rest.indices.map({ $0 - rest.startIndex + 1 })
      .first(where: { fields[Array(rest.prefix($0))] != nil }),
      let (field, guards) = fields[Array(rest.prefix(length))]
    {
      if rest.count < path.count, !guards.isEmpty { return nil }
      rest = rest.dropFirst(length)
      if rest.isEmpty { return field.type }
      guard case .form(let index) = field.type, let form = forms[index.position] else { return nil }
      fields = form.fieldsByPath
    }
    return nil
  }

  // MARK: Comparisons

  private mutating func judgeComparison(
    _ left: ExpandedOperand,
    _ comparison: Comparison,
    _ right: ExpandedOperand,
    for subject: Subject
  ) -> Judgment {
    if comparison == .among { return judgeInclusion(of: left, in: right, for: subject) }
    guard case .field(let path) = left, let type = type(at: path), !subject.isItem,
      let schema = Schema.comparison(comparison, with: right, type)
    else {
      let reason = "its condition compares what a schema cannot compare"
      note(.loss, subject.construct, reason, subject, at: nil)
      return .unknown
    }
    let isEmptyRight = empty.holds(right)
    let whenEmpty: Bool
    switch comparison {
    case .equal: whenEmpty = isEmptyRight
    case .notEqual: whenEmpty = !isEmptyRight
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .among: whenEmpty = false
    }
    let empty = Judgment.Bounds.exact(.constant(whenEmpty))
    let filled: Formula
    if isEmptyRight || isNoOption(right, of: path) {
      filled = .constant(comparison == .notEqual)
    } else {
      filled = .subject(schema)
    }
    return Judgment(
      holds: lifted(.exact(filled), absent: empty, blank: empty, path, type, for: subject)
    )
  }

  /// Judges whether a list contains a constant.
  private mutating func judgeInclusion(
    of value: ExpandedOperand,
    in list: ExpandedOperand,
    for subject: Subject
  ) -> Judgment {
    guard case .field(let path) = list, let type = type(at: path), case .list(let item) = type,
      let constant = JSONNode(constant: value, of: item), !subject.isItem
    else {
      let reason = "its condition compares what a schema cannot compare"
      note(.loss, subject.construct, reason, subject, at: nil)
      return .unknown
    }
    let schema: Schema = ["type": "array", "contains": .object(.const(constant))]
    let filled: Formula = empty.holds(value) ? .constant(false) : .subject(schema)
    let none = Judgment.Bounds.exact(.constant(false))
    return Judgment(
      holds: lifted(.exact(filled), absent: none, blank: none, path, type, for: subject)
    )
  }

  /// Whether a constant is not an option of the compared field, so that the field itself rejects it.
  private func isNoOption(_ operand: ExpandedOperand, of path: [String]) -> Bool {
    guard case .text(let text) = operand, let field = fields[path]?.field,
      let options = options[field.joinedPath]
    else { return false }
    return !options.contains(text)
  }

  // MARK: Items

  /// Judges `each`: it fails if the requirement fails for an item, and holds if the requirement
  /// holds for an item and fails for none.
  private mutating func judgeEach(
    _ inner: Requirement,
    _ places: ItemPlaces,
    of subject: Subject
  ) -> Judgment {
    guard subject.state == .filled, subject.type != .any, let itemType = subject.type.item,
      !places.isEmpty
    else { return .notApplicable }
    let type = places.areKeys ? .text : itemType
    // A key is checked even if it is blank.
    let value = places.areKeys ? .alwaysFilled : empty.untypedValues(of: type)
    let item = Subject(type: type, state: .filled, path: subject.path, isItem: true)
    let states: [Subject.State] =
      value.empty == .nothing ? [.filled, .filled, .filled] : [.absent, .blank, .filled]
    let judgments = states.map { judge(inner, of: item.with($0)) }
    if judgments.contains(where: \.asksRecord) {
      note(.loss, "each", "it reads fields around the list", subject, at: nil)
      return .unknown
    }
    func every(_ answer: (Judgment) -> Formula) -> Formula? {
      let answers = judgments.map(answer)
      let items = Acceptance(absent: answers[0], blank: answers[1], filled: answers[2])
      let nodes = answers.reduce(1) { $0 + $1.nodeCount }
      return items.schema(of: value)?.ofItems(of: subject.type, at: places)
        .map { $0.isEmpty ? .constant(true) : .subject($0, nodes: nodes) }
    }
    guard let noneMayFail = every(\.fails.upper.negated),
      let noneFails = every(\.fails.lower.negated),
      let noneHolds = every(\.holds.lower.negated),
      let noneMayHold = every(\.holds.upper.negated)
    else {
      note(.loss, "each", "its positions are too far from the start of the list", subject, at: nil)
      return .unknown
    }
    let allPass = Judgment.Bounds(lower: noneMayFail, upper: noneFails)
    var someHold = Judgment.Bounds(lower: noneHolds.negated, upper: noneMayHold.negated)
    if judgments.allSatisfy(\.alwaysApplies) {
      // If it fails for none, it holds for all, so for some if there are any.
      let isThere = !empty.isExact && places.first == 0
      someHold = .exact(isThere ? .constant(true) : .subject(.reaching(places, of: subject.type)))
    }
    return Judgment(holds: .conjunction([allPass, someHold]), fails: allPass.negated)
  }

  /// The values that pass a requirement, for each state.
  mutating func acceptance(of requirement: Requirement, by subject: Subject) -> Acceptance {
    let absent = judge(requirement, of: subject.with(.absent)).passes
    return Acceptance(
      absent: absent,
      blank: empty.isExact
        ? absent : judge(requirement, of: subject.with(.blank)).passes,
      filled: judge(requirement, of: subject.with(.filled)).passes
    )
  }

  // MARK: Notes

  mutating func note(
    _ severity: InterchangeNote.Severity,
    _ keyword: String,
    _ message: String,
    _ subject: Subject,
    at range: SourceRange?
  ) {
    if isSilent { return }
    let range = range ?? subject.range ?? fields[subject.path]?.field.range
    let decided = subject.decided.map { path in
      path.isEmpty ? "the form" : "'\(path.joined(separator: "."))'"
    }.joined(separator: ", ")
    let message =
      severity == .loss && !decided.isEmpty
      ? "\(message); the checks of \(decided) are left out" : message
    notes.add(severity, path: subject.path, keyword: keyword, message, at: range)
  }
}

extension Subject {
  /// The form as a whole, as the subject of conditions.
  static let form = Subject(type: .text, state: .filled, path: [])
}

extension Schema {
  /// Whether it obviously rejects all empty values.
  fileprivate var impliesFilled: Bool {
    if case .list(let values) = self["enum"] { return values.allSatisfy { !$0.isBlankText } }
    if let value = self["const"] { return !value.isBlankText }
    guard case .text(let type) = self["type"] else { return false }
    return ["integer", "number", "boolean"].contains(type)
  }
}

extension JSONNode {
  fileprivate var isBlankText: Bool {
    switch self {
    case .null: true
    case .text(let text): text.isBlank
    case .boolean, .number, .list, .object: false
    }
  }
}
