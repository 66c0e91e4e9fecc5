import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes lists and maps, whose rows a script adds and removes.
///
/// A list also has spare rows for a page whose script is turned off, blocked or not found; the
/// script removes them.
extension FormPage {
  /// The number of rows in a list for users without JavaScript.
  ///
  /// Trailing empty rows of a submission are dropped when it is read.
  static let mostPlainRows = 3
  /// Maximum number of a page's fields in such rows.
  static let mostPlainFields = 1_000

  /// Writes a list's items or a map's entries; a required list starts with one row.
  mutating func rows(
    _ frame: FieldFrame,
    of type: FieldType,
    kind: String,
    in place: Place
  ) -> MarkupNode {
    let rows = Rows(frame: frame, type: type, kind: kind, form: form(of: type))
    func box(_ children: [MarkupNode]) -> MarkupNode {
      .element("div", ["class": "rows", "data-rows": ""], children)
    }
    guard place.audience != .scriptless else {
      // Without a script, entries cannot be named.
      return frame.group([box(kind == "list" ? [row(rows, number: 0, in: place)] : [])], kind: kind)
    }
    // The script adds the first row of inner lists, so that a page stays linear in its forms.
    let first = frame.asksForValue && kind == "list" && place.outer.count == 1
    var children = [box(first ? [row(rows, number: 0, in: place)] : [])]
    if kind == "list", place.audience == .all {
      children += plainRows(rows, from: first ? 1 : 0, in: place)
    }
    var inner = place
    inner.audience = .script
    children.append(.element("template", [:], [row(rows, number: nil, in: inner)]))
    var attributes: MarkupAttributes = ["data-add": "", "hidden": ""]
    if let most = frame.mostItems { attributes["data-most"] = most.description }
    let button =
      if let label = rows.label {
        MarkupNode.button(attributes, words: texts.addForm, ["label": [.text(label)]])
      } else {
        MarkupNode.button(
          attributes,
          [.text(texts.add), .element("span", ["class": "unseen"], text: " \(frame.label)")]
        )
      }
    children.append(texts.marked(button))
    if let most = frame.mostItems {
      let limit = MarkupNode.element(
        "p",
        ["class": "hint", "hidden": ""],
        words: texts.most,
        ["count": [.text(most.description)]]
      )
      children.append(texts.marked(limit))
    }
    return frame.group(children, kind: kind)
  }

  /// The repeated part of a list or map.
  private struct Rows {
    let frame: FieldFrame
    let type: FieldType
    let kind: String
    /// The form of the items, if they have one.
    let form: CheckedForm?

    /// The label of an item that is a form.
    var label: String? { form.map { $0.label ?? Labels.humanized($0.name) } }
  }

  /// Rows for users without JavaScript: one in a nested list, otherwise up to `mostPlainRows`.
  private mutating func plainRows(
    _ rows: Rows,
    from first: Int,
    in place: Place
  ) -> [MarkupNode] {
    var place = place
    place.audience = .scriptless
    // The script's rows already produce the same notes.
    let noted = notes
    defer { notes = noted }
    let most = rows.frame.mostItems.flatMap { Int(exactly: $0) } ?? Self.mostPlainRows
    let numbers = first..<max(first, min(most, Self.mostPlainRows))
    guard !numbers.isEmpty else { return [] }
    let written = numbers.map { row(rows, number: $0, in: place) }
    return [.element("div", ["class": "rows", "data-plain": ""], written)]
  }

  /// An item or entry; without a number, the script fills in the brackets.
  private mutating func row(_ rows: Rows, number: Int?, in place: Place) -> MarkupNode {
    let frame = rows.frame
    let name = "\(frame.name)[\(number.map(String.init) ?? "")]"
    let isEntry = rows.kind == "map"
    var attributes: MarkupAttributes = ["id": FieldFrame.id(name, "-row"), "data-prefix": name]
    // The script decides conditions in an entry by its form.
    if isEntry { attributes["data-entry"] = rows.form?.name ?? "" }
    let message = MarkupNode.element(
      "p",
      ["id": FieldFrame.id(name, "-row-message"), "class": "message", "aria-live": "polite"]
    )
    let key = isEntry ? [frame.key(of: name, checks: keyChecks(of: frame.field))] : []
    let shownNumber = (number ?? 0) + 1
    let removing: MarkupAttributes = ["data-remove": "", "hidden": ""]
    let counted = MarkupNode.element("span", ["data-slot": "number"], text: String(shownNumber))
    func numbered(_ label: String) -> [MarkupNode] { [.text("\(label) "), counted] }
    guard case .form(let inner) = rows.type, let label = rows.label else {
      let item = FieldFrame(
        field: frame.field,
        name: name,
        isConditional: true,
        isSecret: frame.isSecret,
        texts: texts
      )
      attributes["class"] = isEntry ? "entry" : "row"
      if isEntry {
        attributes["role"] = "group"
        attributes["data-label"] = frame.label
        attributes["aria-label"] = "\(frame.label) \(shownNumber)"
      }
      let control =
        isEntry ? item.labeledItem(of: rows.type) : item.item(of: rows.type, number: shownNumber)
      let words: [MarkupNode] = [
        .text(texts.remove),
        texts.marked(
          .element(
            "span",
            ["class": "unseen"],
            words: texts.ofRow,
            ["number": [.text(String(shownNumber))], "label": [.text(frame.label)]]
          )
        ),
      ]
      let remove = inPageWithScript(texts.marked(.button(removing, words)), in: place)
      return .element("div", attributes, key + [control] + remove + [message])
    }
    attributes["data-part"] = "row"
    let legend = MarkupNode.element("legend", [:], numbered(label))
    let children = contents(of: inner.position, prefix: name + ".", in: place)
    let remove = texts.marked(
      .button(removing, words: texts.removeForm, ["label": numbered(label)])
    )
    return .element(
      "fieldset",
      attributes,
      [legend] + key + [message] + children + inPageWithScript(remove, in: place)
    )
  }

  /// The lines and columns of the checks of a map's keys: `3:12-3:27`.
  private func keyChecks(of field: ExpandedField) -> String {
    let questions = (field.checks.required + field.checks.advised).flatMap(\.atoms)
    let ranges = questions.flatMap { question -> [SourceRange] in
      guard case .each(let checks, let places) = question, places.areKeys else { return [] }
      // All checks of one `keys` have its range.
      return checks.atoms.lazy.compactMap(\.range).first.map { [$0] } ?? []
    }
    return ranges.map { range in
      [range.start, range.end].map { offset in
        let place = forms.source.location(of: offset)
        return "\(place.line):\(place.column)"
      }.joined(separator: "-")
    }.joined(separator: " ")
  }

  /// What needs the script.
  private func inPageWithScript(_ node: MarkupNode, in place: Place) -> [MarkupNode] {
    place.audience == .scriptless ? [] : [node]
  }

  private func form(of type: FieldType) -> CheckedForm? {
    if case .form(let inner) = type { forms[inner.position]?.form } else { nil }
  }
}

extension FieldType {
  /// Whether its items are lists or maps themselves; a page has no rows for these.
  var isOfRowsOfRows: Bool {
    switch self {
    case .list(of: .list), .list(of: .map), .map(of: .list), .map(of: .map): true
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any,
      .form, .list, .map:
      false
    }
  }
}
