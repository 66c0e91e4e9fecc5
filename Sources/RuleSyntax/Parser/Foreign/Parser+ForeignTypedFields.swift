// Fields with the types of other languages: `name VARCHAR(20) NOT NULL`, `age: int = Field(gt=0)`.

extension Parser {
  /// Reports `field name: VARCHAR(20) NOT NULL`, with what follows the type of another language.
  mutating func typedField(sign: Int) -> ForeignItem? {
    let word = text(ahead: sign + 1)
    guard let type = ForeignTypes.meaning(of: word) else { return nil }
    var reader = ForeignReader(self, at: sign + 2)
    reader.columnConstraints(of: type)
    let end = kind(ahead: reader.count)
    guard kind(ahead: reader.count - 1) != .rightParenthesis || !reader.rules.statements.isEmpty,
      reader.count > sign + 2, [.separator, .rightBrace, .endOfFile].contains(end)
    else { return nil }
    return declare(
      token(ahead: 1),
      with: &reader,
      in: word == word.uppercased() ? "SQL" : "another language"
    )
  }

  /// Reports `name?: string`, `age: int = Field(gt=0)` or `age: Optional[int] = None`.
  mutating func annotatedName(_ name: Token, isOptional: Bool, sign: Int) -> ForeignItem? {
    guard kind(ahead: sign) == .colon else { return nil }
    var reader = ForeignReader(self, at: sign + 1)
    guard reader.typeExpression() else { return nil }
    let isRequired = token(ahead: sign - 1).kind == .not
    if isRequired { reader.append("required", at: name.range) }
    if isOptional { reader.rules.isOptional = true }
    let hasDefault = kind(ahead: reader.count) == .equals
    if hasDefault {
      reader.pass()
      reader.defaultValue()
    }
    // Without any of these it is only the word 'field' that is missing.
    let end = kind(ahead: reader.count)
    guard hasDefault || isOptional || isRequired || reader.isDecorated,
      [.separator, .rightBrace].contains(end)
    else { return nil }
    let notation = isOptional ? "TypeScript" : hasDefault ? "Python" : "another language"
    return declare(name, with: &reader, in: notation)
  }

  /// Reports `name VARCHAR(20) NOT NULL`, perhaps with `field` before the name.
  mutating func sqlField(_ first: Int) -> ForeignItem? {
    let word = text(ahead: first + 1)
    let isWord =
      StatementWord(at: first, in: self) != nil || DeclarationWord(at: first, in: self) != nil
    guard !isWord, ForeignTypes.isType(word), word == word.uppercased(),
      !ForeignTypes.isType(text(ahead: first)), let type = ForeignReader.type(word)?.type
    else { return nil }
    var reader = ForeignReader(self, at: first + 2)
    reader.columnConstraints(of: type)
    return declare(token(ahead: first), with: &reader, in: "SQL")
  }

  /// Reports `field age: 18...120`; nil for anything else.
  mutating func rangedField(sign: Int) -> ForeignItem? {
    guard kind(ahead: sign) == .colon, kind(ahead: sign + 2) == .ellipsis,
      isNumber(ahead: sign + 1), isNumber(ahead: sign + 3), endsForeignStatement(ahead: sign + 4)
    else { return nil }
    var reader = ForeignReader(self, at: sign + 4)
    let isWhole = kind(ahead: sign + 1) == .integer && kind(ahead: sign + 3) == .integer
    reader.rules.type = isWhole ? "integer" : "number"
    let bounds = numbers(ahead: sign + 1, sign + 3)
    reader.append("between", bounds, at: span(sign + 1, to: sign + 3))
    return declare(token(ahead: sign - 1), with: &reader, in: "another language")
  }

  /// Reports `field labels: [String: Int]`; nil for anything else.
  mutating func fieldWithKeyType(sign: Int) -> ForeignItem? {
    guard kind(ahead: sign + 3) == .colon, kind(ahead: sign + 5) == .rightBracket,
      ForeignTypes.isType(text(ahead: sign + 2)),
      let type = ForeignTypes.type(meantBy: text(ahead: sign + 4))
    else { return nil }
    var reader = ForeignReader(self, at: sign + 6)
    reader.rules.type = "map of \(type)"
    return declare(token(ahead: sign - 1), with: &reader, in: "another language")
  }
}
