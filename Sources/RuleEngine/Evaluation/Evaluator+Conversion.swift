// Converts values to the types of their fields: parses texts, and marks values that can't be read.

extension Evaluator {
  /// Converts the slot to the type, or marks it as mistyped.
  mutating func convert(
    at position: Int,
    to type: FieldType,
    _ notation: ValueNotation? = nil
  ) {
    switch type {
    case .text, .choice:
      if record.slots[position].kind != .text { record.slots[position].flags.insert(.mistyped) }
    case .integer:
      convertNumber(at: position, syntax: .integer, notation)
    case .number:
      convertNumber(at: position, syntax: .number, notation)
    case .boolean:
      convert(at: position, to: .boolean, syntax: .boolean) { text in
        if text.isEqual(to: [0x74, 0x72, 0x75, 0x65].span) { return .boolean(true) }
        return text.isEqual(to: [0x66, 0x61, 0x6C, 0x73, 0x65].span) ? .boolean(false) : nil
      }
    case .date:
      convert(at: position, to: .date, syntax: .date, notation) {
        CalendarDate(utf8: $0).map(Slot.init(date:))
      }
    case .month:
      convert(at: position, to: .month, syntax: .month, notation) {
        CalendarMonth(utf8: $0).map(Slot.init(month:))
      }
    case .time:
      convert(at: position, to: .time, syntax: .time, notation) {
        TimeOfDay(utf8: $0).map(Slot.init(time:))
      }
    case .dateTime:
      convert(at: position, to: .dateTime, syntax: .datetime, notation) {
        DateTime(utf8: $0).map(Slot.init(dateTime:))
      }
    case .file:
      mistypeUnlessEmpty(at: position, kind: .file)
    case .any:
      keepAsGiven(at: position)
    case .form(let form):
      convertForm(at: position, form: form)
    case .list(let item):
      convertList(at: position, of: item, notation)
    case .map(let item):
      // A list in the data is not accepted as a map.
      if record.slots[position].kind == .list, !record.slots[position].isMap,
        !record.slots[position].flags.contains(.beyondLimit)
      {
        record.slots[position].flags.insert(.mistyped)
      } else {
        convertList(at: position, of: item, notation)
      }
    }
  }

  private mutating func keepAsGiven(at position: Int) {
    record.slots[position].flags.insert(.asGiven)
    let slot = record.slots[position]
    switch slot.kind {
    case .list, .form:
      // The form around the outermost value counts as a level too.
      guard machine.calls.depth <= limits.depth else {
        record.slots[position].markBeyond(.depth)
        return
      }
      machine.calls.depth += 1
      defer { machine.calls.depth -= 1 }
      if slot.kind == .list { keepItems(at: position) } else { keepMembers(at: position) }
    case .number, .wideNumber:
      if record.number(slot) == nil { record.slots[position].markBeyond(.numberDigits) }
    case .missing, .null, .boolean, .text, .date, .month, .time, .dateTime, .file, .duration,
      .byteCount, .pattern, .set, .range:
      return
    }
  }

  private mutating func keepItems(at position: Int) {
    guard !record.slots[position].flags.contains(.beyondLimit) else { return }
    convertList(at: position, of: .any)
    let list = record.slots[position]
    guard !list.flags.contains(.beyondLimit) else { return }
    for item in 0..<Int(list.count) { passOnLimit(from: list.position(ofItem: item), to: position) }
  }

  private mutating func keepMembers(at position: Int) {
    let slot = record.slots[position]
    // Data read from cells has no members other than those that a form describes.
    record.slots[position].payload = Slot.ownMembers
    for member in 0..<Int(slot.count) {
      let value = Int(slot.start) + 2 * member + 1
      // A member's name is judged even if it is blank.
      record.slots[value - 1].flags.insert(.asGiven)
      convert(at: value, to: .any)
      passOnLimit(from: value, to: position)
    }
  }

  /// Marks a container as beyond the limit if a part is, because it is judged as a whole.
  private mutating func passOnLimit(from part: Int, to whole: Int) {
    if record.slots[part].flags.contains(.beyondLimit) {
      record.slots[whole].markBeyond(record.slots[part].limit)
    }
  }

  /// Whether a value is an empty text, whether or not its field applies.
  private func isEmptyText(at position: Int) -> Bool {
    let slot = record.slots[position]
    return slot.kind == .text && record.isEmpty(slot)
  }

  private mutating func convert(
    at position: Int,
    to kind: Slot.Kind,
    syntax: TextSyntax,
    _ notation: ValueNotation? = nil,
    parse: (borrowing Span<UInt8>) -> Slot?
  ) {
    let slot = record.slots[position]
    if slot.kind == kind || isEmptyText(at: position) { return }
    // In data, dates and times are always texts, so they are parsed in any mode.
    let isParsed =
      kind != .boolean || (request.parsesTexts && !slot.flags.contains(.asGiven))
    guard slot.kind == .text, isParsed else {
      record.slots[position].flags.insert(.mistyped)
      return
    }
    if let parsed = notation?.moment(in: record.bytes.span.extracting(slot.textRange))
      ?? parse(record.bytes.span.extracting(slot.textRange))
    {
      replace(at: position, by: parsed)
    } else {
      markMistyped(at: position, syntax: syntax, notation)
    }
  }

  /// Marks a value of another kind as mistyped unless it is an empty text; returns whether it is of
  /// the kind.
  @discardableResult
  private mutating func mistypeUnlessEmpty(at position: Int, kind: Slot.Kind) -> Bool {
    if record.slots[position].kind == kind { return true }
    if !isEmptyText(at: position) { record.slots[position].flags.insert(.mistyped) }
    return false
  }

  private mutating func convertNumber(
    at position: Int,
    syntax: TextSyntax,
    _ notation: ValueNotation?
  ) {
    let slot = record.slots[position]
    switch slot.kind {
    case .number, .wideNumber:
      guard let number = record.number(slot) else {
        record.slots[position].markBeyond(.numberDigits)
        return
      }
      if syntax == .integer, !number.isInteger { record.slots[position].flags.insert(.mistyped) }
    case .text:
      if isEmptyText(at: position) { return }
      guard request.parsesTexts, !slot.flags.contains(.asGiven) else {
        record.slots[position].flags.insert(.mistyped)
        return
      }
      convertText(at: position, syntax: syntax, notation)
    case .missing: return
    case .null, .boolean, .date, .month, .time, .dateTime, .file, .list, .form, .duration,
      .byteCount,
      .pattern, .set, .range:
      record.slots[position].flags.insert(.mistyped)
    }
  }

  private mutating func convertText(
    at position: Int,
    syntax: TextSyntax,
    _ notation: ValueNotation?
  ) {
    let slot = record.slots[position]
    if let decimal = notation?.decimal(in: record.bytes.span.extracting(slot.textRange)) {
      guard let number = Number(utf8: decimal.span) else {
        record.slots[position].markBeyond(.numberDigits)
        return
      }
      take(record.appendNumber(number), at: position)
      return
    }
    let completion = syntax.completion(of: record.bytes.span.extracting(slot.textRange))
    guard completion == .complete else {
      markMistyped(at: position, syntax: syntax, notation)
      return
    }
    switch Number.parse(record.bytes.span.extracting(slot.textRange)) {
    case .number(let number):
      if let narrow = Slot(narrow: number) {
        replace(at: position, by: narrow)
      } else {
        record.slots[position].kind = .wideNumber
      }
    case .tooManyDigits:
      record.slots[position].markBeyond(.numberDigits)
    case .malformed:
      markMistyped(at: position, syntax: syntax, notation)
    }
  }

  /// Stores a parsed value, keeping the text it was parsed from and its place in the data.
  private mutating func replace(at position: Int, by parsed: Slot) {
    let old = record.slots[position]
    var new = parsed
    new.flags = old.flags
    new.source = old.source
    if new.kind != .dateTime {
      new.start = old.start
      new.count = old.count
    }
    record.slots[position] = new
  }

  /// Stores a number parsed in a notation.
  ///
  /// It keeps its source text unless it is too wide for a slot.
  private mutating func take(_ number: Slot, at position: Int) {
    guard number.kind == .wideNumber else { return replace(at: position, by: number) }
    var number = number
    number.flags = record.slots[position].flags
    number.source = record.slots[position].source
    record.slots[position] = number
  }

  private mutating func markMistyped(
    at position: Int,
    syntax: TextSyntax,
    _ notation: ValueNotation?
  ) {
    let slot = record.slots[position]
    record.slots[position].flags.insert(.mistyped)
    guard slot.flags.contains(.typing) else { return }
    var completion = syntax.completion(of: record.bytes.span.extracting(slot.textRange))
    if completion == .refused, let notation {
      completion = notation.completion(of: record.bytes.span.extracting(slot.textRange))
    }
    if completion != .refused { record.slots[position].flags.insert(.partial) }
  }

  private mutating func convertForm(at position: Int, form: FormIndex, follows: Bool = false) {
    guard mistypeUnlessEmpty(at: position, kind: .form) else { return }
    record.slots[position].payload = Slot.firstForm + Int64(form.position)
    guard machine.calls.depth < limits.depth else {
      record.slots[position].markBeyond(.depth)
      return
    }
    prepareForm(form, base: position, isNested: true, follows: follows)
  }

  private mutating func convertList(
    at position: Int,
    of type: FieldType,
    _ notation: ValueNotation? = nil
  ) {
    guard mistypeUnlessEmpty(at: position, kind: .list) else { return }
    let list = record.slots[position]
    guard Int(list.count) <= limits.listLength else {
      record.slots[position].markBeyond(.listLength)
      return
    }
    for item in 0..<Int(list.count) {
      let position = list.position(ofItem: item)
      if list.flags.contains(.asGiven) {
        record.slots[position].flags.insert(.asGiven)
        if list.isMap { record.slots[position - 1].scale = 0 }
      }
      convertItem(at: position, to: type, notation, follows: item > 0 && !list.isMap)
    }
  }

  private mutating func convertItem(
    at position: Int,
    to type: FieldType,
    _ notation: ValueNotation?,
    follows: Bool
  ) {
    if case .form(let form) = type {
      if isEmptyItem(at: position) {
        // Treated as an instance whose fields are all empty.
        prepareForm(form, base: position, follows: follows)
      } else {
        convertForm(at: position, form: form, follows: follows)
      }
      return
    }
    switch record.slots[position].kind {
    case .missing: return
    case .null:
      // Everywhere else, null in a list is an empty item.
      if type == .any || record.slots[position].flags.contains(.asGiven) {
        convert(at: position, to: type)
      }
    case .text, .boolean, .number, .wideNumber, .date, .month, .time, .dateTime, .file, .list,
      .form, .duration, .byteCount, .pattern, .set, .range:
      convert(at: position, to: type, notation)
    }
  }

  /// Whether an item is missing, null or an empty text; in an exact form, the latter two are
  /// values.
  private func isEmptyItem(at position: Int) -> Bool {
    let slot = record.slots[position]
    if slot.flags.contains(.asGiven) { return slot.kind == .missing }
    return slot.kind == .missing || slot.kind == .null || isEmptyText(at: position)
  }
}
