// Arguments as other notations write them.

extension Parser {
  /// A rule that is given a list in brackets, `one_of(["x", "y"])`, or a field as `ref("a")`; nil for
  /// anything else.
  mutating func callWithList(_ name: Name) -> Call? {
    guard kind(ahead: 1) == .leftBracket || isReference(ahead: 1) else { return nil }
    var reader = ForeignReader(self, at: 1)
    guard let arguments = reader.values() else { return nil }
    var message = ""
    if kind(ahead: reader.count) == .comma, kind(ahead: reader.count + 1) == .string,
      kind(ahead: reader.count + 2) == .rightParenthesis
    {
      message = " " + written(ahead: reader.count + 1)
      reader.count += 2
    }
    guard kind(ahead: reader.count) == .rightParenthesis,
      reader.hasReference
        || !arguments.contains(where: { if case .path = $0.value { true } else { false } })
    else { return nil }
    let isEqual =
      reader.hasReference && arguments.count == 1
      && ["oneof", "valid", "equals", "is"].contains(ForeignReader.plain(name.text))
    let call = foreignCall(
      isEqual ? Name("equal", range: name.range) : name,
      arguments,
      through: token(ahead: reader.count).range
    )
    report(
      .expected("a value", found: describe(token(ahead: 1))),
      at: token(ahead: 1).range,
      notes: [
        reader.hasReference
          ? "a field is named without quotes"
          : "write the values in the parentheses, without brackets"
      ],
      fixes: [.meant(source.written(call) + message, at: call.range)]
    )
    advance(by: reader.count + 1)
    return call
  }

  /// Reports a condition where an argument must end; whether there is one.
  ///
  /// Separate from `argument`, so that this takes less of the stack.
  mutating func reportConditionAsArgument() -> Bool {
    guard kind.comparison != nil || at(.is) else { return false }
    if let fix = quantifierFix {
      reportExpected("',' or ')'", fixes: [fix])
    } else {
      reportExpected("',' or ')'", notes: [noteOnCondition])
    }
    return true
  }

  /// The fix for the condition in `all(lines, amount > 0)`, which counts the items in question.
  private var quantifierFix: Diagnostic.Fix? {
    var (start, open) = (-1, 0)
    while open <= 0, start > -ForeignReader.longestLine, !endsStatement(ahead: start) {
      if kind(ahead: start) == .rightParenthesis { open -= 1 }
      if kind(ahead: start) == .leftParenthesis { open += 1 }
      start -= open > 0 ? 0 : 1
    }
    let names: [TokenKind] = [.name, .quotedName, .dot]
    var comma = start + 1
    while names.contains(kind(ahead: comma)) { comma += 1 }
    let close = endOfParentheses(from: start)
    guard open > 0, kind(ahead: comma) == .comma, kind(ahead: close - 1) == .rightParenthesis,
      comma > start + 1, comma < 0, close > 1,
      statementBegins(with: "check") || statementBegins(with: "when")
    else { return nil }
    let list = excerpt(start + 1, to: comma - 1)
    let asked = excerpt(comma + 1, to: close - 2)
    let written: String
    switch text(ahead: start - 1).lowercased() {
    case "all", "every": written = "count(\(list) where not (\(asked))) == 0"
    case "any", "some", "exists": written = "count(\(list) where \(asked)) > 0"
    case "none": written = "count(\(list) where \(asked)) == 0"
    case _: return nil
    }
    return .meant(written, at: span(start - 1, to: close - 1))
  }

  /// What a condition among arguments was most likely meant as.
  private var noteOnCondition: String {
    var count = 0
    while !endsStatement(ahead: count), count < ForeignReader.longestLine {
      // `all(t < 5 for t in tags)`
      if at(word: "for", ahead: count) {
        return
          "checks of items go in the block of the list: 'field tags: list of text { each { … } }'"
      }
      count += 1
    }
    let open = places().first { kind(ahead: $0) == .leftParenthesis || endsStatement(ahead: $0) }
    if let open, ["IF", "If", "IIF", "iif"].contains(text(ahead: open - 1)) {
      return
        "what applies in one case only goes into 'when … { … }', and the rest into 'otherwise { … }'"
    }
    return Parser.conditionNote
  }

  /// The bounds of a length by their names, `length(min=2, max=50)`; nil for anything else.
  mutating func callWithNamedBounds(_ name: Name) -> Call? {
    guard ["length", "size", "len"].contains(name.text), !mayBeOwnRule(name.text) else {
      return nil
    }
    var (count, lower, upper) = (0, "", "")
    repeat {
      let word = ForeignReader.plain(text(ahead: count + 1))
      guard isName(ahead: count + 1), [.colon, .equals].contains(kind(ahead: count + 2)),
        kind(ahead: count + 3) == .integer
      else { return nil }
      let value = text(ahead: count + 3)
      switch word {
      case "min", "minimum", "gte", "ge": lower = value
      case "max", "maximum", "lte", "le": upper = value
      case _: return nil
      }
      count += 4
    } while kind(ahead: count) == .comma
    guard kind(ahead: count) == .rightParenthesis else { return nil }
    let isList = ["list", "map"].contains(typeOfBlock)
    replace(
      .expected("a range", found: "'\(VisibleText.of(text(ahead: 1)))'"),
      passing: count + 1,
      from: -1,
      at: span(1, to: count - 1),
      by: "\(isList ? "size" : "length")(\(lower)...\(upper))"
    )
    var call = Call(name: name, arguments: [], range: range(from: name.range))
    call.lacksArguments = true
    return call
  }

  /// A pattern without its slashes: `regex([A-Z]+)`; nil for anything else.
  mutating func callWithBarePattern(_ name: Name) -> Call? {
    let words = ["regex", "contains", "pattern", "matches", "match", "regexp"]
    guard words.contains(name.text.lowercased()), let content = barePattern else { return nil }
    let rule = name.text == "contains" ? "contains" : "regex"
    let escaped = source.text(in: content).replacing("/", with: "\\/")
    let written = "\(rule)(/\(escaped)/)"
    let range = SourceRange(start: name.range.start, end: content.end + 1)
    // What is in the parentheses was taken for tokens, which it is not.
    report(
      expected("a pattern", at: content),
      insteadOfAllIn: range,
      at: content,
      notes: ["a pattern is written between slashes"],
      fixes: [.meant(written, at: range)]
    )
    while current.range.start < range.end, !at(.endOfFile) { advance() }
    var call = Call(name: name, arguments: [], range: range)
    call.lacksArguments = true
    return call
  }

  /// The place of what is in the parentheses here, if it can be no argument but a pattern.
  private var barePattern: SourceRange? {
    let starts: [TokenKind] = [.leftBracket, .unknown, .dot, .times]
    guard starts.contains(kind(ahead: 1)) else { return nil }
    let bytes = source.bytes
    let start = Int(current.range.end)
    var position = start
    // So far alone, as a line may have very many calls.
    let end = min(bytes.count, start + 512)
    var open = 1
    var isInClass = false
    while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "("): open += isInClass ? 0 : 1
      case UInt8(ascii: ")"): open -= isInClass ? 0 : 1
      case UInt8(ascii: "\""): return nil
      default: break
      }
      if open == 0 { break }
      position += 1
    }
    guard open == 0, position > start else { return nil }
    return SourceRange(start: UInt32(start), end: UInt32(position))
  }

  /// Reports `min_length(b == "x" ? 3 : 5)`, which two branches of `when` say; whether it is that.
  mutating func reportChoice(of name: Name) -> Bool {
    var question: Int?
    var colon: Int?
    var open = 0
    var count = 0
    repeat {
      switch kind(ahead: count) {
      case .leftParenthesis: open += 1
      case .rightParenthesis: open -= 1
      case .unknown where open == 1 && text(ahead: count) == "?": question = count
      case .colon where open == 1 && question != nil: colon = colon ?? count
      case .separator, .leftBrace, .rightBrace, .endOfFile: return false
      case _: break
      }
      count += 1
    } while open > 0 && count < ForeignReader.longestLine
    guard let question, let colon, question > 1, colon > question + 1, count > colon + 2 else {
      return false
    }
    let rule = name.written
    let written =
      "when \(excerpt(1, to: question - 1)) { \(rule)(\(excerpt(question + 1, to: colon - 1))) } "
      + "otherwise { \(rule)(\(excerpt(colon + 1, to: count - 2))) }"
    let isWhole = blocks.last?.statementIndex == index - 1 && endsStatement(ahead: count)
    replace(
      .expected("an argument", found: "a condition"),
      passing: count,
      from: -1,
      at: span(1, to: count - 2),
      notes: [Parser.conditionNote],
      by: isWhole ? written : nil
    )
    return true
  }
}
