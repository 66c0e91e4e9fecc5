extension RuleForm {
  /// Judges values with the help of the host, without waiting.
  ///
  /// Rules that answer at once are asked; what takes time stays undecided, with the reason `pending`.
  ///
  /// - Parameters:
  ///   - values: the values; those of groups and nested forms are forms themselves.
  ///   - context: values in addition to the record, by the names of the form's contexts.
  ///   - externals: what the host supplies.
  ///   - options: how much is reported, and by which clock.
  /// - Returns: the report, as of any validation.
  /// - Throws: ``MissingExternalRulesError`` that names every rule that the form asks and that is not supplied.
  public func validateImmediately(
    _ values: [String: Value],
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) throws(MissingExternalRulesError) -> Report {
    let host = try Host(externals, of: self)
    var answers = HostAnswers()
    while true {
      let judgment = judge(values, context: context, options, answers: answers)
      var hasNews = false
      for question in judgment.pending {
        guard let answer = host.immediateAnswer(to: question, afterRest: false) else { continue }
        answers[question] = answer
        hasNews = true
      }
      guard hasNews else { return judgment.report }
    }
  }

  /// Judges values with the help of the host, and waits for its answers.
  ///
  /// The host is asked about a field once the field's other checks hold, about several fields at the
  /// same time. Of an `and` the first rejection, of an `or` the first acceptance makes the rest
  /// superfluous, which is then cancelled. Cancelling the task ends what the host was asked; the
  /// report is then undecided with the reason `cancelled`.
  ///
  /// - Parameters:
  ///   - values: the values; those of groups and nested forms are forms themselves.
  ///   - context: values in addition to the record, by the names of the form's contexts.
  ///   - externals: what the host supplies.
  ///   - options: how much is reported, and by which clock.
  /// - Returns: the report, as of any validation.
  /// - Throws: ``MissingExternalRulesError`` that names every rule that the form asks and that is not supplied.
  public func validate(
    _ values: [String: Value],
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws(MissingExternalRulesError) -> Report {
    try await validate(.values(values), context: context, externals: externals, options: options)
  }

  /// Judges what it is given with the help of the host, and waits for its answers.
  func validate(
    _ input: FormInput,
    context: [String: Value],
    externals: ExternalRules,
    options: ValidationOptions
  ) async throws(MissingExternalRulesError) -> Report {
    let host = try Host(externals, of: self)
    return await AwaitingValidation(of: self, input, context, options, host).report()
  }
}

extension Report {
  /// The report on values that were not judged to the end.
  init(_ reason: Undecided.Reason, of form: RuleForm) {
    // The program is not passed: a copy counts the references of all its tables.
    let place = form.layout.place
    let file = form.program.sources[Int(place.source)]
    self.init(EvaluationOutcome(reason, of: RulePlace(place, in: file)))
    self.form = ReportedForm(form.index, in: form.evaluators.shared)
  }
}
