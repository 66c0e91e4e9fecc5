import RuleCompiler
import RuleEngine
import RuleSyntax

/// The control of a field, with the attributes that mean what its rules mean.
extension FieldFrame {
  /// The control of one value.
  func control(of type: FieldType) -> MarkupNode {
    var attributes = common
    if let notation = field.notation { return control(notation, attributes) }
    switch type {
    case .choice: return select(attributes)
    case .boolean:
      attributes["type"] = "checkbox"
      attributes["value"] = "true"
      attributes["data-boolean"] = ""
      if case .boolean(true) = defaultValue { attributes["checked"] = "" }
    case .file:
      attributes["type"] = "file"
      if let types = uses.first(where: { $0.rule == .mediaType })?.arguments["types"] {
        attributes["accept"] = types.compactMap(\.constantText).joined(separator: ",")
      }
    case .integer, .number:
      // Browsers' own controls for numbers lose what they cannot read.
      attributes["type"] = isSecret ? "password" : "text"
      if !allowsNegative { attributes["inputmode"] = type == .integer ? "numeric" : "decimal" }
    case .date: addMoments(to: &attributes, type, control: "date", last: "9999-12-31")
    case .month: addMoments(to: &attributes, type, control: "month", last: "9999-12")
    case .time:
      addMoments(to: &attributes, type, control: "time", last: nil)
      attributes["step"] = "any"
    case .dateTime:
      addMoments(to: &attributes, type, control: "datetime-local", last: "9999-12-31T23:59")
      // Seconds may be given.
      attributes["step"] = "any"
    case .text, .any, .form, .list, .map:
      if field.annotation("multiline") != nil { return area(attributes) }
      attributes["type"] = isSecret ? "password" : "text"
      addLengths(to: &attributes)
      if let pattern { attributes["pattern"] = pattern }
    }
    if let mode = keyboard { attributes["inputmode"] = mode }
    if let text = defaultText, type != .boolean { attributes["value"] = text }
    return .element("input", attributes)
  }

  /// How the script reads the control: as a text that is typed, or as a value that is chosen.
  var kind: String {
    if field.notation != nil { return "text" }
    return switch field.type {
    case .text, .integer, .number, .any, .form, .list, .map: "text"
    case .boolean: "boolean"
    case .file: "file"
    case .date, .month, .time, .dateTime, .choice: "value"
    }
  }

  /// The control of the item of that number, from 1.
  func item(of type: FieldType, number: Int) -> MarkupNode {
    guard case .element(let element, var attributes, let children) = control(of: type) else {
      return control(of: type)
    }
    attributes["data-label"] = label
    attributes["aria-label"] = "\(label) \(number)"
    // What there is to say of an item is said of its list.
    attributes["aria-describedby"] = "field-\(name)-row-message"
    return .element(element, attributes, children)
  }

  /// The value of an entry under a label.
  func labeledItem(of type: FieldType) -> MarkupNode {
    guard case .element(let element, var attributes, let children) = control(of: type) else {
      return control(of: type)
    }
    attributes["aria-describedby"] = "field-\(name)-row-message"
    return .element(
      "div",
      ["class": "field"],
      [
        .element("label", ["for": id], text: texts.value),
        .element(element, attributes, children),
      ]
    )
  }

  /// Two buttons for a question that is answered with yes or no.
  var yesAndNo: [MarkupNode] {
    [("true", texts.yes), ("false", texts.no)].map { value, text in
      var attributes: MarkupAttributes = [
        "type": "radio", "id": "\(id)-\(value)", "name": name, "value": value,
      ]
      if isRequired { attributes["required"] = "" }
      if case .boolean(let given) = defaultValue, String(given) == value {
        attributes["checked"] = ""
      }
      let words = MarkupNode.element("span", text: text)
      return .element("label", ["class": "choice"], [.element("input", attributes), words])
    }
  }

  /// What is shown instead of a control for a value that nobody types; it is not sent.
  var output: MarkupNode {
    .element("output", ["id": id, "aria-describedby": description])
  }

  /// A text in the notation, which browsers' own controls don't write.
  private func control(
    _ notation: ValueNotation,
    _ attributes: MarkupAttributes
  ) -> MarkupNode {
    var attributes = attributes
    attributes["type"] = isSecret ? "password" : "text"
    if attributes["placeholder"] == nil { attributes["placeholder"] = notation.text }
    let isNumber = field.type.innermost == .integer || field.type.innermost == .number
    attributes["inputmode"] = isNumber ? keyboard ?? "decimal" : keyboard
    if let text = defaultText {
      attributes["value"] = notation.translation(ofPlain: text) ?? text
    }
    return .element("input", attributes)
  }

  /// One box for each option, or one button, of which one can be chosen.
  func choices(type: String) -> [MarkupNode] {
    field.options.enumerated().map { index, option in
      choice(type, index, option.value, option.shownLabel, defaults.contains(option.value))
    }
  }

  /// One button for each number from 0, under the texts of `@segments("Email", "Telephone")`; nil
  /// where the field has none.
  var segments: [MarkupNode]? {
    guard field.type == .integer, let titles = field.annotation("segments")?.arguments,
      !titles.isEmpty
    else { return nil }
    return titles.enumerated().map { index, title in
      let label = if case .text(let text) = title { text } else { String(index) }
      return choice("radio", index, String(index), label, defaultText == String(index))
    }
  }

  private func choice(
    _ type: String,
    _ index: Int,
    _ value: String,
    _ label: String,
    _ isChosen: Bool
  ) -> MarkupNode {
    var attributes: MarkupAttributes = [
      "type": type, "id": "\(id)-\(index)", "name": name, "value": value,
    ]
    if isRequired, type == "radio" { attributes["required"] = "" }
    if isChosen { attributes["checked"] = "" }
    let words = MarkupNode.element("span", text: label)
    return .element("label", ["class": "choice"], [.element("input", attributes), words])
  }

  private func select(_ attributes: MarkupAttributes) -> MarkupNode {
    let none = MarkupNode.element("option", ["value": ""], text: texts.choose)
    let options = field.options.map { option -> MarkupNode in
      var attributes: MarkupAttributes = ["value": option.value]
      if defaults.contains(option.value) { attributes["selected"] = "" }
      return .element("option", attributes, text: option.shownLabel)
    }
    return .element("select", attributes, [none] + options)
  }

  private func area(_ attributes: MarkupAttributes) -> MarkupNode {
    var attributes = attributes
    attributes["rows"] = "5"
    return .element("textarea", attributes, defaultText.map { [.text($0)] } ?? [])
  }

  // MARK: Attributes

  private var common: MarkupAttributes {
    var attributes: MarkupAttributes = [
      "id": id, "name": name, "aria-describedby": description,
    ]
    if isRequired {
      attributes["required"] = ""
    } else if asksForValue {
      attributes["aria-required"] = "true"
    }
    attributes["placeholder"] = field.annotations.text("placeholder")
    attributes["autocomplete"] = autocomplete
    attributes["autocapitalize"] = field.annotations.text("capitalization")
    return attributes
  }

  /// The rules that always apply to the value, independent of other fields.
  var uses: [RuleUse] { field.checks.required.flatMap(\.uses) }

  /// Whether attributes judge the text that rules judge: not where it is normalized first, and not
  /// where white space counts as no answer, since to browsers it is one.
  private var isJudgedAsTyped: Bool {
    field.normalization.isEmpty && field.mask == nil && isRequired
  }

  /// A length in UTF-16, which is what browsers count, or of ASCII alone.
  private func addLengths(to attributes: inout MarkupAttributes) {
    guard isJudgedAsTyped else { return }
    for use in uses {
      guard let counts = use.counts, use.rule != .size else { continue }
      guard field.isPlainASCII || use.argument("in")?.constantText == "utf16" else { continue }
      if let least = counts.least { attributes["minlength"] = least.description }
      // Of a secret nobody sees that its end is cut off.
      if let most = counts.most, !isSecret { attributes["maxlength"] = most.description }
    }
  }

  /// The first pattern, where it has a counterpart.
  private var pattern: String? {
    guard isJudgedAsTyped else { return nil }
    for use in uses where [.regex, .chars].contains(use.rule) {
      if let pattern = try? ECMAPattern(use, for: .standard) { return pattern.text }
    }
    return nil
  }

  /// Whether a number may have a minus sign, for which keyboards of digits have no key.
  private var allowsNegative: Bool {
    !uses.contains { use in
      switch use.rule {
      case .minValue, .between:
        if case .number(let least) = use.bounds.lower { least >= 0 } else { false }
      default: false
      }
    }
  }

  /// The kind of the control, and its bounds: years have four digits, up to the last moment.
  private func addMoments(
    to attributes: inout MarkupAttributes,
    _ type: FieldType,
    control: String,
    last: String?
  ) {
    attributes["type"] = control
    for use in uses where [.minValue, .maxValue, .between].contains(use.rule) {
      let (lower, upper) = use.bounds
      if let text = lower?.constantText, type.isLocal(text) { attributes["min"] = text }
      if let text = upper?.constantText, type.isLocal(text) { attributes["max"] = text }
    }
    if attributes["max"] == nil { attributes["max"] = last }
  }

  // MARK: Annotations

  private var defaultValue: Value? { field.annotation("default")?.arguments.first }

  private var defaultText: String? {
    // What is secret is not written into a page.
    guard !isSecret, let value = defaultValue else { return nil }
    switch value {
    case .text(let text): return text
    case .number(let number): return number.description
    case .boolean(let value): return String(value)
    case .null, .date, .month, .time, .dateTime, .file, .list, .form: return nil
    }
  }

  private var defaults: [String] {
    switch defaultValue {
    case .text(let text): [text]
    case .list(let items): items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .number, .boolean, .null, .date, .month, .time, .dateTime, .file, .form, nil: []
    }
  }
}

extension OptionData {
  /// The label as written, else one made from the value where that is a name such as `full_time`.
  fileprivate var shownLabel: String {
    if let label { return label }
    let isName = value.allSatisfy { ("a"..."z").contains($0) || "_-".contains($0) }
    return isName ? Labels.humanized(value) : value
  }
}

extension FieldType {
  /// Whether a constant of the type is written as browsers write it: without an offset from UTC.
  fileprivate func isLocal(_ text: String) -> Bool {
    switch self {
    case .date: CalendarDate(text) != nil
    case .month: CalendarMonth(text) != nil
    case .time: TimeOfDay(text) != nil
    case .dateTime: DateTime(text).map { $0.offset == nil } ?? false
    case .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map: false
    }
  }
}
