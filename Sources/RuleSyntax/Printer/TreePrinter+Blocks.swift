extension TreePrinter {
  /// A block of statements, on one line if that is allowed and fits.
  mutating func block(_ statements: [Statement], mayBeOneLine: Bool) {
    if mayBeOneLine, !statements.isEmpty, statements.allSatisfy(\.isSimple), statements.count <= 3 {
      shortBlock(statements)
    } else {
      statementBlock(statements) { $0.statement($1) }
    }
  }

  private mutating func shortBlock(_ statements: [Statement]) {
    layout.beginGroup()
    layout.token("{")
    layout.indent()
    layout.line()
    for (index, statement) in statements.enumerated() {
      if index > 0 { beginStatement(isFirst: false, orElse: { $0.statementLine() }) }
      if case .check(let check) = statement { checkExpression(check) }
    }
    layout.leadingComments()
    layout.dedent()
    layout.line()
    layout.token("}")
    layout.endGroup()
  }

  /// A block with one element per line.
  mutating func braces<Element>(
    _ elements: [Element],
    _ element: (inout TreePrinter, Element) -> Void
  ) {
    statementBlock(elements) { printer, node in
      element(&printer, node)
      return nil
    }
  }

  /// A block with one statement per line.
  ///
  /// - Parameters:
  ///   - elements: What is in the block.
  ///   - write: Writes an element, unless it is a check: checks are given back, because their
  ///     messages are aligned with those of their neighbors.
  mutating func statementBlock<Element>(
    _ elements: [Element],
    _ write: (inout TreePrinter, Element) -> Check?
  ) {
    layout.token("{")
    layout.indent()
    if !elements.isEmpty { layout.hardLine() }
    var run = MessageRun()
    for (index, element) in elements.enumerated() {
      if beginStatement(isFirst: index == 0, orElse: { $0.hardLine() }) { finish(&run) }
      if let check = write(&self, element) {
        self.check(check, in: &run)
      } else {
        finish(&run)
      }
    }
    finish(&run)
    let hasComments = layout.hasLeadingComments
    if hasComments {
      if layout.followsBlankLine, !elements.isEmpty { layout.blankLine() }
      layout.leadingComments(keepsBlankLines: true)
    }
    layout.dedent()
    if hasComments || !elements.isEmpty { layout.hardLine() }
    layout.token("}")
  }

  /// Writes the line end before a statement and the comments between; whether there was more than
  /// the line end.
  @discardableResult
  private mutating func beginStatement(
    isFirst: Bool,
    orElse separate: (inout LayoutBuilder) -> Void
  ) -> Bool {
    let isApart = layout.hasLeadingComments || layout.followsBlankLine
    if !isFirst {
      if layout.followsBlankLine { layout.blankLine() } else { separate(&layout) }
    }
    layout.leadingComments(keepsBlankLines: true)
    return isApart
  }
}

// MARK: - Messages in a column

/// Neighboring checks whose messages are in one column.
struct MessageRun {
  struct Line {
    /// The placeholder between expression and message.
    var gap: Int
    var margin: Int
    /// `nil` if the expression takes several lines.
    var expressionWidth: Int?
    var messageWidth: Int
    /// Whether a comment on a separate line comes before the message.
    var breaks: Bool
  }

  var lines: [Line] = []
}

extension TreePrinter {
  /// A check as one of a run of checks.
  mutating func check(_ check: Check, in run: inout MessageRun) {
    let start = layout.items.count
    checkExpression(check)
    guard let message = check.message else {
      targets(of: check)
      finish(&run)
      return
    }
    let width = layout.flatWidth(from: start)
    var line = MessageRun.Line(
      gap: layout.items.count + 1,
      margin: layout.margin,
      expressionWidth: width.flatMap { layout.margin + $0 <= Layout.width ? $0 : nil },
      messageWidth: DisplayWidth.of(StringEscapes.quote(message.value)),
      breaks: layout.hasLeadingComments
    )
    layout.indent()
    layout.hardLine()
    string(message)
    let end = layout.items.count
    targets(of: check)
    line.messageWidth += layout.flatWidth(from: end) ?? 0
    layout.dedent()
    if line.expressionWidth == nil || line.breaks {
      finish(&run)
      placeMessage(of: line, column: nil, closesBlock: check.expression.endsWithBlock)
    } else {
      run.lines.append(line)
    }
  }

  /// The fields after a check's `at`, with a space before it.
  private mutating func targets(of check: Check) {
    for (index, target) in check.targets.enumerated() {
      if index > 0 { layout.token(",") }
      layout.space()
      if index == 0 { word("at") }
      path(target)
    }
  }

  /// Decides where to put the messages of a run.
  mutating func finish(_ run: inout MessageRun) {
    let column = run.lines.compactMap(\.expressionWidth).max() ?? 0
    let areAligned = run.lines.allSatisfy {
      $0.margin + column + 2 + $0.messageWidth <= Layout.width
    }
    for line in run.lines {
      placeMessage(of: line, column: areAligned ? column : nil, closesBlock: false)
    }
    run.lines = []
  }

  /// Puts a message in its column, after two spaces, or on the next line.
  private mutating func placeMessage(
    of line: MessageRun.Line,
    column: Int?,
    closesBlock: Bool
  ) {
    if line.breaks { return }
    if closesBlock {
      layout.replace(at: line.gap, by: .space(2))
    } else if let width = line.expressionWidth {
      let spaces = max(column ?? width, width) - width + 2
      if line.margin + width + spaces + line.messageWidth <= Layout.width {
        layout.replace(at: line.gap, by: .space(spaces))
      }
    }
  }
}

extension Statement {
  /// Whether it is a check that may share its line: one without a message and without a block of
  /// more than such checks.
  var isSimple: Bool {
    guard case .check(let check) = self, check.message == nil, check.targets.isEmpty else {
      return false
    }
    return check.expression.isSimple
  }
}

extension Expression {
  fileprivate var isSimple: Bool {
    switch self {
    case .call: true
    case .not(let operand, _): operand.isSimple
    case .and(let operands, _), .or(let operands, _): operands.allSatisfy(\.isSimple)
    case .parenthesized(let inner, let message, _): message == nil && inner.isSimple
    case .each(let body, _, _), .member(_, let body, _), .keys(let body, _):
      body.count <= 3 && body.allSatisfy(\.isSimple)
    case .condition, .comparison, .membership, .inclusion, .asks: true
    }
  }

  /// Whether its last character is the brace of a block.
  fileprivate var endsWithBlock: Bool {
    switch self {
    case .each, .member, .keys: true
    case .not(let operand, _): operand.endsWithBlock
    case .and(let operands, _), .or(let operands, _): operands.last?.endsWithBlock ?? false
    case .call, .parenthesized, .condition, .comparison, .membership, .inclusion, .asks: false
    }
  }
}
