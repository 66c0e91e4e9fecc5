/// What can be wrong with the order of the tokens of a rule file.
package enum SyntaxProblem: Problem {
  /// `hello` at the top level
  case expectedDeclaration(found: String)
  /// `import email`
  case expected(String, found: String)
  /// `form a {`
  case missingClosingBrace
  /// `form a`
  case missingOpeningBrace(after: String)
  /// `form a` with `{` in the next line
  case braceOnNextLine
  /// `min_length(6`
  case missingClosingBracket(String)
  /// `required email`
  case missingSeparator(found: String)
  /// `field a { "Message." required }`
  case messageBeforeCheck
  /// `email "Message." or url`
  case messageInsideExpression
  /// `email "Message." "Another."`
  case secondMessage
  /// `field when`
  case reservedWord(String)
  /// `field { required }`
  case expectedName(of: String, found: String)
  /// `min_length 6`
  case argumentsWithoutParentheses(rule: String)
  /// `required: true`
  case argumentAfterColon(rule: String)
  /// `feild email`
  case unknownWord(String, place: String)
  /// `filter digits` in a form
  case misplacedStatement(String, place: String)
  /// `when country { … }`
  case incompleteCondition(String)
  /// `when country = "GB" { … }`
  case assignmentInCondition
  /// `field age integer`
  case missingColon(before: String)
  /// `field age "Age": integer`
  case headerOrder(String, before: String)
  /// `field password { @secret }`
  case misplacedAnnotation
  /// `otherwise { … }` alone
  case otherwiseWithoutWhen
  /// `rules 1` after a declaration
  case misplacedVersion
  /// `addresses[99999999999999999999]`
  case indexTooLarge(String)
  /// A closing bracket that nothing opens.
  case unexpectedClosing(String)
  /// `between(1 5)`
  case missingComma(isOnNextLine: Bool)
  /// `age >= 18` as a check
  case comparisonOutsideCondition(String)
  /// `email: text { … }` in a form
  case missingFieldWord(name: String)
  /// `country is "GB"`
  case valueAfterIs
  /// `start + 5`
  case offsetWithoutDuration(sign: String)
}
