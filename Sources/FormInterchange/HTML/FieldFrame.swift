import RuleCompiler
import RuleEngine
import RuleSyntax

/// What surrounds the control of a field: its label, hint and message.
struct FieldFrame {
  let field: ExpandedField
  /// The name under which its value is sent.
  let name: String
  /// Whether the field may be left empty under some condition, though it is required.
  let isConditional: Bool

  init(_ field: ExpandedField, name: String, isConditional: Bool) {
    self.field = field
    self.name = name
    self.isConditional = isConditional
  }

  var label: String { field.label ?? Labels.humanized(field.name) }
  var id: String { "field-\(name)" }
  var messageID: String { "\(id)-box-message" }
  private var hintID: String { "\(id)-hint" }
  private var hint: String? { field.annotations.text("description") }

  /// Ids of what says more about the control.
  var description: String { (hint == nil ? "" : "\(hintID) ") + messageID }

  /// Whether the rules ask for a value whatever else is filled in.
  var isRequired: Bool {
    !isConditional
      && field.checks.required.flatMap(\.uses).contains { use in
        [.required, .filled, .accepted].contains(use.rule)
      }
  }

  /// A control under its label.
  func labelled(_ control: MarkupNode) -> MarkupNode {
    var attributes: MarkupAttributes = [.init("for", id)]
    if isRequired { attributes["class"] = "required" }
    return box("div", [.element("label", attributes, [.text(label)])] + hints + [control, message])
  }

  /// A checkbox with its label.
  func box(_ control: MarkupNode) -> MarkupNode {
    var words: MarkupAttributes = []
    if isRequired { words["class"] = "required" }
    let choice = MarkupNode.element(
      "label",
      [.init("class", "choice")],
      [control, .element("span", words, [.text(label)])]
    )
    return box("div", [choice] + hints + [message])
  }

  /// Several controls under one legend.
  func group(_ controls: [MarkupNode], class name: String? = "choices") -> MarkupNode {
    var attributes: MarkupAttributes = []
    if isRequired { attributes["class"] = "required" }
    let legend = MarkupNode.element("legend", [], [.element("span", attributes, [.text(label)])])
    return box("fieldset", [legend] + hints + controls + [message], class: name)
  }

  private var hints: [MarkupNode] {
    hint.map { [.element("p", [.init("id", hintID), .init("class", "hint")], [.text($0)])] } ?? []
  }

  private var message: MarkupNode {
    .element(
      "p",
      [.init("id", messageID), .init("class", "message"), .init("aria-live", "polite")]
    )
  }

  private func box(
    _ element: String,
    _ children: [MarkupNode],
    class name: String? = nil
  ) -> MarkupNode {
    var attributes: MarkupAttributes = [
      .init("id", "\(id)-box"), .init("data-field", FieldName.joined(field.path)),
      .init("data-name", self.name),
    ]
    if element == "div" { attributes["class"] = "field" }
    if let name { attributes["class"] = name }
    if element == "fieldset" { attributes["aria-describedby"] = description }
    return .element(element, attributes, children)
  }
}
