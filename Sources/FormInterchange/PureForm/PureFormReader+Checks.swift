import FormData
import RuleCompiler
import RuleSyntax

/// The validators of PureForm, by the names that its files use.
enum PureFormValidator: String, CaseIterable {
  case equal
  case equalNext = "equal_next"
  case equalPrevious = "equal_previous"
  case equalLength = "equal_length"
  case minLength = "min_length"
  case maxLength = "max_length"
  case minValue = "min_value"
  case maxValue = "max_value"
  case required
  case type
  case custom

  /// PureForm's default message for the validator, with placeholders for `%@`.
  fileprivate var message: String {
    switch self {
    case .equal: "Value doesn't match expected one ({other})"
    case .equalNext: "Value doesn't match next one"
    case .equalPrevious: "Value doesn't match previous one"
    case .equalLength: "Value length doesn't match expected one ({count})"
    case .minLength: "String length is too short, than expected ({min})"
    case .maxLength: "String length is too long, than expected ({max})"
    case .minValue: "Value is too small, than expected ({min})"
    case .maxValue: "Value is too big, than expected ({max})"
    case .required: "Value is required"
    case .type: "Value doesn't match {format} format"
    case .custom: "Check value you entered"
    }
  }

  /// A validator's name without any of its three suffixes.
  fileprivate static func bareName(_ name: String) -> String {
    guard let last = name.last, "!?*".contains(last) else { return name }
    return String(name.dropLast())
  }
}

/// A validator of a field, as read from the file.
private struct PureFormCheck {
  let validator: PureFormValidator
  let member: JSONTree.Member
  let field: PureFormField

  var value: JSONTree { member.value }
  /// The rule that has the validator's name.
  var rule: String { validator.rawValue }
  var message: String { validator.message }
}

/// Turns the validators of a view into the checks of its field.
extension PureFormReader {
  /// The field's checks in file order, followed by a block with those that also run on change.
  mutating func statements(of field: PureFormField) -> [Statement] {
    var checks: [Statement] = []
    var immediate: [Statement] = []
    for member in field.view.validators {
      let name = PureFormValidator.bareName(member.name)
      if name != member.name, !member.name.hasSuffix("!") {
        let reason = "PureForm treats any suffix of a validator as '!', and so does the rule file"
        source.note(.remark, member, path: field.name, reason)
      }
      guard let validator = validator(name, member, field) else { continue }
      let check = PureFormCheck(validator: validator, member: member, field: field)
      guard let statement = statement(for: check) else { continue }
      checks.append(statement)
      if name != member.name { immediate.append(statement) }
    }
    if let bounds = field.bounds { checks.append(.check(bounds)) }
    guard !immediate.isEmpty else { return checks }
    return [.moment(.change, immediate)] + checks
  }

  private mutating func validator(
    _ name: String,
    _ member: JSONTree.Member,
    _ field: PureFormField
  ) -> PureFormValidator? {
    if let validator = PureFormValidator(rawValue: name) { return validator }
    let names = PureFormValidator.allCases.map(\.rawValue)
    let hint = Suggestion.hint(for: name, among: names, after: "; ") ?? ""
    let reason =
      isExact
      ? "unknown validator; it becomes 'equal', as in PureForm\(hint)"
      : "unknown validator, which PureForm treats as 'equal'\(hint)"
    source.note(isExact ? .difference : .loss, member, path: field.name, reason)
    return isExact ? .equal : nil
  }

  private mutating func statement(for check: PureFormCheck) -> Statement? {
    switch check.validator {
    case .required:
      if check.value.boolean != true {
        let reason = "PureForm ignores the value: the field is required even so"
        note(.remark, check, reason)
      }
      if check.field.control == .textField {
        let reason = "PureForm treats white space as a value; here it is empty"
        note(.difference, check, reason)
      }
      return .check(.rule("required"), message: check.message)
    case .equal: return equal(check)
    case .equalNext: return neighbor(1, check)
    case .equalPrevious: return neighbor(-1, check)
    case .equalLength, .minLength, .maxLength: return length(check)
    case .minValue, .maxValue: return bound(check)
    case .type, .custom: return format(check)
    }
  }

  // MARK: One validator each

  private mutating func equal(_ check: PureFormCheck) -> Statement? {
    let operand: Operand
    switch (check.value.content, check.field.control) {
    case (.boolean(true), .switch):
      return .check(.rule("accepted"), message: "Value doesn't match expected one (true)")
    case (.boolean(let value), .switch): operand = .boolean(value)
    case (.text(let text), .textField): operand = .text(text)
    case (.number, .segments), (.number, .slider), (.number, .stepper):
      guard let number = check.value.numberText else {
        return note(.refusal, check, "the number has too many digits")
      }
      operand = .number(number)
    case (.number, .textField):
      let reason =
        "PureForm never treats a text as a number, so nothing is equal; here the text must be "
        + "the number's"
      note(.difference, check, reason)
      operand = .text(check.value.numberText ?? "")
    case (.text, _), (.boolean, _), (.number, _), (.null, _), (.list, _), (.object, _):
      let reason = "\(check.value.kindInWords) is never equal to the field's value"
      return note(.loss, check, reason)
    }
    let expression = filled(.rule("equal", operand), check)
    return .check(expression, message: PureFormValidator.equal.message)
  }

  /// `equal_next` and `equal_previous`: the first field of the neighboring cell, if in the same
  /// section.
  private mutating func neighbor(_ step: Int, _ check: PureFormCheck) -> Statement? {
    let cell = check.field.cell + step
    guard cells.indices.contains(cell), cells[cell].section == cells[check.field.cell].section,
      let other = cells[cell].fields.first
    else {
      let reason = "the section has no cell to compare with; PureForm never checks it"
      return note(.remark, check, reason)
    }
    guard fields[other].control.isComparable(with: check.field.control) else {
      let reason = "'\(fields[other].name)' has values of another type, which are never equal"
      return note(.loss, check, reason)
    }
    // The rule compares with the adjacent field in the rule file.
    var expression: Expression =
      other == check.field.position + step
      ? .rule(check.rule) : .rule("equal", .name(fields[other].name))
    if isExact {
      expression = filled(expression, check)
    } else if !check.field.isRequired {
      let reason = "PureForm rejects two empty fields; here nothing is compared until one is filled"
      note(.difference, check, reason)
    }
    return .check(expression, message: check.message)
  }

  private mutating func length(_ check: PureFormCheck) -> Statement? {
    guard let count = check.value.count, count >= 0 else {
      return note(.refusal, check, "this must be a number of characters")
    }
    guard check.field.control == .textField else {
      return note(.remark, check, "only texts have a length; PureForm never checks it")
    }
    var rule = Expression.rule(check.rule, .number(count), in: "utf16")
    if check.validator != .maxLength, count > 0 { rule = filled(rule, check) }
    return .check(rule, message: check.message)
  }

  private mutating func bound(_ check: PureFormCheck) -> Statement? {
    guard let text = check.value.numberText ?? check.value.text,
      let bound = RoundedBound(text)
    else { return note(.refusal, check, "this must be a number") }
    switch (check.field.control.isNumeric, isExact) {
    case (true, true):
      let message = check.message.replacing("{min}", with: text).replacing("{max}", with: text)
      return .check(check.validator == .minValue ? bound.atLeast : bound.atMost, message: message)
    case (false, true):
      return note(.remark, check, "only numbers have a size; PureForm never checks it in a text")
    case (true, false):
      let reason =
        "PureForm rounds the value before it compares, to decimals: \(bound.places); here it is exact"
      note(.difference, check, reason)
    case (false, false):
      let reason = "PureForm never checks a text; here it must be a number within the bound"
      note(.difference, check, reason)
    }
    return .check(.rule(check.rule, .number(text)), message: check.message)
  }

  /// Named formats, with the differences of the standard rule of the same name.
  private static let formats = [
    "email":
      "PureForm rejects top domains of more than four letters and accepts 'a..b@-x-.com'; 'email' is "
      + "the browsers' definition",
    "full_name":
      "PureForm accepts only lowercase letters from a to z and requires two words; 'full_name' accepts names as "
      + "people write them",
  ]

  private mutating func format(_ check: PureFormCheck) -> Statement? {
    guard let format = check.value.text else {
      return note(.refusal, check, "this must be 'email', 'full_name' or a pattern")
    }
    guard check.field.control == .textField else {
      return note(.loss, check, "a pattern applies to texts, but the field has another type")
    }
    var rule: Expression
    if let difference = Self.formats[format] {
      rule = .rule(isExact ? "pureform_\(format)" : format)
      if !isExact { note(.difference, check, difference) }
    } else {
      do throws(Obstacle) {
        let translated = PatternText.translated(fromICU: format)
        rule = .rule("regex", .pattern(try PatternText.checkedLiteral(of: translated)))
      } catch {
        return note(.loss, check, "the pattern cannot be used: \(error.reason)")
      }
    }
    rule = filled(rule, check)
    let message = check.message.replacing("{format}", with: format.withPlainBraces)
    return .check(rule, message: message)
  }

  /// Adds a check that the field is filled: PureForm's validator rejects empty values.
  private mutating func filled(
    _ rule: Expression,
    _ check: PureFormCheck
  ) -> Expression {
    if check.field.isRequired { return rule }
    let reason = "PureForm rejects an empty field, too, so 'required' is added"
    note(.remark, check, reason)
    return .all([.rule("required"), rule])
  }

  /// Notes how a validator was converted; returns nil if it becomes no check.
  @discardableResult
  private mutating func note(
    _ severity: InterchangeNote.Severity,
    _ check: PureFormCheck,
    _ message: String
  ) -> Statement? {
    source.note(severity, check.member, path: check.field.name, message)
    return nil
  }
}

extension PureFormField {
  fileprivate var isRequired: Bool {
    view.validators.contains { PureFormValidator.bareName($0.name) == "required" }
  }

  /// The bounds that the control enforces, which a record need not respect.
  fileprivate var bounds: Expression? {
    if case .segments(let titles) = control {
      return titles.isEmpty ? nil : .rule("between", .number(0), .number(titles.count - 1))
    }
    guard control.isNumeric else { return nil }
    func number(_ name: String) -> Operand? {
      view.parameters.first { $0.name == name }?.value.numberText.map { .number($0) }
    }
    switch (number("minimumValue"), number("maximumValue")) {
    case (let least?, let greatest?): return .rule("between", least, greatest)
    case (let least?, nil): return .rule("min_value", least)
    case (nil, let greatest?): return .rule("max_value", greatest)
    case (nil, nil): return nil
    }
  }
}
