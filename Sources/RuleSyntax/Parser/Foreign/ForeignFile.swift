// Whole files of other notations.

/// A form as another notation declares it.
struct ForeignForm {
  var notation: String
  var name = "main"
  var fields: [(name: Name, rules: ForeignRules)] = []
  /// Where it ends.
  var count = 0
  /// Whether all of it could be read.
  var isWhole = true
}

extension Parser {
  /// Reports a form of another notation with its translation, and passes it; nil for anything else.
  mutating func foreignForm() -> FormDeclaration? {
    guard var form = markupForm() ?? classForm() ?? objectForm() ?? indentedForm() else {
      return nil
    }
    for index in form.fields.indices {
      form.fields[index].rules.addRequirement(of: form.notation, at: form.fields[index].name.range)
    }
    var place = span(to: max(0, form.count - 1))
    // The lexer has passed over the sign of `$rules`.
    if place.start > 0, source.bytes[Int(place.start) - 1] == UInt8(ascii: "$") { place.start -= 1 }
    let fields = form.fields.map { name, rules in declaration(of: name, rules) }
    let written = "form \(form.name) {\n\(fields.map { "  \($0)\n" }.joined())}"
    let shown = VisibleText.of(
      "form \(form.name) { \(fields.joined(separator: "; ")) }",
      limit: VisibleText.longestLine
    )
    let isSound = form.isWhole && !fields.isEmpty
    report(
      .foreignNotation("the form", notation: form.notation),
      insteadOfAllIn: place,
      at: current.range,
      notes: isSound ? [] : [Parser.formNote],
      fixes: isSound ? [.init("write '\(shown)'", replace: place, by: written)] : []
    )
    passForeign(form.count)
    let items = form.fields.map { name, rules in
      FormItem.field(field(name, isSound ? rules : ForeignRules(), at: place))
    }
    return FormDeclaration(
      name: Name(form.name, range: .at(place.start)),
      items: items,
      range: place
    )
  }

  static let formNote =
    "a rule file is written like 'form sign_up { field email { required; email } }'"

  // MARK: HTML

  private func markupForm() -> ForeignForm? {
    guard isAtStart, at(.less) else { return nil }
    let notation = text(ahead: 1) != "?" ? "HTML" : text(ahead: 2) == "xml" ? "XML" : "PHP"
    var form = ForeignForm(notation: notation)
    while kind(ahead: form.count) != .endOfFile { form.count += 1 }
    var position: UInt32 = 0
    let end = UInt32(source.bytes.count)
    while let element = MarkupElement(in: SourceRange(start: position, end: end), of: source) {
      position = element.end
      guard let place = element.name else { continue }
      var reader = ForeignReader(self, at: 0)
      reader.take(element)
      if !reader.rules.isWhole { form.isWhole = false }
      form.fields.append((Name(source.text(in: place), range: place), reader.rules))
    }
    return form
  }

  // MARK: Objects

  private static let formWords: Set = [
    "const", "let", "var", "export", "interface", "type", "class", "struct", "return", "schema",
    "public", "data", "default", "final", "module", "exports", "create", "CREATE", "table", "TABLE",
    "rules", "message",
  ]

  /// `const signup = z.object({ … })`, `interface Signup { … }`, `return ['name' => 'required']`.
  private func objectForm() -> ForeignForm? {
    guard let (name, opening, library) = openingOfObject() else { return nil }
    // With a body like one of the language, only the word in front of the name is another.
    let isValue = kind(ahead: opening - 1) != .name || at(word: "return")
    var form = ForeignForm(notation: library)
    form.name = name.flatMap { Name($0).isPlain ? $0 : nil } ?? form.name
    var reader = ForeignReader(self, at: opening + 1)
    form.isWhole = opening >= 0
    while !reader.kind.closesBracket, form.isWhole {
      if reader.kind == .comma || reader.kind == .separator {
        reader.pass()
      } else if reader.count < ForeignReader.longest, let (name, rules) = reader.member() {
        form.fields.append((name, rules))
        form.isWhole = rules.isWhole
      } else {
        form.isWhole = false
      }
    }
    let isMessage = library == "Protocol Buffers"
    guard isValue || form.isWhole || isMessage else { return nil }
    form.count = reader.count
    if isMessage, !form.isWhole { form.count = endOfBraces(from: opening) ?? reader.count }
    if form.isWhole { while kind(ahead: form.count).closesBracket { form.count += 1 } }
    // What is around it is of the same notation.
    while isValue, isAtStart || !form.isWhole, kind(ahead: form.count) != .endOfFile {
      form.count += 1
    }
    return form
  }

  /// The name of an object, where its bracket is, and what it is an object of.
  private func openingOfObject() -> (name: String?, count: Int, notation: String)? {
    var name: String?
    // What follows the first name, or the library, is no name of the form.
    var isNamed = false
    var count = 0
    if isAtStart, at(.leftBrace) || at(.leftBracket) {
      let keys = (0..<32).filter { kind(ahead: $0) == .string && kind(ahead: $0 + 1) == .colon }
      let words = keys.map { stringLiteral(token(ahead: $0)).value }
      if words.contains("$schema") || words.contains("properties") { return nil }
      let place = zip(keys, words).first {
        ["fields", "rules"].contains($1) && kind(ahead: $0 + 2) == .leftBrace
      }
      let title = zip(keys, words).first {
        ["form", "name", "title"].contains($1) && kind(ahead: $0 + 2) == .string
      }
      name = title.map { stringLiteral(token(ahead: $0.0 + 2)).value }
      // A list of fields, or anything else: what is asked of which field is not known.
      let isPlain = place != nil || at(.leftBrace) && kind(ahead: 3) == .leftBrace
      return (name, isPlain ? place.map { $0.0 + 2 } ?? 0 : -1, "JSON")
    }
    if isAtStart, at(.unknown), text(current) == "$" {
      let rules = (0..<48).first {
        at(word: "rules", ahead: $0) && kind(ahead: $0 + 2) == .leftBrace
      }
      return (nil, rules.map { $0 + 2 } ?? -1, rules == nil ? "JavaScript" : "jQuery Validate")
    }
    guard at(.name), Parser.formWords.contains(text(current)) else { return nil }
    var notation = at(word: "return") ? "Laravel" : "another language"
    if at(word: "interface") || at(word: "type") { notation = "TypeScript" }
    if at(word: "message") { notation = "Protocol Buffers" }
    let hasParentheses = ["data", "create", "CREATE"].contains(text(current))
    if hasParentheses { notation = at(word: "data") ? "Kotlin" : "SQL" }
    if at(word: "struct"), ["let", "var"].contains(text(ahead: 3)) { notation = "Swift" }
    if at(word: "rules"), kind(ahead: 1) != .equals { return nil }
    while kind(ahead: count).closing == nil || kind(ahead: count) == .leftParenthesis, count < 16 {
      if hasParentheses, kind(ahead: count) == .leftParenthesis { break }
      let token = token(ahead: count)
      if kind(ahead: count) == .separator || kind(ahead: count) == .endOfFile { return nil }
      if isName(ahead: count), !Parser.formWords.contains(text(token)) {
        if kind(ahead: count + 1) == .dot || kind(ahead: count - 1) == .dot,
          let library = Parser.libraries[text(token).lowercased()]
        {
          notation = library
          isNamed = true
        } else if !isNamed {
          name = text(token)
          isNamed = true
        }
      }
      count += 1
    }
    return kind(ahead: count).closing == nil ? nil : (name, count, notation)
  }

  // MARK: YAML

  /// `sign_up:`, fields in the lines below, and what is asked of them below that.
  private func indentedForm() -> ForeignForm? {
    guard isAtStart, isName(), kind(ahead: 1) == .colon else { return nil }
    var form = ForeignForm(notation: "YAML")
    form.isWhole = kind(ahead: 2) == .separator
    form.name = text(current)
    var count = 3
    let outer = indentation(of: token(ahead: count)) ?? 0
    while form.isWhole, kind(ahead: count) != .endOfFile {
      guard isName(ahead: count), kind(ahead: count + 1) == .colon,
        kind(ahead: count + 2) == .separator, indentation(of: token(ahead: count)) == outer,
        !["fields", "properties", "rules"].contains(text(ahead: count))
      else {
        form.isWhole = false
        break
      }
      let name = token(ahead: count)
      var reader = ForeignReader(self, at: count + 3)
      while (indentation(of: reader.token) ?? 0) > outer, reader.kind != .endOfFile {
        if reader.kind == .minus { reader.pass() }
        reader.entry()
        if reader.kind == .separator { reader.pass() } else if reader.kind != .endOfFile { break }
      }
      form.isWhole = reader.rules.isWhole && reader.count > count + 3
      form.fields.append((Name(text(name), range: name.range), reader.rules))
      count = reader.count
    }
    while kind(ahead: form.count) != .endOfFile { form.count += 1 }
    return form
  }
}

extension ForeignReader {
  /// A member of an object with what is asked of it: `name: z.string()`, `'name' => 'required'`,
  /// `age?: number`, `private String name`.
  mutating func member() -> (name: Name, rules: ForeignRules)? {
    annotations()
    if !rules.calls.isEmpty, kind == .separator { pass() }
    let words = ["val", "var", "let", "public", "private", "readonly", "final", "const"]
    while words.contains(parser.text(token)), parser.isName(ahead: count + 1) { pass() }
    guard parser.isName(ahead: count) || kind == .string else { return nil }
    var name = self.name
    var inner = ForeignReader(parser, at: count + 1)
    if kind == .name, inner.kind == .name, let type = Self.type(name.text), type.check == nil {
      // `private String name;`
      inner.rules.type = type.type
      name = inner.name
      inner.pass()
      if inner.kind == .equals, parser.kind(ahead: inner.count + 1) == .integer {
        // The number of a field in Protocol Buffers, which may have options.
        inner.count += 2
        if inner.kind == .leftBracket {
          inner.rules.isWhole = false
          inner.skipBrackets()
        }
      }
    } else if kind == .name, inner.kind == .name, let column = Self.type(parser.text(inner.token)) {
      // `name VARCHAR(50) NOT NULL`
      inner.pass()
      inner.columnConstraints(of: column.type)
    } else {
      if parser.text(inner.token) == "?" {
        inner.rules.isOptional = true
        inner.pass()
      }
      guard [.colon, .equals].contains(inner.kind) || parser.text(inner.token) == "=>" else {
        return nil
      }
      inner.pass()
      var typed = inner
      if parser.isName(ahead: typed.count), typed.typeExpression(), typed.endsMember {
        inner = typed
      } else if typed.kind == .equals {
        inner = typed
        inner.pass()
        inner.defaultValue()
      } else {
        inner.entry()
      }
    }
    guard inner.endsMember, !name.text.isEmpty else { return nil }
    var rules = inner.rules
    rules.calls = self.rules.calls + rules.calls
    self.rules = ForeignRules()
    count = inner.count
    return (name, rules)
  }

  private var endsMember: Bool {
    [.comma, .separator, .endOfFile].contains(kind) || kind.closesBracket
  }
}
