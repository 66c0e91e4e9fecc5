import RuleCompiler
import RuleEngine
import RuleSyntax

/// The markup around a field's control: its label, hint and message.
struct FieldFrame {
  let field: ExpandedField
  /// The name under which the value is submitted.
  let name: String
  /// Whether the field may be left empty under some condition, though it is required.
  let isConditional: Bool
  /// Whether input is hidden: the field, or one that contains it, is secret.
  let isSecret: Bool
  /// Whether its `@default` is left out, as in a spare row, which must be empty to be dropped.
  var startsEmpty = false
  let texts: PageTexts

  var label: String { field.title }
  var id: String { Self.id(name) }

  /// The id of what belongs to a name, without white space, which would separate two ids.
  static func id(_ name: String, _ part: String = "") -> String {
    let escaped = name.unicodeScalars.map { $0.properties.isWhitespace ? "%20" : String($0) }
    return "field-\(escaped.joined())\(part)"
  }

  /// The ids of elements that describe the control.
  var description: String {
    (hints.compactMap(\.id) + ["\(id)-box-message"]).joined(separator: " ")
  }

  /// Whether a value is required wherever the field applies.
  var asksForValue: Bool { !field.isComputed && uses.contains(where: Self.asksForValue) }

  /// Whether a value is required if a condition holds, which the script decides.
  ///
  /// A nested form is marked as optional instead.
  var asksForValueAtTimes: Bool {
    if case .form = field.type { return false }
    return !field.isComputed && !asksForValue
      && field.checks.required.flatMap(\.atoms).contains { atom in
        if case .rule(let use) = atom { Self.asksForValue(use) } else { false }
      }
  }

  private static func asksForValue(_ use: RuleUse) -> Bool {
    [.required, .filled, .present, .accepted].contains(use.rule)
  }

  /// Whether a value is always required, so that the browser may demand one.
  var isRequired: Bool { asksForValue && !isConditional }

  /// Whether "no" is a valid answer too, which a checkbox couldn't express.
  var isAnsweredWithYesOrNo: Bool {
    let rules = field.checks.required.flatMap(\.uses).map(\.rule)
    return asksForValue && !rules.contains(.accepted)
  }

  /// The maximum number of items or entries; nil if the rules don't limit it.
  var mostItems: Number? {
    field.checks.required.flatMap(\.uses).first { $0.rule == .size }?.counts?.most
  }

  /// A control under its label.
  func labeled(_ control: MarkupNode, kind: String) -> MarkupNode {
    let label = words("label", ["for": id])
    return box("div", kind, class: "field", [label] + hints + [revealable(control), message])
  }

  /// A checkbox with its label.
  func box(_ control: MarkupNode) -> MarkupNode {
    let choice = MarkupNode.element("label", ["class": "choice"], [control, words("span")])
    return box("div", "boolean", class: "field", [choice] + hints + [message])
  }

  /// Several controls for one value, under one legend.
  func choices(_ controls: [MarkupNode], kind: String) -> MarkupNode {
    let legend = MarkupNode.element("legend", [:], [words("span")])
    return box("fieldset", kind, class: "choices", [legend] + hints + controls + [message])
  }

  /// A group of fields, with a legend and a message for the whole.
  func group(_ contents: [MarkupNode], kind: String, isOptional: Bool = false) -> MarkupNode {
    var legend = [words("span")]
    if isOptional { legend += [.text(" "), texts.marked(.element("span", text: texts.optional))] }
    let head = [.element("legend", [:], legend)] + hints + [message]
    return box("fieldset", kind, class: nil, head + contents)
  }

  /// Whether it is a map, whose entries need keys.
  var hasKeys: Bool { if case .map = field.type { true } else { false } }

  /// The key of an entry; the script inserts it into the names of the entry's controls.
  ///
  /// - Parameters:
  ///   - row: the name of the entry.
  ///   - checks: where the checks are whose failures are about the key.
  /// - Returns: the control with its label.
  func key(of row: String, checks: String) -> MarkupNode {
    let id = Self.id(row, "-key")
    return .element(
      "div",
      ["class": "field"],
      [
        texts.marked(.element("label", ["for": id, "class": "required"], text: texts.key)),
        .element(
          "input",
          [
            "id": id, "type": "text", "data-key": checks, "aria-required": "true",
            "aria-describedby": Self.id(row, "-row-message"),
          ]
        ),
      ]
    )
  }

  /// The label's text.
  private func words(_ element: String, _ attributes: MarkupAttributes = [:]) -> MarkupNode {
    var attributes = attributes
    if asksForValue { attributes["class"] = "required" }
    if asksForValueAtTimes { attributes["data-asks"] = "" }
    return .element(element, attributes, text: label)
  }

  /// A secret's control, with the button that reveals it.
  private func revealable(_ control: MarkupNode) -> MarkupNode {
    guard case .element("input", let attributes, _) = control, attributes["type"] == "password"
    else { return control }
    let button: MarkupAttributes = [
      "type": "button", "data-reveal": "", "aria-controls": id, "hidden": "",
    ]
    let words: [MarkupNode] = [
      texts.marked(.element("span", text: texts.show)),
      .element("span", ["class": "unseen"], text: " \(label)"),
    ]
    return .element("div", ["class": "row"], [control, .element("button", button, words)])
  }

  /// The description, and how a date is written.
  private var hints: [MarkupNode] {
    let description = field.annotations.text("description").map { text in
      MarkupNode.element("p", ["id": "\(id)-hint", "class": "hint"], text: text)
    }
    return [description, notationHint].compactMap(\.self)
  }

  /// How a date or time is written that is typed in.
  ///
  /// The script shows that of a month where the browser has no control for months.
  private var notationHint: MarkupNode? {
    let type = field.type.innermost
    guard !field.isComputed, type.isMoment else { return nil }
    var attributes: MarkupAttributes = ["id": "\(id)-notation", "class": "hint"]
    if field.notation == nil {
      guard type == .month else { return nil }
      attributes["data-month"] = ""
      attributes["hidden"] = ""
    }
    return .element("p", attributes, text: texts.written(field.notation?.text ?? "YYYY-MM"))
  }

  private var message: MarkupNode {
    .element("p", ["id": "\(id)-box-message", "class": "message", "aria-live": "polite"])
  }

  private func box(
    _ element: String,
    _ kind: String,
    class style: String?,
    _ children: [MarkupNode]
  ) -> MarkupNode {
    var attributes: MarkupAttributes = [
      "id": "\(id)-box", "data-field": field.joinedPath, "data-name": name,
      "data-kind": kind,
    ]
    if field.mask != nil || field.notation != nil { attributes["data-formatted"] = "" }
    if asksForValue { attributes["data-required"] = "" }
    attributes["class"] = style
    if isSecret { attributes["data-secret"] = "" }
    if element == "fieldset" { attributes["aria-describedby"] = description }
    return .element(element, attributes, children)
  }
}
