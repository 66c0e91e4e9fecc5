import RuleCompiler
import RuleEngine
import RuleSyntax

/// Lists and maps, whose rows a script adds and removes; without one, a list has some empty rows.
extension FormPage {
  /// How many rows a list has for people without a script.
  ///
  /// Empty rows at the end of what a browser posts are left out where it is read.
  static let mostPlainRows = 3
  /// How many of a page's fields may be in such rows.
  static let mostPlainFields = 1_000

  /// The items of a list or the entries of a map; a list that must have items begins with one.
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
      // Without a script entries cannot get names.
      return frame.group([box(kind == "list" ? [row(rows, number: 0, in: place)] : [])], kind: kind)
    }
    // In lists within it the script adds the first row, so that a page stays linear in its forms.
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
    let words =
      rows.label.map { texts.addForm.split(at: "{label}", with: [.text($0)]) }
      ?? [.text(texts.add), .element("span", ["class": "unseen"], text: " \(frame.label)")]
    return frame.group(children + [button(attributes, words)], kind: kind)
  }

  /// What a list or map repeats.
  private struct Rows {
    let frame: FieldFrame
    let type: FieldType
    let kind: String
    /// The form of the items, if they are of one.
    let form: CheckedForm?

    /// What people read for an item that is a form.
    var label: String? { form.map { $0.label ?? Labels.humanized($0.name) } }
  }

  /// Rows for people without a script: one in a list of a row, else up to `mostPlainRows`.
  private mutating func plainRows(
    _ rows: Rows,
    from first: Int,
    in place: Place
  ) -> [MarkupNode] {
    var place = place
    place.audience = .scriptless
    // What is left out of these rows is noted where the script's are.
    let noted = notes
    defer { notes = noted }
    let most = rows.frame.mostItems.flatMap { Int(exactly: $0) } ?? Self.mostPlainRows
    let numbers = first..<max(first, min(most, Self.mostPlainRows))
    guard !numbers.isEmpty else { return [] }
    let written = numbers.map { row(rows, number: $0, in: place) }
    return [.element("noscript", [:], [.element("div", ["class": "rows"], written)])]
  }

  /// An item or entry; the script puts its number between the brackets where there is none.
  private mutating func row(_ rows: Rows, number: Int?, in place: Place) -> MarkupNode {
    let frame = rows.frame
    let name = "\(frame.name)[\(number.map(String.init) ?? "")]"
    let isEntry = rows.kind == "map"
    var attributes: MarkupAttributes = ["id": "field-\(name)-row", "data-prefix": name]
    if isEntry { attributes["data-entry"] = "" }
    let message = MarkupNode.element(
      "p",
      ["id": "field-\(name)-row-message", "class": "message", "aria-live": "polite"]
    )
    let key = isEntry ? [frame.key(of: name)] : []
    let shownNumber = (number ?? 0) + 1
    let counted = MarkupNode.element("span", ["data-number": ""], text: String(shownNumber))
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
      let control =
        isEntry ? item.labeledItem(of: rows.type) : item.item(of: rows.type, number: shownNumber)
      let which = MarkupNode.element("span", ["class": "unseen"], numbered(" \(frame.label)"))
      let remove = remove([.text(texts.remove), which], in: place)
      return .element("div", attributes, key + [control] + remove + [message])
    }
    attributes["data-part"] = "row"
    let legend = MarkupNode.element("legend", [:], numbered(label))
    let children = contents(of: inner.position, prefix: name + ".", in: place)
    let words = texts.removeForm.split(at: "{label}", with: numbered(label))
    return .element(
      "fieldset",
      attributes,
      [legend] + key + [message] + children + remove(words, in: place)
    )
  }

  /// The button that takes a row away, which a script is needed for.
  private func remove(_ words: [MarkupNode], in place: Place) -> [MarkupNode] {
    if place.audience == .scriptless { return [] }
    return [button(["data-remove": "", "hidden": ""], words)]
  }

  private func form(of type: FieldType) -> CheckedForm? {
    if case .form(let inner) = type { forms[inner.position]?.form } else { nil }
  }
}

extension FieldType {
  /// Whether its items or entries are lists or maps themselves, for which a page has no rows.
  var isOfRowsOfRows: Bool {
    switch self {
    case .list(of: .list), .list(of: .map), .map(of: .list), .map(of: .map): true
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any,
      .form, .list, .map:
      false
    }
  }
}

extension String {
  /// The text as nodes, with others in place of a part of it.
  fileprivate func split(at part: String, with nodes: [MarkupNode]) -> [MarkupNode] {
    guard let range = firstRange(of: part) else { return [.text(self)] }
    let around = [self[..<range.lowerBound], self[range.upperBound...]].map { text in
      text.isEmpty ? [] : [MarkupNode.text(String(text))]
    }
    return around[0] + nodes + around[1]
  }
}
