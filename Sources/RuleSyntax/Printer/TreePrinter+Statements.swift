extension TreePrinter {
  /// A statement, unless it is a check, which is given back.
  mutating func statement(_ statement: Statement) -> Check? {
    switch statement {
    case .check(let check): return check
    case .when(let when): self.when(when) { $0.block($1, mayBeOneLine: false) }
    case .moment(let node): moment(node)
    case .normalize(let node): normalize(node)
    case .filter(let node): filter(node)
    case .mask(let node): mask(node)
    case .option(let node): option(node)
    case .examples(let node): examples(node)
    }
    return nil
  }

  mutating func when<Item>(
    _ node: When<Item>,
    _ block: (inout TreePrinter, [Item]) -> Void
  ) {
    word("when")
    condition(node.condition)
    layout.space()
    block(&self, node.items)
    guard let otherwise = node.otherwise else { return }
    layout.space()
    word("otherwise")
    block(&self, otherwise)
  }

  private mutating func moment(_ node: MomentBlock) {
    word("on")
    word(node.moment.rawValue)
    block(node.body, mayBeOneLine: false)
  }

  private mutating func normalize(_ node: NormalizeStatement) {
    layout.token("normalize")
    series(node.steps) { $0.call($1) }
  }

  private mutating func filter(_ node: FilterStatement) {
    word("filter")
    expression(node.expression)
  }

  private mutating func mask(_ node: MaskStatement) {
    layout.token("mask")
    text(node.format)
  }

  private mutating func option(_ node: OptionStatement) {
    layout.token("option")
    text(node.value)
    text(node.label)
    for annotation in node.annotations { self.annotation(annotation) }
  }

  private mutating func examples(_ node: ExamplesStatement) {
    layout.token(node.verdict.rawValue)
    if let arguments = node.arguments { self.arguments(arguments) }
    series(node.values) { $0.literal($1) }
  }

  /// After a space elements with commas between them and no brackets, as many in a line as fit.
  private mutating func series<Element>(
    _ elements: [Element],
    _ element: (inout TreePrinter, Element) -> Void
  ) {
    // A single element that is broken needs no further indentation than its own.
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
