extension RuleForm {
  /// Validates values with external rules, without waiting.
  ///
  /// Calls the rules with immediate answers. Other external rules stay undecided, with the reason
  /// `pending`.
  ///
  /// - Parameters:
  ///   - values: the values; those of groups and nested forms are forms themselves.
  ///   - context: values in addition to the record, by the names of the form's contexts and
  ///     parameters.
  ///   - externals: the host's functions for external rules.
  ///   - options: how much is reported, and the clock.
  /// - Returns: the report.
  /// - Throws: ``MissingExternalRulesError`` with every rule that the form needs and that is not
  ///   supplied.
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

  /// Validates values with external rules, and waits for the answers.
  ///
  /// A field's external rules are called once the field's other checks hold, for several fields at
  /// the same time. The first rejection in an `and`, or the first acceptance in an `or`, cancels
  /// the remaining calls. If the task is canceled, so are all calls, and the report is undecided
  /// with the reason `cancelled`.
  ///
  /// - Parameters:
  ///   - values: the values; those of groups and nested forms are forms themselves.
  ///   - context: values in addition to the record, by the names of the form's contexts and
  ///     parameters.
  ///   - externals: the host's functions for external rules.
  ///   - options: how much is reported, and the clock.
  /// - Returns: the report.
  /// - Throws: ``MissingExternalRulesError`` with every rule that the form needs and that is not
  ///   supplied.
  public func validate(
    _ values: [String: Value],
    context: [String: Value] = [:],
    externals: ExternalRules,
    options: ValidationOptions = ValidationOptions()
  ) async throws(MissingExternalRulesError) -> Report {
    try await validate(.values(values), context: context, externals: externals, options: options)
  }

  /// Validates input with the help of the host, and waits for its answers.
  func validate(
    _ input: FormInput,
    context: [String: Value],
    externals: ExternalRules,
    options: ValidationOptions
  ) async throws(MissingExternalRulesError) -> Report {
    let validation = try beginValidation(input, context, externals, options)
    await validation.waitForAnswers()
    return validation.report()
  }

  /// Not inlined, so that nothing of it is in the memory of the task that waits.
  @inline(never)
  private func beginValidation(
    _ input: FormInput,
    _ context: [String: Value],
    _ externals: ExternalRules,
    _ options: ValidationOptions
  ) throws(MissingExternalRulesError) -> AwaitingValidation {
    AwaitingValidation(of: self, input, context, options, try Host(externals, of: self))
  }
}

extension Report {
  /// A report on values whose validation was not completed.
  init(_ reason: Undecided.Reason, of form: RuleForm) {
    // Doesn't pass the program: copying it would retain all its tables.
    let place = form.layout.place
    let file = form.program.sources[Int(place.source)]
    self.init(EvaluationOutcome(reason, of: RulePlace(place, in: file)))
    self.form = ReportedForm(form.index, in: form.evaluators.shared)
  }
}
