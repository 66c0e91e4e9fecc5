import RuleEngine
import RuleSyntax

/// The names of the field types, besides forms.
enum TypeName {
  static let all = FieldType.plain.map(\.name)
  static let types = Dictionary(uniqueKeysWithValues: FieldType.plain.map { ($0.name, $0) })
}

extension Checker {
  /// Resolves the declared type of a field; reports one that does not exist.
  mutating func checkType(of field: FieldDeclaration) -> FieldType? {
    reportTickedBox(field) ? nil : checkType(field.type)
  }

  /// Resolves a type; reports one that does not exist.
  mutating func checkType(_ reference: TypeReference?) -> FieldType? {
    switch reference {
    case nil: return .text
    case .list(let item, _): return checkType(item).map { .list(of: $0) }
    case .map(let value, _): return checkType(value).map { .map(of: $0) }
    case .applied(let name, let arguments, let range):
      let type = checkNamedType(name, at: range)
      if let type, type.form == nil { reportArguments(arguments, of: name, at: range) }
      return type
    case .named(let name): return checkNamedType(name, at: name.range)
    }
  }

  /// Resolves a type's name; `range` is what a fix replaces, including arguments.
  private mutating func checkNamedType(_ name: Name, at range: SourceRange) -> FieldType? {
    if let known = TypeName.types[name.text] { return known }
    if case .form(let index) = unit.names[name.text] {
      unit.usedImports.insert(forms[index].unit)
      return .form(FormIndex(index))
    }
    reportUnknownType(name, at: range)
    return nil
  }

  /// Reports `checkbox { required }`, which asks for a check mark elsewhere; whether it is that.
  private mutating func reportTickedBox(_ field: FieldDeclaration) -> Bool {
    guard case .named(let name)? = field.type,
      ["checkbox", "toggle"].contains(name.text.lowercased()), !unit.hidesNames,
      case .check(let check)? = field.body?.first, case .call(let call) = check.expression,
      call.name.text == "required", call.arguments == nil, unit.names[name.text] == nil
    else { return false }
    let between = SourceRange(start: name.range.end, end: call.range.start)
    report(
      NameProblem.unknownType(name.text),
      at: name.range,
      notes: ["a box that must be checked is 'accepted': 'required' also accepts 'false'"],
      fixes: [
        .meant(
          "boolean\(unit.source.text(in: between))accepted",
          at: name.range.union(call.range)
        )
      ]
    )
    return true
  }

  /// Reports arguments to a type that is not a form; a text was probably meant as a notation.
  private mutating func reportArguments(
    _ arguments: [Argument],
    of name: Name,
    at range: SourceRange
  ) {
    var fixes: [Diagnostic.Fix] = []
    if name.text != "file", arguments.count == 1, case .string(let literal) = arguments[0].value {
      let written = "\(name.written) as \(unit.source.text(in: literal.range))"
      let text = "write '\(VisibleText.of(written))'"
      fixes = [.init(text, replace: range, by: written)]
    }
    let sample = name.text == "file" ? "media_type(\"image/png\")" : "max_length(20)"
    let notes = fixes.isEmpty ? ["rules belong in the field's block: 'field … { \(sample) }'"] : []
    report(TypeProblem.argumentsOfType(name.text), at: range, notes: notes, fixes: fixes)
  }

  /// The fix that moves a rule written in place of a type into the field's block.
  private func blockFix(of rule: String, at range: SourceRange) -> [Diagnostic.Fix] {
    let bytes = unit.source.bytes
    var start = Int(range.start)
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ":") else { return [] }
    // A label and annotations may follow, and then the block.
    var end = Int(range.end)
    var isQuoted = false
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, "{;}".utf8.contains(bytes[end]) { break }
      end += 1
    }
    let hasBlock = end < bytes.count && bytes[end] == UInt8(ascii: "{")
    while !hasBlock, end > Int(range.end), bytes[end - 1] == 0x20 { end -= 1 }
    let between = unit.source.text(in: SourceRange(start: range.end, end: UInt32(end)))
    let place = SourceRange(start: UInt32(start - 1), end: UInt32(hasBlock ? end + 1 : end))
    let block = hasBlock ? "{ \(rule)\(separator(at: end + 1))" : " { \(rule) }"
    let words = hasBlock ? "move '\(rule)' into the block: '{ \(rule); … }'" : "write '{ \(rule) }'"
    return [
      .init(
        VisibleText.of(words, limit: VisibleText.longestLine),
        replace: place,
        by: between + block
      )
    ]
  }

  /// The `;` that a statement needs that is inserted before those at a position, if there are any.
  private func separator(at position: Int) -> String {
    let next = unit.source.bytes[position...].first { $0 != 0x20 && $0 != 0x09 }
    return next == nil || [0x0A, 0x0D, UInt8(ascii: "}")].contains(next) ? "" : ";"
  }

  /// The fix that annotates a field as secret, instead of its type; none where something else follows.
  private func secretFix(at type: SourceRange) -> [Diagnostic.Fix] {
    let bytes = unit.source.bytes
    var (start, end) = (Int(type.start), Int(type.end))
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    guard start > 1, bytes[start - 1] == UInt8(ascii: ":"), bytes[start - 2] != UInt8(ascii: "\""),
      end == bytes.count || "{};\n".utf8.contains(bytes[end])
    else { return [] }
    let place = SourceRange(start: UInt32(start - 1), end: type.end)
    return [.init("write '@secret'", replace: place, by: " @secret")]
  }

  private mutating func reportUnknownType(_ name: Name, at range: SourceRange) {
    if ["password", "secret"].contains(name.text.lowercased()), !unit.hidesNames {
      let fixes = secretFix(at: range)
      return report(
        NameProblem.unknownType(name.text),
        at: name.range,
        notes: fixes.isEmpty ? ["a text that is not shown is annotated '@secret'"] : [],
        fixes: fixes
      )
    }
    if var meant = ForeignTypes.meaning(of: name.text), !unit.hidesNames {
      // `list(line)`
      let argument = unit.source.text(in: range).dropFirst(name.text.utf8.count)
      let item = String(argument.dropFirst().dropLast())
      if meant == "list of text", argument.first == "(", Name(item).isPlain {
        meant = ForeignTypes.list(of: item)
      }
      let fixes = [Diagnostic.Fix.didYouMean(meant, at: range)]
      return report(NameProblem.unknownType(name.text), at: name.range, fixes: fixes)
    }
    if name.text == "duration", !unit.hidesNames {
      let note =
        "a value can't be a duration; declare the resulting date, and pass it as in 'today - 3d'"
      return report(NameProblem.unknownType(name.text), at: name.range, notes: [note])
    }
    let start = Int(range.start)
    let isItem = unit.source.bytes[..<start].suffix(4).elementsEqual(" of ".utf8)
    let ruleNote =
      isItem
      ? "a rule of the items goes in the block: 'list of text { each { \(name.text) } }'"
      : "a rule belongs in the field's block: 'field … { \(name.text) }'"
    let blockFix = blockFix(of: name.written, at: name.range)
    if reportRule(
      name,
      whereExpected: .type,
      notes: blockFix.isEmpty ? [ruleNote] : [],
      fixes: blockFix
    ) {
      return
    }
    if unit.hidesNames { return }
    if case .rule(let meant)? = RuleSynonyms.meaning(of: name.text, judging: .text),
      rule(named: meant) != nil
    {
      let fixes = self.blockFix(of: meant, at: name.range)
      let note = "a rule belongs in the field's block: 'field … { \(meant) }'"
      let problem = NameProblem.unknownType(name.text)
      return report(problem, at: name.range, notes: fixes.isEmpty ? [note] : [], fixes: fixes)
    }
    let fixes = didYouMean(name.text, at: name.range) { TypeName.all + $0.unit.names(of: .form) }
    let note =
      "the types are \(TypeName.all.joined(separator: ", ")), forms, 'list of …' and 'map of …'"
    let notes = fixes.isEmpty ? [note] : []
    report(NameProblem.unknownType(name.text), at: name.range, notes: notes, fixes: fixes)
  }
}
