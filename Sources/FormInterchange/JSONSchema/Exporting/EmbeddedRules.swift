import RuleCompiler
import RuleEngine
import RuleSyntax

/// What an exported schema says of the rules that it was made from: the member `x-formrules`.
///
///     "x-formrules": { "version": 1, "form": "login", "rules": "rules 1\n\nform login { … }\n" }
///
/// `rules` is a rule file with the form and all that it uses but standard rules, `form` the form's
/// name. A schema cannot say all that rules do, such as check digits or messages; with this member
/// an importer gets them back. The importer uses it only if exporting its rules gives this schema:
/// someone who edits the schema by hand means the schema.
struct EmbeddedRules {
  static let keyword = "x-formrules"
  static let version = 1

  let form: String
  let rules: FileTree

  /// The rules that the form at the position needs; nil where those of several files have one name.
  init?(form root: Int, in scope: RuleScope) {
    var used = UsedDeclarations(in: scope.file)
    used.visit(form: root)
    guard let places = used.places else { return nil }
    form = scope.file.forms[root].name
    let declarations = scope.file.sources.enumerated().flatMap { index, source in
      let ranges = Set(places.filter { $0.source == index }.map(\.range))
      if ranges.isEmpty { return [Declaration]() }
      return RuleParser.parse(source).tree.declarations.filter { ranges.contains($0.nameRange) }
    }
    let isRoot = { (declaration: Declaration) -> Bool in
      guard case .form(let declared) = declaration else { return false }
      return declared.name.text == scope.file.forms[root].name
    }
    // The exported form comes last, after those that its fields hold.
    rules = FileTree(
      version: VersionDeclaration(number: "1"),
      declarations: declarations.filter { !isRoot($0) } + declarations.filter(isRoot)
    )
  }

  /// The member's value.
  var node: JSONNode {
    [
      "version": .number(.init(Self.version)), "form": .text(form),
      "rules": .text(RulePrinter.print(rules)),
    ]
  }
}

extension Declaration {
  /// Where the declared name is; nothing for an import or a test.
  fileprivate var nameRange: SourceRange {
    switch self {
    case .rule(let rule): rule.name.range
    case .external(let external): external.name.range
    case .form(let form): form.name.range
    case .importFile, .test: .none
    }
  }
}

/// The forms and rules that a form needs, except standard rules.
private struct UsedDeclarations {
  private let file: CheckedFile
  private var forms: Set<Int> = []
  private var rules: Set<Int> = []
  private var externals: Set<Int> = []
  /// The names of built-in and standard rules that are called.
  private var standardNames: Set<String> = []

  init(in file: CheckedFile) {
    self.file = file
  }

  /// Where they are declared; nil where one name means several things.
  var places: [Place]? {
    let named =
      forms.map { (file.forms[$0].name, file.forms[$0].place) }
      + rules.map { (file.rules[$0].name, file.rules[$0].place) }
      + externals.map { (file.externals[$0].name, file.externals[$0].place) }
    let names = Set(named.map(\.0))
    guard names.count == named.count, names.isDisjoint(with: standardNames) else { return nil }
    return named.map(\.1)
  }

  mutating func visit(form index: Int) {
    guard forms.insert(index).inserted else { return }
    visit(file.forms[index].items, of: file.forms[index])
  }

  private mutating func visit(_ items: [CheckedItem], of form: CheckedForm) {
    for item in items {
      switch item {
      case .field(let index):
        let field = form[index]
        if case .form(let inner) = field.type.innermost { visit(form: inner.position) }
        if let filter = field.filter { visit(filter) }
        visit(field.body)
      case .group(let group): visit(group.items, of: form)
      case .when(let when):
        visit(when.condition)
        visit(when.items, of: form)
        visit(when.otherwise, of: form)
      case .check(let check): visit(check.expression)
      }
    }
  }

  private mutating func visit(_ statements: [CheckedStatement]) {
    for statement in statements {
      switch statement {
      case .check(let check): visit(check.expression)
      case .when(let when):
        visit(when.condition)
        visit(when.items)
        visit(when.otherwise)
      case .moment(_, let body): visit(body)
      }
    }
  }

  private mutating func visit(_ expression: CheckedExpression) {
    switch expression {
    case .builtIn(_, let call): standardNames.insert(call.name)
    case .rule(let index, let call):
      if file[index].isStandard {
        standardNames.insert(call.name)
      } else if rules.insert(index.position).inserted {
        visit(file[index].body)
      }
    case .external(let index, _): externals.insert(index.position)
    case .not(let inner, _), .part(let inner, _): visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    case .each(let body, _, _), .member(_, let body, _): visit(body)
    }
  }

  private mutating func visit(_ condition: CheckedCondition) {
    switch condition {
    case .compare, .membership: return
    case .asks(_, let question, _, _), .ask(let question): visit(question)
    case .not(let inner, _): visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    }
  }
}
