import FormData
import RuleEngine

/// Judges one record of a file and explains what came of it.
struct ExplanationRun {
  private let program: Program
  private let form: FormIndex
  private let request: EvaluationRequest
  private let files: SourceFiles

  init(_ program: Program, form: FormIndex, request: EvaluationRequest, files: SourceFiles) {
    self.program = program
    self.form = form
    self.request = request
    self.files = files
  }

  /// The explanation of the record with that number.
  func explain(record number: Int, of input: DataInput) throws(Termination) -> Explanation {
    let open = try input.open()
    defer { open.close() }
    let reader = input.format.reader(
      of: open.source(beforeWaiting: {}),
      for: RecordPlan(program, form: form)
    )
    var record = RecordBuffer()
    let search: Search
    do throws(DataError) {
      search = try find(number, in: reader, into: &record)
    } catch {
      throw UnreadableInput.termination(error, in: input)
    }
    UnknownColumns.warn(of: reader.unknownNames, in: input)
    if let termination = search.termination(input, number) { throw termination }
    return explain(&record, number: number)
  }

  private func explain(_ record: inout RecordBuffer, number: Int) -> Explanation {
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    let outcome = evaluator.judge(&record, as: form, request)
    let builder = ExplanationBuilder(
      outcome,
      number: number,
      values: ExplainedValues(record, program: program, form: form),
      program: program,
      excerpts: RuleExcerpts(of: program, files: files)
    )
    return builder.result
  }

  /// What came of looking for a record by its number.
  private enum Search {
    case found
    /// There are only so many.
    case missing(count: Int)
    case unreadable(UnreadableRecord)

    func termination(_ input: DataInput, _ number: Int) -> Termination? {
      switch self {
      case .found:
        nil
      case .missing(let count):
        Termination(
          .unreadableData,
          "'\(input.name)' has no record \(number): there \(count == 1 ? "is" : "are") \(count)"
        )
      case .unreadable(let problem):
        UnreadableInput.termination(
          .unreadable(problem.place, message: problem.message),
          in: input
        )
      }
    }
  }

  private func find(
    _ number: Int,
    in reader: any RecordReader,
    into record: inout RecordBuffer
  ) throws(DataError) -> Search {
    var count = 0
    while true {
      let result = try reader.next(into: &record)
      switch result {
      case .end: return .missing(count: count)
      case .record: if count + 1 == number { return .found }
      case .unreadable(let problem): if count + 1 == number { return .unreadable(problem) }
      }
      count += 1
    }
  }
}
