import FormRules
@testable import RuleEngine
import TestSupport
import Testing

/// Fast paths skip fields whose values are plainly right, and reports must not depend on them.
/// A traced run judges each field in full.
@Suite struct FastPathTests {
  static let plain = """
    rule code { regex(/[A-Z]{2}[0-9]{2,4}/) }
    form row {
        field a { required; max_length(3) }
        field b: integer { min_value(1) }
    }
    form f {
        field name { required; max_length(3, in: scalars) }
        field nick { length(2...4, in: characters) }
        field mail { required; regex(/[a-z]+@[a-z]+/) }
        field password { required; length(3...6, in: utf16); regex(/[a-z0-9é]*/) }
        field again { present; equal(password) }
        field age: integer { required; min_value(18); max_value(120) }
        field share: number { between(0, 10); multiple_of(0.5) }
        field many: number { between(0, 10) }
        field contact { required; code or (regex(/[0-9]+/)) "No number." or one_of("x", "y") }
        field both { regex(/[a-z]+/) and none_of("bad", "abc") }
        field mixed { (min_length(2) and max_length(3)) or code }
        field negated { not code }
        field warned { warn max_length(2); not code }
        field kind: choice { required; option "a"; option "abc" }
        field other: choice { option "a"; option "x" }
        field agreed: boolean { present }
        field day: date { required }
        field last { luhn }
        group g "Group" { field inner { required } }
        field rows: list of row { size(...2) }
    }
    """
  static let prepared = """
    form f {
        field name { normalize trim, lowercase; required; one_of("abc", "x") }
        field mail { required; equal(name) }
        field age: integer { min_value(18) }
        when age is filled { field password { required; max_length(3) } } otherwise { field nick { required } }
        any_filled(password, nick)
    }
    """
  static let exact = """
    exact form f {
        field name { required; max_length(3) }
        field age: integer { required; min_value(18) }
        field kind: choice { option "a"; option "" }
        field many: number { min_value(1) }
    }
    """

  static let pool: [Value] = [
    .null, .text(""), .text(" \u{2003}\n"), .text("abc"), .text("abc"), .text("a"), .text("x"),
    .text(" ABC "), .text("abcdefg"), .text("AB123"), .text("4111111111111111"), .text("é"),
    .text("e\u{301}e\u{301}"), .text("ab@cd"), .text("bad"), .text("12"), .text("2026-02-30"),
    .text("2026-02-28"), .text("true"), .text("👩‍👩‍👧"), .text("מה\u{200F}"), .number(17), .number(18),
    .number(Number("0.5")!), .number(Number("18.0")!), .number(Number("1e30")!), .boolean(true),
    .boolean(false), .list([]), .form([:]), .form(["inner": .text("x")]),
    .list([.form(["a": .text("abc"), "b": .number(1)]), .form(["a": .text("abcd")])]),
  ]

  @Test(arguments: [plain, prepared, exact], ReportMode.allCases)
  func `fast paths accept only what holds`(_ rules: String, _ mode: ReportMode) throws {
    let compiled = Compilation(SourceText(name: "f.rules", text: rules)).program
    let program = try #require(compiled)
    let form = try #require(program.forms.firstIndex { $0.name == "f" })
    var generator = SeededGenerator(seed: 20_261_122)
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    var plain = Evaluator(ExecutableProgram(withoutFastPaths: program), clock: .system)
    var verdicts: Set<Report.Verdict> = []
    for _ in 0..<TestEffort.of(1_000) {
      var values: [String: Value] = [:]
      for object in program.forms[form].objects[0].members {
        let name =
          switch object {
          case .field(let field): program.forms[form].fields[field].name
          case .group(let group): program.forms[form].objects[group].name
          }
        if !generator.oneIn(8) { values[name] = generator.element(of: Self.pool) }
      }
      var record = RecordBuffer()
      try RecordLoader(forms: program.forms).load(values, of: FormIndex(form), into: &record)
      var traced = record
      var unshortened = record
      var request = EvaluationRequest()
      request.mode = mode
      let quick = evaluator.judge(&record, as: FormIndex(form), request)
      let slow = plain.judge(&unshortened, as: FormIndex(form), request)
      #expect(quick.violations == slow.violations, "\(values)")
      #expect(quick.undecided == slow.undecided, "\(values)")
      request.tracing = true
      let full = evaluator.judge(&traced, as: FormIndex(form), request)
      #expect(quick.verdict == full.verdict, "\(values)")
      #expect(quick.violations == full.violations, "\(values)")
      #expect(quick.undecided == full.undecided, "\(values)")
      #expect(quick.failedChecks == full.failedChecks, "\(values)")
      #expect(record.slots == traced.slots, "\(values)")
      verdicts.insert(quick.verdict)
    }
    #expect(verdicts.contains(.invalid))
  }

  @Test func `plain checks have a fast path, which right values take`() throws {
    let program = try #require(Compilation(SourceText(name: "f.rules", text: Self.plain)).program)
    let form = FormIndex(try #require(program.forms.firstIndex { $0.name == "f" }))
    let executable = ExecutableProgram(program)
    let plans = executable.fieldPlans.range(of: form)
    let covered = zip(program.forms[form].fields, executable.fieldPlans.fields[plans])
      .filter { $1.fastPath != nil }.map(\.0.name)
    #expect(
      covered == [
        "name", "nick", "mail", "password", "again", "age", "many", "contact", "both",
        "kind", "other", "agreed", "day", "inner",
      ]
    )
    var evaluator = Evaluator(executable, clock: .system)
    try RecordLoader(forms: program.forms).load(
      ["name": "abc", "mail": "a@b", "password": "abc", "again": "abc", "age": 18],
      of: form,
      into: &evaluator.record
    )
    let start = program.forms[form].checks
    // Once patterns have met enough texts to become automata.
    for _ in 0..<100 {
      var record = evaluator.record
      _ = evaluator.judge(&record, as: form)
    }
    let resumePoint = evaluator.takeFastPaths(from: start)
    guard case .field(let field, _) = program.instructions[resumePoint.position] else {
      Issue.record("the run resumes at no field")
      return
    }
    #expect(program.forms[form].fields[field].name == "share")
  }

  static let filters = """
    form f {
      field a { filter regex(/[a-z]+@[a-z]+/) and max_length(5) }
      field b { filter max_length(3, in: scalars) or regex(/x+/) }
      field d { filter required and regex(/[A-Z]{2}[0-9]{2,4}/) }
      field e { filter one_of("abc", "x") }
      field f { filter not regex(/[0-9]+/) }
      field g { normalize trim; filter max_length(3) }
      field h: integer { filter max_value(20) }
      field i { filter regex(/é{2}/) or (regex(/[0-9]+/) and length(2...3)) }
    }
    """

  @Test func `a fast path accepts a text only if the filter lets it be typed`() throws {
    let program = try #require(
      Compilation(SourceText(name: "f.rules", text: Self.filters)).program
    )
    let form = FormIndex(0)
    let stack = FrameStack(form: form, base: 0)
    var quick = Evaluator(ExecutableProgram(program), clock: .system)
    var full = Evaluator(ExecutableProgram(withoutFastPaths: program), clock: .system)
    quick.record = RecordBuffer()
    try RecordLoader(forms: program.forms).load([:], of: form, into: &quick.record)
    full.record = quick.record
    quick.prepare(as: form, EvaluationRequest())
    full.prepare(as: form, EvaluationRequest())
    let texts = [
      "", " ", "a", "ab@", "ab@cd", "ab@cde", "abc", "abcd", "xxxx", "xxxy", "A", "AB12", "ABC",
      "1",
      "12", "1234", "é", "éé", "e\u{301}", "👩‍👩‍👧", "שלום", "a\n", "\r\n",
    ]
    var answers: [Bool] = []
    // Again and again, since patterns become tables only after some dozens of questions.
    for _ in 0..<40 {
      for text in texts {
        let bytes = Array(text.utf8)
        for field in program.forms[form].fields.indices {
          let answer = quick.canHold(
            bytes.span,
            in: FieldIndex(field),
            of: stack
          )
          let expected = full.canHold(
            bytes.span,
            in: FieldIndex(field),
            of: stack
          )
          #expect(answer == expected, "\(text) in \(program.forms[form].fields[field].name)")
          answers.append(answer)
        }
      }
    }
    #expect(answers.contains(true) && answers.contains(false))
  }
}

extension ExecutableProgram {
  /// Judges each value by its field's instructions.
  fileprivate init(withoutFastPaths program: Program) {
    self.init(program)
    for position in fieldPlans.fields.indices {
      fieldPlans.fields[position].fastPath = nil
      fieldPlans.fields[position].filterFastPath = nil
    }
  }
}
