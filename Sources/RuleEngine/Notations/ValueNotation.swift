// Notations in which people write the values of a typed field, if they differ from the notation of
// data.
//
// Input: the text after `as` in a rule file, such as `DD.MM.YYYY` or `1.234,56`. Output: a
// notation, which tells how complete a text is, parses it, and formats values. Values don't depend
// on it: records hold them as ISO 8601 texts and decimals, which are accepted as well.

/// How people write the values of a field: `DD.MM.YYYY`, `MM/YY`, `HH:mm`, `1.234,56`.
///
/// It takes precedence over the notation of data: with `1.234,56`, the text `1.234` is more than a
/// thousand.
package struct ValueNotation: Sendable, Hashable {
  /// The kind of values that the notation is for.
  enum Form: Sendable, Hashable {
    case moment(MomentNotation)
    case number(NumberNotation)
  }

  /// The most bytes in a notation.
  package static let maximumLength = 64

  /// The notation as written in rule files.
  package let text: String
  let form: Form

  /// Parses a notation.
  ///
  /// - Throws: `ValueNotationError` for the first error.
  package init(_ text: String) throws(ValueNotationError) {
    self.text = text
    let isNumber = text.utf8.contains { $0.decimalDigit != nil || $0 == UInt8(ascii: "#") }
    form = isNumber ? .number(try NumberNotation(text)) : .moment(try MomentNotation(text))
  }

  /// The type of the values; nil for numbers, which may be of either numeric type.
  package var type: FieldType? {
    switch form {
    case .moment(let notation): notation.type
    case .number(let notation): notation.decimal == nil ? nil : .number
    }
  }

  /// Whether fields of the type can use the notation.
  package func fits(_ type: FieldType) -> Bool {
    switch form {
    case .moment(let notation): notation.type == type
    case .number(let notation):
      type == .number && (notation.decimal != nil || notation.group == nil)
        || type == .integer && notation.decimal == nil
    }
  }

  /// The mask that formats typed text; nil for numbers, whose separators the editor inserts.
  package var mask: String? {
    if case .moment(let notation) = form { notation.mask } else { nil }
  }

  /// The mask of a field with this notation, whose hours, minutes and seconds end before other digits.
  func limiting(_ mask: Mask) -> Mask {
    if case .moment(let notation) = form { mask.limited(to: notation.digitKinds) } else { mask }
  }

  /// An example value in the notation.
  package var example: String {
    switch form {
    case .moment(let notation): notation.example
    case .number: text
    }
  }
}

extension ValueNotation {
  /// How complete a text is as a value in this notation alone.
  ///
  /// - Complexity: linear in the text for numbers, bounded for dates and times.
  package func completion(of text: borrowing Span<UInt8>) -> Completion {
    switch form {
    case .moment(let notation): notation.read(text).completion
    case .number(let notation): notation.read(text).completion
    }
  }

  /// How complete a text is as a value in data's notation: ISO 8601 or a plain decimal.
  package func plainCompletion(of text: borrowing Span<UInt8>) -> Completion {
    plainSyntax.completion(of: text)
  }

  private var plainSyntax: TextSyntax {
    switch form {
    case .moment(let notation): notation.syntax
    case .number(let notation): notation.decimal == nil ? .integer : .number
    }
  }

  /// Parses a date, month, time or both in this notation; nil for any other text.
  func moment(in text: borrowing Span<UInt8>) -> Slot? {
    guard case .moment(let notation) = form else { return nil }
    return notation.read(text).slot
  }

  /// Parses a number in this notation to a plain decimal; nil for any other text.
  func decimal(in text: borrowing Span<UInt8>) -> [UInt8]? {
    guard case .number(let notation) = form else { return nil }
    let reading = notation.read(text)
    return reading.completion == .complete ? reading.decimal : nil
  }

  /// Whether appending digits to a date or time can give another one.
  func continues(_ text: borrowing Span<UInt8>) -> Bool {
    guard case .moment(let notation) = form else { return true }
    var longer = text.copy(text.indices)
    longer.append(0)
    for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
      longer[longer.count - 1] = digit
      if notation.read(longer.span).completion != .refused { return true }
    }
    return false
  }

  /// The numbers that a typed text can become, in this notation or as a plain decimal.
  ///
  /// - Returns: the reachable numbers for both; for a notation of dates, only as a decimal.
  func reachableNumbers(typing text: borrowing Span<UInt8>) -> [ReachableNumbers] {
    guard case .number(let notation) = form else {
      return [ReachableNumbers(typing: text)].compactMap { $0 }
    }
    let reading = notation.read(text)
    let declared =
      reading.completion == .refused
      ? nil
      : ReachableNumbers(typing: reading.decimal.span, missingDigits: reading.missingDigits)
    return [declared, ReachableNumbers(typing: text)].compactMap { $0 }
  }

  /// The value in this notation; nil if it has another type, or the notation can't express it.
  ///
  /// In a notation for months, a date is written as its month.
  package func text(of value: Value) -> String? {
    switch (form, value) {
    case (.moment(let notation), .date(let date)): notation.text(of: Slot(date: date))
    case (.moment(let notation), .month(let month)): notation.text(of: Slot(month: month))
    case (.moment(let notation), .time(let time)): notation.text(of: Slot(time: time))
    case (.moment(let notation), .dateTime(let dateTime)):
      notation.text(of: Slot(dateTime: dateTime))
    case (.number(let notation), .number(let number)): notation.text(of: number)
    case (.moment, _), (.number, _): nil
    }
  }

  /// The value of a slot in this notation; not for numbers.
  func text(ofMoment slot: Slot) -> String? {
    guard case .moment(let notation) = form else { return nil }
    return notation.text(of: slot)
  }

  /// Converts a complete text in data's notation to this notation.
  ///
  /// - Returns: nil if the text is not one, is also valid in this notation, or can't be expressed
  ///   in it.
  package func translation(ofPlain text: String) -> String? {
    let bytes = Array(text.utf8)
    guard completion(of: bytes.span) != .complete, plainCompletion(of: bytes.span) == .complete
    else { return nil }
    switch form {
    case .moment(let notation):
      return Slot(bytes.span, as: notation.type).flatMap { notation.text(of: $0) }
    case .number(let notation): return Number(text).flatMap { notation.text(of: $0) }
    }
  }
}

extension Slot {
  /// Parses a date, month, time or both of the given type in ISO 8601.
  fileprivate init?(_ text: borrowing Span<UInt8>, as type: FieldType) {
    let slot: Slot? =
      switch type {
      case .date: CalendarDate(utf8: text).map { Slot(date: $0) }
      case .month: CalendarMonth(utf8: text).map { Slot(month: $0) }
      case .time: TimeOfDay(utf8: text).map { Slot(time: $0) }
      case .dateTime: DateTime(utf8: text).map { Slot(dateTime: $0) }
      case .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map: nil
      }
    guard let slot else { return nil }
    self = slot
  }
}

extension ValueNotation: Codable {
  /// Reads the notation as written in rule files.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do throws(ValueNotationError) {
      self = try ValueNotation(text)
    } catch {
      throw decoder.corrupted("'\(text)' is not a notation")
    }
  }

  /// Writes the notation as written in rule files.
  package func encode(to encoder: any Encoder) throws {
    try text.encode(to: encoder)
  }
}
