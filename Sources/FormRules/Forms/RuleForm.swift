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
  /// The types of the values that a context can have, by name: those of the form's contexts and of
  /// its parameters, which no form around it sets.
  var contextTypes: [String: FieldType] {
    let contexts = ownContexts.map { ($0.field.name, $0.field.type) }
    let parameters = (layout.parameters ?? []).map { ($0.name, $0.type) }
    return Dictionary(contexts + parameters) { context, _ in context }
  }

  /// Why values are no context; nil if they are one.
  ///
  /// Either no form of the file declares a name, as one context may serve several forms, or something
  /// else is given for a form. The evaluator finds other values of a wrong type.
  private func fault(in context: [String: Value]) -> Undecided.Reason? {
    if context.isEmpty { return nil }
    let contexts = (program.contexts ?? []).map(\.field.name)
    let parameters = program.forms.flatMap { ($0.parameters ?? []).map(\.name) }
    let unknown = Set(context.keys).subtracting(contexts).subtracting(parameters)
    if let name = unknown.min() { return .unknownContext(name) }
    let types = contextTypes
    let misfits = context.filter { name, value in types[name].map { !value.isForm(of: $0) } ?? false
    }
    return misfits.keys.min().map { .unreadable($0) }
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
  ///   of the file declares such a context, or it is not of its type, the verdict is undecided.
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
    if let reason = fault(in: context) {
      return Judgment(report: Report(reason, of: self))
    }
    return evaluators.withEvaluator(clock: options.clock) { pooled in
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
      var request = EvaluationRequest()
      request.mode = options.mode
      request.parsesTexts = !options.usesStrictTypes
      request.reportLimit = options.reportLimit
      request.answers = answers
      request.context = context
      if let typedField {
        pooled.record.slots[layout.fields[typedField].slot.position].flags.insert(.typing)
        request.stepLimit = evaluators.executable.limits.keystrokeSteps
      }
      request.details = asking == .leaving
      request.awaitsAnswers = asking != .leaving
      request.supposesAcceptance = asking == .supposing
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

/// How an evaluation treats questions to the host without an answer.
enum Asking {
  /// Reports their checks as undecided.
  case leaving
  /// Makes no report while there are any, as the input is judged again with each answer.
  case awaiting
  /// As `awaiting`, but where there is one question only and everything else holds, makes the report that
  /// is right if the host accepts: most values are accepted, and are then judged once instead of twice.
  case supposing
}

/// The input of a validation.
enum FormInput: Sendable {
  /// Values by name.
  case values([String: Value])
  /// A record that was read into the form's slots.
  case record(RecordBuffer)
}

/// A report, and the questions to the host.
package struct Judgment: Sendable {
  /// If an answer is supposed, the report that is right if the host accepts.
  package var report: Report
  /// In the order in which they were asked.
  package var inquiries: [HostInquiry] = []

  /// Whether there are questions that only the host can settle.
  var isPending: Bool { inquiries.contains(where: \.isPending) }

  /// Whether the report is right if the host accepts.
  var isSupposed: Bool { inquiries.contains(where: \.isSupposed) }

  /// The only open question; nil if there are several, or none.
  var onlyPending: HostQuestion? {
    if inquiries.count < 2 { return onlyInquiry }
    let pending = pending
    return pending.count == 1 ? pending[0] : nil
  }

  /// The question of a single inquiry, as most records have, without memory for a list.
  private var onlyInquiry: HostQuestion? {
    inquiries.count == 1 && inquiries[0].isPending ? inquiries[0].question : nil
  }

  /// The questions that only the host can settle, each once, in the order in which they were asked.
  package var pending: [HostQuestion] {
    if let question = onlyInquiry { return [question] }
    var seen: Set<HostQuestion> = []
    return inquiries.filter { $0.isPending && seen.insert($0.question).inserted }.map(\.question)
  }
}

/// How to validate a form.
public struct ValidationOptions: Sendable {
  /// How many of the failed checks are reported.
  public var mode: ReportMode
  /// Whether a text in place of a number or a Boolean is a violation; otherwise it is parsed.
  ///
  /// Dates and times are always parsed from texts, because JSON has no other notation for them.
  public var usesStrictTypes: Bool
  /// The source of `now` and `today`, and the time zone of dates and times without an offset.
  public var clock: FormClock
  /// Maximum number of failed and undecided checks that the report lists.
  ///
  /// A report can be many times as large as its record, so a server limits it for clients that it
  /// doesn't trust. The verdict doesn't depend on the limit, and ``Report/omittedChecks`` counts the
  /// rest. Sessions ignore it.
  public var reportLimit: Int

  /// Options; by default, the first failed check of each field, with the system's clock.
  public init(
    mode: ReportMode = .firstPerField,
    usesStrictTypes: Bool = false,
    clock: FormClock = .system,
    reportLimit: Int = .max
  ) {
    self.mode = mode
    self.usesStrictTypes = usesStrictTypes
    self.clock = clock
    self.reportLimit = reportLimit
  }
}

extension RuleForm: CustomStringConvertible {
  /// The form's name after the word `form`.
  public var description: String { "form \(name)" }
}
