/// Writes a tree as layout items, in the order of the text.
///
/// What it writes in one line and what in several depends on the tree, its comments and the widths
/// alone, never on how the text was broken before; only empty lines between statements are kept.
struct TreePrinter {
  var layout: LayoutBuilder
  /// The first tokens of forms and fields, by the ranges that these have in the tree.
  private(set) var starts: [SourceRange: Int] = [:]

  init(comments: AttachedComments) {
    layout = LayoutBuilder(comments: comments)
  }

  mutating func file(_ file: FileTree) {
    if let version = file.version {
      layout.leadingComments(keepsBlankLines: true)
      layout.token("rules")
      layout.space()
      layout.token(version.number)
    }
    var previous: Declaration?
    for declaration in file.declarations {
      if previous == nil && file.version == nil {
        layout.leadingComments(keepsBlankLines: true)
      } else {
        beginDeclaration(declaration, after: previous)
      }
      self.declaration(declaration)
      previous = declaration
    }
    if layout.hasLeadingComments {
      if layout.followsBlankLine { layout.blankLine() }
      layout.leadingComments(keepsBlankLines: true)
    }
  }

  private mutating func beginDeclaration(_ declaration: Declaration, after previous: Declaration?) {
    if case .importFile = declaration, case .importFile = previous, !layout.followsBlankLine {
      layout.hardLine()
    } else {
      layout.blankLine()
    }
    layout.leadingComments(keepsBlankLines: true)
  }

  private mutating func declaration(_ declaration: Declaration) {
    switch declaration {
    case .importFile(let node): importFile(node)
    case .rule(let node): rule(node)
    case .external(let node): external(node)
    case .form(let node): form(node)
    case .test(let node): test(node)
    }
  }
}

// MARK: - Words, names and lists

extension TreePrinter {
  /// Notes that what has the range in the tree begins with the next token.
  mutating func begin(_ range: SourceRange) {
    if range != .none { starts[range] = layout.tokenCount }
  }

  /// A word and the space after it.
  mutating func word(_ word: String) {
    layout.token(word)
    layout.space()
  }

  mutating func name(_ name: Name) { layout.token(name.written) }

  mutating func string(_ literal: StringLiteral) {
    layout.token(StringEscapes.quote(literal.value))
  }

  /// How the elements of a list that does not fit in a line are broken.
  enum ListBreaks {
    /// As many in a line as fit.
    case filled
    /// One in each line.
    case oneEach
  }

  /// Elements in brackets, with commas between them.
  mutating func list<Element>(
    _ elements: [Element],
    in brackets: (opening: String, closing: String),
    padded: Bool = false,
    _ style: ListBreaks,
    _ element: (inout TreePrinter, Element) -> Void
  ) {
    layout.beginGroup()
    layout.token(brackets.opening)
    // A lone element that has no place to be broken gains nothing by lines of its own.
    let breaks = elements.count > 1 || padded && !elements.isEmpty || layout.isAtComment
    layout.indent()
    if breaks { padded ? layout.line() : layout.softLine() }
    for (index, node) in elements.enumerated() {
      element(&self, node)
      guard index + 1 < elements.count else { break }
      layout.token(",")
      switch style {
      case .filled: layout.fillLine()
      case .oneEach: layout.line()
      }
    }
    let closesLine = breaks || layout.isAtComment
    layout.leadingComments()
    layout.dedent()
    if closesLine { padded ? layout.line() : layout.softLine() }
    layout.token(brackets.closing)
    layout.endGroup()
  }
}

extension Name {
  /// The name as a rule file writes it: in back-quotes only where it must be.
  ///
  /// A character that no name can hold is written as `_`.
  package var written: String {
    if isPlain { return text }
    let characters = text.unicodeScalars.map { scalar -> Character in
      scalar == "`" || scalar == "\n" || scalar == "\r" || scalar == "\0" ? "_" : Character(scalar)
    }
    return "`" + (characters.isEmpty ? "_" : String(characters)) + "`"
  }
}
