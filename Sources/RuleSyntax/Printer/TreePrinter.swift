/// Writes a tree as layout items, in the order of the text.
///
/// What goes on one line and what on several depends only on the tree, its comments and the widths,
/// never on the original line breaks; only empty lines between statements are kept.
struct TreePrinter {
  var layout: LayoutBuilder
  /// The first tokens of forms and fields, by their ranges in the tree.
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
  /// Records that the node with the range begins with the next token.
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

  /// How the elements of a list that does not fit on a line are broken.
  enum ListBreaks {
    /// As many on a line as fit.
    case filled
    /// One per line.
    case oneEach
  }

  /// Elements in brackets, separated by commas.
  mutating func list<Element>(
    _ elements: [Element],
    in brackets: (opening: String, closing: String),
    padded: Bool = false,
    _ style: ListBreaks,
    _ element: (inout TreePrinter, Element) -> Void
  ) {
    layout.beginGroup()
    layout.token(brackets.opening)
    // A single element that can't be broken gains nothing by a separate line.
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
  /// The name as a rule file writes it: in backquotes only where necessary.
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
