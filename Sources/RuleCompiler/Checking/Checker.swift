import RuleEngine
import RuleSyntax

/// The state of the checker: all files, what they declare, and the diagnostics so far.
///
/// Each concern has its file, as an extension. Names are collected first, then rules are checked,
/// callees before callers, then forms and tests. The scope goes with what is checked: who enters
/// something sets it, and resets it on leaving.
struct Checker {
  let environment: CheckingEnvironment
  let standardNames: Set<String>
  /// The file itself, then its imports, then standard files; a position here is a source's.
  var units: [SourceUnit] = []
  /// Positions of the imports' units, each after those that it imports itself.
  var importOrder: [Int] = []
  var rules: [RuleEntry] = []
  var externals: [ExternalEntry] = []
  var forms: [FormEntry] = []
  /// Positions of the forms that are items of some list.
  var formsOfItems: Set<Int> = []
  /// Standard rules that something uses, by name: positions in the list of rules.
  var standardRules: [String: Int] = [:]
  /// Standard rules of files that were read, whether used or not.
  var standardDeclarations: [String: (unit: Int, declaration: RuleDeclaration)] = [:]
  /// Patterns that were compiled already; nil for those without an error.
  var patternErrors: [Pattern: PatternError?] = [:]
  /// Rules that call themselves without end, which was reported.
  var endlessRules: Set<Int> = []
  var suggestionsLeft = CheckingLimits.suggestions
  /// Where the checker is: the file, whose names are in scope, and what is judged.
  var scope = Scope()
  /// What is known so far of the rule whose body is being checked.
  var inference = RuleInference()
  /// What the form reads, as far as it is checked: a check's or condition's own are the last.
  var reads: [CheckedRead] = []
  /// The values named by `let` that are being checked, each for the one before.
  var openBindings: [Int] = []
  /// What the aggregate reads that is being checked.
  var aggregateReads = AggregateReads()
  /// Names that the test which is checked expects to be unknown to a closed form.
  var expectedUnknownNames: Set<String> = []
  /// How many nodes, names and arguments were looked at, for tests of the cost.
  var steps = 0

  init(environment: CheckingEnvironment) {
    self.environment = environment
    standardNames = Set(environment.standardNames)
  }

  /// The file that is being checked.
  var unit: SourceUnit {
    _read { yield units[scope.unit] }
    _modify { yield &units[scope.unit] }
  }

  /// A place in the file that is being checked.
  func place(_ range: SourceRange) -> Place { Place(source: scope.unit, range: range) }

  /// Checks something in a scope of its own, and returns to the one around it.
  mutating func within<Result>(_ inner: Scope, _ check: (inout Checker) -> Result) -> Result {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return check(&self)
  }

  /// Checks the files that were loaded, and all that they declare.
  mutating func checkAll() -> CheckedFile {
    declareNames()
    resolveFormTables()
    checkFormNesting()
    collectFormsOfItems()
    checkExternals()
    prepareRules(Array(rules.indices))
    var file = CheckedFile()
    file.forms = forms.indices.map { checkForm($0) }
    markSecrets(of: &file.forms)
    file.tests = checkTests()
    reportUnusedNames()
    file.sources = units.map(\.source)
    file.rules = rules.map(\.checked)
    file.externals = externals.map(\.checked)
    reportDoubts(in: file)
    return file
  }
}
