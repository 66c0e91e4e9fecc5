import FormData
import RuleSyntax

/// Turns the validators of a view into the checks of its field.
struct PureFormChecks {
  let view: PureFormView
  let control: PureFormControl
  /// The field's name in the rule file.
  let field: String
  let isExact: Bool
  /// The names of the fields in the cells before and after, for `equal_previous` and `equal_next`.
  let neighbours: (previous: Neighbour?, next: Neighbour?)

  struct Neighbour {
    var name: String
    /// Whether it is the field next to this one in the rule file too.
    var isAdjacent: Bool
  }

  private var isRequired: Bool { view.validators.contains { bareName($0.name) == "required" } }

  /// The field's checks in the order of the file, those for the moment of a change once more in a
  /// block of their own.
  func statements(_ source: inout ImportedText) -> [Statement] {
    var checks: [Statement] = []
    var immediate: [Statement] = []
    for validator in view.validators {
      guard let check = check(validator, &source) else { continue }
      checks.append(check)
      if validator.name != bareName(validator.name) { immediate.append(check) }
    }
    if let bounds = boundsOfControl(&source) { checks.append(.check(bounds)) }
    guard !immediate.isEmpty else { return checks }
    return [.moment(MomentBlock(moment: .change, body: immediate))] + checks
  }

  /// A validator's name without its suffix.
  private func bareName(_ name: String) -> String {
    guard let last = name.last, "!?*".contains(last) else { return name }
    return String(name.dropLast())
  }

  private func check(_ member: JSONTree.Member, _ source: inout ImportedText) -> Statement? {
    let name = bareName(member.name)
    if name != member.name, !member.name.hasSuffix("!") {
      note(
        .remark,
        member,
        "PureForm takes any suffix of a validator for '!', and so does the rule file",
        &source
      )
    }
    guard let validator = PureFormValidator(rawValue: name) else {
      return unknown(member, name, &source)
    }
    return check(validator, member, &source)
  }

  private func check(
    _ validator: PureFormValidator,
    _ member: JSONTree.Member,
    _ source: inout ImportedText
  ) -> Statement? {
    switch validator {
    case .required:
      if member.value.boolean == false {
        note(.remark, member, "PureForm ignores the value: the field is required even so", &source)
      }
      noteBlank(member, &source)
      return .check(.rule("required"), message: validator.message())
    case .equal:
      return equal(member, &source)
    case .equalNext, .equalPrevious:
      return neighbour(validator, member, &source)
    case .equalLength, .minLength, .maxLength:
      return length(validator, member, &source)
    case .minValue, .maxValue:
      return bound(validator, member, &source)
    case .type, .custom:
      return format(validator, member, &source)
    }
  }

  // MARK: One validator each

  private func equal(_ member: JSONTree.Member, _ source: inout ImportedText) -> Statement? {
    let message = PureFormValidator.equal.message()
    guard let operand = operand(comparedWith: member, &source) else { return nil }
    if member.value.boolean == true, control == .switch {
      return .check(.rule("accepted"), message: "Value doesn't match expected one (true)")
    }
    return .check(filled(.rule("equal", operand), member, &source), message: message)
  }

  /// The value of `equal` in the field's own type.
  private func operand(comparedWith member: JSONTree.Member, _ source: inout ImportedText)
    -> Operand?
  {
    switch (member.value.content, control) {
    case (.text(let text), .textField): return .text(text)
    case (.boolean(let value), .switch): return .boolean(value)
    case (.number, .segments), (.number, .slider), (.number, .stepper):
      if let number = member.value.numberText { return .number(number) }
      note(.refusal, member, "the number has too many digits", &source)
      return nil
    case (.number, .textField):
      note(
        .difference,
        member,
        "PureForm never takes a text for a number, so that nothing is equal; here the text must be the number's",
        &source
      )
      return .text(member.value.numberText ?? "")
    case (.text, _), (.boolean, _), (.number, _), (.null, _), (.list, _), (.object, _):
      note(
        .loss,
        member,
        "\(member.value.kindInWords) is never equal to what the field holds",
        &source
      )
      return nil
    }
  }

  private func neighbour(
    _ validator: PureFormValidator,
    _ member: JSONTree.Member,
    _ source: inout ImportedText
  ) -> Statement? {
    let neighbour = validator == .equalNext ? neighbours.next : neighbours.previous
    guard let neighbour else {
      note(
        .remark,
        member,
        "no cell is there in the section to compare with; PureForm never checks it",
        &source
      )
      return nil
    }
    if !isExact, !isRequired {
      note(
        .difference,
        member,
        "PureForm refuses two empty fields; here nothing is compared until one is filled",
        &source
      )
    }
    let comparison: Expression =
      neighbour.isAdjacent
      ? .rule(validator.rawValue) : .rule("equal", .name(neighbour.name))
    let expression = isExact ? filled(comparison, member, &source) : comparison
    return .check(expression, message: validator.message())
  }

  private func length(
    _ validator: PureFormValidator,
    _ member: JSONTree.Member,
    _ source: inout ImportedText
  ) -> Statement? {
    guard let count = member.value.count, count >= 0 else {
      note(.refusal, member, "this must be a number of characters", &source)
      return nil
    }
    guard control == .textField else {
      note(.remark, member, "only texts have a length; PureForm never checks it", &source)
      return nil
    }
    let rule = Expression.rule(validator.rawValue, .number(count), in: "utf16")
    let impliesValue = validator != .maxLength && count > 0
    return .check(
      impliesValue ? filled(rule, member, &source) : rule,
      message: validator.message()
    )
  }

  private func bound(
    _ validator: PureFormValidator,
    _ member: JSONTree.Member,
    _ source: inout ImportedText
  ) -> Statement? {
    guard let text = member.value.numberText ?? member.value.text, let bound = RoundedBound(text)
    else {
      note(.refusal, member, "this must be a number", &source)
      return nil
    }
    guard control.isNumeric else {
      if isExact {
        note(
          .remark,
          member,
          "only numbers have a size; PureForm never checks it in a text",
          &source
        )
        return nil
      }
      note(
        .difference,
        member,
        "PureForm never checks a text; here it must be a number within the bound",
        &source
      )
      return .check(.rule(validator.rawValue, .number(text)), message: validator.message())
    }
    guard isExact else {
      note(
        .difference,
        member,
        "PureForm rounds the value before it compares, to decimals: \(bound.places); here it is exact",
        &source
      )
      return .check(.rule(validator.rawValue, .number(text)), message: validator.message())
    }
    let expression = validator == .minValue ? bound.atLeast : bound.atMost
    let sentence = validator.message().replacing("{min}", with: text).replacing("{max}", with: text)
    return .check(expression, message: sentence)
  }

  private func format(
    _ validator: PureFormValidator,
    _ member: JSONTree.Member,
    _ source: inout ImportedText
  ) -> Statement? {
    guard let format = member.value.text else {
      note(.refusal, member, "this must be 'email', 'full_name' or a pattern", &source)
      return nil
    }
    guard control == .textField else {
      note(.loss, member, "a pattern is for texts, and the field holds none", &source)
      return nil
    }
    let rule: Expression
    switch format {
    case "email":
      rule = .rule(isExact ? "pureform_email" : "email")
      if !isExact {
        note(
          .difference,
          member,
          "PureForm refuses top domains of more than four letters and takes 'a..b@-x-.com'; 'email' is the browsers' definition",
          &source
        )
      }
    case "full_name":
      rule = .rule(isExact ? "pureform_full_name" : "full_name")
      if !isExact {
        note(
          .difference,
          member,
          "PureForm takes only small letters from a to z and wants two words; 'full_name' takes names as people write them",
          &source
        )
      }
    default:
      let pattern = PatternText.literal(of: PatternText.translated(fromICU: format))
      rule = .rule("regex", .pattern(pattern))
    }
    let message = validator.message(
      format: format.withPlainBraces
    )
    return .check(filled(rule, member, &source), message: message)
  }

  private func unknown(
    _ member: JSONTree.Member,
    _ name: String,
    _ source: inout ImportedText
  ) -> Statement? {
    let known = PureFormValidator.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    guard isExact else {
      note(
        .loss,
        member,
        "there is no such validator, though PureForm takes it for 'equal'\(hint)",
        &source
      )
      return nil
    }
    note(
      .difference,
      member,
      "there is no such validator; as in PureForm it is taken for 'equal'\(hint)",
      &source
    )
    return equal(member, &source)
  }

  /// What the control itself keeps its value to, which a record need not.
  private func boundsOfControl(_ source: inout ImportedText) -> Expression? {
    if case .segments(let titles) = control {
      return titles.isEmpty ? nil : .rule("between", .number(0), .number(titles.count - 1))
    }
    func number(_ name: String) -> Operand? {
      view.parameters.first { $0.name == name }?.value.numberText.map { .number($0) }
    }
    guard control.isNumeric else { return nil }
    switch (number("minimumValue"), number("maximumValue")) {
    case (let least?, let greatest?): return .rule("between", least, greatest)
    case (let least?, nil): return .rule("min_value", least)
    case (nil, let greatest?): return .rule("max_value", greatest)
    case (nil, nil): return nil
    }
  }

  // MARK: Values that are implied

  /// The rule where PureForm's validator refuses an empty field too, and no `required` does.
  private func filled(
    _ rule: Expression,
    _ member: JSONTree.Member,
    _ source: inout ImportedText
  ) -> Expression {
    if isRequired { return rule }
    note(
      .remark,
      member,
      "PureForm refuses an empty field too, so that 'required' is added",
      &source
    )
    return .all([.rule("required"), rule])
  }

  private func noteBlank(_ member: JSONTree.Member, _ source: inout ImportedText) {
    guard control == .textField else { return }
    note(.difference, member, "PureForm takes white space for a value; here it is none", &source)
  }

  private func note(
    _ severity: InterchangeNote.Severity,
    _ member: JSONTree.Member,
    _ message: String,
    _ source: inout ImportedText
  ) {
    source.note(severity, at: member.offset, path: field, keyword: member.name, message)
  }
}
