import FormData
import RuleCompiler
import RuleEngine

/// Validates one record of a file and explains the result.
struct ExplanationRun {
  let executable: ExecutableProgram
  let form: FormIndex
  let request: EvaluationRequest
  let clock: FormClock
  let files: SourceFiles

  /// The explanation of the record with that number.
  func explain(record number: Int, of input: DataInput) throws(Termination) -> Explanation {
    var record = RecordBuffer()
    let plan = RecordPlan(forms: executable.program.forms, form: form)
    let (found, count) = try input.read(for: plan) { reader throws(DataError) in
      let (last, count) = try find(number, in: &reader, into: &record)
      input.warn(ofUnknownNames: reader.unknownNames)
      if case .unreadable(let problem) = last {
        throw .unreadable(problem.place, message: problem.message)
      }
      return (last != .end, count)
    }
    guard found else {
      throw Termination(
        .unreadableData,
        "'\(input.name)' has no record \(number), only \(count.counted("record"))"
      )
    }
    return explain(record, number: number)
  }

  /// The explanation of a record that has been read.
  func explain(_ record: RecordBuffer, number: Int = 1) -> Explanation {
    var record = record
    var evaluator = Evaluator(executable, clock: clock)
    let outcome = evaluator.judge(&record, as: form, request)
    let finder = SlotFinder(program: executable.program, form: form)
    return ExplanationBuilder(
      outcome,
      number: number,
      values: ExplainedValues(record: record, finder: finder),
      excerpts: RuleExcerpts(of: executable.program, files: files)
    ).explanation
  }

  /// Reads up to a record, or to the end; also returns the number of records before it.
  private func find(
    _ number: Int,
    in reader: inout any RecordReader & ~Copyable,
    into record: inout RecordBuffer
  ) throws(DataError) -> (last: RecordResult, count: Int) {
    var count = 0
    while true {
      let result = try reader.next(into: &record)
      if result == .end || count + 1 == number { return (result, count) }
      count += 1
    }
  }
}
