extension TreePrinter {
  /// Writes a statement, unless it is a check, which is returned.
  mutating func statement(_ statement: Statement) -> Check? {
    switch statement {
    case .check(let check): return check
    case .when(let when): self.when(when) { $0.block($1, mayBeOneLine: false) }
    case .moment(let moment, let body, _):
      word("on")
      word(moment.rawValue)
      block(body, mayBeOneLine: false)
    case .normalize(let steps, _):
      layout.token("normalize")
      series(steps) { $0.call($1) }
    case .filter(let expression, _):
      word("filter")
      self.expression(expression)
    case .mask(let format, _):
      layout.token("mask")
      text(format)
    case .option(let node):
      layout.token("option")
      text(node.value)
      text(node.label)
      for annotation in node.annotations { self.annotation(annotation) }
    case .binding(let node): binding(node)
    case .examples(let node):
      layout.token(node.verdict.rawValue)
      if let arguments = node.arguments { self.arguments(arguments) }
      series(node.values) { $0.literal($1) }
    }
    return nil
  }

  mutating func when<Item: Conditional>(
    _ node: When<Item>,
    _ block: (inout TreePrinter, [Item]) -> Void
  ) {
    word("when")
    expression(node.condition)
    layout.space()
    block(&self, node.items)
    guard let otherwise = node.otherwise else { return }
    layout.space()
    word("otherwise")
    switch otherwise {
    case .block(let items): block(&self, items)
    case .when(let next): when(next, block)
    }
  }

  /// Writes elements after a space, separated by commas, as many in a line as fit.
  private mutating func series<Element>(
    _ elements: [Element],
    _ element: (inout TreePrinter, Element) -> Void
  ) {
    // A single broken element needs no indentation beyond its own.
    layout.indent()
    layout.space()
    if elements.count == 1 { layout.dedent() }
    for (index, node) in elements.enumerated() {
      element(&self, node)
      guard index + 1 < elements.count else { break }
      layout.token(",")
      layout.fillLine()
    }
    if elements.count != 1 { layout.dedent() }
  }
}
