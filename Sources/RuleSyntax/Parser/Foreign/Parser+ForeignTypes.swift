// Types as other languages write them: `text[]`, `list<text>`, `text | null`.

extension Parser {
  /// The word that the current one means before `of`: `list` for `array`, `map` for `dictionary`; nil
  /// for any other.
  mutating func reportedContainer() -> String? {
    guard isName(ahead: 1) else { return nil }
    if at(word: "list") || at(word: "map") { return text(current) }
    guard at(word: "of", ahead: 1), isName(ahead: 2) else { return nil }
    let word = text(current).lowercased()
    let isList = ["set", "sequence", "seq", "vector"].contains(word)
    let meant = isList ? "list" : ForeignTypes.meaning(of: word)
    guard let container = meant?.split(separator: " ").first.map(String.init),
      ["list", "map"].contains(container)
    else { return nil }
    reportType(container, at: current.range)
    return container
  }

  /// A type as other languages write it, after its name: `text[]`, `list<text>`, `z.string()`.
  ///
  /// - Returns: the type that was meant and reported; nil where nothing of that sort follows.
  mutating func foreignType(after name: Name) -> TypeReference? {
    if at(.leftBracket), kind(ahead: 1) == .rightBracket {
      let place = name.range.union(token(ahead: 1).range)
      let meant = ForeignTypes.list(of: name.text)
      reportType(meant, at: place)
      advance(by: 2)
      return ForeignTypes.reference(meant, at: place)
    }
    let suffixed: String?
    if at(.minus), isName(ahead: 1), previous.range.end == current.range.start {
      // `datetime-local`, `date-time`
      suffixed = ForeignTypes.type(meantBy: name.text + text(ahead: 1))
    } else {
      // `select multiple`
      let isMultiple = at(word: "multiple") && ForeignTypes.meaning(of: name.text) == "choice"
      suffixed = isMultiple ? "list of choice" : nil
    }
    if let meant = suffixed {
      let count = at(.minus) ? 2 : 1
      let place = name.range.union(token(ahead: count - 1).range)
      reportType(meant, at: place)
      advance(by: count)
      return ForeignTypes.reference(meant, at: place)
    }
    let isMap = kind(ahead: 2) == .comma
    let last = isMap ? 3 : 1
    guard at(.less), kind(ahead: 1) == .name, kind(ahead: last) == .name,
      kind(ahead: last + 1) == .greater
    else { return nil }
    let place = name.range.union(token(ahead: last + 1).range)
    let word = text(ahead: last)
    let inner = ForeignTypes.type(meantBy: word) ?? word
    // Every value here may be left out.
    let isOptional = ["optional", "nullable", "maybe"].contains(name.text.lowercased())
    let meant = isOptional && !isMap ? inner : "\(isMap ? "map" : "list") of \(inner)"
    reportType(meant, at: place)
    advance(by: last + 2)
    return ForeignTypes.reference(meant, at: place)
  }

  /// Reports `text | integer` or `text | null`, and passes it.
  ///
  /// - Parameter name: the first type; nil if `null` is the first.
  /// - Returns: the type that was meant; nil where nothing of that sort is.
  mutating func union(after name: Name?) -> TypeReference? {
    var names = name.map { [$0.text] } ?? []
    var count = name == nil ? 1 : 0
    let start = name?.range ?? current.range
    while atBar(ahead: count) || kind(ahead: count) == .or,
      isName(ahead: count + 1) || kind(ahead: count + 1) == .null,
      !Parser.ruleWords.contains(text(ahead: count + 1)), count < ForeignReader.longestLine
    {
      if kind(ahead: count + 1) != .null { names.append(text(ahead: count + 1)) }
      count += 2
    }
    guard count > 1, !names.isEmpty else { return nil }
    let place = start.union(token(ahead: count - 1).range)
    names = names.map { ForeignTypes.type(meantBy: $0) ?? $0 }
    if names.count == 1 {
      report(
        expected("a type", at: place),
        insteadOfAllIn: place,
        notes: [Parser.optionalNote],
        fixes: [.meant(names[0], at: place)]
      )
    } else {
      reportUnion(of: names, at: place, count)
    }
    advance(by: count)
    return ForeignTypes.reference(names.count == 1 ? names[0] : "any", at: place)
  }

  /// Reports so many tokens that name several types, of which a value has one.
  private mutating func reportUnion(of names: [String], at place: SourceRange, _ count: Int) {
    let known = ["text", "integer", "number", "boolean"]
    let kinds = names.map { StringEscapes.quote($0) }.joined(separator: ", ")
    var fixes: [Diagnostic.Fix] = []
    if names.allSatisfy(known.contains), Set(names).count == names.count {
      let hasBlock = kind(ahead: count) == .leftBrace
      let whole = hasBlock ? place.union(token(ahead: count).range) : place
      let written = "any { kind(\(kinds))" + (hasBlock ? ";" : " }")
      if hasBlock || endsStatement(ahead: count) { fixes = [.meant(written, at: whole)] }
    }
    report(
      .expected("one type", found: "'\(VisibleText.of(source.text(in: place)))'"),
      insteadOfAllIn: place,
      notes: ["a value of type 'any' may be of several kinds, which 'kind' limits"],
      fixes: fixes
    )
  }

  mutating func reportType(_ meant: String, at place: SourceRange) {
    report(expected("a type", at: place), at: place, fixes: [.write(meant, at: place)])
  }

  /// Whether a chain of calls follows a type's name, which is reported and passed.
  mutating func reportChain(afterType name: Name) -> Bool {
    guard at(.dot) else { return false }
    reportExpected(
      "the end of the type",
      notes: [
        "a type is one word, and rules go in the block: 'field name: text { min_length(3); email }'"
      ]
    )
    skipToStatementEnd()
    return true
  }
}
