import FormRules
import RuleEngine

/// The tests of some rule files, ready to run.
struct TestRun {
  private let files: SourceFiles
  private let suites: [TestSuite]

  /// Loads the files that the arguments name.
  ///
  /// Reports the diagnostics of all files, or only the errors if quiet. If one has errors or can't be
  /// opened, the command ends, because a passing test means little while other rules are broken.
  init(
    _ paths: [String],
    files: SourceFiles,
    color: ColorChoice,
    isQuiet: Bool
  ) throws(Termination) {
    self.files = files
    var suites: [TestSuite] = []
    for path in paths { files.allowFolder(of: path) }
    var unopened = UnopenedFiles()
    for path in paths {
      guard let source = unopened.load(path, from: files) else { continue }
      let loaded = LoadedRules(source, files: files)
      loaded.reportDiagnostics(color: color, isQuiet: isQuiet)
      if let suite = TestSuite(loaded.compilation) { suites.append(suite) }
    }
    try unopened.check()
    guard suites.count == paths.count else { throw Termination(.brokenRules) }
    self.suites = suites
  }

  /// Runs the tests whose names contain the filter; one in a file that several import runs once.
  func report(filter: String?, measuresCoverage: Bool) -> TestReport {
    var report = TestReport(coverage: measuresCoverage ? CoverageReport() : nil)
    var known: Set<RulePlace> = []
    for suite in suites {
      let excerpts = RuleExcerpts(of: suite.program, files: files)
      var runner = TestRunner(suite)
      var recorder = measuresCoverage ? CoverageRecorder(suite) : nil
      for testCase in suite.cases where known.insert(testCase.place).inserted {
        if let filter, !testCase.name.contains(filter) { continue }
        let result = runner.run(testCase)
        recorder?.note(result)
        let failure = failure(of: result, in: suite, excerpts)
        report.results.append(TestReport.Result(testCase: testCase, failure: failure))
      }
      if let recorder { report.coverage?.add(recorder) }
    }
    return report
  }

  private func failure(
    of result: TestResult,
    in suite: TestSuite,
    _ excerpts: RuleExcerpts
  ) -> TestReport.Failure? {
    guard let difference = result.difference, let record = result.record else { return nil }
    let testCase = result.testCase
    let finder = SlotFinder(program: suite.program, form: testCase.form)
    let values = ExplainedValues(record: record, finder: finder)
    let builder = ExplanationBuilder(result.outcome, values: values, excerpts: excerpts)
    var fields = relevantFields(of: builder.explanation, for: testCase, difference)
    if fields.count > TestDifference.mostListed {
      let problems = relevantFields(of: builder.explanation.ofProblems, for: testCase, difference)
      if !problems.isEmpty { fields = problems }
    }
    return TestReport.Failure(
      difference: difference,
      given: suite.program.redacted(testCase.given, of: testCase.form),
      context: suite.program.redacted(context: testCase.context, of: testCase.form),
      fields: Array(fields.prefix(TestDifference.mostListed)),
      moreFields: max(0, fields.count - TestDifference.mostListed)
    )
  }

  /// The fields that the difference is about; all of them if it is about none.
  private func relevantFields(
    of explanation: Explanation,
    for testCase: TestCase,
    _ difference: TestDifference
  ) -> [ExplainedField] {
    let paths: [FieldPath]
    switch testCase.expectation {
    case .value(let path, _): paths = [path]
    case .record: paths = (difference.missing + difference.unexpected).map(\.path)
    }
    let ends = Set(paths)
    // Items are validated after their list, whose checks can prevent that.
    let around = Set(paths.flatMap { $0.prefixes.dropFirst() })
    let relevant = explanation.fields.filter { field in
      around.contains(field.path) || field.path.prefixes.contains { ends.contains($0) }
    }
    return relevant.isEmpty ? explanation.fields : relevant
  }
}

extension FieldPath {
  /// The paths that it begins with, from the empty one to itself.
  fileprivate var prefixes: [FieldPath] {
    (0...components.count).map { FieldPath(Array(components.prefix($0))) }
  }
}
