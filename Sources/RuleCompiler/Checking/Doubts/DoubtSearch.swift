import RuleEngine
import RuleSyntax

/// A doubt that was found, before it is reported.
struct Doubt {
  var problem: DoubtProblem
  var place: Place
  var labels: [Diagnostic.Label] = []
  var notes: [String] = []
  var fixes: [Diagnostic.Fix] = []
}

/// Finds valid code in checked rules and forms that its author hardly ever intended.
///
/// A doubt is a warning, so it must nearly always be right: where the intent is unclear, there is
/// none. Only files without errors are searched. Cost: linear in the file.
struct DoubtSearch {
  let file: CheckedFile
  private let dump: CheckedDump
  private(set) var doubts: [Doubt] = []
  /// The facts known from the enclosing conditions.
  private var facts = ConditionFacts()
  /// The form being searched, with the current field, for its messages.
  private var form: CheckedForm?
  private var field: FieldIndex?
  private var untouched: UntouchedBoolean
  /// The names of the form's fields, made when the first message needs them.
  private var subjects: MessageSubjects?

  init(_ file: CheckedFile) {
    self.file = file
    dump = CheckedDump(wordsOf: file)
    untouched = UntouchedBoolean(file: file)
  }

  mutating func search(_ rule: CheckedRule) {
    search(rule.body, within: TextLimits())
  }

  mutating func search(_ form: CheckedForm) {
    self.form = form
    subjects = nil
    search(form.items, of: form)
    for condition in form.computed.compactMap(\.condition) { visit(condition) }
    self.form = nil
  }

  mutating func add(_ doubt: Doubt) {
    doubts.append(doubt)
  }

  private mutating func search(_ items: [CheckedItem], of form: CheckedForm) {
    for item in items {
      switch item {
      case .field(let index):
        field = index
        search(form[index].body, within: TextLimits())
        if !form.isExact, let doubt = UselessBounds.doubt(aboutEmptinessOf: form[index], in: file) {
          add(doubt)
        }
        if let doubt = RequiredAgreement.doubt(about: form[index]) { add(doubt) }
        if let doubt = DigitsAsNumber.doubt(about: form[index]) { add(doubt) }
        if let filter = form[index].filter { visit(filter) }
        field = nil
      case .group(let group), .step(let group): search(group.items, of: form)
      case .when(let when): inBranches(of: when) { $0.search($1, of: form) }
      case .check(let check):
        visit(check.expression)
        addMissingMessage(of: check)
      }
    }
  }

  /// Adds a doubt about a condition of a form that has no message, unless only programs fill it in.
  private mutating func addMissingMessage(of check: CheckedCheck) {
    guard let form, !form.isExact, check.message == nil, case .condition = check.expression else {
      return
    }
    add(
      Doubt(
        problem: .checkWithoutMessage,
        place: check.place,
        notes: ["the message follows the condition, in quotes"]
      )
    )
  }

  private mutating func search(_ statements: [CheckedStatement], within limits: TextLimits) {
    var limits = limits
    for case .check(let check) in statements where !check.isWarning {
      limits.take(check.expression)
    }
    doubts += limits.doubts()
    doubts += UselessBounds.doubts(among: statements, in: file)
    for statement in statements {
      switch statement {
      case .check(let check):
        visit(check.expression)
        addMissingMessage(of: check)
        let doubt =
          doubt(aboutMessageOf: check) ?? MessageNumbers.doubt(about: check, in: file)
          ?? MessageAges.doubt(about: check, in: file)
          ?? MessageLimits.doubt(about: check, in: file)
        if let doubt { add(doubt) }
      case .when(let when):
        inBranches(of: when) { $0.search($1, within: limits) }
      case .moment(_, let items): search(items, within: limits)
      }
    }
  }

  /// The doubt about a message that names a field unrelated to its check.
  private mutating func doubt(aboutMessageOf check: CheckedCheck) -> Doubt? {
    guard let form, let field, let message = check.message, check.reads.isEmpty,
      check.targets.isEmpty, let words = MessageSubjects.subject(of: message.source)
    else { return nil }
    let subjects = subjects ?? MessageSubjects(of: form)
    self.subjects = subjects
    return subjects.doubt(about: message, on: words, of: field, where: facts)
  }

  /// Visits a condition, then the items of both branches with the facts known there.
  private mutating func inBranches<Item>(
    of when: CheckedWhen<Item>,
    _ search: (inout DoubtSearch, [Item]) -> Void
  ) {
    let condition = visitCondition(of: when)
    for (items, holds) in [(when.items, true), (when.otherwise, false)] where !items.isEmpty {
      facts.enter(condition, holds: holds)
      search(&self, items)
      facts.leave()
    }
  }

  /// Separate from `inBranches`, which calls itself, so that this takes less of the stack.
  private mutating func visitCondition<Item>(
    of when: CheckedWhen<Item>
  ) -> ConditionFacts.Condition {
    visit(when.condition)
    let condition = facts.condition(of: when, words: dump.words, dump.words)
    if let doubt = facts.doubt(about: condition) { add(doubt) }
    return condition
  }

  /// Visits all parts of an expression.
  private mutating func visit(_ expression: CheckedExpression) {
    switch expression {
    case .call(let call): visit(call)
    case .condition(let inner, _):
      doubts += untouched.doubts(about: inner)
      visit(inner)
    case .not(let inner, _), .part(let inner, _), .asks(_, let inner, _, _): visit(inner)
    case .and(let operands, _):
      addSameBranches(operands, of: "and")
      addDecided(operands, ofOr: false)
      for operand in operands { visit(operand) }
    case .or(let operands, _):
      addSameBranches(operands, of: "or")
      addDecided(operands, ofOr: true)
      if let doubt = MixedLogic.doubt(among: operands, in: file, words: dump.words) { add(doubt) }
      if let doubt = RequiredAlternative.doubt(among: operands, in: file) { add(doubt) }
      for operand in operands { visit(operand) }
    case .each(let statements, _, _), .member(_, let statements, _):
      // Inside, a name may mean another value for each item.
      let outer = (facts, field)
      facts = ConditionFacts()
      field = nil
      search(statements, within: TextLimits())
      (facts, field) = outer
    case .compare(let left, _, let right, let place):
      if dump.words(left) == dump.words(right) {
        add(Doubt(problem: .comparisonWithItself, place: place))
      }
    case .membership: break
    }
  }

  private mutating func visit(_ call: CheckedCall) {
    guard case .builtIn(let rule) = call.target, rule == .regex || rule == .contains,
      case .pattern(let pattern, let place)? = call.values(of: "pattern").first,
      WrittenPattern.mayBeDoubted(pattern)
    else { return }
    let written = WrittenPattern(pattern, at: place, in: file.sources[place.source])
    guard let written else { return }
    if rule == .regex, let doubt = written.anchorDoubt { add(doubt) }
    if rule == .contains, let doubt = written.wholeDoubt(of: call) { add(doubt) }
    if rule == .contains, let doubt = written.emptyDoubt { add(doubt) }
    if let doubt = written.dotDoubt { add(doubt) }
    for doubt in written.slips { add(doubt) }
  }

  private mutating func addDecided(_ operands: [CheckedExpression], ofOr isOr: Bool) {
    let doubt = DecidedComparisons.doubt(among: operands, ofOr: isOr, in: file, words: dump.words)
    if let doubt { add(doubt) }
  }

  /// Adds a doubt about the first operand that repeats an earlier one.
  private mutating func addSameBranches(_ operands: [CheckedExpression], of word: String) {
    // Most operands call different rules, so their texts need not be compared.
    var counts: [RuleTarget?: Int] = [:]
    for operand in operands { counts[operand.target, default: 0] += 1 }
    guard counts.count < operands.count else { return }
    var first: [ExactText: CheckedExpression] = [:]
    for (position, operand) in operands.enumerated() where counts[operand.target] ?? 0 > 1 {
      let words = ExactText(dump.words(operand))
      guard let earlier = first[words] else {
        first[words] = operand
        continue
      }
      guard let place = operand.place, let same = earlier.place, place.source == same.source
      else { return }
      var fixes: [Diagnostic.Fix] = []
      if let before = operands[position - 1].place {
        let gap = SourceRange(start: before.range.end, end: place.range.start)
        let between = file.sources[place.source].text(in: gap)
        if between.split(whereSeparator: \.isWhitespace) == [word[...]] {
          let range = SourceRange(start: gap.start, end: place.range.end)
          fixes = [.init("remove the second", replace: range, by: "")]
        }
      }
      let label = Diagnostic.Label(same.range, "the same")
      return add(
        Doubt(problem: .sameBranches(word), place: place, labels: [label], fixes: fixes)
      )
    }
  }
}

extension CheckedExpression {
  /// The callee; nil for other expressions.
  fileprivate var target: RuleTarget? {
    switch self {
    case .call(let call): call.target
    case .part(let inner, _), .condition(let inner, _): inner.target
    case .not, .and, .or, .each, .member, .asks, .compare, .membership: nil
    }
  }

  /// Its place in the source; nil for a part with a message.
  var place: Place? {
    switch self {
    case .call(let call): call.place
    case .not(_, let place), .and(_, let place), .or(_, let place), .condition(_, let place):
      place
    case .each(_, _, let place), .member(_, _, let place), .compare(_, _, _, let place): place
    case .membership(_, _, _, let place), .asks(_, _, _, let place): place
    case .part: nil
    }
  }
}

extension Checker {
  /// Warns about valid code that hardly anyone intends.
  ///
  /// Skips a file with errors, whose meaning is not settled yet.
  mutating func reportDoubts(in file: CheckedFile) {
    var search = DoubtSearch(file)
    func isSearched(_ place: Place) -> Bool {
      !units[place.source].isStandard && !units[place.source].hasErrors
    }
    for rule in file.rules where isSearched(rule.place) { search.search(rule) }
    for form in file.forms where isSearched(form.place) { search.search(form) }
    search.search(file.tests.filter { isSearched($0.place) })
    for doubt in search.doubts {
      report(
        doubt.problem,
        at: doubt.place.range,
        in: doubt.place.source,
        labels: doubt.labels,
        notes: doubt.notes,
        fixes: doubt.fixes
      )
    }
    reportConstants(in: file)
    for (unit, doubt) in overlappingOptions() {
      report(doubt.problem, at: doubt.place.range, in: unit, labels: doubt.labels)
    }
  }
}
