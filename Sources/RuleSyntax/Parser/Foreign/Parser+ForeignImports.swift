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
    var name = stringLiteral(path).value
    let isLibrary = !isFirst && isLibrary(name)
    if !name.hasSuffix(".rules") { name += ".rules" }
    let written = StringEscapes.quote(name)
    let place = span(to: count - 1)
    report(
      isFirst
        ? .expected("the end of the declaration", found: "'as'")
        : .expected("the path of a file in quotes", found: describe(current)),
      insteadOfAllIn: place,
      at: isFirst ? token(ahead: 1).range : current.range,
      notes: [
        isLibrary
          ? Parser.libraryNote
          : "an import makes all rules and forms of the file known, by their own names"
      ],
      fixes: [
        isLibrary
          ? removal(of: start.union(place))
          : .init("write 'import \(VisibleText.of(written))'", replace: place, by: written)
      ]
    )
    passForeign(count)
    return ImportDeclaration(
      path: StringLiteral(name, range: path.range),
      isGuess: true,
      range: range(from: start)
    )
  }

  private static let libraryNote =
    "a rule file needs no library; 'import' names another rule file, such as \"shared.rules\""

  /// Whether an import of another language names a library, and no file.
  private func isLibrary(_ name: String) -> Bool {
    !name.hasSuffix(".rules") && !name.hasPrefix(".")
  }

  /// The fix that removes a line, with its end where another follows.
  private func removal(of line: SourceRange) -> Diagnostic.Fix {
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
    var count = 0
    while !endsForeignStatement(ahead: count), count < ForeignReader.longestLine { count += 1 }
    guard endsForeignStatement(ahead: count) else { return nil }
    let place = span(to: count - 1)
    var path = source.text(in: place)
    guard !path.contains(where: { $0 == " " || $0 == "\"" }) else { return nil }
    if !path.hasSuffix(".rules") { path += ".rules" }
    let written = StringEscapes.quote(path)
    report(
      .expected("the path of a file in quotes", found: describe(current)),
      insteadOfAllIn: place,
      fixes: [.write(VisibleText.of(written), at: place, isCertain: false)]
    )
    passForeign(count)
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
    var last = 1
    while kind(ahead: last + 1) == .dot, isName(ahead: last + 2) { last += 2 }
    let module = path?.range ?? span(1, to: last)
    var name =
      path.map { stringLiteral($0).value } ?? source.text(in: module).replacing(".", with: "/")
    let words = ["include", "load", "require"]
    let isLibrary = isLibrary(name) && !words.contains(text(current))
    if !name.hasSuffix(".rules") { name += ".rules" }
    let place = span(to: count - 1)
    let written = "import \(StringEscapes.quote(name))"
    report(
      .expectedDeclaration(found: describe(current)),
      insteadOfAllIn: place,
      at: current.range,
      notes: [
        isLibrary ? Parser.libraryNote : "an import makes all rules and forms of the file known"
      ],
      fixes: [
        isLibrary
          ? removal(of: place)
          : .meant(written, at: place)
      ]
    )
    passForeign(count)
    return ImportDeclaration(path: StringLiteral(name, range: module), isGuess: true, range: place)
  }
}
