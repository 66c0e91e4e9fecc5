/// Collects layout items, token by token, and puts each comment back in its place.
struct LayoutBuilder {
  private(set) var items: [LayoutItem] = []
  /// The number of tokens so far.
  private(set) var tokenCount = 0
  private var comments: AttachedComments
  private var level = 0

  init(comments: AttachedComments) {
    self.comments = comments
  }

  /// The column in which a line begins.
  var margin: Int { level * Layout.indentation }
}

// MARK: - Tokens and comments

extension LayoutBuilder {
  /// A token, with the comments before it and after it on its line.
  mutating func token(_ text: String) {
    leadingComments()
    items.append(.text(text, width: DisplayWidth.of(text)))
    if let comment = comments.trailing[tokenCount] { items.append(.trailingComment(comment)) }
    tokenCount += 1
  }

  /// The comments on separate lines before the next token.
  ///
  /// - Parameter keepsBlankLines: Whether empty lines between them are kept.
  mutating func leadingComments(keepsBlankLines: Bool = false) {
    guard let leading = comments.leading.removeValue(forKey: tokenCount) else { return }
    for (index, comment) in leading.enumerated() {
      // The caller decides about the empty line before the first one.
      let isBlank = keepsBlankLines && index > 0 && comment.followsBlankLine
      items.append(.hardLine(isBlank: isBlank))
      items.append(.text(comment.text, width: 0))
      items.append(.hardLine(isBlank: false))
    }
    if keepsBlankLines, comments.followsBlankLine.contains(tokenCount) { blankLine() }
  }

  /// Whether there are comments on separate lines before the next token.
  var hasLeadingComments: Bool { comments.leading[tokenCount] != nil }

  /// Whether there is a comment between the last token and the next one.
  var isAtComment: Bool {
    if case .trailingComment = items.last { return true }
    return hasLeadingComments
  }

  /// Whether there is an empty line before the next token and its comments.
  var followsBlankLine: Bool {
    comments.leading[tokenCount]?.first?.followsBlankLine
      ?? comments.followsBlankLine.contains(tokenCount)
  }
}

// MARK: - Breaks

extension LayoutBuilder {
  mutating func space(_ count: Int = 1) { items.append(.space(count)) }
  mutating func line() { items.append(.line(otherwise: .space)) }
  mutating func softLine() { items.append(.line(otherwise: .nothing)) }
  mutating func statementLine() { items.append(.line(otherwise: .semicolon)) }
  mutating func fillLine() { items.append(.fillLine) }
  mutating func hardLine() { items.append(.hardLine(isBlank: false)) }
  mutating func blankLine() { items.append(.hardLine(isBlank: true)) }

  mutating func beginGroup() { items.append(.beginGroup) }
  /// Ends a group before a comment after its last token, which does not break the group.
  mutating func endGroup() {
    var position = items.endIndex
    if case .trailingComment = items.last { position -= 1 }
    items.insert(.endGroup, at: position)
  }

  mutating func indent() {
    level += 1
    items.append(.indent)
  }

  mutating func dedent() {
    level -= 1
    items.append(.dedent)
  }

  /// Replaces a placeholder.
  mutating func replace(at index: Int, by item: LayoutItem) { items[index] = item }

  /// The width of the items from `start` on one line; `nil` if they take several lines.
  func flatWidth(from start: Int) -> Int? {
    var width = 0
    for item in items[start...] {
      guard let columns = item.width else { return nil }
      width += columns
    }
    return width
  }
}
