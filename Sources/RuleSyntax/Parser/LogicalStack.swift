/// Operands and operators that will form a tree.
///
/// A stack instead of recursion, so that parentheses don't use the thread's stack. Each level has
/// the contents of one pair of parentheses; the lowest has the whole expression.
struct LogicalStack {
  private struct Level {
    var opening: Token?
    var disjuncts: [Expression] = []
    var conjuncts: [Expression] = []
    var negations: [SourceRange] = []
  }

  private var levels = [Level(opening: nil)]

  /// The innermost open parenthesis.
  var opening: Token? { levels.last?.opening }

  mutating func open(_ parenthesis: Token) { levels.append(Level(opening: parenthesis)) }

  mutating func negate(_ not: Token) { levels[levels.count - 1].negations.append(not.range) }

  /// Adds an operand with its preceding negations; returns their number.
  mutating func append(_ operand: Expression) -> Int {
    let last = levels.count - 1
    var node = operand
    for not in levels[last].negations.reversed() {
      node = .not(node, range: not.union(node.range))
    }
    let count = levels[last].negations.count
    levels[last].negations = []
    levels[last].conjuncts.append(node)
    return count
  }

  /// Ends the operands of `and`, as `or` and a closing parenthesis do.
  mutating func endConjunction() {
    let last = levels.count - 1
    let conjuncts = levels[last].conjuncts
    levels[last].conjuncts = []
    guard let first = conjuncts.first, let end = conjuncts.last else { return }
    levels[last].disjuncts.append(
      conjuncts.count > 1 ? .and(conjuncts, range: first.range.union(end.range)) : first
    )
  }

  /// The contents of the innermost parentheses, or the whole expression.
  mutating func close() -> Expression? {
    endConjunction()
    let disjuncts = levels.removeLast().disjuncts
    if levels.isEmpty { levels = [Level(opening: nil)] }
    guard let first = disjuncts.first, let last = disjuncts.last else { return nil }
    return disjuncts.count > 1 ? .or(disjuncts, range: first.range.union(last.range)) : first
  }
}

/// Which parenthesized parts can have a message.
enum PartMessages {
  case none, all
  /// All except one at the end of the expression: that message belongs to the whole expression.
  case withinExpression
}

extension Parser {
  /// Operands joined by `not`, `and`, `or` and parentheses.
  ///
  /// - Parameters:
  ///   - messages: Which parenthesized parts can have a message.
  ///   - operand: Parses everything else.
  /// - Returns: The tree; nil after an error, which has been reported.
  mutating func logical(
    messages: PartMessages,
    operand: (inout Parser) -> Expression?
  ) -> Expression? {
    var stack = LogicalStack()
    let outerDepth = depth
    defer { depth = outerDepth }
    var foreign: TokenKind?
    repeat {
      guard passPrefixes(of: &stack, messages), let node = operand(&self) else { return nil }
      depth -= stack.append(node)
      while at(.rightParenthesis), let opening = stack.opening {
        advance()
        depth -= 1
        guard let inner = stack.close() else { return nil }
        let message =
          isMessageOfPart(messages, isOutermost: stack.opening == nil)
          ? take(.string).map { stringLiteral($0) } : nil
        let range = range(from: opening.range)
        depth -= stack.append(.parenthesized(inner, message: message, range: range))
      }
      foreign = foreignJoint()
      if at(.or) || foreign == .or { stack.endConjunction() }
    } while foreign != nil || take(.and) != nil || take(.or) != nil
    if let opening = stack.opening {
      closeMissing(openedBy: opening)
      return nil
    }
    return stack.close()
  }

  /// Whether a text after the closing parenthesis is the message of the part.
  private func isMessageOfPart(_ messages: PartMessages, isOutermost: Bool) -> Bool {
    switch messages {
    case .none: false
    case .all: true
    case .withinExpression:
      !isOutermost || [.and, .or, .string].contains(kind(ahead: 1))
    }
  }

  /// Consumes `not` and `(` before an operand; `false` if there are too many.
  private mutating func passPrefixes(
    of stack: inout LogicalStack,
    _ messages: PartMessages
  ) -> Bool {
    while at(.not) || at(.leftParenthesis) {
      if messages == .none, at(.leftParenthesis), isComputed(fromParenthesis: 0) { return true }
      guard enter() else { return false }
      if at(.not) { stack.negate(advance()) } else { stack.open(advance()) }
    }
    return true
  }

  private mutating func closeMissing(openedBy opening: Token) {
    if at(.string), kind(ahead: 1) == .rightParenthesis {
      report(
        .messageInsideExpression,
        notes: ["put the message of a part in parentheses after the ')'"]
      )
      return
    }
    close(.rightParenthesis, openedBy: opening)
  }
}
