import RuleCompiler
import RuleEngine
import RuleSyntax

/// The page of a form: its markup, item by item, and the data that the script judges by.
///
/// A form is written once for each field that holds it, so that short chains of forms could make a page
/// of any size: a page has `mostFields`, in forms `mostLevels` deep. What is beyond is left out with a
/// note.
struct FormPage {
  /// How many fields a page may have; browsers take seconds for more.
  static let mostFields = 20_000
  /// How many forms may be one in the other, as in rule files for those that are no items of lists.
  static let mostLevels = 64

  private let forms: FormCollection
  /// What may still be written.
  private var budget = NodeBudget(nodes: mostFields)
  /// What the page shows otherwise, or not at all, once its document has been made.
  private(set) var notes: ExportNotes

  init(_ forms: FormCollection) {
    self.forms = forms
    notes = ExportNotes(source: forms.source)
  }

  /// Where items are: under which names and ids.
  struct Place {
    /// What comes before the paths of fields in names and ids: `home.`, `addresses[].`.
    var prefix = ""
    /// Whether an empty value is allowed here although the field is required: in a nested form that
    /// is not filled in, or in a branch that does not apply.
    var isConditional = false
    /// Whether a field around is secret, and all that is in it.
    var isSecret = false
    /// Forms around, so that one that holds itself comes to an end.
    var outer: [Int] = []
  }

  /// The markup of the whole page, whose script judges by the rules.
  mutating func document(judgingBy rules: JSONNode) -> MarkupNode {
    guard let form = forms.forms.first else { return .element("html") }
    let title = form.form.label ?? Labels.humanized(form.form.name)
    let style = String(decoding: PackageResources.form_css, as: UTF8.self)
    let script = String(decoding: PackageResources.form_js, as: UTF8.self)
    // Within a script, `<` could begin its end.
    let data = rules.compactText.replacing("<", with: #"\u003c"#) + "\n"
    let viewport = "width=device-width, initial-scale=1"
    let head: [MarkupNode] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "viewport", "content": viewport]),
      .element("title", text: title),
      .element("style", text: style),
    ]
    let body: [MarkupNode] = [
      .element("main", [:], main(form, title)),
      .element("script", ["type": "application/json", "id": "rules"], text: data),
      .element("script", text: script),
    ]
    let language = form.form.annotations.text("language") ?? "en"
    let parts: [MarkupNode] = [.element("head", [:], head), .element("body", [:], body)]
    return .element("html", ["lang": language], parts)
  }

  private mutating func main(_ form: ExpandedForm, _ title: String) -> [MarkupNode] {
    let annotations = form.form.annotations
    var attributes: MarkupAttributes = ["method": "post", "data-form": form.title]
    attributes["action"] = annotations.text("action")
    if form.fields.contains(where: { $0.field.type == .file }) {
      attributes["enctype"] = "multipart/form-data"
    }
    let summary: MarkupAttributes = [
      "id": "summary", "class": "message", "role": "alert",
      "data-text": "Some answers need another look.",
    ]
    let submit = annotations.text("submit") ?? "Send"
    let hasSteps = form.items.contains { if case .step = $0 { true } else { false } }
    let way: [MarkupNode] =
      hasSteps
      ? [
        .element("button", ["type": "button", "data-back": "", "hidden": ""], text: "Back"),
        .element(
          "button",
          ["type": "button", "data-continue": "", "hidden": ""],
          text: "Continue"
        ),
      ] : []
    let children =
      items(form.items, in: Place(outer: [form.index])) + [.element("p", summary)] + way + [
        .element("button", ["type": "submit"], text: submit)
      ]
    return [.element("h1", text: title)] + hint(of: annotations)
      + [.element("form", attributes, children)]
  }

  private func hint(of annotations: [AnnotationData]) -> [MarkupNode] {
    annotations.text("description").map { [.element("p", ["class": "hint"], text: $0)] } ?? []
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
        let legend = group.label ?? Labels.humanized(group.name)
        let children = self.items(items, in: place, &counter)
        let head = [.element("legend", text: legend)] + hint(of: group.annotations)
        nodes.append(.element("fieldset", [:], head + children))
      case .step(let step, let items):
        let title = step.label ?? Labels.humanized(step.name)
        let head = [.element("h2", text: title)] + hint(of: step.annotations)
        let children = self.items(items, in: place, &counter)
        nodes.append(.element("section", ["data-step": step.name], head + children))
      case .when(_, let main, let otherwise, _):
        let condition = String(counter.conditions)
        counter.conditions += 1
        var inner = place
        inner.isConditional = true
        for (items, isOtherwise) in [(main, false), (otherwise, true)] where !items.isEmpty {
          var attributes: MarkupAttributes = ["class": "branch", "data-branch": condition]
          if isOtherwise { attributes["data-otherwise"] = "" }
          nodes.append(.element("fieldset", attributes, self.items(items, in: inner, &counter)))
        }
      case .check(let checks, _):
        for _ in checks.required {
          let check = String(counter.checks)
          counter.checks += 1
          nodes.append(
            .element("p", ["class": "message", "role": "alert", "data-check": check])
          )
        }
      }
    }
    return nodes
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
      isSecret: place.isSecret
    )
    if field.isComputed { return frame.labeled(frame.output) }
    switch field.type {
    case .form(let index):
      return nested(frame, index.position, in: place)
    case .list(of: .choice):
      return frame.group(frame.choices(type: "checkbox"))
    case .list(let item):
      return list(frame, of: item, in: place)
    case .choice where field.annotation("segments") != nil:
      return frame.group(frame.choices(type: "radio"))
    case .boolean:
      return frame.box(frame.control(of: .boolean))
    case .text, .integer, .number, .date, .month, .time, .dateTime, .choice, .file, .any, .map:
      noteTyping(of: field)
      return frame.labeled(frame.control(of: field.type))
    }
  }

  private mutating func nested(
    _ frame: FieldFrame,
    _ index: Int,
    in place: Place
  ) -> MarkupNode {
    let inner = contents(of: index, prefix: frame.name + ".", in: place)
    let instance: MarkupAttributes = [
      "class": "rows", "data-form": forms.scope.title(ofForm: index), "data-optional": "",
    ]
    return frame.group([.element("div", instance, inner)], class: nil)
  }

  private mutating func list(
    _ frame: FieldFrame,
    of type: FieldType,
    in place: Place
  ) -> MarkupNode {
    // The script puts an index between the brackets.
    let name = frame.name + "[]"
    let remove = MarkupNode.element(
      "button",
      ["type": "button", "data-remove": ""],
      text: "Remove"
    )
    let content: MarkupNode
    if case .form(let inner) = type, let form = forms[inner.position]?.form {
      let row: MarkupAttributes = [
        "data-prefix": name, "data-form": forms.scope.title(ofForm: inner.position),
      ]
      let label = form.label ?? Labels.humanized(form.name)
      let number = MarkupNode.element("span", ["data-number": ""], text: "1")
      let legend = MarkupNode.element("legend", [:], [.text("\(label) "), number])
      let children = contents(of: inner.position, prefix: name + ".", in: place)
      content = .element("fieldset", row, [legend] + children + [remove])
    } else {
      let item = FieldFrame(
        field: frame.field,
        name: name,
        isConditional: true,
        isSecret: frame.isSecret
      )
      var control = item.control(of: type)
      if case .element(let element, var attributes, let children) = control {
        attributes["aria-label"] = frame.label
        // What there is to say of an item is said of its list.
        attributes["aria-describedby"] = nil
        control = .element(element, attributes, children)
      }
      content = .element("div", ["data-prefix": name, "class": "row"], [control, remove])
    }
    let add = MarkupNode.element("button", ["type": "button", "data-add": ""], text: "Add")
    let rows = MarkupNode.element("div", ["class": "rows", "data-rows": ""])
    return frame.group([rows, .element("template", [:], [content]), add], class: nil)
  }

  private mutating func contents(
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
    guard budget.take(form.fields.count) else {
      let reason = "the page has at most \(Self.mostFields) fields"
      notes.add(.loss, path: [form.form.name], keyword: "form", reason)
      return []
    }
    let inner = Place(
      prefix: prefix,
      isConditional: true,
      isSecret: place.isSecret,
      outer: place.outer + [index]
    )
    return items(form.items, in: inner)
  }

  private mutating func noteTyping(of field: ExpandedField) {
    guard field.mask != nil else { return }
    let reason = "the page does not format while something is typed"
    let path = [field.joinedPath]
    notes.add(.remark, path: path, keyword: "mask", reason, at: field.range)
  }
}

/// The conditions and the checks of a form so far, in the order of its items, as its data lists them.
private struct ItemCounter {
  var conditions = 0
  var checks = 0
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
