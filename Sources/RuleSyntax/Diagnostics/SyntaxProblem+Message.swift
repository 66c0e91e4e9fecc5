extension SyntaxProblem {
  package var code: String {
    switch self {
    case .expectedDeclaration: "E0201"
    case .expected: "E0202"
    case .missingClosingBrace: "E0203"
    case .missingOpeningBrace: "E0204"
    case .braceOnNextLine: "E0205"
    case .missingClosingBracket: "E0206"
    case .missingSeparator: "E0207"
    case .messageBeforeCheck: "E0208"
    case .messageInsideExpression: "E0209"
    case .secondMessage: "E0210"
    case .reservedWord: "E0211"
    case .expectedName: "E0212"
    case .argumentsWithoutParentheses: "E0213"
    case .argumentAfterColon: "E0214"
    case .unknownWord: "E0215"
    case .misplacedStatement: "E0216"
    case .incompleteCondition: "E0217"
    case .assignmentInCondition: "E0218"
    case .missingColon: "E0219"
    case .headerOrder: "E0220"
    case .misplacedAnnotation: "E0221"
    case .otherwiseWithoutWhen: "E0222"
    case .misplacedVersion: "E0223"
    case .indexTooLarge: "E0224"
    case .unexpectedClosing: "E0225"
    case .missingComma: "E0226"
    case .comparisonOutsideCondition: "E0227"
    case .missingFieldWord: "E0228"
    case .valueAfterIs: "E0229"
    case .offsetWithoutDuration: "E0230"
    }
  }

  package var message: String {
    switch self {
    case .expectedDeclaration(let found): "expected a declaration, found \(found)"
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .missingClosingBrace: "missing '}'"
    case .missingOpeningBrace(let owner): "missing '{' after \(owner)"
    case .braceOnNextLine: "'{' stands at the end of the line that it belongs to"
    case .missingClosingBracket(let bracket): "missing '\(bracket)'"
    case .missingSeparator(let found): "missing line end or ';' before \(found)"
    case .messageBeforeCheck: "a message stands after its check"
    case .messageInsideExpression: "a message ends a check or follows a part in parentheses"
    case .secondMessage: "a check has one message"
    case .reservedWord(let word): "'\(word)' is a word of the language and no name"
    case .expectedName(let owner, let found): "expected the name of \(owner), found \(found)"
    case .argumentsWithoutParentheses(let rule):
      "what '\(rule)' is given stands in parentheses"
    case .argumentAfterColon(let rule): "a check is no setting: '\(rule)' takes no ':'"
    case .unknownWord(let word, let place): "unknown word '\(word)' \(place)"
    case .misplacedStatement(let word, let place): "'\(word)' cannot stand \(place)"
    case .incompleteCondition(let path): "the condition asks nothing of '\(path)'"
    case .assignmentInCondition: "values are compared with '=='"
    case .missingColon(let what): "missing ':' before \(what)"
    case .headerOrder(let part, let other): "\(part) stands before \(other)"
    case .misplacedAnnotation:
      "an annotation stands at the end of the line of what it belongs to, before its '{'"
    case .otherwiseWithoutWhen: "'otherwise' without its 'when'"
    case .misplacedVersion: "the version stands in the first line, alone and once"
    case .indexTooLarge(let index): "no list has an item \(index)"
    case .unexpectedClosing(let bracket): "'\(bracket)' closes nothing"
    case .missingComma(let isOnNextLine):
      isOnNextLine ? "a ',' stands at the end of a line, not at its beginning" : "missing ','"
    case .comparisonOutsideCondition(let word): "'\(word)' stands in the condition of a 'when' only"
    case .missingFieldWord(let name): "missing 'field' before '\(name)'"
    case .valueAfterIs: "'is' asks for a rule; values are compared with '=='"
    case .offsetWithoutDuration(let sign): "only a duration can follow '\(sign)'"
    }
  }

  /// Every code, with the title of its page.
  package static let all: [ProblemDescription] = [
    ProblemDescription("E0201", "no declaration"),
    ProblemDescription("E0202", "something else was expected"),
    ProblemDescription("E0203", "missing closing brace"),
    ProblemDescription("E0204", "missing opening brace"),
    ProblemDescription("E0205", "opening brace in a line of its own"),
    ProblemDescription("E0206", "missing closing parenthesis or bracket"),
    ProblemDescription("E0207", "two statements in one line"),
    ProblemDescription("E0208", "message in front of its check"),
    ProblemDescription("E0209", "message inside an expression"),
    ProblemDescription("E0210", "second message"),
    ProblemDescription("E0211", "word of the language used as a name"),
    ProblemDescription("E0212", "missing name"),
    ProblemDescription("E0213", "arguments without parentheses"),
    ProblemDescription("E0214", "check written as a setting"),
    ProblemDescription("E0215", "unknown word"),
    ProblemDescription("E0216", "statement in the wrong place"),
    ProblemDescription("E0217", "incomplete condition"),
    ProblemDescription("E0218", "'=' in a condition"),
    ProblemDescription("E0219", "missing colon"),
    ProblemDescription("E0220", "parts of a declaration out of order"),
    ProblemDescription("E0221", "annotation in the wrong place"),
    ProblemDescription("E0222", "'otherwise' without 'when'"),
    ProblemDescription("E0223", "version in the wrong place"),
    ProblemDescription("E0224", "index too large"),
    ProblemDescription("E0225", "closing bracket that closes nothing"),
    ProblemDescription("E0226", "missing comma"),
    ProblemDescription("E0227", "comparison as a check"),
    ProblemDescription("E0228", "field without the word 'field'"),
    ProblemDescription("E0229", "value after 'is'"),
    ProblemDescription("E0230", "sum without a duration"),
  ]
}
