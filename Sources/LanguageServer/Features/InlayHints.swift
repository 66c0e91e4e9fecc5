import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// The hints between the words of a file: names of parameters, and neighbors.
struct InlayHints {
  struct Hint {
    var offset: UInt32
    var text: String
    var isParameter: Bool
  }

  let workspace: Workspace
  let file: String
  private(set) var found: [Hint] = []
  private var form: FormShape?
  private var group: [String] = []
  private var field: String?

  init(workspace: Workspace, file: String) {
    self.workspace = workspace
    self.file = file
  }

  mutating func add(_ tree: FileTree) {
    for declaration in tree.declarations {
      switch declaration {
      case .rule(let rule): add(rule.body)
      case .form(let node):
        form = workspace.shape(DeclarationKey(file: file, name: node.name.text))
        add(node.items)
        form = nil
      case .importFile, .external, .test: break
      }
    }
  }

  private mutating func add(_ items: [FormItem]) {
    for item in items {
      switch item {
      case .field(let node), .context(let node):
        field = node.name.text
        add(node.body ?? [])
        field = nil
      case .group(let node):
        group.append(node.name.text)
        add(node.items)
        group.removeLast()
      case .step(let node): add(node.items)
      case .when(let when):
        add(when.condition)
        add(when.items)
        add(when.otherwise?.items ?? [])
      case .check(let check): add(check.expression)
      case .binding: break
      }
    }
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .check(let check): add(check.expression)
      case .when(let when):
        add(when.condition)
        add(when.items)
        add(when.otherwise?.items ?? [])
      case .moment(_, let body, _): add(body)
      case .filter(let expression, _): add(expression)
      case .normalize, .mask, .option, .binding, .examples: break
      }
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression {
    case .call(let call), .asks(_, _, let call, _): add(call)
    case .not(let inner, _), .parenthesized(let inner, _, _), .condition(let inner, _): add(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { add(operand) }
    case .each(let body, _, _), .keys(let body, _), .member(_, let body, _): add(body)
    case .comparison, .membership, .inclusion: break
    }
  }

  private mutating func add(_ call: Call) {
    if let rule = BuiltInRule(rawValue: call.name.text),
      rule == .equalNext || rule == .equalPrevious,
      let field, let neighbors = form?.neighbors[group + [field]]
    {
      let other = rule == .equalNext ? neighbors.next : neighbors.previous
      if let other {
        found.append(
          Hint(offset: call.name.range.end, text: "= \(other)", isParameter: false)
        )
      }
    }
    guard let arguments = call.arguments, !arguments.isEmpty,
      let description = workspace.description(ofRule: call.name.text, seenFrom: file),
      // The name of a rule's only parameter adds nothing.
      description.parameters.count > 1
    else { return }
    for (position, argument) in arguments.enumerated() {
      guard argument.label == nil, description.parameters.indices.contains(position) else {
        continue
      }
      let parameter = description.parameters[position]
      if parameter.isVariadic { break }
      if case .path = argument.value { continue }
      if case .closedRange = argument.value { continue }
      if position == 0, description.isObvious { continue }
      found.append(
        Hint(offset: argument.range.start, text: "\(parameter.name):", isParameter: true)
      )
    }
  }
}

extension RuleDescription {
  /// Whether the rule's name already describes its first argument: `max_length(20)`.
  fileprivate var isObvious: Bool {
    parameters.first.map { name.hasPrefix($0.name + "_") || name == $0.name } ?? false
  }
}

/// The functions of operands.
enum LanguageFunctions {
  static func description(of name: String) -> RuleDescription? {
    LanguageNames.functions.first { $0.name == name }
      .map { RuleDescription(function: $0.name, parameters: $0.parameters) }
  }
}
