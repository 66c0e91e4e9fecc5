// Files of other notations, and words that begin declarations there.

extension Parser {
  /// What other languages call declarations.
  private static let foreignDeclarations: [String: DeclarationWord] = [
    "class": .form, "struct": .form, "interface": .form, "type": .form, "schema": .form,
    "model": .form, "record": .form, "entity": .form, "table": .form, "object": .form, "def": .rule,
    "func": .rule, "fun": .rule, "function": .rule, "validator": .rule, "define": .rule,
    "include": .import, "use": .import, "require": .import, "describe": .test, "it": .test,
    "example": .test,
  ]

  /// The declaration that the word of another language means here.
  var foreignDeclaration: DeclarationWord? {
    guard at(.name), isName(ahead: 1) || kind(ahead: 1) == .string else { return nil }
    return Parser.foreignDeclarations[text(current).lowercased()]
  }

  static let schemaNote = "'formrules import --from json-schema' makes rules of a JSON Schema"

  /// Why the text is no rule file but one of another notation; nil where it does not look like that.
  var foreignNotation: String? {
    guard isAtStart else { return nil }
    if at(.leftBrace) || at(.leftBracket) { return "this looks like JSON; " + Parser.schemaNote }
    return at(.minus) && kind(ahead: 1) == .minus ? "this looks like YAML" : nil
  }
}
