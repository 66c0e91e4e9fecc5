import FormRules
import RuleEngine

/// Fills in the form by hand, as on a screen.
extension Workbench {
  /// Types a text, key by key.
  mutating func type(_ call: CommandCall) throws(Refusal) -> Reply {
    let (path, text) = try pathAndText(call)
    return try press(text.map { .key($0) }, at: path)
  }

  /// Pastes a text at the caret.
  mutating func paste(_ call: CommandCall) throws(Refusal) -> Reply {
    let (path, text) = try pathAndText(call)
    return try press(CollectionOfOne(.paste(text)), at: path)
  }

  /// Presses Backspace, once or several times.
  mutating func back(_ call: CommandCall) throws(Refusal) -> Reply {
    let (path, rest) = try call.pathAndRest()
    guard let count = rest.text.isEmpty ? 1 : Int(rest.text), count > 0 else {
      throw call.wrongUsage
    }
    return try press(repeatElement(.backspace, count: count), at: try self.path(path))
  }

  /// Leaves a field.
  mutating func blur(_ call: CommandCall) throws(Refusal) -> String {
    _ = try call.required()
    let path = try path(call.rest)
    let colors = colors
    didJudgeForm = true
    return try change(besides: path) { (form, host) throws(Refusal) in
      let field = try form.field(path)
      field.leave()
      host.answerAtOnce(form.session)
      return "\(path): \(FieldSummary(of: field).words(colors))\n"
    }
  }

  private mutating func press(
    _ keystrokes: some Sequence<Keystroke>,
    at path: FieldPath
  ) throws(Refusal) -> Reply {
    let isSecret = try chosenForm().form.field(path, makingRows: true).isSecret
    let colors = colors
    didJudgeForm = true
    let text = try change(besides: path) { (form, host) throws(Refusal) in
      let field = try form.field(path)
      var log = KeystrokeLog(isSecret: isSecret, colors: colors)
      for keystroke in keystrokes where !Interruption.isRequested {
        guard let outcome = try form.press(keystroke, in: field) else { break }
        host.answerAtOnce(form.session)
        log.add(keystroke, outcome, field)
      }
      return log.text
    }
    return Reply(text: text, isSecret: isSecret)
  }

  /// The path and the text after a command.
  ///
  /// The text is taken literally; a text in quotation marks is read as in a rule file, so it can
  /// begin and end with spaces.
  private func pathAndText(_ call: CommandCall) throws(Refusal) -> (FieldPath, String) {
    let (pathEntry, rest) = try call.pathAndRest()
    guard !rest.text.isEmpty else { throw call.wrongUsage }
    let path = try path(pathEntry)
    guard rest.text.hasPrefix("\"") else { return (path, rest.text) }
    guard case .text(let text) = try draft.value(of: rest) else { throw call.wrongUsage }
    return (path, text)
  }

  // MARK: Results

  /// Changes the open form, advances the time, and describes the fields that changed.
  ///
  /// - Parameters:
  ///   - path: the field whose change the body describes.
  ///   - body: makes the change, and returns lines.
  /// - Returns: those lines, and one for each field whose state has changed.
  /// - Throws: the error of the body, or that no form is chosen.
  mutating func change(
    besides path: FieldPath? = nil,
    _ body: (inout OpenForm, inout PlayedHost) throws(Refusal) -> String
  ) throws(Refusal) -> String {
    var (form, program, _) = try chosenForm()
    var host = PlayedHost(rules: program.externals, answers: playedAnswers(to: program))
    var summaries = form.summaries
    var text = try body(&form, &host)
    open = form
    host.answerAtOnce(form.session)
    text += news(of: form, since: &summaries, besides: path)
    while let time = host.answerNext(form.session), !Interruption.isRequested {
      text += news(of: form, since: &summaries, after: "after \(time.measured): ")
    }
    return text
  }

  /// A line for each field whose state has changed.
  private func news(
    of form: OpenForm,
    since summaries: inout [FieldPath: FieldSummary],
    after time: String = "",
    besides path: FieldPath? = nil
  ) -> String {
    let before = summaries
    summaries = form.summaries
    var text = ""
    for field in form.fields {
      let (here, summary) = (field.path, FieldSummary(of: field))
      guard here != path, let old = before[here], old != summary else { continue }
      text += "\(time)\(here): \(summary.words(colors))\n"
    }
    return text
  }

  // MARK: State

  /// The state of the form and its fields, or everything that is shown about one field.
  func state(_ call: CommandCall) throws(Refusal) -> String {
    let (form, _, _) = try chosenForm()
    guard call.argument != nil else { return overview(of: form) }
    let path = try path(call.rest)
    let around = FieldPath(Array(path.components.dropLast()))
    if case .index? = path.components.last, let list = form.session.field(around) {
      var columns = AlignedColumns(indentation: "  ")
      for item in items(of: list) where item.path == path {
        columns.add("\(path)", item.text, item.words)
        return columns.text()
      }
    }
    return details(of: try form.field(path), in: form)
  }

  private func overview(of form: OpenForm) -> String {
    var columns = AlignedColumns(indentation: "  ")
    for field in form.fields {
      let text = VisibleText.of(shownText(of: field))
      let items = items(of: field)
      let count = items.count.counted("item")
      columns.add(
        "\(field.path)",
        items.isEmpty ? text : count,
        FieldSummary(of: field).words(colors)
      )
      for item in items { columns.add("  \(item.path)", item.text, item.words) }
    }
    let pending = form.session.isPending ? ", waiting for the host" : ""
    return "\(Name(form.name).written): \(colors.paint(form.session.verdict))\(pending)\n"
      + columns.text()
  }

  /// The items of a list of plain values, with the problems of each.
  private func items(of field: FormField) -> [(path: FieldPath, text: String, words: String)] {
    guard field.rows.isEmpty, !field.isSecret, case .list(let items)? = field.value else {
      return []
    }
    return items.enumerated().map { position, item in
      let path = FieldPath(field.path.components + [.index(position)])
      let found = (field.violations + field.warnings).filter {
        $0.path.components.starts(with: path.components)
      }
      let errors = found.filter { $0.severity == .error }
      let state: FieldState = errors.allSatisfy(\.isIncomplete) ? .incomplete : .invalid
      let summary = FieldSummary(errors.isEmpty ? .valid : state, found, at: path)
      let text = VisibleText.of(DumpText.words(for: item))
      return (path, text, found.isEmpty ? "" : summary.words(colors))
    }
  }

  private func details(of field: FormField, in form: OpenForm) -> String {
    var columns = AlignedColumns(indentation: "  ")
    columns.add("state", FieldSummary(of: field).words(colors))
    columns.add("label", DumpText.quoted(field.label))
    columns.add("text", shownText(of: field))
    columns.add("value", field.shownValue)
    columns.add("caret", "\(form.caret(in: field))")
    let facts = [
      (field.isFocused, "has the focus"), (field.hasBeenVisited, "has been visited"),
      (field.isDirty, "was changed"), (field.isPending, "waits for the host"),
    ]
    columns.add("", facts.filter(\.0).map(\.1).joined(separator: ", "))
    return "\(field.path)\n" + columns.text()
  }

  /// The displayed text, or the value of a field without a text input.
  private func shownText(of field: FormField) -> String {
    if !field.text.isEmpty { return field.isSecret ? "•••" : DumpText.quoted(field.text) }
    switch field.value {
    case .text, nil: return DumpText.quoted("")
    case .form where !field.fields.isEmpty: return ""
    case .list(let items) where !field.rows.allSatisfy(\.fields.isEmpty):
      return items.count.counted("row")
    case let value?: return field.isSecret ? "•••" : DumpText.words(for: value)
    }
  }
}

extension FormField {
  /// Whether the value must not be shown.
  var isSecret: Bool { declaration.isSecret }

  /// The value as it may be shown.
  var shownValue: String {
    guard let value else { return "missing" }
    return isSecret ? "•••" : DumpText.words(for: value).visible
  }
}
