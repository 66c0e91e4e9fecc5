import RuleEngine
import RuleSyntax

// Habits from other notations that load here but do not do what was meant.

extension Checker {
  /// The fix that replaces a text by the field of that name, if there is one.
  func fieldFix(for literal: StringLiteral) -> [Diagnostic.Fix] {
    guard let name = fieldName(meantBy: literal) else { return [] }
    let written = Name(name).written
    let text = "write '\(VisibleText.of(written))' for the value of the field"
    return [.init(text, replace: literal.range, by: written)]
  }

  /// The field that a text names, possibly as a selector such as `#password`; nil if none.
  func fieldName(meantBy literal: StringLiteral) -> String? {
    let value = literal.value
    if isField(value) { return value }
    guard value.hasPrefix("#") else { return nil }
    let name = String(value.dropFirst())
    return isField(name) ? name : nil
  }

  /// Warns about a text that is the name of a field: `equal("password")`.
  mutating func doubtText(_ operand: OperandTree) {
    guard case .string(let literal) = operand, case .value(.text, _) = scope.subject else { return }
    let fixes = fieldFix(for: literal)
    if fixes.isEmpty { return }
    report(DoubtProblem.quotedField(literal.value), at: literal.range, fixes: fixes)
  }

  /// Whether the last of several arguments is a text that reads like a message, and no other is.
  func endsInMessage(_ call: Call) -> Bool {
    guard let arguments = call.arguments, arguments.count > 1,
      arguments.allSatisfy({ $0.label == nil })
    else { return false }
    let sentences = arguments.map { argument in
      guard case .string(let literal) = argument.value, let last = literal.value.last else {
        return false
      }
      return literal.value.contains(" " as Character) && [".", "!", "?"].contains(last)
    }
    return sentences.last == true && !sentences.dropLast().contains(true)
  }

  /// Warns about a message among the arguments: `regex(/[a-z]+/, "Use small letters only.")`.
  mutating func doubtMessage(of call: Call) {
    guard scope.purpose == .check, endsInMessage(call), let last = call.arguments?.last else {
      return
    }
    report(
      DoubtProblem.messageAsArgument(rule: call.name.text),
      at: last.range,
      notes: ["a message follows its check, without parentheses"],
      fixes: messageFix(of: call)
    )
  }

  /// Warns about a label that lists rules: `field email "required|email"`.
  mutating func doubtLabel(of field: FieldDeclaration) {
    guard let label = field.label, label.value.contains("|" as Character) else { return }
    var checks: [String] = []
    for part in label.value.split(separator: "|", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: ":", maxSplits: 1).map(String.init)
      guard let name = pieces.first, Name(name).isPlain, isRuleWord(name) else { return }
      checks.append(pieces.count == 1 ? name : "\(name)(\(pieces[1]))")
    }
    let written = "{ \(checks.joined(separator: "; ")) }"
    let outer = scope
    scope.subject = .value(.text, options: .none)
    var isSound = true
    for check in checks where !loads(check) { isSound = false }
    scope = outer
    report(
      DoubtProblem.rulesAsLabel,
      at: label.range,
      notes: ["rules go in the field's block, without quotes"],
      fixes: field.body == nil && field.type == nil && isSound
        ? [.init("write '\(VisibleText.of(written))'", replace: label.range, by: written)] : []
    )
  }

  /// Warns about a constant that was meant as an initial value: `field country = "GB" { required
  /// }`.
  mutating func doubtConstant(_ field: FieldDeclaration) {
    guard let value = field.value, value.unparenthesized.isLiteral,
      (field.body ?? []).contains(where: \.isCheck)
    else { return }
    var start = value.range.start
    while start > 0, unit.source.bytes[Int(start)] != UInt8(ascii: "=") { start -= 1 }
    let written = "@default(\(unit.source.written(value.unparenthesized)))"
    let place = SourceRange(start: start, end: value.range.end)
    report(
      DoubtProblem.constantField(field.name.text),
      at: place,
      notes: ["the value that a field begins with is an annotation; what follows '=' is computed"],
      fixes: field.annotations.contains { $0.name.text == "default" }
        ? [] : [.init("write '\(VisibleText.of(written))'", replace: place, by: written)]
    )
  }

  private static let numberRules: Set = ["between", "min_value", "max_value", "multiple_of"]

  /// Warns about a text field with numeric checks only: `field age { between(18, 120) }`.
  mutating func doubtText(_ field: FieldDeclaration) {
    guard field.type == nil, field.notation == nil, field.value == nil else { return }
    var doubted: Call?
    for statement in field.body ?? [] {
      guard case .check(let check) = statement, case .call(let call) = check.expression else {
        return
      }
      if call.name.text == "required" { continue }
      guard Checker.numberRules.contains(call.name.text), let arguments = call.arguments,
        arguments.allSatisfy(\.value.isNumber)
      else { return }
      doubted = doubted ?? call
    }
    guard let doubted else { return }
    let written = "\(field.name.written): number"
    report(
      DoubtProblem.numberRuleOfText(field.name.text, rule: doubted.name.text),
      at: field.name.range,
      labels: [.init(doubted.range, "this asks for a number")],
      notes: ["whole numbers have the type 'integer'; a text that is meant has the type 'text'"],
      fixes: [
        .init("write '\(VisibleText.of(written))'", replace: field.name.range, by: written)
      ]
    )
  }

  private func isRuleWord(_ name: String) -> Bool {
    BuiltInRule(rawValue: name) != nil || standardNames.contains(name)
      || RuleSynonyms.meaning(of: name, judging: nil) != nil
  }

  /// Annotations of Java and Kotlin that check a value, and `required`, which is common elsewhere.
  private static let checkingAnnotations: Set = [
    "required", "Required", "NotNull", "NotBlank", "NotEmpty", "Email", "Size", "Min", "Max",
    "Length", "Pattern", "Past", "Future", "Positive", "Negative", "Digits", "pattern",
    "minlength", "maxlength", "MinLength", "MaxLength", "StringLength", "RegularExpression",
  ]

  /// Warns about an annotation that is a check elsewhere: `@NotBlank`.
  mutating func doubtAnnotation(_ name: Name) {
    guard Checker.checkingAnnotations.contains(name.text) else { return }
    report(
      DoubtProblem.ruleAsAnnotation(name.text),
      at: name.range,
      notes: ["annotations are data for the display; rules go in the field's block: '{ required }'"]
    )
  }

  /// Warns about `email == ""`, where neither `==` nor `!=` can be decided.
  mutating func doubtEmptyText(
    _ operand: OperandTree,
    comparedWith other: OperandTree,
    _ comparison: ComparisonOperator,
    at range: SourceRange
  ) {
    guard case .string(let literal) = operand, literal.value.isEmpty,
      case .path(let path) = other
    else { return }
    let name = unit.source.text(in: path.range)
    let meant: String? =
      switch comparison {
      case .equal: "\(name) is empty"
      case .notEqual: "\(name) is filled"
      case .less, .lessOrEqual, .greater, .greaterOrEqual: nil
      }
    report(
      DoubtProblem.comparisonWithEmptyText,
      at: range,
      fixes: meant.map {
        [.init("write '\(VisibleText.of($0))'", replace: range, by: $0)]
      } ?? []
    )
  }

  /// Warns about placeholders of other notations: `{{max}}`, `${max}`, `%{max}`, `%d`, `:max`.
  mutating func doubtPlaceholders(in literal: StringLiteral, knowing names: [String]) {
    guard let (offsets, name) = foreignPlaceholder(in: literal.value, knowing: names) else {
      return
    }
    let range = unit.source.range(of: offsets, in: literal)
    let written = unit.source.text(in: range)
    report(
      DoubtProblem.foreignPlaceholder(written),
      at: range,
      notes: name == nil
        ? ["placeholders have names: \(names.sorted().map { "{\($0)}" }.joined(separator: " "))"]
        : [],
      fixes: name.map { [.write("{\($0)}", at: range, isCertain: false)] } ?? []
    )
  }

  private static let placeholdersOfLaravel = [(":attribute", "label"), (":input", "value")]

  /// The first foreign placeholder, and the name that it stands for, if any.
  private func foreignPlaceholder(
    in message: String,
    knowing names: [String]
  ) -> (offsets: Range<Int>, name: String?)? {
    let bytes = Array(message.utf8)
    func isInName(_ byte: UInt8) -> Bool {
      Character(Unicode.Scalar(byte)).isLetter || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
    }
    func name(from start: Int) -> String? {
      let end = bytes[min(start, bytes.count)...].firstIndex { !isInName($0) } ?? bytes.count
      guard start < end else { return nil }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      return names.contains(word) ? word : nil
    }
    func starts(_ text: String, at position: Int) -> Bool {
      bytes[min(position, bytes.count)...].starts(with: text.utf8)
    }
    // A number may be an amount in dollars.
    let isAmount =
      if case .value(let type, _) = scope.subject { type.kinds == .number } else { true }
    var position = 0
    while position < bytes.count {
      defer { position += 1 }
      let isAfterSpace = position == 0 || bytes[position - 1] == 0x20
      for (written, name) in Checker.placeholdersOfLaravel
      where isAfterSpace && names.contains(name) && starts(written, at: position) {
        return (position..<(position + written.utf8.count), name)
      }
      if starts("{{", at: position), let word = name(from: position + 2),
        starts("}}", at: position + 2 + word.utf8.count)
      {
        return (position..<(position + 4 + word.utf8.count), word)
      }
      if starts("{{", at: position) {
        // An escaped brace: `{{` or `}}`.
        position += 1
        continue
      }
      for sign in ["%{", "#{", "${"] where starts(sign, at: position) {
        guard let word = name(from: position + 2), starts("}", at: position + 2 + word.utf8.count),
          sign != "${" || !isAmount
        else { continue }
        return (position..<(position + 3 + word.utf8.count), word)
      }
      if starts(":", at: position), isAfterSpace, let word = name(from: position + 1) {
        return (position..<(position + 1 + word.utf8.count), word)
      }
      let isFormat = starts("%d", at: position) || starts("%s", at: position)
      if isFormat, isAfterSpace, position + 2 == bytes.count || !isInName(bytes[position + 2]) {
        return (position..<(position + 2), nil)
      }
    }
    return nil
  }
}

extension OperandTree {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether it is a text, a number or a Boolean.
  fileprivate var isLiteral: Bool {
    switch self {
    case .string, .number, .boolean: true
    case _: false
    }
  }
}

extension Statement {
  fileprivate var isCheck: Bool {
    if case .check = self { true } else { false }
  }
}
