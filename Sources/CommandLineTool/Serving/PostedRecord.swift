import FormData
import FormRules
import RuleEngine
import RuleSyntax
import WebServer

/// A posted record, and how to validate it.
///
/// The query has the names and values of the options of `validate`; `context` and `answers` are the
/// JSON texts themselves.
struct PostedRecord {
  /// Maximum slots of a record: each value, and each field of each list item, takes one of 32
  /// bytes.
  private static let slotLimit = 1 << 20
  /// Maximum violations and undecided checks of a response; a page has no room for more.
  private static let reportLimit = 1_000
  private static let renderer = RecordJSON(isList: false)
  /// Parameters of the query.
  private static let parameters = ["answers", "context", "report", "step"]

  private let form: ServedForm
  private let evaluators: EvaluatorPool
  private let format: RecordFormat
  /// The boundary of `multipart/form-data`; nil for other formats.
  private let boundary: String?
  private let body: [UInt8]
  private var evaluation = EvaluationRequest()

  init(_ request: WebRequest, for form: ServedForm) throws(RequestProblem) {
    self.form = form
    body = request.body
    (format, boundary) = try PostedRecord.recordFormat(of: request)
    for name in request.query.keys.sorted() where !PostedRecord.parameters.contains(name) {
      throw RequestProblem(.badRequest, "unknown parameter '\(VisibleText.of(name))'")
    }
    evaluators = try PostedRecord.pool(of: form, through: request.query["step"])
    if let name = request.query["report"] {
      guard let mode = ReportMode(rawValue: name) else {
        let modes = ReportMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw RequestProblem(.badRequest, "'report' must be one of \(modes)")
      }
      evaluation.mode = mode
    }
    do throws(Termination) {
      if let text = request.query["context"] {
        let file = ContextFile(file: try GivenFile(SourceText(name: "context", text: text)))
        evaluation.context = try file.values(
          for: form.index,
          of: evaluators.executable,
          evaluation
        )
      }
      if let text = request.query["answers"] {
        let file = AnswersFile(file: try GivenFile(SourceText(name: "answers", text: text)))
        evaluation.answers = try file.answers(to: form.program)
      }
    } catch {
      throw RequestProblem(.badRequest, error.message ?? "cannot read 'context' or 'answers'")
    }
    if let missing = form.program.missingParameter(of: form.index, in: evaluation.context) {
      let detail =
        "the form needs the parameter '\(missing)' from an enclosing form: give it in 'context'"
      throw RequestProblem(.badRequest, detail)
    }
  }

  /// The output of `validate --output ndjson` for the record, without positions in a file.
  func report() throws(RequestProblem) -> [UInt8] {
    let record = try read()
    var request = evaluation
    request.reportLimit = PostedRecord.reportLimit
    return evaluators.withEvaluator(clock: .system) { pooled in
      pooled.record = record
      let outcome = pooled.evaluator.judge(&pooled.record, as: form.index, request)
      var text: [UInt8] = []
      let judged = JudgedRecord(number: 1, outcome: outcome)
      PostedRecord.renderer.render(judged, into: &text)
      return text
    }
  }

  /// The output of `explain --output json` for the record.
  func explanation() throws(RequestProblem) -> [UInt8] {
    var request = evaluation
    request.tracing = true
    let run = ExplanationRun(
      executable: evaluators.executable,
      form: form.index,
      request: request,
      clock: .system,
      files: form.files
    )
    return Array(ExplanationJSON.text(of: run.explain(try read())).utf8)
  }

  /// Reads the body, which must contain one record.
  private func read() throws(RequestProblem) -> RecordBuffer {
    if format == .json, body.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "[") {
      throw RequestProblem(.badRequest, "the body must be one JSON object, not a list")
    }
    var record = RecordBuffer()
    let limits = ReadingLimits(bytes: max(1, body.count), slots: PostedRecord.slotLimit)
    do throws(DataError) {
      var reader = reader(of: ByteSource(body), limits)
      var result = try reader.next(into: &record)
      if case .record = result {
        // Nothing may follow the record; a second one must not overwrite its values.
        var rest = RecordBuffer()
        result = try reader.next(into: &rest)
        if result == .end { return record }
      }
      guard case .unreadable(let fault) = result else {
        throw .unreadable(DataPlace(), message: "expected one record")
      }
      throw .unreadable(fault.place, message: fault.message)
    } catch {
      switch error {
      case .unreadable(let place, let message):
        let detail =
          "the body can't be read: line \(place.line), column \(place.column): \(message)"
        throw RequestProblem(.badRequest, detail)
      case .inputFailed, .outOfMemory:
        throw RequestProblem(.internalServerError, "\(error)")
      }
    }
  }
}

extension PostedRecord {
  private func reader(
    of source: ByteSource,
    _ limits: ReadingLimits
  ) -> any RecordReader & ~Copyable {
    guard let boundary else { return format.reader(of: source, for: form.records, limits: limits) }
    return FormEncodedReader(source, plan: form.records, boundary: boundary, limits: limits)
  }

  /// The format of the body, according to its media type, and the boundary if it has parts.
  private static func recordFormat(
    of request: WebRequest
  ) throws(RequestProblem) -> (RecordFormat, boundary: String?) {
    if let coding = request["content-encoding"], coding.lowercased() != "identity" {
      throw RequestProblem(.unsupportedMediaType, "a body with a content coding can't be read")
    }
    let header = request["content-type"] ?? ""
    switch HeaderValue(header).text {
    case "application/json": return (.json, nil)
    case let type where type.hasSuffix("+json"): return (.json, nil)
    case "application/x-www-form-urlencoded": return (.form, nil)
    case "multipart/form-data":
      guard let boundary = MultipartText.boundary(inContentType: header) else {
        throw RequestProblem(.badRequest, "multipart/form-data needs a boundary")
      }
      return (.form, boundary)
    case _:
      let detail =
        "the body must be application/json, application/x-www-form-urlencoded or multipart/form-data"
      throw RequestProblem(.unsupportedMediaType, detail)
    }
  }

  /// The evaluators of the form, up to a step if one is named.
  private static func pool(
    of form: ServedForm,
    through step: String?
  ) throws(RequestProblem) -> EvaluatorPool {
    guard let step else { return form.evaluators }
    if let evaluators = form.steps[step] { return evaluators }
    let name = VisibleText.of(step, limit: 60)
    throw RequestProblem(.badRequest, "the form '\(form.name)' has no step '\(name)'")
  }
}
