import FormRules
import RuleEngine
import Synchronization
import Testing

/// Language, section 8: every limit of an evaluation, reached, makes its check undecided.
@Suite(.timeLimit(.minutes(20))) struct LimitTests {
  private func judge(
    _ body: String,
    _ values: [String: Value],
    limits change: (inout EvaluationLimits) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { Task.isCancelled }
  ) throws -> EvaluationOutcome {
    let source = SourceText(name: "limits.rules", text: "form f {\n\(body)\n}")
    let program = try #require(Compilation(source).program)
    var limits = EvaluationLimits()
    change(&limits)
    var evaluator = Evaluator(ExecutableProgram(program, limits: limits), clock: .system)
    evaluator.isCancelled = isCancelled
    var record = RecordBuffer()
    try RecordLoader(forms: program.forms).load(values, of: FormIndex(0), into: &record)
    return evaluator.judge(&record, as: FormIndex(0))
  }

  private static let items: Value = .list((0..<10_000).map { .number(Number($0)) })

  @Test func `an evaluation of too many steps`() throws {
    let body = "field a: list of integer { each { min_value(0) } }"
    let outcome = try judge(body, ["a": Self.items]) {
      $0.steps = 5000
      $0.stepsPerValue = 0
    }
    #expect(outcome.verdict == .undecided)
    #expect(outcome.undecided.map(\.reason) == [.limit("steps")])
    let scaled = try judge(body, ["a": Self.items]) {
      $0.steps = 5000
      $0.stepsPerValue = 2
    }
    #expect(scaled.verdict == .valid)
    let capped = try judge(body, ["a": Self.items]) { $0.mostSteps = 5000 }
    #expect(capped.undecided.map(\.reason) == [.limit("steps")])
  }

  @Test func `a long text that each item reads takes steps`() throws {
    let file = """
      form i(t: text) { field a: integer; when t is contains(/y/) { field z { required } } }
      form f { field t; field l: list of i(t) }
      """
    let program = try #require(Compilation(SourceText(name: "f.rules", text: file)).program)
    var limits = EvaluationLimits()
    limits.steps = 100_000
    limits.stepsPerValue = 2
    let executable = ExecutableProgram(program, limits: limits)
    func verdict(length: Int) throws -> EvaluationOutcome {
      var evaluator = Evaluator(executable, clock: .system)
      var record = RecordBuffer()
      let values: [String: Value] = [
        "t": .text(String(repeating: "x", count: length)),
        "l": .list(Array(repeating: .form(["a": 1]), count: 1_000)),
      ]
      try RecordLoader(forms: program.forms).load(values, of: FormIndex(1), into: &record)
      return evaluator.judge(&record, as: FormIndex(1), EvaluationRequest())
    }
    #expect(try verdict(length: 1_000).isValidAlone)
    #expect(try verdict(length: 64_000).undecided.map(\.reason) == [.limit("steps")])
  }

  /// A short record with a long key must not become a report of any size.
  @Test(arguments: ["max_value(0)", "external"])
  func `keys repeated in the paths of a report take steps`(check: String) throws {
    let form = try RuleFile(
      text: """
        external rule external
        form f { field m: map of list of integer { each { each { \(check) } } } }
        """
    ).form("f")
    let key = String(repeating: "k", count: 1_000_000)
    let items = [Value](repeating: 1, count: 200)
    let report = try #require(form).validate(
      ["m": .form([key: .list(items)])],
      options: ValidationOptions(mode: .all)
    )
    #expect(report.undecided.last?.reason == .limit("steps"))
    #expect(report.violations.count + report.undecided.count < 20)
  }

  @Test func `what failed before the steps ran out stays failed`() throws {
    let body = "field b { required }\nfield a: list of integer { each { min_value(0) } }"
    let outcome = try judge(body, ["a": Self.items]) { $0.mostSteps = 5000 }
    #expect(outcome.verdict == .invalid)
    #expect(outcome.violations.map(\.rule) == ["required"])
  }

  @Test func `an evaluation that is cancelled ends, whatever it was about to find`() throws {
    let body = "field a: list of integer { each { max_value(9998) } }; field b { required }"
    let outcome = try judge(body, ["a": Self.items], isCancelled: { true })
    #expect(outcome.verdict == .undecided)
    #expect(outcome.undecided.map(\.reason) == [.cancelled])
    #expect(try judge(body, ["a": Self.items]).violations.map(\.rule) == ["max_value", "required"])
  }

  @Test func `a pattern that reaches its limit asks whether it is still wanted`() throws {
    let body = """
      field a { contains(/(\\w+)\\1[!?]/) }
      field b { required }
      """
    let values: [String: Value] = ["a": .text(String(repeating: "x", count: 200))]
    func limit(_ limits: inout EvaluationLimits) { limits.patterns.matchLimit = 100 }
    let wanted = try judge(body, values, limits: limit)
    #expect(wanted.verdict == .invalid)
    #expect(wanted.undecided.map(\.path) == ["a"])
    let cancelled = try judge(body, values, limits: limit, isCancelled: { true })
    #expect(cancelled.verdict == .undecided)
    #expect(cancelled.undecided.map(\.reason) == [.cancelled])
  }

  @Test func `one search is left where it is no longer wanted`() throws {
    let body = #"field a { contains(/(\w+)+\1[!?]/) }; field b { required }"#
    let values: [String: Value] = ["a": .text(String(repeating: "x", count: 1_000))]
    let polls = Atomic<Int>(0)
    let outcome = try judge(
      body,
      values,
      limits: { $0.patterns.matchLimit = .max },
      isCancelled: { polls.add(1, ordering: .relaxed).newValue == 10 }
    )
    #expect(outcome.undecided.map(\.reason) == [.cancelled])
    #expect(polls.load(ordering: .relaxed) == 10)
  }

  @Test func `a pattern on a long text asks first whether it is still wanted`() throws {
    let values: [String: Value] = ["a": .text(String(repeating: "x", count: 2000))]
    let outcome = try judge(
      #"field a { regex(/(\w+)\1/); required }"#,
      values,
      isCancelled: { true }
    )
    #expect(outcome.undecided.map(\.reason) == [.cancelled])
    #expect(outcome.violations.isEmpty)
  }

  @Test func `a list of too many items`() throws {
    let outcome = try judge("field a: list of integer", ["a": [1, 2, 3, 4]]) { $0.listLength = 3 }
    #expect(outcome.undecided.map(\.reason) == [.limit("list length")])
    #expect(
      try judge("field a: list of integer", ["a": [1, 2, 3]]) { $0.listLength = 3 }.verdict
        == .valid
    )
  }

  /// Items of which many have the same texts one after the other, cut at different places.
  private static let cutItems: Value = .list(
    (0..<128).flatMap { first in
      (0..<125).map { second in
        let texts = [first, second, 300 - first - second]
        let fields = zip(["a", "b", "c"], texts.map { String(repeating: "x", count: $0) })
        return .form(Dictionary(uniqueKeysWithValues: fields.map { ($0, .text($1)) }))
      }
    }
  )

  private static let unique = """
    field items: list of item { unique }
    }
    form item { field a; field b; field c
    """

  @Test func `items that were chosen to be alike are compared once each`() throws {
    // A step for each item that is judged, one for what is in it, and one for its place in `unique`.
    let outcome = try judge(Self.unique, ["items": Self.cutItems]) {
      $0.steps = 16_000 * 8
      $0.stepsPerValue = 0
    }
    #expect(outcome.verdict == .valid)
  }

  @Test func `a comparison of items ends at the limit, or where it is no longer wanted`() throws {
    let few = try judge(Self.unique, ["items": Self.cutItems]) {
      $0.steps = 5000
      $0.stepsPerValue = 0
    }
    #expect(few.undecided.map(\.reason) == [.limit("steps")])
    let cancelled = try judge(Self.unique, ["items": Self.cutItems], isCancelled: { true })
    #expect(cancelled.undecided.map(\.reason) == [.cancelled])
  }

  /// Lists in each other, or objects.
  private static func nested(_ levels: Int, inObjects: Bool) -> Value {
    (1..<levels).reduce(inObjects ? [:] : []) { inner, _ in
      inObjects ? ["x": inner] : [inner]
    }
  }

  @Test(arguments: [false, true])
  func `a value of any depth`(inObjects: Bool) throws {
    let body = "field a: any { required }"
    let deepest = Self.nested(128, inObjects: inObjects)
    #expect(try judge(body, ["a": deepest]).verdict == .valid)
    let deeper = try judge(body, ["a": Self.nested(129, inObjects: inObjects)])
    #expect(deeper.undecided.map(\.reason) == [.limit("depth")])
    #expect(deeper.undecided.map { "\($0.path)" } == ["a"])
  }

  @Test func `forms in each other`() throws {
    let body = "field name; field inner: list of f"
    func nested(_ levels: Int) -> [String: Value] {
      (1..<levels).reduce(["name": "x"]) { inner, _ in ["inner": [.form(inner)]] }
    }
    #expect(try judge(body, nested(128)).verdict == .valid)
    #expect(try judge(body, nested(129)).undecided.map(\.reason) == [.limit("depth")])
  }

  private static let digits = Value.text(String(repeating: "9", count: 60))

  @Test(arguments: [
    ("field a: number", digits, "a"),
    ("field a { max_value(9) }", digits, "a"),
    ("field a { multiple_of(3) }", digits, "a"),
    ("field a: list of integer", .list([1, digits]), "a[1]"),
    ("field a: list of integer { each { between(0, 9) } }", .list([1, digits]), "a[1]"),
    ("field a: list of integer { each { max_value(9) } \"Too much.\" }", .list([digits]), "a[0]"),
    ("field a: list of list of integer", .list([.list([digits])]), "a[0][0]"),
  ])
  func `a number of too many digits, wherever it stands`(
    _ rules: String,
    _ value: Value,
    _ path: String
  ) throws {
    let outcome = try judge(rules, ["a": value])
    #expect(outcome.verdict == .undecided)
    #expect(outcome.violations.isEmpty)
    #expect(outcome.undecided.map(\.reason) == [.limit("digits of a number")])
    #expect(outcome.undecided.map { "\($0.path)" } == [path])
  }

  @Test func `an item that is a list of too many items`() throws {
    let outcome = try judge("field a: list of list of integer", ["a": [[1], [1, 2, 3, 4]]]) {
      $0.listLength = 3
    }
    #expect(outcome.undecided.map(\.reason) == [.limit("list length")])
    #expect(outcome.undecided.map { "\($0.path)" } == ["a[1]"])
  }

  @Test func `a text too long to be counted`() throws {
    for rule in ["max_length(3)", "not max_length(3)"] {
      let outcome = try judge("field a { \(rule) }", ["a": "abcdef"]) { $0.textLength = 5 }
      #expect(outcome.undecided.map(\.reason) == [.limit("text length")], "\(rule)")
    }
  }

  @Test func `a text too long for a pattern`() throws {
    for rule in ["regex(/[a-z]+\\b/)", "not regex(/[a-z]+\\b/)"] {
      let outcome = try judge("field a { \(rule) }", ["a": "abcdef"]) {
        $0.patterns.subjectLength = 5
      }
      #expect(outcome.verdict == .undecided, "\(rule)")
    }
    // What is regular needs no limit.
    let outcome = try judge("field a { regex(/[a-z]+/) }", ["a": "abcdef"]) {
      $0.patterns.subjectLength = 5
    }
    #expect(outcome.verdict == .valid)
  }

  @Test func `an evaluation that is cancelled is undecided`() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try judge("field a: list of integer { each { min_value(0) } }", ["a": Self.items]) {
        _ in
      }
    }
    task.cancel()
    let outcome = try await task.value
    #expect(outcome.undecided.map(\.reason) == [.cancelled])
  }
}
