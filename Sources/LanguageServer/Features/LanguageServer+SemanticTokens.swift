import FormData
import FormInterchange
import RuleCompiler
import RuleSyntax

/// The type of a token; the raw value is its position in the legend.
enum SemanticTokenKind: Int, CaseIterable {
  case keyword, function, type, property, parameter, variable, enumMember, string, number, regexp
  case comment, `operator`, decorator, namespace

  static var legend: JSONNode {
    [
      "tokenTypes": .list(allCases.map { .text($0.name) }),
      "tokenModifiers": ["declaration", "defaultLibrary"],
    ]
  }

  private var name: String {
    switch self {
    case .keyword: "keyword"
    case .function: "function"
    case .type: "type"
    case .property: "property"
    case .parameter: "parameter"
    case .variable: "variable"
    case .enumMember: "enumMember"
    case .string: "string"
    case .number: "number"
    case .regexp: "regexp"
    case .comment: "comment"
    case .operator: "operator"
    case .decorator: "decorator"
    case .namespace: "namespace"
    }
  }

  init(_ kind: SymbolKind) {
    switch kind {
    case .rule, .external, .builtInRule, .standardRule, .normalization, .function: self = .function
    case .form, .type: self = .type
    case .field, .context: self = .property
    case .group, .step: self = .namespace
    case .parameter: self = .parameter
    case .binding: self = .variable
    case .option, .unit: self = .enumMember
    case .annotation: self = .decorator
    }
  }

  /// The type of a token that is not a name; nil if it has no color of its own.
  init?(_ kind: TokenKind) {
    switch kind {
    case .comment: self = .comment
    case .string: self = .string
    case .pattern: self = .regexp
    case .integer, .number, .duration, .size: self = .number
    case .and, .or, .not, .in, .is, .true, .false, .null, .today, .now, .when, .otherwise, .on,
      .warn, .each:
      self = .keyword
    case .ellipsis, .plus, .minus, .times, .slash, .equals, .equalTo, .notEqualTo, .less,
      .lessOrEqual, .greater, .greaterOrEqual:
      self = .operator
    case .lineEnd, .separator, .name, .quotedName, .leftParenthesis, .rightParenthesis,
      .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .dot, .at, .unknown,
      .endOfFile:
      return nil
    }
  }
}

extension LanguageServer {
  /// The tokens of a document with their types, five numbers for each.
  func semanticTokens(
    _ params: JSONTree?,
    within range: JSONTree?
  ) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    let bounds = range.flatMap { subject.positions.range($0) } ?? 0..<Int.max
    let occurrences = subject.analysis.names(in: workspace).occurrences
    var data: [JSONNode] = []
    var last = TextPosition(line: 0, character: 0)
    var next = 0
    for token in subject.analysis.parsed.tokens {
      while next < occurrences.count, occurrences[next].range.end <= token.range.start { next += 1 }
      guard Int(token.range.end) > bounds.lowerBound else { continue }
      guard Int(token.range.start) < bounds.upperBound else { break }
      let named = next < occurrences.count && occurrences[next].range == token.range
      let kind: SemanticTokenKind?
      var modifiers = 0
      if named {
        let occurrence = occurrences[next]
        kind = SemanticTokenKind(occurrence.kind)
        modifiers =
          (occurrence.isDeclaration ? 1 : 0) + (occurrence.symbol.file == nil ? 2 : 0)
      } else if token.kind == .name {
        let word = subject.source.text(in: token.range)
        let isWord = LanguageWords.all.contains(word) || LanguageNames.ownRules.contains(word)
        kind = isWord ? .keyword : .variable
      } else {
        kind = token.kind == .quotedName ? .variable : SemanticTokenKind(token.kind)
      }
      guard let kind else { continue }
      let start = subject.positions.position(of: Int(token.range.start))
      let end = subject.positions.position(of: Int(token.range.end))
      // No token of the language spans lines.
      guard end.line == start.line, end.character > start.character else { continue }
      let line = start.line - last.line
      let character = line == 0 ? start.character - last.character : start.character
      for number in [line, character, end.character - start.character, kind.rawValue, modifiers] {
        data.append(.integer(number))
      }
      last = start
    }
    return ["data": .list(data)]
  }
}
