// Values and options, alone or in a list.

extension ForeignReader {
  /// A value, or those in brackets; nil for anything else, which is not passed.
  mutating func values() -> [Argument]? {
    guard let closing = kind.closing, closing != .rightBrace else { return value().map { [$0] } }
    var reader = self
    reader.count += 1
    var values: [Argument] = []
    while reader.kind != closing, reader.count < Self.longest {
      if reader.kind == .comma || reader.kind == .separator {
        reader.count += 1
      } else if let value = reader.value() {
        values.append(value)
      } else {
        return nil
      }
    }
    guard reader.kind == closing else { return nil }
    count = reader.count + 1
    hasReference = reader.hasReference
    return values.isEmpty ? nil : values
  }

  mutating func value() -> Argument? {
    let token = token
    let next = parser.kind(ahead: count + 1)
    let operand: Operand
    switch token.kind {
    case .string: operand = .string(parser.stringLiteral(token))
    case .pattern: operand = .pattern(parser.patternLiteral(token))
    case .integer, .number: operand = .number(parser.text(token), range: token.range)
    case .minus where next == .integer || next == .number:
      let range = token.range.union(parser.token(ahead: count + 1).range)
      count += 2
      return Argument(value: .number(parser.source.text(in: range), range: range), range: range)
    case .true, .false: operand = .boolean(token.kind == .true, range: token.range)
    case .duration: operand = .duration(parser.text(token), range: token.range)
    case .size: operand = .size(parser.text(token), range: token.range)
    case .today: operand = .today(range: token.range)
    case .now: operand = .now(range: token.range)
    case .name where parser.isReference(ahead: count): return reference()
    case .name where next == .comma || next.closesBracket:
      let path = Path(components: [.name(name)], range: token.range)
      operand = .path(path)
    case _: return nil
    }
    count += 1
    return Argument(value: operand, range: token.range)
  }

  /// `ref("password")` as the field that it names.
  private mutating func reference() -> Argument {
    count += parser.kind(ahead: count + 1) == .dot ? 4 : 2
    let literal = token.range
    // Written without its quotes.
    let place = SourceRange(start: literal.start + 1, end: literal.end - 1)
    let path = Path(components: [.name(Name(name.text, range: place))], range: place)
    count += 2
    hasReference = true
    return Argument(value: .path(path), range: literal)
  }
}

extension Parser {
  /// Whether a field is named as in `ref("password")` or `yup.ref("password")`.
  func isReference(ahead first: Int) -> Bool {
    let word = kind(ahead: first + 1) == .dot ? first + 2 : first
    return at(word: "ref", ahead: word) && kind(ahead: word + 1) == .leftParenthesis
      && kind(ahead: word + 2) == .string && kind(ahead: word + 3) == .rightParenthesis
  }
}

// MARK: - Options

extension ForeignReader {
  /// The options that are listed here, in brackets of any kind or one after the other: `["s", "m"]`,
  /// `{ s, m }`, `"s", "m"`.
  ///
  /// - Parameter needsCommas: whether names are options only if commas separate them.
  /// - Returns: nil for anything else, which is not consumed.
  mutating func options(needsCommas: Bool = false) -> [OptionStatement]? {
    let closing = kind.closing
    var reader = self
    if closing != nil { reader.count += 1 }
    if closing == .rightParenthesis, reader.isSetting {
      // `choice(choices=["s", "m"])`
      reader.count += 2
      guard reader.kind == .leftBracket else { return nil }
      guard var options = reader.options(needsCommas: needsCommas), reader.kind == .rightParenthesis
      else { return nil }
      options.removeAll { $0.value.value.isEmpty }
      guard !options.isEmpty else { return nil }
      count = reader.count + 1
      return options
    }
    if closing == .rightParenthesis, reader.kind == .leftBracket {
      // `oneOf(["s", "m"])`
      var inner = reader
      if let options = inner.options(needsCommas: needsCommas), inner.kind == closing {
        count = inner.count + 1
        return options
      }
    }
    var options: [OptionStatement] = []
    var hasCommas = false
    var hasNames = false
    var hasLabels = false
    while reader.kind != closing {
      guard reader.count < Self.longest else { return nil }
      if let option = reader.labeledOption() {
        options.append(option)
        continue
      }
      let token = reader.token
      reader.count += 1
      switch token.kind {
      case .string:
        let text = parser.stringLiteral(token)
        options.append(OptionStatement(foreign: text))
        let next = parser.kind(ahead: reader.count + 1)
        guard closing != nil, reader.kind == .string, next == .comma || next == closing else {
          break
        }
        // `"s" "Small", "m" "Medium"`
        options[options.count - 1].label = parser.stringLiteral(reader.token)
        reader.count += 1
        hasLabels = true
      case .name, .integer:
        // `case red = "R"`
        if parser.text(token) == "case", reader.kind != .comma { continue }
        guard ![.name, .string, .leftParenthesis].contains(reader.kind) else { return nil }
        let value = StringLiteral(parser.text(token), range: token.range)
        options.append(OptionStatement(foreign: value))
        hasNames = true
      case .equals where !options.isEmpty && reader.kind != closing: options.removeLast()
      case .comma: hasCommas = true
      case .separator where closing != nil: break
      case _: return nil
      }
      // Without brackets, the list goes on where a comma does.
      if closing == nil, token.kind != .comma, reader.kind != .comma { break }
    }
    guard !options.isEmpty, !hasNames || hasCommas || !needsCommas else { return nil }
    if hasLabels, !hasCommas {
      // Values without commas: `"s" "m" "l"`
      options = options.flatMap { option in
        [option.value, option.label].compactMap { $0 }.map { OptionStatement(foreign: $0) }
      }
    }
    count = reader.count + (closing == nil ? 0 : 1)
    return options
  }

  /// An option with its label, `("s", "Small")` or `{ value: "s", label: "Small" }`; nil for anything
  /// else, which is not consumed.
  private mutating func labeledOption() -> OptionStatement? {
    guard let closing = kind.closing else { return nil }
    var texts: [StringLiteral] = []
    var isReversed = false
    var last = count + 1
    while parser.kind(ahead: last) != closing, texts.count < 2 {
      if closing == .rightBrace {
        guard parser.kind(ahead: last + 1) == .colon else { return nil }
        let key = parser.word(ahead: last).lowercased()
        if ["label", "name", "text", "title"].contains(key), texts.isEmpty { isReversed = true }
        last += 2
      }
      let token = parser.token(ahead: last)
      guard token.kind == .string || token.kind == .integer else { return nil }
      texts.append(
        token.kind == .string
          ? parser.stringLiteral(token) : StringLiteral(parser.text(token), range: token.range)
      )
      last += 1
      if parser.kind(ahead: last) == .comma { last += 1 }
    }
    guard texts.count == 2, parser.kind(ahead: last) == closing else { return nil }
    if isReversed { texts.swapAt(0, 1) }
    let range = token.range.union(parser.token(ahead: last).range)
    count = last + 1
    return OptionStatement(value: texts[0], label: texts[1], annotations: [], range: range)
  }

  /// Reads the options of a choice; whether there are any.
  mutating func takeOptions() -> Bool {
    guard let options = options() else { return false }
    rules.type = "choice"
    rules.options += options
    return true
  }

  /// `"s" | "m"` as the options of a choice.
  mutating func union() {
    rules.type = "choice"
    repeat {
      rules.options.append(OptionStatement(foreign: parser.stringLiteral(token)))
      count += 2
    } while parser.kind(ahead: count - 1) == .or && kind == .string && count < Self.longest
    count -= 1
  }
}

extension OptionStatement {
  /// An option of another notation, which has no label.
  init(foreign value: StringLiteral) {
    self.init(value: value, annotations: [], range: value.range)
  }
}

extension SourceText {
  /// Options as a block lists them: `option "s"; option "m"`.
  func written(options: [OptionStatement]) -> String {
    options.map { written($0) }.joined(separator: "; ")
  }

  func written(_ option: OptionStatement) -> String {
    let label = option.label.map { " " + written(.string($0)) } ?? ""
    return "option \(written(.string(option.value)))\(label)"
  }
}
