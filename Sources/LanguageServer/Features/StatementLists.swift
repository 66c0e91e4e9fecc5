import RuleSyntax

/// A list of statements or of a form's items, with its context.
struct StatementList {
  enum Content {
    case items([FormItem])
    case statements([Statement])
  }

  var content: Content
  /// The top-level declaration that contains the list.
  var declaration: SourceRange
  /// The field whose block contains the list.
  var field: FieldDeclaration?

  /// The `when`s of the list, each with its conditions and the state of its branches.
  var chains: [ConditionChain] {
    switch content {
    case .items(let items):
      items.map { if case .when(let when) = $0 { ConditionChain(when) } else { nil } }
        .split(whereSeparator: { $0 == nil }).flatMap { $0.compactMap(\.self) }
    case .statements(let statements):
      statements.map { if case .when(let when) = $0 { ConditionChain(when) } else { nil } }
        .split(whereSeparator: { $0 == nil }).flatMap { $0.compactMap(\.self) }
    }
  }
}

/// The parts of a `when` that matter for joining it with others.
struct ConditionChain {
  var condition: Expression
  var hasOtherwise: Bool
  var range: SourceRange

  init<Item>(_ when: When<Item>) {
    condition = when.condition
    hasOtherwise = when.otherwise != nil
    range = when.range
  }
}

/// Finds all statement lists of a file, outer ones first.
struct StatementListFinder {
  private(set) var lists: [StatementList] = []
  private var declaration = SourceRange.none
  private var field: FieldDeclaration?

  static func lists(of tree: FileTree) -> [StatementList] {
    var finder = StatementListFinder()
    for declaration in tree.declarations {
      switch declaration {
      case .rule(let rule):
        finder.declaration = rule.range
        finder.add(rule.body)
      case .form(let form):
        finder.declaration = form.range
        finder.add(form.items)
      case .importFile, .external, .test: break
      }
    }
    return finder.lists
  }

  private mutating func add(_ items: [FormItem]) {
    lists.append(StatementList(content: .items(items), declaration: declaration))
    for item in items {
      switch item {
      case .field(let declaration), .context(let declaration):
        field = declaration
        add(declaration.body ?? [])
        field = nil
      case .group(let group), .step(let group): add(group.items)
      case .when(let when):
        add(when.items)
        add(when.otherwise?.items ?? [])
      case .binding, .check: break
      }
    }
  }

  private mutating func add(_ statements: [Statement]) {
    lists.append(
      StatementList(content: .statements(statements), declaration: declaration, field: field)
    )
    for statement in statements {
      switch statement {
      case .when(let when):
        add(when.items)
        add(when.otherwise?.items ?? [])
      case .moment(_, let body, _): add(body)
      case .check(let check): addBlocks(of: check.expression)
      case .normalize, .filter, .mask, .option, .binding, .examples: break
      }
    }
  }

  private mutating func addBlocks(of expression: Expression) {
    switch expression {
    case .each(let body, _, _), .keys(let body, _), .member(_, let body, _): add(body)
    case .not(let inner, _), .parenthesized(let inner, _, _), .condition(let inner, _):
      addBlocks(of: inner)
    case .and(let operands, _), .or(let operands, _):
      for operand in operands { addBlocks(of: operand) }
    case .call, .comparison, .membership, .inclusion, .asks: break
    }
  }
}
