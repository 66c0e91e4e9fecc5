import RuleCompiler
import RuleEngine
import RuleSyntax

/// Finds what a page leaves to the server or checks differently, with line and field.
struct PageNotes {
  private var notes: ExportNotes

  /// The notes on all forms of a page.
  static func notes(on forms: FormCollection, of program: Program) -> [InterchangeNote] {
    var all: [InterchangeNote] = []
    for (position, form) in forms.forms.enumerated() {
      let prefix = position == 0 ? [] : [form.form.name]
      var notes = PageNotes(notes: ExportNotes(source: forms.source, prefix: prefix))
      notes.addForm(form)
      if position == 0 { notes.addLanguage(of: form.form, program) }
      all += notes.notes.all
    }
    return all
  }

  private mutating func addForm(_ form: ExpandedForm) {
    if form.form.isExact {
      let reason = "a page sends only texts, and an empty field as an empty text"
      notes.add(.difference, path: [], keyword: "exact", reason, at: form.form.place.rangeInFile)
    }
    for context in form.form.contexts {
      let reason = "a page has it only if the site provides it, as 'formRules.context'"
      notes.add(
        .loss,
        path: [context.name],
        keyword: "context",
        reason,
        at: context.place.rangeInFile
      )
    }
    addAnnotations(form.form.annotations, of: .form, path: [], at: form.form.place.rangeInFile)
    add(form.items)
  }

  /// Notes which texts of the page remain in English.
  private mutating func addLanguage(of form: CheckedForm, _ program: Program) {
    guard let tag = form.annotations.text("language"), tag.primaryLanguage != "en" else { return }
    let site = "unless the site provides others, as 'formRules.translations'"
    var reason =
      "the page's own words and messages that the rule file does not define are English, \(site)"
    if let language = MessageLanguage(tag: tag) {
      let untranslated = program.untranslatedMessages(in: language)
      guard let first = untranslated.first else { return }
      let others = untranslated.count > 1 ? " and \(untranslated.count - 1) more are" : " is"
      reason = "\"\(first)\"\(others) English, \(site)"
    }
    notes.add(.remark, path: [], keyword: "@language", reason, at: form.place.rangeInFile)
  }

  private mutating func add(_ items: [ExpandedItem]) {
    for item in items {
      switch item {
      case .field(let field): add(field)
      case .group(let group, let path, let items):
        addAnnotations(group.annotations, of: .group, path: path, at: group.place.rangeInFile)
        add(items)
      case .step(let step, let items):
        addAnnotations(step.annotations, of: .group, path: [step.name], at: step.place.rangeInFile)
        add(items)
      case .when(let condition, let main, let otherwise, let range):
        add(condition, path: [], keyword: "when", at: range)
        add(main)
        add(otherwise)
      case .check(let checks, let range):
        for check in checks.required + checks.advised {
          add(check, path: [], keyword: "check", at: range)
        }
      }
    }
  }

  private mutating func add(_ field: ExpandedField) {
    addAnnotations(field.annotations, of: .field, path: field.path, at: field.range)
    if let segments = field.annotation("segments"), field.type != .choice,
      field.type != .integer || segments.arguments.isEmpty
    {
      let reason = "only choices are shown like this, and integers with a text for each number"
      notes.add(.remark, path: field.path, keyword: "@segments", reason, at: field.range)
    }
    if field.type.isOfRowsOfRows {
      let reason = "a page has no rows within rows; give the inner ones a form of their own"
      notes.add(.loss, path: field.path, keyword: "field", reason, at: field.range)
    }
    if field.type.isUnknown {
      let reason = "a field of this type is a text on the page"
      notes.add(.difference, path: field.path, keyword: "any", reason, at: field.range)
    }
    for check in field.checks.required + field.checks.advised {
      add(check, path: field.path, keyword: "check", at: field.range)
    }
  }

  // MARK: Checks

  private mutating func add(
    _ requirement: Requirement,
    path: [String],
    keyword: String,
    at range: SourceRange?
  ) {
    for question in requirement.atoms {
      switch question {
      case .rule(let use): add(use, path: path, at: range)
      case .unsayable(let name, .external, let own):
        let reason = "the server answers it, unless the site does, as 'formRules.externals'"
        notes.add(.loss, path: path, keyword: name, reason, at: own ?? range)
      case .unsayable: break  // A context is noted where it is declared.
      case .each(let inner, _): add(inner, path: path, keyword: keyword, at: range)
      case .compare(let left, _, let right):
        if left.readsClock || right.readsClock { addClock(path, keyword, at: range) }
      case .of(let operand, let inner):
        if operand.readsClock { addClock(path, keyword, at: range) }
        add(inner, path: path, keyword: keyword, at: range)
      case .condition(let inner, _, let own):
        add(inner, path: path, keyword: keyword, at: own ?? range)
      }
    }
  }

  private mutating func add(_ use: RuleUse, path: [String], at range: SourceRange?) {
    if use.arguments.values.contains(where: { $0.contains(where: \.readsClock) }) {
      addClock(path, use.name, at: use.range ?? range)
    }
    switch use.rule {
    case .regex, .contains, .chars: addPattern(use, path: path, at: range)
    case .idna:
      let reason = "non-ASCII names are left to the server"
      notes.add(.loss, path: path, keyword: use.name, reason, at: use.range ?? range)
    case _: break
    }
  }

  /// A pattern without an exact equivalent is tried with a limit, and may stay undecided.
  private mutating func addPattern(_ use: RuleUse, path: [String], at range: SourceRange?) {
    do throws(Obstacle) {
      _ = try ECMAPattern(use, for: .standard)
    } catch {
      let reason =
        "browsers have no counterpart of \(error.reason); some texts may be left to the server"
      notes.add(.difference, path: path, keyword: use.name, reason, at: use.range ?? range)
    }
  }

  private mutating func addClock(_ path: [String], _ keyword: String, at range: SourceRange?) {
    let reason = "the page uses the clock and the time zone of the browser"
    notes.add(.difference, path: path, keyword: keyword, reason, at: range)
  }

  // MARK: Annotations

  /// What an annotation can be attached to.
  private enum Subject { case form, group, field }

  private mutating func addAnnotations(
    _ annotations: [AnnotationData],
    of subject: Subject,
    path: [String],
    at range: SourceRange?
  ) {
    let known: Set<String> =
      switch subject {
      case .form: ["action", "submit", "language", "description"]
      case .group: ["description"]
      case .field:
        [
          "description", "placeholder", "default", "multiline", "segments", "autocomplete",
          "keyboard", "capitalization", "secret",
        ]
      }
    for annotation in annotations where !known.contains(annotation.name) {
      let reason = "the page does not use this annotation"
      notes.add(.remark, path: path, keyword: "@\(annotation.name)", reason, at: range)
    }
  }
}

extension ExpandedOperand {
  /// Whether the operand's value depends on the time of evaluation.
  fileprivate var readsClock: Bool {
    switch self {
    case .today, .now: true
    case .offset(let base, _): base.readsClock
    case .range(let lower, let upper): lower?.readsClock ?? false || upper?.readsClock ?? false
    case .computed(_, let operands): operands.contains(where: \.readsClock)
    case .text, .number, .boolean, .pattern, .duration, .size, .field, .outside, .itemValues,
      .ofForm:
      false
    }
  }
}
