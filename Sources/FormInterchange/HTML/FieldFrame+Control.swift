import RuleCompiler
import RuleEngine
import RuleSyntax

/// Makes a field's control, with the attributes that mean exactly what its rules mean.
extension FieldFrame {
  /// The control for a single value.
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
      // Browsers' number controls discard input that they cannot parse.
      attributes["type"] = isSecret ? "password" : "text"
      addNumber(to: &attributes, type)
    case .date: addMoments(to: &attributes, type, control: "date", last: "9999-12-31")
    case .month: addMoments(to: &attributes, type, control: "month", last: "9999-12")
    case .time:
      addMoments(to: &attributes, type, control: "time", last: nil)
      attributes["step"] = "any"
    case .dateTime:
      addMoments(to: &attributes, type, control: "datetime-local", last: "9999-12-31T23:59")
      // Allows seconds.
      attributes["step"] = "any"
    case .text, .any, .form, .list, .map:
      if field.annotation("multiline") != nil { return area(attributes) }
      attributes["type"] = isSecret ? "password" : "text"
      addLengths(to: &attributes)
      if let pattern { attributes["pattern"] = pattern }
    }
    if let mode = keyboard { attributes["inputmode"] = mode }
    if isNoProse, attributes["type"] == "text" || isSecret {
      attributes["spellcheck"] = "false"
      attributes["autocapitalize"] = attributes["autocapitalize"] ?? "none"
    }
    if let text = defaultText, type != .boolean { attributes["value"] = text }
    return .element("input", attributes)
  }

  /// How the script reads the control: as typed text or as a chosen value.
  var kind: String {
    if field.notation != nil { return "text" }
    return switch field.type {
    case .text, .integer, .number, .any, .form, .list, .map: "text"
    case .boolean: "boolean"
    case .file: "file"
    case .date, .month, .time, .dateTime, .choice: "value"
    }
  }

  /// The control for the item with this number, from 1.
  func item(of type: FieldType, number: Int) -> MarkupNode {
    guard case .element(let element, var attributes, let children) = control(of: type) else {
      return control(of: type)
    }
    attributes["data-label"] = label
    attributes["aria-label"] = "\(label) \(number)"
    // The list's description applies to its items too.
    attributes["aria-describedby"] = Self.id(name, "-row-message")
    return .element(element, attributes, children)
  }

  /// The value of an entry, under a label.
  func labeledItem(of type: FieldType) -> MarkupNode {
    guard case .element(let element, var attributes, let children) = control(of: type) else {
      return control(of: type)
    }
    attributes["aria-describedby"] = Self.id(name, "-row-message")
    return .element(
      "div",
      ["class": "field"],
      [
        texts.marked(.element("label", ["for": id], text: texts.value)),
        .element(element, attributes, children),
      ]
    )
  }

  /// Two buttons for a yes-or-no question.
  var yesAndNo: [MarkupNode] {
    [("true", texts.yes), ("false", texts.no)].map { value, text in
      var attributes: MarkupAttributes = [
        "type": "radio", "id": "\(id)-\(value)", "name": name, "value": value,
      ]
      if isRequired { attributes["required"] = "" }
      if case .boolean(let given) = defaultValue, String(given) == value {
        attributes["checked"] = ""
      }
      let words = texts.marked(.element("span", text: text))
      return .element("label", ["class": "choice"], [.element("input", attributes), words])
    }
  }

  /// An output in place of a control, for a value that nobody types; it is not submitted.
  var output: MarkupNode {
    var attributes: MarkupAttributes = ["id": id, "aria-describedby": description]
    // One key may change many rows, and nobody could tell which of them is read out.
    if name.contains("[") { attributes["aria-live"] = "off" }
    if field.type.isNumeric { attributes["class"] = "number" }
    if field.type == .choice {
      let labels = field.options.map { option in
        JSONObject.Member(name: option.value, value: .text(option.shownLabel))
      }
      attributes["data-labels"] = JSONNode.object(JSONObject(labels)).compactText
    }
    return .element("output", attributes)
  }

  /// A text control for a notation, which native browser controls don't support.
  private func control(
    _ notation: ValueNotation,
    _ attributes: MarkupAttributes
  ) -> MarkupNode {
    var attributes = attributes
    attributes["type"] = isSecret ? "password" : "text"
    let isNumber = field.type.innermost.isNumeric
    // The notation is the placeholder that the form has where its author wrote none; that of a date
    // is below the label.
    if attributes["placeholder"] ?? notation.text == notation.text {
      attributes["placeholder"] = isNumber ? notation.text : nil
    }
    if isNumber {
      addNumber(to: &attributes, field.type.innermost)
      // In rows and entries, the script converts the separators of Arabic to these.
      attributes["data-notation"] = notation.text
    }
    if let mode = keyboard { attributes["inputmode"] = mode }
    if let text = defaultText {
      attributes["value"] = notation.translation(ofPlain: text) ?? text
    }
    return .element("input", attributes)
  }

  /// One box or button per option; with buttons, only one can be chosen.
  func choices(type: String) -> [MarkupNode] {
    field.options.enumerated().map { index, option in
      choice(type, index, option.value, option.shownLabel, defaults.contains(option.value))
    }
  }

  /// One button per segment number from 0; nil if the field has no segments.
  ///
  /// `@segments("Email", "Telephone")` supplies their labels.
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
    let none = texts.marked(.element("option", ["value": ""], text: texts.choose))
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

  /// Whether attributes see the same text that the rules check.
  ///
  /// Not if it is normalized first, nor if white space counts as empty, since browsers count it as
  /// input.
  private var isJudgedAsTyped: Bool {
    field.normalization.isEmpty && field.mask == nil && isRequired
  }

  /// Adds limits counted in UTF-16, as browsers count, or for ASCII text, where all counts agree.
  private func addLengths(to attributes: inout MarkupAttributes) {
    guard isJudgedAsTyped else { return }
    for use in uses {
      guard let counts = use.counts, use.rule != .size else { continue }
      guard field.isPlainASCII || use.argument("in")?.constantText == "utf16" else { continue }
      if let least = counts.least { attributes["minlength"] = least.description }
      // In a hidden secret, people wouldn't notice that the end is cut off.
      if let most = counts.most, !isSecret { attributes["maxlength"] = most.description }
    }
  }

  /// The first pattern, if it has an equivalent.
  private var pattern: String? {
    guard isJudgedAsTyped else { return nil }
    for use in uses where [.regex, .chars].contains(use.rule) {
      if let pattern = try? ECMAPattern(use, for: .standard) { return pattern.text }
    }
    return nil
  }

  /// Adds what all controls for numbers have; numeric keyboards have no minus key.
  private func addNumber(to attributes: inout MarkupAttributes, _ type: FieldType) {
    attributes["class"] = "number"
    if !allowsNegative { attributes["inputmode"] = type == .integer ? "numeric" : "decimal" }
  }

  /// Whether a number may be negative.
  private var allowsNegative: Bool {
    !uses.contains { use in
      switch use.rule {
      case .minValue, .between:
        if case .number(let least) = use.bounds.lower { least >= 0 } else { false }
      default: false
      }
    }
  }

  /// Adds the control's type and its bounds; the last moment keeps years to four digits.
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

  private var defaultValue: Value? {
    startsEmpty ? nil : field.annotation("default")?.arguments.first
  }

  private var defaultText: String? {
    // Secrets are never written into a page.
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
  /// The label as written, or one derived from a name-like value such as `full_time`.
  fileprivate var shownLabel: String {
    if let label { return label }
    let isName = value.allSatisfy { ("a"..."z").contains($0) || "_-".contains($0) }
    return isName ? Labels.humanized(value) : value
  }
}

extension FieldType {
  /// Whether a constant has the format that browsers use: without an offset from UTC.
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
