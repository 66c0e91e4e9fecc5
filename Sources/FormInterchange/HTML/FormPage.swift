import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes the page of a form: its markup, item by item.
///
/// A form is written once per field that holds it, so a short chain of forms could produce a page
/// of any size. The page is limited to `mostFields` fields and `mostLevels` nested forms; the rest
/// is left out with a note.
struct FormPage {
  /// Maximum number of fields on a page; with more, browsers take seconds.
  static let mostFields = 20_000
  /// Maximum nesting of forms, the same as in rule files outside lists.
  static let mostLevels = 64

  let forms: FormCollection
  /// The remaining number of fields.
  private var budget = NodeBudget(nodes: mostFields - mostPlainFields)
  /// The remaining number of fields in rows for users without JavaScript.
  private var plainBudget = NodeBudget(nodes: mostPlainFields)
  /// Notes on what the page shows differently or not at all; complete after `document`.
  var notes: ExportNotes
  /// The language tag of the page.
  let language: String
  let texts: PageTexts
  private var stepCount = 0
  private var stepsSoFar = 0
  /// Whether any field is marked as required.
  private var hasStars = false

  init(_ forms: FormCollection) {
    self.forms = forms
    language = forms.forms.first?.form.annotations.text("language") ?? "en"
    texts = .inLanguage(language)
    notes = ExportNotes(source: forms.source)
  }

  /// Which users see a part of the page.
  enum Audience {
    /// Everyone; a script may enhance it.
    case all
    /// Only the script, as a template.
    case script
    /// Users without JavaScript, who cannot add rows.
    case scriptless
  }

  /// The position of items on the page, which determines their names and ids.
  struct Place {
    var audience = Audience.all
    /// The prefix of field paths in names and ids: `home.`, `addresses[].`.
    var prefix = ""
    /// Whether an empty value is allowed here even if the field is required.
    ///
    /// This is so in a nested form that is not filled in, and in a branch that does not apply.
    var isConditional = false
    /// Whether an enclosing field is secret, which makes all its contents secret.
    var isSecret = false
    /// The enclosing forms, to stop at a form that contains itself.
    var outer: [Int] = []
  }

  /// The whole page; with a folder, it refers to its other files there.
  mutating func document(_ parts: PageParts, assets folder: String?) -> MarkupNode {
    guard let form = forms.forms.first else { return .element("html") }
    let title = form.form.label ?? Labels.humanized(form.form.name)
    func address(_ file: String) -> String {
      "\(folder ?? "")/\(file)".percentEncoded(keeping: "-._~/:")
    }
    let viewport = "width=device-width, initial-scale=1"
    let head: [MarkupNode] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "viewport", "content": viewport]),
      .element("title", text: title),
      folder == nil
        ? .element("style", text: parts.style)
        : .element("link", ["rel": "stylesheet", "href": address("page.css")]),
    ]
    let program = folder == nil ? nil : address(parts.programFile)
    let words = VisibleText.escapedInScript(texts.ofScript.compactText) + "\n"
    var body: [MarkupNode] = [
      .element("main", [:], main(form, title, program: program)),
      .element("script", ["type": "application/json", "id": "texts"], text: words),
    ]
    if folder == nil {
      body += [
        .element(
          "script",
          ["type": "application/json", "id": "program"],
          text: parts.programInScript
        ),
        .element("script", ["type": "module"], text: parts.script),
      ]
    } else {
      body.append(.element("script", ["type": "module", "src": address(parts.scriptFile)]))
    }
    var attributes: MarkupAttributes = ["lang": language]
    if PageTexts.isWrittenFromTheRight(language) { attributes["dir"] = "rtl" }
    return .element(
      "html",
      attributes,
      [.element("head", [:], head), .element("body", [:], body)]
    )
  }

  private mutating func main(
    _ form: ExpandedForm,
    _ title: String,
    program: String?
  ) -> [MarkupNode] {
    let annotations = form.form.annotations
    var attributes: MarkupAttributes = ["method": "post", "data-form": form.form.name]
    attributes["action"] = annotations.text("action")
    attributes["data-program"] = program
    if forms.forms.contains(where: { $0.fields.contains { $0.field.type.innermost == .file } }) {
      attributes["enctype"] = "multipart/form-data"
    }
    stepCount = form.items.count { if case .step = $0 { true } else { false } }
    var children = items(form.items, in: Place(outer: [form.index]))
    children.append(.element("p", ["id": "others", "class": "message", "aria-live": "polite"]))
    children.append(
      texts.marked(.element("p", ["id": "status", "class": "unseen", "role": "status"]))
    )
    var actions: [MarkupNode] = []
    if stepCount > 0 {
      actions = [("back", texts.back), ("continue", texts.onward)].map { way, text in
        texts.marked(.button(["data-\(way)": "", "hidden": ""], [.text(text)]))
      }
    }
    func submit(_ text: String) -> MarkupNode { .element("button", ["type": "submit"], text: text) }
    actions.append(annotations.text("submit").map(submit) ?? texts.marked(submit(texts.send)))
    children.append(.element("div", ["class": "actions"], actions))
    let starred: [MarkupNode] =
      hasStars ? [texts.marked(.element("p", ["class": "hint"], text: texts.starred))] : []
    return [summary, .element("h1", text: title)] + hint(of: annotations) + starred
      + [.element("form", attributes, children)]
  }

  /// Where the script lists all errors.
  private var summary: MarkupNode {
    let attributes: MarkupAttributes = [
      "id": "summary", "role": "alert", "tabindex": "-1", "hidden": "",
      "aria-labelledby": "summary-count",
    ]
    return .element(
      "div",
      attributes,
      [texts.marked(.element("h2", ["id": "summary-count"])), .element("ul")]
    )
  }

  private func hint(of annotations: [AnnotationData], id: String? = nil) -> [MarkupNode] {
    guard let text = annotations.text("description") else { return [] }
    var attributes: MarkupAttributes = ["class": "hint"]
    attributes["id"] = id
    return [.element("p", attributes, text: text)]
  }

  // MARK: Items

  private mutating func items(_ items: [ExpandedItem], in place: Place) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    for item in items {
      switch item {
      case .field(let field):
        // ``PageNotes`` reports fields that are left out.
        if !field.type.isOfRowsOfRows { nodes.append(self.field(field, in: place)) }
      case .group(let group, let path, let items):
        nodes.append(self.group(group, path, items, in: place))
      case .step(let step, let items):
        let title = step.label ?? Labels.humanized(step.name)
        stepsSoFar += 1
        let progress = texts.step.replacing("{number}", with: String(stepsSoFar))
          .replacing("{count}", with: String(stepCount))
        let head: [MarkupNode] =
          [
            texts.marked(.element("p", ["class": "progress"], text: progress)),
            .element("h2", ["tabindex": "-1"], text: title),
          ] + hint(of: step.annotations)
        let children = self.items(items, in: place)
        nodes.append(.element("section", ["data-step": step.name], head + children))
      case .when(_, let main, let otherwise, _):
        var inner = place
        inner.isConditional = true
        for items in [main, otherwise] where !items.isEmpty {
          let children = self.items(items, in: inner)
          // A branch with checks only has nothing to show or hide.
          if ExpandedForm.fields(in: items).isEmpty {
            nodes += children
          } else {
            // A fieldset can be disabled as a whole, but to people this is no group.
            let attributes: MarkupAttributes = [
              "class": "branch", "data-branch": "", "role": "none",
            ]
            nodes.append(.element("fieldset", attributes, children))
          }
        }
      case .check(_, let range):
        // In a nested form, failures are reported at the field that holds it.
        guard place.prefix.isEmpty, let range else { continue }
        let source = forms.source
        let first = source.location(of: range.start).line
        let last = source.location(of: range.end).line
        nodes.append(
          .element(
            "p",
            ["class": "message", "aria-live": "polite", "data-lines": "\(first)-\(last)"]
          )
        )
      }
    }
    return nodes
  }

  private mutating func group(
    _ group: CheckedGroup,
    _ path: [String],
    _ items: [ExpandedItem],
    in place: Place
  ) -> MarkupNode {
    let id = FieldFrame.id(place.prefix + path.joined(separator: "."), "-hint")
    let legend = MarkupNode.element(
      "legend",
      [:],
      [.element("span", text: group.label ?? Labels.humanized(group.name))]
    )
    let hint = hint(of: group.annotations, id: id)
    var attributes: MarkupAttributes = ["data-group": ""]
    if !hint.isEmpty { attributes["aria-describedby"] = id }
    return .element("fieldset", attributes, [legend] + hint + self.items(items, in: place))
  }

  // MARK: Fields

  private mutating func field(_ field: ExpandedField, in place: Place) -> MarkupNode {
    let name = place.prefix + field.joinedPath
    var place = place
    if field.annotation("secret") != nil { place.isSecret = true }
    let frame = FieldFrame(
      field: field,
      name: name,
      isConditional: place.isConditional,
      isSecret: place.isSecret,
      startsEmpty: place.audience == .scriptless,
      texts: texts
    )
    if frame.asksForValue || frame.asksForValueAtTimes || frame.hasKeys { hasStars = true }
    if field.isComputed { return frame.labeled(frame.output, kind: "output") }
    switch field.type {
    case .form(let index):
      return nested(frame, index.position, in: place)
    case .list(of: .choice):
      return frame.choices(frame.choices(type: "checkbox"), kind: "choices")
    case .list(let item):
      return rows(frame, of: item, kind: "list", in: place)
    case .map(let item):
      return rows(frame, of: item, kind: "map", in: place)
    case .choice where field.annotation("segments") != nil:
      return frame.choices(frame.choices(type: "radio"), kind: "radio")
    case .boolean where frame.isAnsweredWithYesOrNo:
      return frame.choices(frame.yesAndNo, kind: "radio")
    case .boolean:
      return frame.box(frame.control(of: .boolean))
    case .integer where frame.segments != nil:
      return frame.choices(frame.segments ?? [], kind: "radio")
    case .text, .integer, .number, .date, .month, .time, .dateTime, .choice, .file, .any:
      return frame.labeled(frame.control(of: field.type), kind: frame.kind)
    }
  }

  private mutating func nested(
    _ frame: FieldFrame,
    _ index: Int,
    in place: Place
  ) -> MarkupNode {
    let inner = contents(of: index, prefix: frame.name + ".", in: place)
    let part = MarkupNode.element("div", ["class": "rows", "data-part": "nested"], inner)
    return frame.group([part], kind: "form", isOptional: !frame.asksForValue)
  }

  mutating func contents(
    of index: Int,
    prefix: String,
    in place: Place
  ) -> [MarkupNode] {
    guard let form = forms[index] else { return [] }
    guard !place.outer.contains(index) else {
      let reason = "the page shows a form within itself only once"
      notes.add(.loss, path: [prefix], keyword: "field", reason)
      return []
    }
    guard place.outer.count < Self.mostLevels else {
      let reason = "the page shows forms within forms at most \(Self.mostLevels) levels deep"
      notes.add(.loss, path: [form.form.name], keyword: "form", reason)
      return []
    }
    if place.audience == .scriptless {
      guard plainBudget.take(form.fields.count) else { return [] }
    } else if !budget.take(form.fields.count) {
      let reason = "the page has at most \(Self.mostFields) fields"
      notes.add(.loss, path: [form.form.name], keyword: "form", reason)
      return []
    }
    let inner = Place(
      audience: place.audience,
      prefix: prefix,
      isConditional: true,
      isSecret: place.isSecret,
      outer: place.outer + [index]
    )
    return items(form.items, in: inner)
  }
}
