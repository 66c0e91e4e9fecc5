import RuleEngine
import RuleSyntax

/// Describes computed values of a form in the words of the rule file: their names and operands.
struct ComputationWording {
  /// Maximum number of listed items that count.
  private static let mostItems = 10

  private let excerpts: RuleExcerpts
  private var program: Program { excerpts.program }
  /// Texts of computed values, by the location of their declaration.
  private var values: [NamePlace: String] = [:]
  /// Names for aggregates, by the form and the text of the aggregate.
  private var names: [FormText: String] = [:]
  /// Where the forms of each source begin, in ascending order.
  private var forms: [UInt32: [UInt32]] = [:]

  private struct NamePlace: Hashable {
    var source: UInt32
    var start: UInt32
  }

  /// A text in the form that begins at a place.
  private struct FormText: Hashable {
    var form: NamePlace
    var text: String
  }

  init(_ excerpts: RuleExcerpts) {
    self.excerpts = excerpts
    guard !excerpts.program.computed.isEmpty else { return }
    for source in Set(excerpts.program.computed.map { UInt32($0.place.source) }).sorted() {
      guard let text = excerpts.source(Int(source)) else { continue }
      for case .form(let form) in RuleParser.parse(text).tree.declarations {
        let place = NamePlace(source: source, start: form.range.start)
        forms[source, default: []].append(place.start)
        for item in form.items { note(item, of: place, in: text) }
      }
    }
  }

  private mutating func note(_ item: FormItem, of form: NamePlace, in source: SourceText) {
    switch item {
    case .field(let field):
      guard let value = field.value else { return }
      let name = NamePlace(source: form.source, start: field.name.range.start)
      values[name] = source.excerpt(of: value.range)
    case .binding(let binding):
      guard let value = binding.value else { return }
      let text = source.excerpt(of: value.operand?.unparenthesized.range ?? value.range)
      let name = NamePlace(source: form.source, start: binding.name.range.start)
      values[name] = text
      names[FormText(form: form, text: text)] = binding.name.text
    case .group(let group), .step(let group):
      for item in group.items { note(item, of: form, in: source) }
    case .when(let when):
      for item in when.items + (when.otherwise?.items ?? []) { note(item, of: form, in: source) }
    case .context, .check: return
    }
  }

  /// The name of a value where it is read; nil if it has none.
  func name(of value: EvaluationTrace.ShownValue) -> String? {
    value.field ?? value.computed.map { name(of: $0) }
  }

  /// The words for a value in the rule file: its name or, without one, its operands.
  func name(of index: ComputedIndex) -> String {
    let place = program.computed[index].place
    guard let text = excerpts.excerpt(at: place) else { return "a computed value" }
    return letName(of: text, at: place) ?? text
  }

  /// The name that the form gives an aggregate with `let`, if it does.
  private func letName(of text: String, at place: SourcePlace) -> String? {
    let source = UInt32(place.source)
    guard let start = forms[source]?.last(where: { $0 <= place.start }) else { return nil }
    return names[FormText(form: NamePlace(source: source, start: start), text: text)]
  }

  /// The source text of a value; nil if it is not available.
  private func written(_ index: ComputedIndex) -> String? {
    let place = program.computed[index].place
    return values[NamePlace(source: UInt32(place.source), start: place.start)]
      ?? excerpts.excerpt(at: place)
  }

  /// How a value was computed, as a step.
  ///
  /// The text of a value that is not a field's contains its name, since no field shows its result.
  func step(
    _ index: ComputedIndex,
    _ observation: EvaluationTrace.ComputedObservation
  ) -> ExplainedStep {
    let answer: ExplainedStep.Answer =
      if observation.reason != nil {
        .unknown
      } else {
        observation.value.text == "missing" ? .empty : .computed
      }
    let text = written(index) ?? "its value"
    var step = ExplainedStep(
      answer: answer,
      text: text,
      place: excerpts.place(program.computed[index].place)
    )
    if observation.value.field == nil {
      let name = name(of: index)
      step.text = name == text ? text : "\(name) = \(text)"
      if answer == .computed { step.result = observation.value.text }
    }
    step.notes = notes(on: observation)
    return step
  }

  private func notes(on observation: EvaluationTrace.ComputedObservation) -> [String] {
    var notes: [String] = []
    for input in observation.inputs {
      if let name = name(of: input) { notes.append("\(name) = \(input.text)") }
    }
    if let list = observation.list { notes += self.notes(on: list, items: observation.items) }
    let isOfItem = observation.items?.contains { $0.reason != nil } ?? false
    if let reason = observation.reason, !isOfItem { notes.append("\(reason)") }
    return notes
  }

  /// The items of a list that count, or the list itself if all count.
  private func notes(
    on list: EvaluationTrace.ShownValue,
    items: [EvaluationTrace.ShownItem]?
  ) -> [String] {
    let name = list.field ?? "the list"
    guard let items, list.text != "missing" else { return ["\(name) = \(list.text)"] }
    if items.isEmpty { return ["no item of \(name) counts"] }
    var notes = items.prefix(ComputationWording.mostItems).map { item in
      let text = item.reason.map { "\($0)" } ?? item.text
      return "\(name)\(FieldPath([item.step]))" + (text.map { ": \($0)" } ?? "")
    }
    if items.count > notes.count { notes.append("and \(items.count - notes.count) more") }
    return notes
  }
}
