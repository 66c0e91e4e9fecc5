import RuleCompiler
import RuleEngine
import RuleSyntax

/// The page of a form: its markup, item by item, and the data that the script judges by.
struct FormPage {
  private let forms: FormCollection
  private var ruleNotes: [InterchangeNote] = []
  private var pageNotes: ExportNotes

  init(_ forms: FormCollection) {
    self.forms = forms
    pageNotes = ExportNotes(on: forms.source)
  }

  /// What the page judges otherwise, or not at all, once its document has been made.
  var notes: [InterchangeNote] { ruleNotes + pageNotes.all }

  /// Where items are: under which names and ids.
  struct Place {
    /// What comes before the paths of fields in names and ids: `home.`, `addresses[].`.
    var prefix = ""
    /// Whether an empty value is allowed here although the field is required: in a nested form that
    /// is not filled in, or in a branch that does not apply.
    var isConditional = false
    /// Forms around, so that one that holds itself comes to an end.
    var outer: [Int] = []
  }

  /// The markup of the whole page.
  mutating func document() -> MarkupElement {
    guard let form = forms.forms.first else {
      return MarkupElement(name: "html", attributes: [], children: [])
    }
    let title = form.form.label ?? Labels.humanized(form.form.name)
    let rules = PageRules(forms)
    ruleNotes = rules.notes
    return MarkupElement(
      name: "html",
      attributes: [.init("lang", form.form.annotations.text("language") ?? "en")],
      children: [
        .element("head", [], head(title)),
        .element("body", [], [.element("main", [], main(form, title))] + scripts(rules.data)),
      ]
    )
  }

  private func head(_ title: String) -> [MarkupNode] {
    [
      .element("meta", [.init("charset", "utf-8")]),
      .element(
        "meta",
        [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")]
      ),
      .element("title", [], [.text(title)]),
      .element("style", [], [.text(String(decoding: PackageResources.form_css, as: UTF8.self))]),
    ]
  }

  private func scripts(_ rules: JSONNode) -> [MarkupNode] {
    // Within a script, `<` could begin its end.
    let data = rules.compactText.replacing("<", with: #"\u003c"#)
    let script = String(decoding: PackageResources.form_js, as: UTF8.self)
    return [
      .element(
        "script",
        [.init("type", "application/json"), .init("id", "rules")],
        [.text(data + "\n")]
      ),
      .element("script", [], [.text(script)]),
    ]
  }

  private mutating func main(_ form: ExpandedForm, _ title: String) -> [MarkupNode] {
    let place = Place(outer: [form.index])
    var attributes: MarkupAttributes = [
      .init("method", "post"), .init("data-form", form.title),
    ]
    if let action = form.form.annotations.text("action") { attributes["action"] = action }
    if form.holdsFiles { attributes["enctype"] = "multipart/form-data" }
    let submit = form.form.annotations.text("submit") ?? "Send"
    let summary: MarkupAttributes = [
      .init("id", "summary"), .init("class", "message"), .init("role", "alert"),
      .init("data-text", "Some answers need another look."),
    ]
    var children: [MarkupNode] = [.element("h1", [], [.text(title)])]
    if let description = form.form.annotations.text("description") {
      children.append(.element("p", [.init("class", "hint")], [.text(description)]))
    }
    children.append(
      .element(
        "form",
        attributes,
        items(form.items, in: place) + [
          .element("p", summary),
          .element("button", [.init("type", "submit")], [.text(submit)]),
        ]
      )
    )
    return children
  }

  // MARK: Items

  private mutating func items(_ items: [ExpandedItem], in place: Place) -> [MarkupNode] {
    var counter = ItemCounter()
    return self.items(items, in: place, &counter)
  }

  private mutating func items(
    _ items: [ExpandedItem],
    in place: Place,
    _ counter: inout ItemCounter
  ) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    for item in items {
      switch item {
      case .field(let field): nodes.append(self.field(field, in: place))
      case .group(let group, _, let items):
        let label = group.label ?? Labels.humanized(group.name)
        let children = self.items(items, in: place, &counter)
        nodes.append(fieldset(label, group.annotations, children))
      case .when(_, let main, let otherwise):
        let condition = counter.nextCondition()
        var inner = place
        inner.isConditional = true
        for (items, isOtherwise) in [(main, false), (otherwise, true)] where !items.isEmpty {
          var attributes: MarkupAttributes = [
            .init("class", "branch"), .init("data-branch", String(condition)),
          ]
          if isOtherwise { attributes["data-otherwise"] = "" }
          let children = self.items(items, in: inner, &counter)
          nodes.append(.element("fieldset", attributes, children))
        }
      case .check(let checks):
        for _ in checks.required {
          nodes.append(
            .element(
              "p",
              [
                .init("class", "message"), .init("role", "alert"),
                .init("data-check", String(counter.nextCheck())),
              ]
            )
          )
        }
      }
    }
    return nodes
  }

  private func fieldset(
    _ label: String,
    _ annotations: [AnnotationData],
    _ children: [MarkupNode],
    attributes: MarkupAttributes = []
  ) -> MarkupNode {
    var nodes: [MarkupNode] = [.element("legend", [], [.text(label)])]
    if let description = annotations.text("description") {
      nodes.append(.element("p", [.init("class", "hint")], [.text(description)]))
    }
    return .element("fieldset", attributes, nodes + children)
  }

  // MARK: Fields

  private mutating func field(_ field: ExpandedField, in place: Place) -> MarkupNode {
    let name = place.prefix + FieldName.joined(field.path)
    let frame = FieldFrame(field, name: name, isConditional: place.isConditional)
    switch field.type {
    case .form(let index):
      return nested(frame, index.position, in: place)
    case .list(of: .choice):
      return frame.group(ControlBuilder(frame).boxes())
    case .list(let item):
      return list(frame, of: item, in: place)
    case .choice where field.annotation("segments") != nil:
      return frame.group(ControlBuilder(frame).radios())
    case .boolean:
      return frame.box(ControlBuilder(frame).control(of: .boolean))
    case .text, .integer, .number, .date, .time, .dateTime, .choice, .file, .any:
      noteTyping(of: field, in: place)
      return frame.labelled(ControlBuilder(frame).control(of: field.type))
    }
  }

  private mutating func nested(
    _ frame: FieldFrame,
    _ index: Int,
    in place: Place
  ) -> MarkupNode {
    let inner = contents(of: index, prefix: frame.name + ".", in: place)
    let instance: MarkupAttributes = [
      .init("class", "rows"), .init("data-form", forms.scope.title(ofForm: index)),
      .init("data-optional"),
    ]
    return frame.group([.element("div", instance, inner)], class: nil)
  }

  private mutating func list(
    _ frame: FieldFrame,
    of type: CheckedType,
    in place: Place
  ) -> MarkupNode {
    // The script puts an index between the brackets.
    let name = frame.name + "[]"
    var row: MarkupAttributes = [.init("data-prefix", name)]
    let remove = MarkupNode.element(
      "button",
      [.init("type", "button"), .init("data-remove")],
      [.text("Remove")]
    )
    let content: MarkupNode
    if case .form(let inner) = type, let form = forms[inner.position]?.form {
      let index = inner.position
      row["data-form"] = forms.scope.title(ofForm: index)
      let label = form.label ?? Labels.humanized(form.name)
      let legend = MarkupNode.element(
        "legend",
        [],
        [.text("\(label) "), .element("span", [.init("data-number")], [.text("1")])]
      )
      let inner = contents(of: index, prefix: name + ".", in: place)
      content = .element("fieldset", row, [legend] + inner + [remove])
    } else {
      row["class"] = "row"
      let item = FieldFrame(frame.field, name: name, isConditional: true)
      var control = ControlBuilder(item).control(of: type)
      if case .element(var element) = control {
        element.attributes["aria-label"] = frame.label
        control = .element(element)
      }
      content = .element("div", row, [control, remove])
    }
    let add: MarkupAttributes = [.init("type", "button"), .init("data-add")]
    return frame.group(
      [
        .element("div", [.init("class", "rows"), .init("data-rows")]),
        .element("template", [], [content]),
        .element("button", add, [.text("Add")]),
      ],
      class: nil
    )
  }

  private mutating func contents(
    of index: Int,
    prefix: String,
    in place: Place
  ) -> [MarkupNode] {
    guard let form = forms[index] else { return [] }
    guard !place.outer.contains(index) else {
      let reason = "the page shows a form within itself only once"
      pageNotes.add(.loss, path: [prefix], keyword: "field", reason)
      return []
    }
    let inner = Place(prefix: prefix, isConditional: true, outer: place.outer + [index])
    return items(form.items, in: inner)
  }

  private mutating func noteTyping(of field: ExpandedField, in place: Place) {
    guard field.mask != nil else { return }
    pageNotes.add(
      .remark,
      path: [FieldName.joined(field.path)],
      keyword: "mask",
      "the page does not format while something is typed",
      at: field.range
    )
  }
}

/// Counts the conditions and the checks of a form in the order of its items, as its data lists them.
struct ItemCounter {
  private var conditions = 0
  private var checks = 0

  mutating func nextCondition() -> Int {
    defer { conditions += 1 }
    return conditions
  }

  mutating func nextCheck() -> Int {
    defer { checks += 1 }
    return checks
  }
}

extension ExpandedForm {
  /// Whether a field of the form itself takes files.
  fileprivate var holdsFiles: Bool { fields.contains { $0.field.type == .file } }
}

extension [AnnotationData] {
  /// The text of the annotation of that name.
  func text(_ name: String) -> String? {
    guard case .text(let text) = first(where: { $0.name == name })?.arguments.first else {
      return nil
    }
    return text
  }
}
