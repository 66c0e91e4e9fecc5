import FormData
import RuleSyntax

/// Makes a form of TheDistanceForms' questions.
struct DistanceFormWriter {
  let isExact: Bool
  private var names = NameMaker()
  private var buttons: [Literal] = []

  init(isExact: Bool) {
    self.isExact = isExact
  }

  /// The form that the text describes, called `fallback` where its title makes no name.
  mutating func form(named fallback: String, _ source: inout ImportedText) -> FormDeclaration {
    let root = source.root
    guard let members = root.members, let items = root["questions"]?.items else {
      source.note(
        .refusal,
        at: root["questions"]?.offset ?? root.offset,
        keyword: "questions",
        "a form of TheDistanceForms is an object with a list of questions"
      )
      return FormDeclaration(name: Name(fallback), items: [])
    }
    for member in members where member.name != "title" && member.name != "questions" {
      let reason = "TheDistanceForms does not know it either"
      source.note(.loss, at: member.offset, keyword: member.name, reason)
    }
    let title = root["title"]?.text
    if title == nil {
      let reason = "there is none, without which TheDistanceForms shows no form"
      source.note(.difference, at: root.offset, keyword: "title", reason)
    }
    var fields: [FormItem] = []
    for item in items {
      guard let question = DistanceQuestion(item, &source) else { continue }
      if question.type == .button {
        addButton(question, &source)
      } else {
        fields.append(.field(field(for: question, &source)))
      }
    }
    return FormDeclaration(
      name: Name(title.map { Name.identifier(for: $0, orElse: fallback) } ?? fallback),
      label: title.map { StringLiteral($0) },
      annotations: buttons.isEmpty ? [] : [Annotation("buttons", buttons)],
      items: fields
    )
  }

  private mutating func field(
    for question: DistanceQuestion,
    _ source: inout ImportedText
  ) -> FieldDeclaration {
    let name = names.unique(question.key)
    if name != question.key {
      source.note(
        .difference,
        at: question.offset,
        path: name,
        keyword: "key",
        "'\(question.key)' is taken by another question; TheDistanceForms finds only one of them"
      )
    }
    var annotations = DistanceAnnotations()
    let checks = DistanceValidation(question: question, isExact: isExact).statements(&source)
    let body = body(of: question, with: checks, &annotations, &source)
    annotations.add(appearanceOf: question, &source)
    if let value = question.member("default")?.value { annotations.add("default", [value.literal]) }
    return FieldDeclaration(
      name: Name(name),
      type: DistanceFormWriter.type(of: question.type),
      label: label(of: question, &annotations, &source),
      annotations: annotations.annotations,
      body: body.isEmpty ? nil : body
    )
  }

  private static func type(of question: DistanceQuestionType) -> TypeReference? {
    switch question {
    case .textSingle, .textMultiline, .button: nil
    case .date: .type("date")
    case .time: .type("time")
    case .dateTime: .type("datetime")
    case .choiceDropdown: .type("choice")
    // The answer is the index of the segment.
    case .choiceSegments: .type("integer")
    case .boolean: .type("boolean")
    case .choiceSelect: .list(of: .type("choice"))
    }
  }

  /// The author's checks with what the kind of the question itself keeps the answer to.
  private func body(
    of question: DistanceQuestion,
    with checks: [Statement],
    _ annotations: inout DistanceAnnotations,
    _ source: inout ImportedText
  ) -> [Statement] {
    switch question.type {
    case .textSingle, .textMultiline:
      if question.type == .textMultiline { annotations.add("multiline") }
      // The library gives the text without the space around it.
      return [.normalize(NormalizeStatement(steps: [Call("trim")]))] + checks
    case .choiceDropdown:
      annotations.add("dropdown")
      return checks + DistanceChoices(of: question, &source).statements
    case .choiceSelect:
      let selection = selection(of: question, &source)
      return checks + selection + DistanceChoices(of: question, &source).statements
    case .choiceSegments:
      let titles = DistanceChoices(of: question, &source).options.map { $0.label ?? $0.value }
      annotations.add("segments", titles.map { .text($0) })
      let last = max(titles.count - 1, 0)
      return checks + [.check(.rule("between", .number(0), .number(last)))]
    case .date, .time, .dateTime, .boolean, .button:
      return checks
    }
  }

  /// The title or prompt; where there are both, the prompt is a placeholder.
  private func label(
    of question: DistanceQuestion,
    _ annotations: inout DistanceAnnotations,
    _ source: inout ImportedText
  ) -> StringLiteral? {
    let title = question.text("title", &source)
    let prompt = question.text("prompt", &source)
    if let title, let prompt, title != prompt { annotations.add("placeholder", [.text(prompt)]) }
    return (title ?? prompt).map { StringLiteral($0) }
  }

  /// What was planned for questions with several choices.
  private func selection(
    of question: DistanceQuestion,
    _ source: inout ImportedText
  ) -> [Statement] {
    source.note(
      .difference,
      at: question.offset,
      path: question.key,
      keyword: "choiceSelect",
      "TheDistanceForms plans it and drops the question; here it is a list of choices"
    )
    let least = question.member("selection_min")?.value.count ?? 0
    let greatest = question.member("selection_max")?.value.count
    var checks: [Statement] = []
    if least > 0 { checks.append(.check(.rule("required"))) }
    if least > 0 || greatest != nil {
      let lower: Operand? = least > 0 ? .number(least) : nil
      checks.append(.check(.rule("size", .range(lower, greatest.map { .number($0) }))))
    }
    return checks + [.check(.rule("unique"))]
  }

  /// A button is not a field: the form carries it, for the code that draws the form.
  private mutating func addButton(_ question: DistanceQuestion, _ source: inout ImportedText) {
    var members: [(name: String, value: Literal)] = [("key", .text(question.key))]
    if let title = question.text("title", &source) { members.append(("title", .text(title))) }
    for (name, member) in question.appearance { members.append((name, member.value.literal)) }
    buttons.append(.object(members))
    if let validation = question.member("validation") {
      source.note(
        .loss,
        at: validation.offset,
        path: question.key,
        keyword: "validation",
        "a button has no answer to check; TheDistanceForms passes it over too"
      )
    }
  }
}
