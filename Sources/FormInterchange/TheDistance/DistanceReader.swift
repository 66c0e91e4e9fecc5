import FormData
import RuleSyntax

/// Imports forms of TheDistanceForms, an iOS library: JSON files of questions.
///
/// It accepts every spelling in the library's schema, README, samples and code. A validation
/// becomes the rule with the same meaning, with the author's message; a note reports if a standard
/// rule accepts or rejects some values differently. Settings for the screen become annotations. The
/// page `interchange/thedistance.md` of the reference has the whole table. Cost: linear in the
/// text.
///
/// One question through all stages:
///
///     { "title": "Sign in", "questions": [{ "key": "email", "question_type": "textSingle",
///       "prompt": "Email", "validation": { "type": "email", "message": "Enter an address." } }] }
///
/// 1. `ImportedText` parses the JSON text and keeps each value's position.
/// 2. `DistanceReader` names the form `sign_in` after its title, and visits the questions.
/// 3. `DistanceQuestion` represents one, in any spelling: a text field `email` with a label.
/// 4. The reader converts its validation to checks (`required and email "Enter an address."`), its
///    choices to options, and settings for the screen to annotations.
/// 5. `ImportedForm` prints the tree as a rule file, with the notes in source order.
struct DistanceReader {
  var source: ImportedText
  /// Whether every validation keeps its exact behavior, with the rules `distance_…`.
  let isExact: Bool
  var names = NameMaker()
  var buttons: [Literal] = []

  /// Reads the form; it is named `fallback` if its title yields no name.
  mutating func form(named fallback: String) -> FormDeclaration {
    let root = source.root
    guard let members = root.members, let questions = root["questions"]?.items else {
      let reason = "a form of TheDistanceForms is an object with a list of questions"
      let offset = root["questions"]?.offset ?? root.offset
      source.note(.refusal, at: offset, keyword: "questions", reason)
      return FormDeclaration(name: Name(fallback), items: [])
    }
    for member in members where member.name != "title" && member.name != "questions" {
      source.note(.loss, member, "TheDistanceForms does not know it either")
    }
    let title = root["title"]?.text
    if title == nil {
      let reason = "there is none, so TheDistanceForms shows no form"
      source.note(.difference, at: root.offset, keyword: "title", reason)
    }
    let fields = questions.compactMap { question($0).flatMap { field(for: $0) } }
    return FormDeclaration(
      name: Name(title.map { Name.identifier(for: $0, orElse: fallback) } ?? fallback),
      label: title.map { StringLiteral($0) },
      annotations: buttons.isEmpty ? [] : [Annotation("buttons", buttons)],
      items: fields.map { .field($0) }
    )
  }

  /// The field for a question; nil for a button, which becomes an annotation of the form.
  private mutating func field(for question: DistanceQuestion) -> FieldDeclaration? {
    guard question.type != .button else {
      addButton(question)
      return nil
    }
    let name = names.unique(question.key)
    if name != question.key {
      let reason =
        "'\(question.key)' is taken by another question; TheDistanceForms finds only one of them"
      source.note(.difference, at: question.offset, path: name, keyword: "key", reason)
    }
    var list = AnnotationList()
    let checks = validation(of: question)
    let content = content(of: question, checks, &list)
    annotate(&list, with: question)
    if let value = question.member("default")?.value { list.add("default", [value.literal]) }
    // If both are present, the prompt is the placeholder.
    let (title, prompt) = (text("title", of: question), text("prompt", of: question))
    if let title, let prompt, title != prompt { list.add("placeholder", [.text(prompt)]) }
    return FieldDeclaration(
      name: Name(name),
      type: content.type,
      label: (title ?? prompt).map { StringLiteral($0) },
      annotations: list.annotations,
      body: content.body.isEmpty ? nil : content.body
    )
  }

  /// The type of the answer (nil for text), with the author's checks and the limits of the control.
  private mutating func content(
    of question: DistanceQuestion,
    _ checks: [Statement],
    _ list: inout AnnotationList
  ) -> (type: TypeReference?, body: [Statement]) {
    switch question.type {
    case .textSingle, .textMultiline:
      if question.type == .textMultiline { list.add("multiline") }
      // The library trims white space from the text.
      return (nil, [.normalize([Call("trim")])] + checks)
    case .date: return (.type("date"), checks)
    case .time: return (.type("time"), checks)
    case .dateTime: return (.type("datetime"), checks)
    case .boolean, .button: return (.type("boolean"), checks)
    case .choiceDropdown:
      list.add("dropdown")
      return (.type("choice"), checks + choices(of: question).map { .option($0) })
    case .choiceSelect:
      let body = checks + selection(of: question) + choices(of: question).map { .option($0) }
      return (.list(of: .type("choice")), body)
    case .choiceSegments:
      let titles = choices(of: question).map { ($0.label ?? $0.value).value }
      list.add("segments", titles.map { .text($0) })
      // The answer is the index of the segment.
      let last = max(titles.count - 1, 0)
      return (.type("integer"), checks + [.check(.rule("between", .number(0), .number(last)))])
    }
  }

  /// The choices of a question: texts, or pairs of a value and a label.
  ///
  /// Invalid choices are skipped, as in the library, and noted.
  private mutating func choices(of question: DistanceQuestion) -> [OptionStatement] {
    let member = question.member("choices")
    guard let member, let items = member.value.items else {
      let offset = member?.value.offset ?? question.offset
      note(
        .refusal,
        offset,
        "choices",
        "'\(question.type.rawValue)' needs a list of them",
        question
      )
      return []
    }
    var options: [OptionStatement] = []
    var values: Set<String> = []
    for item in items {
      let texts = item.text.map { [$0] } ?? item.items?.map(\.text) ?? []
      guard texts.count == 1 && item.text != nil || texts.count == 2 && !texts.contains(nil),
        let value = texts[0], !value.isEmpty
      else {
        let reason =
          "a choice must be a text that is not empty; TheDistanceForms ignores others, too"
        note(.loss, item.offset, "choices", reason, question)
        continue
      }
      guard values.insert(value).inserted else {
        note(.loss, item.offset, "choices", "'\(value)' is already listed", question)
        continue
      }
      let label = texts.count == 2 ? texts[1] : nil
      options.append(
        OptionStatement(value: StringLiteral(value), label: label.map { StringLiteral($0) })
      )
    }
    if options.isEmpty {
      note(.refusal, member.value.offset, "choices", "there is none", question)
    }
    return options
  }

  /// Converts what was planned for questions with several choices.
  private mutating func selection(of question: DistanceQuestion) -> [Statement] {
    let reason = "TheDistanceForms planned it, but drops the question; here it is a list of choices"
    note(.difference, question.offset, "choiceSelect", reason, question)
    let least = question.member("selection_min")?.value.count ?? 0
    let greatest = question.member("selection_max")?.value.count
    var checks: [Statement] = least > 0 ? [.check(.rule("required"))] : []
    if least > 0 || greatest != nil {
      let range = Operand.range(least > 0 ? .number(least) : nil, greatest.map { .number($0) })
      checks.append(.check(.rule("size", range)))
    }
    return checks + [.check(.rule("unique"))]
  }

  /// Keeps a button for the code that draws the form.
  private mutating func addButton(_ question: DistanceQuestion) {
    var members: [(name: String, value: Literal)] = [("key", .text(question.key))]
    if let title = text("title", of: question) { members.append(("title", .text(title))) }
    members += question.appearance.map { ($0.name, $0.member.value.literal) }
    buttons.append(.object(members))
    if let validation = question.member("validation") {
      let reason = "a button has no answer to check; TheDistanceForms ignores it, too"
      note(.loss, validation.offset, "validation", reason, question)
    }
  }

  // MARK: Annotations

  private static let words = [
    "keyboard_type": "keyboard", "date_format_style": "date_style",
    "time_format_style": "time_style",
  ]

  /// Members whose text names an enumeration case, in either style.
  private static let enumerations = [
    "keyboard_type": UIKitEnumeration.keyboardType, "capitalization": .capitalization,
    "date_format_style": .dateStyle, "time_format_style": .dateStyle,
  ]

  /// Other members that the library knows.
  private static let known: Set<String> = [
    "subtitle", "auto_correction", "secure_text_entry", "minute_interval", "selection_type",
  ]

  /// Adds the settings that only concern the screen.
  private mutating func annotate(_ list: inout AnnotationList, with question: DistanceQuestion) {
    for (name, member) in question.appearance {
      let word = Self.words[name] ?? Annotation.word(for: name)
      if name == "secure_text_entry", let isSecret = member.value.boolean {
        if isSecret { list.add("secret") }
      } else if let enumeration = Self.enumerations[name], let text = member.value.text {
        list.add(word, [.text(self.word(for: text, of: enumeration, member, question))])
      } else {
        if !Self.known.contains(name) {
          let reason = "TheDistanceForms does not know it; it is kept as an annotation"
          note(.remark, member.offset, name, reason, question)
        }
        list.add(word, [member.value.literal])
      }
    }
  }

  /// The word for the case that a text names.
  private mutating func word(
    for text: String,
    of enumeration: UIKitEnumeration,
    _ member: JSONTree.Member,
    _ question: DistanceQuestion
  ) -> String {
    let bare = text.lowerCamel.lowercased()
    if let name = enumeration.cases.first(where: { $0.lowercased() == bare }) {
      return UIKitEnumeration.word(for: name)
    }
    let hint = Suggestion.hint(for: text, among: enumeration.cases, after: "; ") { name in
      // `emailAddress`, but `URL`
      name.dropFirst().first?.isUppercase == true ? name : name.lowerCamel
    }
    let reason = "there is no '\(text)'; it is kept as written\(hint ?? "")"
    note(.remark, member.value.offset, member.name, reason, question)
    return text
  }

  // MARK: Notes

  /// The text of a member; notes a loss where it is something else.
  private mutating func text(_ name: String, of question: DistanceQuestion) -> String? {
    guard let member = question.member(name) else { return nil }
    if let text = member.value.text { return text }
    let reason = "this must be a text, but is \(member.value.kindInWords)"
    note(.loss, member.value.offset, member.name, reason, question)
    return nil
  }

  mutating func note(
    _ severity: InterchangeNote.Severity,
    _ offset: Int,
    _ keyword: String,
    _ message: String,
    _ question: DistanceQuestion
  ) {
    source.note(severity, at: offset, path: question.key, keyword: keyword, message)
  }
}
