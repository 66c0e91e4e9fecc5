// Imports as other languages write them.

extension Parser {
  /// Reports `import { a } from "x"` and `import "x" as a`; nil for anything else.
  ///
  /// The word is passed.
  mutating func foreignImport(from start: SourceRange) -> ImportDeclaration? {
    var count = 0
    var path: Token?
    while !endsForeignStatement(ahead: count) || isInBraces(ahead: count),
      count < ForeignReader.longestLine
    {
      if kind(ahead: count) == .string { path = token(ahead: count) }
      count += 1
    }
    guard let path, count > 1 else { return nil }
    let isFirst = at(.string)
    // What goes on after a file is another mistake.
    if isFirst, !at(word: "as", ahead: 1) { return nil }
    return replaceImport(
      isFirst
        ? .expected("the end of the declaration", found: "'as'")
        : .expected("the path of a file in quotes", found: describe(current)),
      of: stringLiteral(path).value,
      at: path.range,
      from: start,
      passing: count,
      mayBeLibrary: !isFirst,
      mark: isFirst ? token(ahead: 1).range : current.range
    )
  }

  /// Reports an import of another language with the one that it means, and passes it.
  private mutating func replaceImport(
    _ problem: SyntaxProblem,
    of path: String,
    at module: SourceRange,
    from start: SourceRange,
    passing count: Int,
    mayBeLibrary: Bool,
    mark: SourceRange
  ) -> ImportDeclaration {
    let place = start.union(span(to: count - 1))
    let isLibrary = mayBeLibrary && !path.hasSuffix(".rules") && !path.hasPrefix(".")
    let name = path.hasSuffix(".rules") ? path : path + ".rules"
    report(
      problem,
      insteadOfAllIn: span(to: count - 1),
      at: mark,
      notes: [
        isLibrary
          ? "a rule file needs no library; 'import' names another rule file, such as \"shared.rules\""
          : "an import makes all rules and forms of the file known, by their own names"
      ],
      fixes: [
        isLibrary
          ? lineRemoval(of: place) : .meant("import \(StringEscapes.quote(name))", at: place)
      ]
    )
    passForeign(count)
    return ImportDeclaration(path: StringLiteral(name, range: module), isGuess: true, range: place)
  }

  /// The fix that removes a line, with its end where another follows.
  private func lineRemoval(of line: SourceRange) -> Diagnostic.Fix {
    var end = line.end
    for byte in source.bytes[Int(end)...].prefix(2) where [0x3B, 0x0A].contains(byte) {
      end += 1
      if byte == 0x0A { break }
    }
    return .init("remove it", replace: SourceRange(start: line.start, end: end), by: "")
  }

  /// Reports `import shared.rules`, and passes the path; nil for anything else.
  mutating func unquotedPath() -> StringLiteral? {
    guard at(.name) || at(.dot) else { return nil }
    let count = endOfForeignStatement()
    guard endsForeignStatement(ahead: count) else { return nil }
    let place = span(to: count - 1)
    var path = source.text(in: place)
    guard !path.contains(where: { $0 == " " || $0 == "\"" }) else { return nil }
    if !path.hasSuffix(".rules") { path += ".rules" }
    replace(
      .expected("the path of a file in quotes", found: describe(current)),
      passing: count,
      by: StringEscapes.quote(path)
    )
    return StringLiteral(path, range: place)
  }

  /// Whether a brace that was opened here is still open at the token.
  private func isInBraces(ahead count: Int) -> Bool {
    guard at(.leftBrace) else { return false }
    return kind(ahead: count) != .endOfFile
      && !(0..<count).contains { kind(ahead: $0) == .rightBrace }
  }

  /// Whether a statement of another language is here that imports: `from x import a`, `use x`.
  var isForeignImport: Bool {
    if at(.at) { return at(word: "import", ahead: 1) }
    guard at(.name) else { return false }
    switch text(current) {
    case "from": return (2...6).contains { at(word: "import", ahead: $0) }
    case "const", "let", "var": return (2...4).contains { at(word: "require", ahead: $0) }
    case "syntax" where kind(ahead: 1) == .equals: return true
    case "use", "using", "include", "require", "load", "package": break
    case _: return false
    }
    let hasParenthesis = kind(ahead: 1) == .leftParenthesis && kind(ahead: 2) == .string
    return hasParenthesis || isName(ahead: 1) && kind(ahead: 2) != .leftBrace
  }

  /// Reports such a statement, and passes it.
  mutating func reportForeignImport() -> ImportDeclaration? {
    var count = 1
    var path: Token?
    while !endsForeignStatement(ahead: count) {
      if kind(ahead: count) == .string { path = token(ahead: count) }
      count += 1
    }
    let module = path?.range ?? span(1, to: endOfPath(ahead: 1))
    return replaceImport(
      .expectedDeclaration(found: describe(current)),
      of: path.map { stringLiteral($0).value } ?? source.text(in: module).replacing(".", with: "/"),
      at: module,
      from: current.range,
      passing: count,
      mayBeLibrary: !["include", "load", "require"].contains(text(current)),
      mark: current.range
    )
  }
}
