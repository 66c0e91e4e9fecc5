/// A rule file as a tree: its declarations, in file order.
///
/// The parser creates one from text and an importer from another format; the printer writes either.
/// Nodes store their byte ranges; comments are not in the tree but in the token list.
package struct FileTree: Sendable, Equatable {
  /// The first line, `rules 1`, if there is one.
  package var version: VersionDeclaration?
  package var declarations: [Declaration]

  package init(version: VersionDeclaration? = nil, declarations: [Declaration] = []) {
    self.version = version
    self.declarations = declarations
  }
}

/// The version of the language: `rules 1`.
package struct VersionDeclaration: Sendable, Equatable {
  /// The number as written; the checker knows which versions exist.
  package var number: String
  package var range: SourceRange

  package init(number: String, range: SourceRange = .none) {
    self.number = number
    self.range = range
  }
}

/// A declaration at the top level of a file.
package enum Declaration: Sendable, Equatable {
  case importFile(ImportDeclaration)
  case rule(RuleDeclaration)
  case external(ExternalDeclaration)
  case form(FormDeclaration)
  case test(TestDeclaration)

  /// The declared name; nil for an import, and for a test, whose title need not be unique.
  package var name: Name? {
    switch self {
    case .importFile, .test: nil
    case .rule(let rule): rule.name
    case .external(let external): external.name
    case .form(let form): form.name
    }
  }

  package var range: SourceRange {
    switch self {
    case .importFile(let node): node.range
    case .rule(let node): node.range
    case .external(let node): node.range
    case .form(let node): node.range
    case .test(let node): node.range
    }
  }
}

/// A name where it is declared or used; `text` is without backquotes.
package struct Name: Sendable, Hashable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, range: SourceRange = .none) {
    self.text = text
    self.range = range
  }
}

/// `"text"`; `value` has its escapes resolved.
package struct StringLiteral: Sendable, Hashable {
  package var value: String
  package var range: SourceRange

  package init(_ value: String, range: SourceRange = .none) {
    self.value = value
    self.range = range
  }
}

/// The use of another file's rules and forms: `import "contact.rules"`.
package struct ImportDeclaration: Sendable, Equatable {
  package var path: StringLiteral
  /// Whether the path is a guess, which was reported and is not resolved.
  package var isGuess = false
  package var range: SourceRange
}
