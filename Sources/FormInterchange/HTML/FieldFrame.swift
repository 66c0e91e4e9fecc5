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
  /// Whether what is filled in is not shown: the field, or one that holds it, is secret.
  let isSecret: Bool

  var label: String { field.title }
  var id: String { "field-\(name)" }
  private var hint: String? { field.annotations.text("description") }

  /// Ids of what says more about the control.
  var description: String { (hint == nil ? "" : "\(id)-hint ") + "\(id)-box-message" }

  /// Whether the rules ask for a value whatever else is filled in.
  var isRequired: Bool {
    !isConditional && !field.isComputed
      && field.checks.required.flatMap(\.uses).contains { use in
        [.required, .filled, .accepted].contains(use.rule)
      }
  }

  /// A control under its label.
  func labeled(_ control: MarkupNode) -> MarkupNode {
    let label = words("label", ["for": id])
    return box("div", class: "field", [label] + hints + [control, message])
  }

  /// A checkbox with its label.
  func box(_ control: MarkupNode) -> MarkupNode {
    let choice = MarkupNode.element("label", ["class": "choice"], [control, words("span")])
    return box("div", class: "field", [choice] + hints + [message])
  }

  /// Several controls under one legend.
  func group(_ controls: [MarkupNode], class name: String? = "choices") -> MarkupNode {
    let legend = MarkupNode.element("legend", [:], [words("span")])
    return box("fieldset", class: name, [legend] + hints + controls + [message])
  }

  /// The label's words.
  private func words(_ element: String, _ attributes: MarkupAttributes = [:]) -> MarkupNode {
    var attributes = attributes
    if isRequired { attributes["class"] = "required" }
    return .element(element, attributes, text: label)
  }

  private var hints: [MarkupNode] {
    hint.map { [.element("p", ["id": "\(id)-hint", "class": "hint"], text: $0)] } ?? []
  }

  private var message: MarkupNode {
    .element("p", ["id": "\(id)-box-message", "class": "message", "aria-live": "polite"])
  }

  private func box(
    _ element: String,
    class style: String?,
    _ children: [MarkupNode]
  ) -> MarkupNode {
    var attributes: MarkupAttributes = [
      "id": "\(id)-box", "data-field": field.joinedPath, "data-name": name,
    ]
    attributes["class"] = style
    if isSecret { attributes["data-secret"] = "" }
    if element == "fieldset" { attributes["aria-describedby"] = description }
    return .element(element, attributes, children)
  }
}
