import RuleEngine
import RuleSyntax

// Habits from other notations that load here but do not do what was meant.

extension Checker {
  /// The fix that replaces a text by the field of that name, if there is one.
  func fieldFix(for literal: StringLiteral) -> [Diagnostic.Fix] {
    guard let name = fieldName(meantBy: literal) else { return [] }
    let written = Name(name).written
    let text = "write '\(VisibleText.of(written))' without quotes for the value of the field"
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

  /// Warns about texts that were meant as something else: a field, a pattern, an ending of files.
  mutating func doubtTexts(_ operands: [OperandTree], of rule: BuiltInRule, in call: Call) {
    for case .string(let literal) in operands {
      switch rule {
      case .contains, .startsWith, .endsWith: doubtPattern(literal, of: call)
      case .mediaType: doubtMediaType(literal)
      case .oneOf, .noneOf:
        if operands.count == 1, call.arguments?.count == 1 { doubtList(literal, in: call) }
      case _: break
      }
    }
  }

  /// Warns about a pattern in quotes: `contains("[A-Z]")`.
  private mutating func doubtPattern(_ literal: StringLiteral, of call: Call) {
    let text = literal.value
    let signs = ["\\d", "\\w", "\\s", ".*", ".+", "[a-z", "[A-Z", "[0-9", "]+", "]*"]
    guard signs.contains(where: { text.contains($0) }) else { return }
    let name = call.name.text
    let start = name == "starts_with" && !text.hasPrefix("^") ? "^" : ""
    let end = name == "ends_with" && !text.hasSuffix("$") ? "$" : ""
    let written = "contains(/\(start)\(text.replacing("/", with: "\\/"))\(end)/)"
    let isSound = call.arguments?.count == 1 && loads(written)
    report(
      DoubtProblem.patternAsText(rule: name),
      at: literal.range,
      notes: ["a pattern is between slashes: '/[A-Z]/'"],
      fixes: isSound
        ? [.meant(written, at: call.range)] : []
    )
  }

  /// Common endings of files with their media types.
  static let mediaTypes = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "webp": "image/webp", "svg": "image/svg+xml", "pdf": "application/pdf", "txt": "text/plain",
    "csv": "text/csv", "html": "text/html", "json": "application/json", "xml": "application/xml",
    "zip": "application/zip", "mp3": "audio/mpeg", "mp4": "video/mp4", "doc": "application/msword",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "image": "image/*", "images": "image/*", "video": "video/*", "audio": "audio/*",
  ]

  /// Warns about an ending of files where a media type must be: `media_type("jpg")`.
  private mutating func doubtMediaType(_ literal: StringLiteral) {
    guard !literal.value.contains("/" as Character) else { return }
    let word = literal.value.lowercased().filter { $0 != "." && $0 != "*" }
    let meant = Checker.mediaTypes[word].map { StringEscapes.quote($0) }
    report(
      DoubtProblem.noMediaType(literal.value),
      at: literal.range,
      notes: ["media types are written like 'image/jpeg' or 'image/*'"],
      fixes: meant.map { [.write($0, at: literal.range, isCertain: false)] } ?? []
    )
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
      let arguments = Array(pieces.dropFirst())
      let given = arguments.isEmpty ? "" : "(\(arguments[0]))"
      switch rule(named: name) == nil ? RuleSynonyms.meaning(of: name, judging: .text) : nil {
      case .rule(let meant): checks.append(meant + given)
      case .call(let template): checks.append(RuleSynonyms.call(template, with: arguments))
      case .advice(let advice) where advice.hasSuffix("leave it out"): continue
      case .advice, .external, .notation, nil: checks.append(name + given)
      }
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
        ? [.meant(written, at: label.range)] : []
    )
  }

  /// Warns about a constant that was meant as an initial value: `field country = "GB" { required
  /// }`.
  mutating func doubtConstant(_ field: FieldDeclaration) {
    guard let value = field.value?.operand, value.isLiteral,
      (field.body ?? []).contains(where: \.isCheck) || isNamedOnce(field.name)
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
        ? [] : [.meant(written, at: place)]
    )
  }

  /// Whether the file has the name in no other place, so that nothing can read it.
  private mutating func isNamedOnce(_ name: Name) -> Bool {
    // The file is searched for each such field, of which there are few.
    guard suggestionsLeft > 0 else { return false }
    suggestionsLeft -= 1
    return unit.source.bytes.ranges(of: Array(name.text.utf8)).prefix(2).count == 1
  }

  /// Words in the names of fields that hold numbers.
  private static let numberNames = [
    "age", "amount", "count", "number", "percent", "price", "quantity", "rate", "size", "total",
    "weight", "height", "width", "year",
  ]

  /// Words in the names of fields that hold texts.
  private static let textNames = [
    "name", "title", "password", "comment", "description", "login", "text", "message", "city",
  ]

  private static let numberRules: Set = ["between", "min_value", "max_value", "multiple_of"]

  /// Warns about a text field with numeric checks only: `field age { between(18, 120) }`.
  mutating func doubtText(_ field: FieldDeclaration) {
    guard field.type == nil, field.notation == nil, field.value == nil else { return }
    var doubted: Call?
    var lengths: String? = ""
    var last = SourceRange.none
    for statement in field.body ?? [] {
      guard case .check(let check) = statement, case .call(let call) = check.expression else {
        return
      }
      if call.name.text == "required" { continue }
      guard Checker.numberRules.contains(call.name.text), !call.isForeign,
        let arguments = call.arguments,
        arguments.allSatisfy(\.value.isNumber)
      else { return }
      if let meant = unit.source.lengths(meantBy: call) {
        let between = SourceRange(start: last.end, end: call.range.start)
        if doubted != nil { lengths?.append(unit.source.text(in: between)) }
        lengths?.append(meant)
      } else {
        lengths = nil
      }
      last = call.range
      doubted = doubted ?? call
    }
    guard let doubted else { return }
    let name = field.name.text.lowercased()
    if Checker.numberNames.contains(where: { name.contains($0) }) { lengths = nil }
    let written = "\(field.name.written): number"
    let type = Diagnostic.Fix.meant(written, at: field.name.range)
    let length = lengths.map { written in
      let lines = written.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      return Diagnostic.Fix(
        "write '\(VisibleText.of(lines.joined(separator: "; "), limit: VisibleText.longestLine))'",
        replace: doubted.range.union(last),
        by: written
      )
    }
    let isText = Checker.textNames.contains { name.contains($0) }
    report(
      DoubtProblem.numberRuleOfText(field.name.text, rule: doubted.name.text),
      at: field.name.range,
      labels: [.init(doubted.range, "this asks for a number")],
      notes: isText && length != nil
        ? ["the length of a text has the rules 'min_length' and 'max_length'"]
        : ["whole numbers have the type 'integer'; a text that is meant has the type 'text'"],
      fixes: (isText ? [length, type] : [type, length]).compactMap(\.self)
    )
  }

  private func isRuleWord(_ name: String) -> Bool {
    BuiltInRule(rawValue: name) != nil || standardNames.contains(name)
      || RuleSynonyms.meaning(of: name, judging: nil) != nil
  }

  /// Annotations of Java and Kotlin that check a value, and `required`, which is common elsewhere.
  private static let checkingAnnotations: Set = [
    "required", "Required", "NotNull", "NotBlank", "NotEmpty", "Email", "Size", "Min", "Max",
    "Length", "Matches", "IsEmail", "IsNotEmpty", "Pattern", "Past", "Future", "Positive",
    "Negative", "Digits", "pattern",
    "minlength", "maxlength", "minLength", "maxLength", "min", "max", "MinLength", "MaxLength",
    "StringLength", "RegularExpression",
  ]

  /// Whether an annotation is written like a rule, `@email` or `@between(1, 3)`, and hardly like data.
  private func isRule(_ annotation: Annotation) -> Bool {
    let name = annotation.name.text
    let isBuiltIn = BuiltInRule(rawValue: name) != nil
    guard let arguments = annotation.arguments else {
      return isBuiltIn || standardNames.contains(name)
    }
    return isBuiltIn && arguments.allSatisfy { if case .number = $0 { true } else { false } }
  }

  /// Warns about an annotation that is a check elsewhere: `@NotBlank`.
  mutating func doubtAnnotation(_ annotation: Annotation) {
    let name = annotation.name
    let isRule = isRule(annotation)
    guard isRule || Checker.checkingAnnotations.contains(name.text) else { return }
    var rule = isRule ? name.text : "required"
    if case .rule(let meant)? = RuleSynonyms.meaning(of: name.text, judging: .text) { rule = meant }
    // These limit a number, or the length of a text.
    let isClear = !["min", "max"].contains(name.text)
    let arguments = annotation.arguments ?? []
    if rule == "regex", arguments.count == 1, case .string(let literal) = arguments[0] {
      rule += "(/\(literal.value.replacing("/", with: "\\/"))/)"
    } else if !arguments.isEmpty {
      let end = annotation.range.end
      rule += unit.source.text(in: SourceRange(start: name.range.end, end: end))
    }
    report(
      DoubtProblem.ruleAsAnnotation(name.text),
      at: name.range,
      notes: [
        "annotations are data for the display; rules go in the field's block"
          + (isClear ? ": '{ \(VisibleText.of(rule)) }'" : "")
      ]
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
}

extension SourceText {
  /// The rule that limits the length of a text as a call limits a number; nil for other calls.
  fileprivate func lengths(meantBy call: Call) -> String? {
    let arguments = (call.arguments ?? []).map { written($0) }
    guard arguments.allSatisfy({ Int($0) ?? -1 >= 0 }) else { return nil }
    switch (call.name.text, arguments.count) {
    case ("min_value", 1): return "min_length(\(arguments[0]))"
    case ("max_value", 1): return "max_length(\(arguments[0]))"
    case ("between", 2): return "length(\(arguments[0])...\(arguments[1]))"
    case _: return nil
    }
  }
}

extension OperandTree {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension Statement {
  fileprivate var isCheck: Bool {
    if case .check = self { true } else { false }
  }
}
