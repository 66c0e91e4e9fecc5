extension Parser {
  /// A form whose first word, perhaps misspelled, is the current token: `closed exact form name { … }`.
  mutating func formDeclaration(beginningWith first: DeclarationWord) -> FormDeclaration? {
    let start = advance().range
    var isClosed = first == .closed
    let isExact = first == .exact || isClosed && take(word: "exact")
    if first == .exact, at(word: "closed") {
      let words = start.union(current.range)
      report(.formWordOrder, fixes: [.write("closed exact", at: words)])
      advance()
      isClosed = true
    }
    if first != .form, !take(word: "form") {
      let meaning =
        isClosed ? "accepts only its own members" : "takes values exactly as given"
      let words = (isClosed ? "closed " : "") + (isExact ? "exact " : "") + "form"
      reportExpected(
        "'form'",
        notes: ["a form that \(meaning) is declared with '\(words)'"],
        fixes: at(word: "form", ahead: 1)
          ? [removal(upTo: 1)] : isName() ? [.insert("form", before: current.range)] : []
      )
      if at(word: "form", ahead: 1) { advance(by: 2) }
    }
    let name = name(of: .form)
    let note = "a form without parameters has no parentheses"
    let parameters =
      at(.leftParenthesis) ? nonEmptyList("a parameter", note: note) { $0.parameter() } ?? [] : []
    let header = header(hasType: false)
    let items = takeStrayItems() + items(after: "the form's name")
    guard let name else { return nil }
    return FormDeclaration(
      name: name,
      isClosed: isClosed,
      isExact: isExact,
      parameters: parameters,
      label: header.label,
      annotations: header.annotations,
      items: items,
      range: range(from: start)
    )
  }

  /// The block of a form, a group or a branch.
  mutating func items(after owner: String) -> [FormItem] {
    block(.items, after: owner) { $0.item() }
  }

  /// An item of a form or group; `nil` if it was reported instead.
  mutating func item() -> FormItem? {
    if let foreign = foreignItem() { return foreign.item }
    let start = current
    switch statementOpening(in: .items) {
    case .when:
      return when { $0.items(after: $1) }.map { .when($0) }
    case .word(.field):
      if reportFieldsInField() { return group(.group, isField: true).map { .group($0) } }
      advance()
      return field(.field, from: start.range).map { .field($0) }
    case .fieldName:
      return field(.field, from: start.range).map { .field($0) }
    case .word(.context):
      advance()
      return field(.context, from: start.range).map { .context($0) }
    case .word(.group):
      return group(.group).map { .group($0) }
    case .word(.step):
      return group(.step).map { .step($0) }
    case .word(.check): return check(isCondition: true).map { .check($0) }
    case .word(.let):
      if reportFieldAfterLet() {
        advance()
        return field(.field, from: start.range).map { .field($0) }
      }
      advance()
      return binding(from: start.range).map { .binding($0) }
    case .valueName:
      return binding(from: start.range).map { .binding($0) }
    case .word, .on:
      report(
        .misplacedStatement(text(start), place: "in a form or group"),
        notes: ["it belongs in the block of a field"]
      )
      _ = statement()
      return nil
    case .declaration(let word):
      misplacedDeclaration(word, "in a form or group")
      return nil
    case .otherwise:
      danglingOtherwise { _ = $0.items(after: "'otherwise'") }
      return nil
    case .annotation:
      misplacedAnnotation()
      return nil
    case .message, .check:
      return check().map { .check($0) }
    }
  }

  /// A group or a step; `isField` if it is written as a field, which was reported.
  private mutating func group(_ thing: NamedThing, isField: Bool = false) -> GroupDeclaration? {
    let start = advance().range
    let name = name(of: thing)
    if isField, take(.colon) != nil, isName() { advance() }
    let header = header(hasType: false)
    let items = items(after: "\(thing.words)'s name")
    guard let name else { return nil }
    return GroupDeclaration(
      name: name,
      label: header.label,
      annotations: header.annotations,
      items: items,
      range: range(from: start)
    )
  }

  /// A name for an operand.
  ///
  /// The word before it has been consumed.
  mutating func binding(from start: SourceRange) -> LetDeclaration? {
    let end = passBraceOfBinding()
    defer { if let end { while index < end { advance() } } }
    let name = name(of: .value)
    let isAssigned = passForeignAssignment()
    if isAssigned {
      // What follows is the value.
    } else if at(.colon) {
      let end = (1...3).first { kind(ahead: $0) == .equals }
      let rest = end.map { endOfPrevious.union(.at(token(ahead: $0).range.start)) }
      let isSign = end == nil && !(isName(ahead: 1) && endsStatement(ahead: 2))
      let sign = SourceRange(start: previous.range.end, end: current.range.end)
      reportExpected(
        "'=' and a value",
        notes: isSign ? [] : ["the value determines its type, so leave the type out"],
        fixes: isSign
          ? [.init("write '='", replace: sign, by: " =")]
          : rest.map { [.init("remove the type", replace: $0, by: " ")] } ?? []
      )
      if isSign {
        advance()
        let value = definition()
        if value == nil { skipToStatementEnd() }
        return name.map { LetDeclaration(name: $0, value: value, range: range(from: start)) }
      }
      if kind(ahead: 1) == .equals { advance() } else { _ = typeAfterColon() }
    } else if !at(.equals) {
      reportExpected("'=' and a value")
    }
    let hasValue = isAssigned || take(.equals) != nil
    let value = hasValue ? definition() : nil
    if value == nil { skipToStatementEnd() }
    if value != nil, at(.string) {
      reportExpected("the end of the value", notes: ["a name for a value has no label"])
      skipToStatementEnd()
    }
    guard let name else { return nil }
    return LetDeclaration(name: name, value: value, range: range(from: start))
  }

  /// The value of a name or field after its `=`; nil for an invalid value, which is reported.
  private mutating func definition() -> Definition? {
    let start = current
    let isCall =
      ["IF", "if", "iif", "IIF"].contains(text(start))
      && (kind(ahead: 1) == .leftParenthesis || at(word: "if") && isName(ahead: 1))
    if isCall || beginsChosenValue, reportChosenValue(from: start) { return nil }
    if reportFunctionInValue() { return nil }
    if !at(.not), !at(.leftParenthesis) || isOperandInParentheses {
      let beginning = self
      guard let value = sum() else { return nil }
      if text(current).hasPrefix("?"), reportChosenValue(from: start) { return nil }
      guard isSignOfCondition() else { return .operand(value) }
      if reportJoinedTexts(from: start) { return nil }
      self = beginning
    }
    return condition().map { .condition($0) }
  }

  /// Whether the parentheses here are part of an operand: they contain no sign of a condition, or are
  /// computed with.
  private var isOperandInParentheses: Bool {
    let end = endOfParentheses(from: 0)
    if kind(ahead: end).arithmetic != nil { return true }
    var ahead = 0
    while ahead < end {
      // The parentheses of a list's function may contain a condition.
      let isOfList = aggregateFunction(ahead: ahead) != nil
      ahead = isOfList ? endOfParentheses(from: ahead + 1) : ahead + 1
      if isSignOfCondition(ahead: ahead) { return false }
    }
    return true
  }

  /// Whether a comparison, or a word of conditions, is here.
  func isSignOfCondition(ahead: Int = 0) -> Bool {
    switch kind(ahead: ahead) {
    case .is, .not, .and, .or: true
    // `in:` names an argument.
    case .in: kind(ahead: ahead + 1) != .colon
    case let kind: kind.comparison != nil
    }
  }

  /// A field or a context, from its name.
  private mutating func field(_ thing: NamedThing, from start: SourceRange) -> FieldDeclaration? {
    let name = name(of: thing)
    var header = header(hasType: true)
    var value: Definition?
    if thing == .context {
      // The caller provides its value.
      passForeignDefault()
    } else if passEmptyValue() {
      // The field is empty unless it is filled in.
    } else if reportValueInBlock() {
      // What the block has is the value.
    } else if let equals = take(.equals) {
      value = definition()
      // The field exists, however its value was meant to be computed.
      if value == nil { skipToStatementEnd() }
      if value != nil, at(.string) {
        reportLabelAfterValue(from: equals, hasLabel: header.label != nil)
      }
    }
    let body = body(of: thing.words, type: &header.type)
    guard let name else { return nil }
    return FieldDeclaration(
      name: name,
      type: header.type,
      notation: header.notation,
      label: header.label,
      annotations: header.annotations,
      value: value,
      body: body,
      range: range(from: start)
    )
  }
}

extension Parser {
  /// Reports a label behind a computed value, and goes on behind it.
  private mutating func reportLabelAfterValue(from equals: Token, hasLabel: Bool) {
    let label = written(ahead: 0)
    let definition = source.text(in: equals.range.union(previous.range))
    let place = equals.range.union(current.range)
    reportExpected(
      "the end of the field or '{' after the computed value",
      notes: [hasLabel ? "a field has one label" : "a label comes before '='"],
      fixes: hasLabel ? [] : [.write("\(label) \(definition)", at: place)]
    )
    advance()
  }

  /// The block of a field, including intended contents; nil if there is none.
  private mutating func body(of what: String, type: inout TypeReference?) -> [Statement]? {
    defer { (optionsOfType, typeOfBody) = ([], nil) }
    var body = at(.leftBrace) ? nil : foreignBody(ofType: type)
    let isIndented = opensIndentedBlock && (at(.colon) || blocks.last?.opening == nil)
    if at(.leftBrace) || hasBraceOnNextLine || isIndented {
      body = (body ?? []) + (optionsWithoutWord(of: &type) ?? statements(after: what))
    }
    type = type ?? typeOfBody
    return optionsOfType.isEmpty ? body : (body ?? []) + optionsOfType
  }
}
