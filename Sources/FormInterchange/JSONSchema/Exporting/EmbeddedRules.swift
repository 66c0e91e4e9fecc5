import RuleCompiler
import RuleEngine
import RuleSyntax

/// The rules behind an exported schema, in its member `x-formrules`.
///
///     "x-formrules": { "version": 1, "form": "login", "rules": "rules 1\n\nform login { … }\n" }
///
/// `rules` is a rule file with the form and everything that it uses except standard rules, `form`
/// the form's name. A schema cannot express everything that rules can, such as check digits or
/// messages; this member lets an importer recover them. The importer uses it only if exporting its
/// rules again gives the same schema: someone who has edited the schema by hand means the schema.
struct EmbeddedRules {
  static let keyword = "x-formrules"
  static let version = 1

  let form: String
  let rules: FileTree

  /// The rules that a form needs; nil if declarations of several files share a name.
  init?(form root: Int, in scope: RuleScope) {
    var used = UsedDeclarations(file: scope.file)
    used.visit(from: root)
    guard let places = used.places else { return nil }
    form = scope.file.forms[root].name
    let declarations = scope.file.sources.enumerated().flatMap { index, source in
      let ranges = Set(places.filter { $0.source == index }.map(\.range))
      if ranges.isEmpty { return [Declaration]() }
      return RuleParser.parse(source).tree.declarations.filter { declaration in
        declaration.name.map { ranges.contains($0.range) } ?? false
      }
    }
    let isRoot = { (declaration: Declaration) -> Bool in
      guard case .form(let declared) = declaration else { return false }
      return declared.name.text == scope.file.forms[root].name
    }
    // The exported form comes last, after the forms of its fields.
    rules = FileTree(
      version: VersionDeclaration(number: "1"),
      declarations: declarations.filter { !isRoot($0) } + declarations.filter(isRoot)
    )
  }

  /// The value of the member.
  var node: JSONNode {
    [
      "version": .number(.init(Self.version)), "form": .text(form),
      "rules": .text(RulePrinter.print(rules)),
    ]
  }
}

/// The forms and rules that a form needs, except standard rules.
private struct UsedDeclarations {
  let file: CheckedFile
  var forms: Set<Int> = []
  var rules: Set<Int> = []
  var externals: Set<Int> = []
  /// The names of the built-in and standard rules called.
  var standardNames: Set<String> = []

  /// The places of the declarations; nil if a name is ambiguous.
  var places: [Place]? {
    let named =
      forms.map { (file.forms[$0].name, file.forms[$0].place) }
      + rules.map { (file.rules[$0].name, file.rules[$0].place) }
      + externals.map { (file.externals[$0].name, file.externals[$0].place) }
    let names = Set(named.map(\.0))
    guard names.count == named.count, names.isDisjoint(with: standardNames) else { return nil }
    return named.map(\.1)
  }

  /// Visits everything reachable from a form; a chain of forms and rules may be as long as the
  /// file.
  mutating func visit(from root: Int) {
    var waiting = [root]
    while !waiting.isEmpty {
      while let index = waiting.popLast() {
        guard forms.insert(index).inserted else { continue }
        let form = file.forms[index]
        for field in form.fields + form.contexts + form.parameters {
          if case .form(let inner) = field.type.innermost { waiting.append(inner.position) }
          visit(field.filter?.calls(inConditions: true) ?? [])
          visit(field.body.flatMap { $0.calls(inConditions: true) })
        }
        visit(form.items.flatMap(\.calls))
        visit(form.computed.flatMap(\.calls))
      }
      waiting = formsWithLists
    }
  }

  /// Forms not visited yet, with the lists that make `previous` legal in visited forms.
  private var formsWithLists: [Int] {
    var missing = forms.filter { file.forms[$0].readsPrevious }
    if missing.isEmpty { return [] }
    for form in forms { missing.subtract(file.forms[form].formsInLists) }
    return file.forms.indices.filter { form in
      let found = missing.intersection(file.forms[form].formsInLists)
      missing.subtract(found)
      return !found.isEmpty
    }
  }

  private mutating func visit(_ calls: [CheckedCall]) {
    var waiting = calls
    while let call = waiting.popLast() {
      switch call.target {
      case .builtIn: standardNames.insert(call.name)
      case .rule(let index):
        if file[index].isStandard {
          standardNames.insert(call.name)
        } else if rules.insert(index.position).inserted {
          waiting += file[index].body.flatMap { $0.calls(inConditions: true) }
        }
      case .external(let index): externals.insert(index.position)
      }
    }
  }
}

extension CheckedForm {
  /// The forms that its fields have lists of.
  fileprivate var formsInLists: [Int] {
    fields.compactMap { field in
      guard case .list(let item) = field.type, case .form(let form) = item.innermost else {
        return nil
      }
      return form.position
    }
  }

  /// Whether it refers to the previous item of a list with this form, as in `previous.to`.
  fileprivate var readsPrevious: Bool {
    let reads = fields.flatMap(\.body).flatMap(\.reads) + items.flatMap(\.reads)
    return (reads + computed.flatMap(\.reads)).contains(where: \.isOfPrevious)
  }
}

extension CheckedComputedValue {
  /// The calls in its condition.
  fileprivate var calls: [CheckedCall] { condition?.calls(inConditions: true) ?? [] }
}

extension CheckedStatement {
  /// What its checks and conditions read.
  fileprivate var reads: [CheckedRead] {
    switch self {
    case .check(let check): check.reads
    case .when(let when): when.reads + (when.items + when.otherwise).flatMap(\.reads)
    case .moment(_, let body): body.flatMap(\.reads)
    }
  }
}

extension CheckedItem {
  /// What its checks and conditions read; fields are visited separately.
  fileprivate var reads: [CheckedRead] {
    switch self {
    case .field: []
    case .group(let group), .step(let group): group.items.flatMap(\.reads)
    case .when(let when): when.reads + (when.items + when.otherwise).flatMap(\.reads)
    case .check(let check): check.reads
    }
  }

  /// The calls of its checks and conditions, in source order; fields are visited separately.
  fileprivate var calls: [CheckedCall] {
    switch self {
    case .field: []
    case .group(let group), .step(let group): group.items.flatMap(\.calls)
    case .when(let when):
      when.condition.calls(inConditions: true) + (when.items + when.otherwise).flatMap(\.calls)
    case .check(let check): check.expression.calls(inConditions: true)
    }
  }
}
