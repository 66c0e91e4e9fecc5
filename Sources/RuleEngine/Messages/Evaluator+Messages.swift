// The values of placeholders in messages: labels, values and arguments as shown to people.

extension Evaluator {
  /// The most characters of a value that a message shows.
  private static let longestShownValue = 80

  /// The message for a failure of the subject, with the given values and the subject's.
  ///
  /// - Parameters:
  ///   - authored: the author's template; nil to use the rule's default message.
  ///   - rule: the built-in rule that failed.
  ///   - values: the rule's arguments by placeholder, which take precedence over the subject's
  ///     values.
  ///   - other: the value or field that the rule compares with.
  /// - Returns: the parts of the message.
  func messageText(
    _ authored: String? = nil,
    of rule: String,
    with values: MessageValues = [:],
    other: ShownText? = nil
  ) -> MessageText {
    var values = values
    values.reserve(4)
    values.add("label", ShownText(label: subjectLabel))
    values.add("value", isSubjectSecret ? .hidden : shown(subject))
    values.add("length", ShownText(shownLength))
    if let other { values.add("other", other) }
    if rule == DefaultMessages.mistyped, let type = values["type"] {
      let example = judgedField?.notation?.example ?? DefaultMessages.example(ofType: type)
      if let example { values.add("example", ShownText(example)) }
    }
    return MessageText(
      authored: authored,
      builtIn: rule,
      values: values,
      manner: machine.owners.isEmpty ? itemType?.manner ?? .value : .value
    )
  }

  private var subjectLabel: String {
    guard let field = frame.field else {
      let group = judgedGroup.map { program.forms[frame.form].objects[$0] }
      if let group { return group.label ?? Labels.humanized(group.name) }
      return program.forms[frame.form].label ?? Labels.humanized(program.forms[frame.form].name)
    }
    return program.forms[frame.form].fields[field].shownLabel
  }

  var isSubjectSecret: Bool {
    guard let field = frame.field else { return false }
    return program.forms[frame.form].fields[field].isSecret
  }

  private var shownLength: String {
    if isSubjectSecret { return Labels.hiddenValue }
    return switch subject.slot.kind {
    case .text:
      String(withText(of: subject) { TextMeasure.count(of: .graphemes, in: $0) })
    case .list: String(subject.slot.count)
    case .missing, .null, .boolean, .number, .wideNumber, .date, .month, .time, .dateTime, .file,
      .form, .duration, .byteCount, .pattern, .set, .range:
      "0"
    }
  }

  // MARK: Arguments

  /// The arguments as shown to people: of many with the same name, the first and how many there are
  /// besides.
  func describe(_ arguments: [NamedOperand]) -> [Violation.Argument] {
    if arguments.count <= Labels.mostListed { return arguments.flatMap { describe($0) } }
    var described: [Violation.Argument] = []
    var start = 0
    while start < arguments.count {
      let name = arguments[start].name
      // The values of a parameter stand next to each other.
      var end = arguments[arguments.count - 1].name == name ? arguments.count : start
      while end < arguments.count, arguments[end].name == name { end += 1 }
      let shown = min(end, start + Labels.mostListed)
      for position in start..<shown { described += describe(arguments[position]) }
      if shown < end {
        let last = described.count - 1
        described[last].shown = described[last].shown.followed(by: end - shown)
      }
      start = end
    }
    return described
  }

  private func describe(_ argument: NamedOperand) -> [Violation.Argument] {
    if let items = describeItems(of: argument.operand) {
      return items.map { Violation.Argument(name: argument.name, shown: $0) }
    }
    let shown = describe(argument.operand)
    // The field by which items are compared is given by its label.
    let isLabel = argument.name == "by" && shown.phrase == nil
    return [
      Violation.Argument(
        name: argument.name,
        shown: isLabel ? ShownText(label: shown.text) : shown
      )
    ]
  }

  /// The first items of a list that isn't in the form, and how many there are besides.
  ///
  /// - Returns: nil for anything else, and if the list is empty or secret.
  private func describeItems(of operand: Operand) -> [ShownText]? {
    let value = resolve(operand)
    guard value.slot.kind == .list, !value.isSecret, !isMadeFromSecret(operand) else { return nil }
    let parameter = parameter(at: value.position)
    let context = isInContext(value.position) ? field(at: value.position) : nil
    guard parameter?.isSecret != true, case .list(let item) = parameter?.type ?? context?.type,
      item.isPlain
    else { return nil }
    let count = Int(value.slot.count)
    var items = (0..<min(count, Labels.mostListed)).map {
      shown(self.item($0, of: value.slot), in: context)
    }
    if let last = items.popLast() { items.append(last.followed(by: count - items.count - 1)) }
    return items.isEmpty ? nil : items
  }

  /// An operand as shown to people: a field by its label, never by its value.
  func describe(_ operand: Operand) -> ShownText {
    if case .constant(let position) = operand,
      program.constants.slots[Int(position)].kind == .range
    {
      return describeRange(program.constants.slots[Int(position)])
    }
    let value = resolve(operand)
    if let label = label(at: value.position) { return ShownText(label: label) }
    if case .computation(let position) = operand {
      if case .entry = program.computations[Int(position)], isMadeFromSecret(operand) {
        return .hidden
      }
      return describe(program.computations[Int(position)])
    }
    return value.isSecret || isMadeFromSecret(operand) ? .hidden : shown(value)
  }

  /// The label of the first field among the arguments, or the first argument's value.
  func other(_ arguments: ArraySlice<NamedOperand>) -> ShownText? {
    for argument in arguments {
      if let label = label(at: resolve(argument.operand).position) {
        return ShownText(label: label)
      }
    }
    return arguments.first.map { describe($0.operand) }
  }

  private func describe(_ computation: Computation) -> ShownText {
    switch computation {
    case .today: ShownText(phrase: "today")
    case .now: ShownText(phrase: "now")
    case .key: isSubjectSecret ? .hidden : ShownText(describe(compute(computation)))
    case .offset(.field(let slot), let shift) where isMadeFromSecret(.field(slot)):
      ShownText(phrase: "{date} " + shift.words, ["date": describe(.field(slot))])
    // The result of the shift is more useful in a message than the expression.
    case .offset(let operand, _):
      isMadeFromSecret(operand) ? .hidden : ShownText(describe(compute(computation)))
    case .entry: ShownText(describe(compute(computation)))
    case .operation(_, let operands):
      operands.contains { isMadeFromSecret($0) }
        ? .hidden : ShownText(describe(compute(computation)))
    case .range(let lower, let upper):
      describeRange(
        lower: describeBound(lower),
        upper: describeBound(upper),
        isOfMoments: resolve(lower).slot.isMoment || resolve(upper).slot.isMoment
      )
    }
  }

  /// A bound's description; nil if it is missing, here or as the caller's argument.
  private func describeBound(_ operand: Operand) -> ShownText? {
    let bound = describe(operand)
    return bound.text.isEmpty ? nil : bound
  }

  private func describeRange(_ range: Slot) -> ShownText {
    let lower = range.start == Slot.noBound ? nil : describe(.constant(range.start))
    let upper = range.count == Slot.noBound ? nil : describe(.constant(range.count))
    let bounds = [range.start, range.count].filter { $0 != Slot.noBound }
    return describeRange(
      lower: lower,
      upper: upper,
      isOfMoments: bounds.contains { program.constants.slots[Int($0)].isMoment }
    )
  }

  private func describeRange(
    lower: ShownText?,
    upper: ShownText?,
    isOfMoments: Bool
  ) -> ShownText {
    switch (lower, upper) {
    case (let lower?, let upper?):
      lower.text == upper.text
        ? lower : ShownText(phrase: "{low} to {high}", ["low": lower, "high": upper])
    case (let lower?, nil):
      ShownText(phrase: isOfMoments ? "{low} or later" : "at least {low}", ["low": lower])
    case (nil, let upper?):
      ShownText(phrase: isOfMoments ? "{high} or earlier" : "at most {high}", ["high": upper])
    case (nil, nil): ShownText("")
    }
  }

  /// A value as shown to people: an option by its label, if it has one.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - holder: the field that holds it in a list; nil for a value that has a field of its own.
  /// - Returns: the value, or the label of the option.
  private func shown(_ value: Operand.Resolved, in holder: FieldLayout? = nil) -> ShownText {
    guard value.slot.kind == .text else { return ShownText(describe(value)) }
    let text = ExactText(self.text(of: value))
    let own = holder ?? field(at: value.position) ?? fieldShown(at: value.position)
    for field in [own, judgedField] {
      let option = field?.options.first { ExactText($0.value) == text }
      if let label = option?.label { return ShownText(label: label) }
    }
    return ShownText(describe(value))
  }

  func describe(_ value: Operand.Resolved) -> String {
    switch value.slot.kind {
    case .missing, .null, .form: ""
    case .text: shortened(text(of: value))
    case .boolean: value.slot.payload == 0 ? "false" : "true"
    case .number, .wideNumber:
      // A number that could not be computed has no text.
      value.slot.flags.contains(.beyondLimit)
        ? ""
        : number(of: value).map { number in
          shownNotation(of: value)?.text(of: .number(number)) ?? number.description
        } ?? ""
    case .date: shown(value, else: value.slot.calendarDate?.description)
    case .month: shown(value, else: value.slot.calendarMonth?.description)
    case .time: shown(value, else: value.slot.timeOfDay?.shortDescription)
    case .dateTime: shown(value, else: value.slot.dateTime?.shortDescription)
    case .file: value.storage == .record ? record.files[Int(value.slot.start)].name ?? "" : ""
    case .list: "\(value.slot.count)"
    case .duration: Duration.nanoseconds(value.slot.payload).ruleLiteral
    case .byteCount: ByteCount(bytes: UInt64(bitPattern: value.slot.payload)).description
    case .pattern: program.patterns[Int(value.slot.payload)].pattern.text
    case .set: program.sets[Int(value.slot.payload)].notation
    case .range: describeRange(value.slot).text
    }
  }

  /// A date or time in the notation of its field, if that can express it.
  private func shown(_ value: Operand.Resolved, else plain: String?) -> String {
    shownNotation(of: value)?.text(ofMoment: value.slot) ?? plain ?? ""
  }

  /// The notation of the value's field or, for other values, of the field that is being judged.
  func notation(of value: Operand.Resolved) -> ValueNotation? {
    (field(at: value.position) ?? judgedField)?.notation
  }

  /// The notation in which to show a value: that of the field that is being judged if its own field has none.
  private func shownNotation(of value: Operand.Resolved) -> ValueNotation? {
    fieldShown(at: value.position)?.notation ?? notation(of: value) ?? judgedField?.notation
  }

  /// The field as whose values the computed value at the position is shown; nil if there is none.
  private func fieldShown(at position: Int) -> FieldLayout? {
    guard let names = program.forms[frame.form].names else { return nil }
    let index = names.partitionPoint { $0.slot.position >= position - base }
    guard index < names.count, names[index].slot.position == position - base else { return nil }
    return program.forms[names[index].form].fields[names[index].field]
  }

  private var judgedField: FieldLayout? {
    frame.field.map { program.forms[frame.form].fields[$0] }
  }

  func shortened(_ text: String) -> String {
    guard text.utf8.count > Evaluator.longestShownValue else { return text }
    let start = text.prefix(Evaluator.longestShownValue)
    return start.endIndex == text.endIndex ? text : start + "…"
  }

  /// The label of the field at an absolute position; nil if there is no field.
  ///
  /// The context is not visible in the form, so its plain values are shown instead of labels, if it
  /// has any.
  private func label(at position: Int) -> String? {
    // A parameter's value is shown, because the form has no such field, unless it is secret.
    if let parameter = parameter(at: position) {
      let isShown = !parameter.isSecret && parameter.type.isPlain
      return isShown ? nil : Labels.humanized(parameter.name)
    }
    guard let field = field(at: position) else { return nil }
    let isShown = isInContext(position) && !field.isSecret && field.type.isPlain
    return isShown && !record.isEmpty(record.slots[position]) ? nil : field.shownLabel
  }

  private func isInContext(_ position: Int) -> Bool { contextBase.map { position >= $0 } ?? false }
}
