import FormData
import FormRules
import RuleEngine

/// Rules against records of their forms.
enum RecordFuzzing {
  /// A tenth and less of what an evaluation may take, as sanitizers make it slow.
  private static let limits: EvaluationLimits = {
    var limits = EvaluationLimits()
    limits.steps = 100_000
    limits.patterns.matchLimit = 50_000
    limits.patterns.itemLimit = 50_000
    return limits
  }()

  private static let clock = FormClock.fixed(Instant(secondsSinceEpoch: 1_700_000_000))

  /// A rule file, and lines of JSON.
  static func judge(_ input: [UInt8]) throws(FuzzFault) {
    var input = FuzzInput(input)
    guard let program = CompilerFuzzing.compilation(input.part()).program else { return }
    let executable = ExecutableProgram(program, limits: limits)
    let lines = input.part()
    for form in program.forms.indices.prefix(3) {
      try judge(lines, as: FormIndex(form), by: executable)
    }
  }

  static func judgeEmptyRecords(of program: Program) {
    var evaluator = Evaluator(ExecutableProgram(program, limits: limits), clock: clock)
    for form in program.forms.indices.prefix(3) {
      var record = RecordBuffer()
      record.reset(for: program.forms[form])
      for violation in evaluator.judge(&record, as: FormIndex(form), request(.all)).violations {
        _ = violation.message
      }
    }
  }

  private static func request(_ mode: ReportMode) -> EvaluationRequest {
    var request = EvaluationRequest()
    request.mode = mode
    return request
  }

  private static func judge(
    _ lines: [UInt8],
    as form: FormIndex,
    by executable: ExecutableProgram
  ) throws(FuzzFault) {
    let plan = RecordPlan(forms: executable.program.forms, form: form)
    var reader = RecordFormat.ndjson.reader(
      of: ByteSource(lines),
      for: plan,
      limits: ReaderFuzzing.limits
    )
    var evaluator = Evaluator(executable, clock: clock)
    var buffer = RecordBuffer()
    for _ in 0..<8 {
      switch try? reader.next(into: &buffer) {
      case .record: try judge(buffer, as: form, by: &evaluator)
      case .unreadable: continue
      case .end, nil: return
      }
    }
  }

  private static func judge(
    _ record: RecordBuffer,
    as form: FormIndex,
    by evaluator: inout Evaluator
  ) throws(FuzzFault) {
    var buffer = record
    let whole = evaluator.judge(&buffer, as: form, request(.all))
    _ = RecordExtractor(forms: evaluator.executable.program.forms).values(of: form, in: buffer)
    for violation in whole.violations { _ = violation.message }
    let hasErrors = whole.violations.contains { $0.severity == .error }
    try FuzzFault.check(hasErrors == (whole.verdict == .invalid), "violations are no verdict")
    guard whole.undecided.isEmpty else { return }
    for mode in [ReportMode.firstPerField, .first] {
      var buffer = record
      let outcome = evaluator.judge(&buffer, as: form, request(mode))
      try FuzzFault.check(
        outcome.verdict == whole.verdict,
        "\(mode) gives \(outcome.verdict), all gives \(whole.verdict)"
      )
    }
    var traced = request(.all)
    traced.tracing = true
    buffer = record
    let outcome = evaluator.judge(&buffer, as: form, traced)
    try FuzzFault.check(
      outcome.verdict == whole.verdict && outcome.violations == whole.violations,
      "a trace changes the outcome"
    )
  }
}
