import RuleCompiler

// Forms: validation of whole records.
//
// Input: values by name (`[String: Value]`) and options. Output: a `Report` with the verdict, the
// violations, the undecided checks, and the output values. Cost: time linear in the values and the checks
// that apply to them. Threads share only an `EvaluatorPool`, from which each validation borrows an
// evaluator. For drawing a form, `FieldDescription` describes its fields.

/// A form of a rule file, ready to validate records.
///
/// ```swift
/// let rules = try RuleFile(text: "form login { field user { required } }")
/// let report = rules.form("login")?.validate(["user": "ann"])
/// ```
public struct RuleForm: Sendable {
  let index: FormIndex
  let evaluators: EvaluatorPool

  /// The form's name in its rule file.
  public var name: String { layout.name }
  /// The form's label, or its name made readable.
  public var label: String { layout.label ?? Labels.humanized(layout.name) }
  /// The form's fields in file order, including those of its groups.
  public var fields: [FieldDescription] {
    layout.fields.map { FieldDescription($0, in: program) }
  }
  /// The values that the caller supplies in addition to the record, in file order: `context role:
  /// text`.
  public var contexts: [FieldDescription] {
    ownContexts.map { FieldDescription($0.field, in: program) }
  }
  /// The annotations of the form, `@name(…)`: data from the author for drawing it.
  public var annotations: [FieldDescription.Annotation] {
    layout.annotations.map { FieldDescription.Annotation($0) }
  }

  /// The engine's texts in the form's language, which `@language` gives: German or English.
  public var catalog: MessageCatalog { layout.language?.catalog ?? .english }

  // In place: a copy counts the references of all their tables, which threads share.
  package var program: Program {
    @inline(__always) _read { yield evaluators.executable.program }
  }
  package var layout: FormLayout {
    @inline(__always) _read { yield program.forms[index] }
  }
  /// The form's contexts as the program lays them out.
  package var ownContexts: [ContextLayout] {
    (layout.contexts ?? []).compactMap { program.contexts?[$0] }
  }

  /// The first name in a context that is unknown; nil if there is none.
  ///
  /// One context may serve several forms, so names that another form of the file declares are known.
  private func unknownName(in context: [String: Value]) -> String? {
    if context.isEmpty { return nil }
    let contexts = (program.contexts ?? []).map(\.field.name)
    let parameters = program.forms.flatMap { ($0.parameters ?? []).map(\.name) }
    let unknown = Set(context.keys).subtracting(contexts).subtracting(parameters)
    if let name = unknown.min() { return name }
    let types = program.contextTypes(of: index)
    for (name, value) in context.sorted(by: { $0.key < $1.key }) {
      guard let type = types[name] else { continue }
      if let found = program.unknownName(in: value, as: type, at: [.name(name)]) {
        return "\(found.path)"
      }
    }
    return nil
  }

  /// Validates values by name.
  ///
  /// Unknown names are ignored, or violate `unknown` if the form is closed. Takes time linear in
  /// the values. Any number of threads can call it at the same time.
  ///
  /// - Parameters:
  ///   - values: the values; those of groups and nested forms are forms themselves.
  ///   - context: values in addition to the record, by the names of the form's contexts and
  ///     parameters.
  ///   - options: how much is reported, and the clock.
  /// - Returns: the verdict, the failed and undecided checks, and the accepted values. If no form
  ///   of the file declares a name in the context, or a value there is not of its type, the verdict
  ///   is undecided.
  public func validate(
    _ values: [String: Value],
    context: [String: Value] = [:],
    options: ValidationOptions = ValidationOptions()
  ) -> Report {
    judge(values, context: context, options, answers: HostAnswers()).report
  }

  /// Evaluates values by name, with the host's answers so far.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - context: values in addition to them.
  ///   - options: how much is reported, and the clock.
  ///   - answers: the host's answers so far.
  ///   - typedField: the field that is being typed, which is evaluated within a keystroke's steps.
  /// - Returns: the report, and the questions to the host.
  package func judge(
    _ values: [String: Value],
    context: [String: Value] = [:],
    _ options: ValidationOptions,
    answers: HostAnswers,
    typedField: FieldIndex? = nil
  ) -> Judgment {
    judge(
      .values(values),
      context: context,
      options,
      answers: answers,
      typedField: typedField
    )
  }

  /// Evaluates input, as `judge(_:context:_:answers:typedField:)` evaluates values.
  ///
  /// - Parameters:
  ///   - input: the values or the record.
  ///   - context: values in addition to it.
  ///   - options: how much is reported, and the clock.
  ///   - answers: the host's answers so far.
  ///   - asking: how to treat questions without an answer.
  ///   - typedField: the field that is being typed.
  /// - Returns: the report, and the questions to the host.
  func judge(
    _ input: FormInput,
    context: [String: Value],
    _ options: ValidationOptions,
    answers: HostAnswers,
    asking: Asking = .leaving,
    typedField: FieldIndex? = nil
  ) -> Judgment {
    if let name = unknownName(in: context) {
      return Judgment(report: Report(.unknownContext(name), of: self))
    }
    return evaluators.withEvaluator(clock: options.clock) { pooled in
      var request = EvaluationRequest()
      request.mode = options.mode
      request.parsesTexts = !options.usesStrictTypes
      request.reportLimit = options.reportLimit
      request.answers = answers
      request.context = context
      if !context.isEmpty, let (path, _) = pooled.evaluator.mistypedContext(of: index, request) {
        return Judgment(report: Report(.unreadable("\(path)"), of: self))
      }
      switch input {
      case .record(let record):
        pooled.record = record
      case .values(let values):
        do throws(RecordLoader.LimitReached) {
          let loader = RecordLoader(forms: program.forms)
          try loader.load(values, of: index, into: &pooled.record)
        } catch {
          return Judgment(report: Report(.limit(RecordLoader.LimitReached.name), of: self))
        }
      }
      if let typedField {
        pooled.record.slots[layout.fields[typedField].slot.position].flags.insert(.typing)
        request.stepLimit = evaluators.executable.limits.keystrokeSteps
      }
      request.details = asking == .leaving
      request.asking = asking
      let outcome = pooled.evaluator.judge(&pooled.record, as: index, request)
      var judgment = Judgment(report: Report(outcome), inquiries: outcome.inquiries)
      if asking != .leaving {
        let hasFindings = outcome.verdict != .valid || outcome.failedChecks > 0
        if judgment.isSupposed {
          if hasFindings || judgment.inquiries.count > 1 {
            return judge(input, context: context, options, answers: answers, asking: .awaiting)
          }
        } else if judgment.isPending {
          return judgment
        } else if hasFindings {
          return judge(input, context: context, options, answers: answers)
        }
      }
      judgment.report.form = ReportedForm(index, in: evaluators.shared)
      judgment.report.values =
        RecordExtractor(forms: program.forms).values(of: index, in: pooled.record)
      return judgment
    }
  }
}

extension Value {
  /// Whether the value is a form or nothing, if the type is a form.
  func isForm(of type: FieldType) -> Bool {
    switch (type, self) {
    case (.form, .form), (.form, .null): true
    case (.form, .text(let text)): text.isBlank
    case (.form, _): false
    case _: true
    }
  }
}

extension RuleForm {
  /// A form of a program.
  package init(_ index: FormIndex, of program: Program) {
    self.init(
      index: index,
      evaluators: EvaluatorPool(ExecutableProgram(suggestingNamesIn: program))
    )
  }
}

extension RuleForm: CustomStringConvertible {
  /// The form's name after the word `form`.
  public var description: String { "form \(name)" }
}
