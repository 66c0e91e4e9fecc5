import RuleEngine
import RuleSyntax

/// The checker's state: all files, their declarations, and the diagnostics so far.
///
/// Each concern is an extension in its own file. The checker first collects names, then checks
/// rules (callees before callers), then forms and tests. ``within(_:_:)`` enters a scope and
/// restores the enclosing one.
struct Checker {
  let environment: CheckingEnvironment
  let standardNames: Set<String>
  /// The file itself, its imports, then standard files; positions match those of the sources.
  var units: [SourceUnit] = []
  /// Positions of the imported units, each after its own imports.
  var importOrder: [Int] = []
  var rules: [RuleEntry] = []
  var externals: [ExternalEntry] = []
  var forms: [FormEntry] = []
  /// Positions of the forms that some list has as items.
  var formsOfItems: Set<Int> = []
  /// The standard rules in use, by name: positions in the list of rules.
  var standardRules: [String: Int] = [:]
  /// The standard rules of all files read so far, used or not.
  var standardDeclarations: [String: (unit: Int, declaration: RuleDeclaration)] = [:]
  /// Patterns compiled so far; nil for those without an error.
  var patternErrors: [Pattern: PatternError?] = [:]
  /// Rules reported for calling themselves endlessly.
  var endlessRules: Set<Int> = []
  var suggestionsLeft = CheckingLimits.suggestions
  /// The last steps of `normalize` that were reported together, written as rules.
  var reportedSteps = SourceRange.none
  /// The current file, the names in scope, and the subject being checked.
  var scope = Scope()
  /// What has been inferred about the rule whose body is being checked.
  var inference = RuleInference()
  /// What the form has read so far; the reads of the current check or condition come last.
  var reads: [CheckedRead] = []
  /// The `let` bindings being checked; each was needed by the one before.
  var openBindings: [Int] = []
  /// What the current aggregate reads.
  var aggregateReads = AggregateReads()
  /// Names that the current test expects a closed form to reject as unknown.
  var expectedUnknownNames: Set<String> = []
  /// The size of the copies that checks with `at` need.
  var copiedBytes = 0
  /// Number of nodes, names and arguments visited, for tests of the cost.
  var steps = 0

  init(environment: CheckingEnvironment) {
    self.environment = environment
    standardNames = Set(environment.standardNames)
  }

  /// The file being checked.
  var unit: SourceUnit {
    _read { yield units[scope.unit] }
    _modify { yield &units[scope.unit] }
  }

  /// A place in the file being checked.
  func place(_ range: SourceRange) -> Place { Place(source: scope.unit, range: range) }

  /// Runs a check in another scope, then restores the enclosing one.
  mutating func within<Result>(_ inner: Scope, _ check: (inout Checker) -> Result) -> Result {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return check(&self)
  }

  /// Checks the loaded files and all their declarations.
  mutating func checkAll() -> CheckedFile {
    declareNames()
    resolveFormTables()
    checkFormNesting()
    collectFormsOfItems()
    checkExternals()
    prepareRules(Array(rules.indices))
    var file = CheckedFile()
    file.forms = forms.indices.map { checkForm($0) }
    DerivedSecrets.mark(in: &file.forms)
    file.tests = checkTests()
    reportUnusedNames()
    file.sources = units.map(\.source)
    file.rules = rules.map(\.checked)
    file.externals = externals.map(\.checked)
    reportDoubts(in: file)
    return file
  }
}
