/// A validation that waits for the host, and evaluates the record again with each answer.
///
/// The first evaluation assumes that the host accepts. If it asks a single question, everything
/// else passes, and the host does accept, that report is final: this halves the work of most
/// validations.
///
/// A class whose evaluation is not inlined: the frame of a suspended function is memory of its
/// task, which grows by a kilobyte once it is full, and a server may have thousands of tasks. So
/// such functions hold little more than a reference to this.
final class AwaitingValidation {
  private let form: RuleForm
  private let input: FormInput
  private let context: [String: Value]
  private let options: ValidationOptions
  private let host: Host
  private var answers = HostAnswers()
  /// The result with the answers so far, assuming that the host accepts the rest.
  private var judgment: Judgment

  init(
    of form: RuleForm,
    _ input: FormInput,
    _ context: [String: Value],
    _ options: ValidationOptions,
    _ host: Host
  ) {
    self.form = form
    self.input = input
    self.context = context
    self.options = options
    self.host = host
    judgment = form.judge(
      input,
      context: context,
      options,
      answers: HostAnswers(),
      asking: .supposing
    )
  }

  /// Waits until no question is pending, or the task is canceled.
  @inline(never)
  func waitForAnswers() async {
    // A single question, the usual case, needs no task of its own.
    while let question = singleQuestion() {
      take(await host.answer(to: question, afterRest: false), to: question)
    }
    if isAsking { await askTogether() }
  }

  /// The report, once all answers are there.
  @inline(never)
  func report() -> Report {
    isAsking || Task.isCancelled ? Report(.cancelled, of: form) : judgment.report
  }

  private var isAsking: Bool { judgment.isPending && !Task.isCancelled }

  @inline(never)
  private func singleQuestion() -> HostQuestion? {
    Task.isCancelled ? nil : judgment.onlyPending
  }

  @inline(never)
  private func askTogether() async {
    await withTaskGroup(of: Inquiries.Event.self) { group in
      var inquiries = Inquiries(host)
      while isAsking {
        inquiries.ask(judgment.pending, afterRest: false, in: &group)
        guard case .answered(let question, let answer, let serial) = await group.next() else {
          break
        }
        guard inquiries.take(question, serial: serial) else { continue }
        take(answer, to: question)
      }
      group.cancelAll()
    }
  }

  @inline(never)
  private func take(_ answer: HostAnswer, to question: HostQuestion) {
    guard !Task.isCancelled else { return }
    if judgment.isSupposed, answer == .accepted {
      judgment.inquiries = []
    } else {
      answers[question] = answer
      judgment = form.judge(input, context: context, options, answers: answers, asking: .awaiting)
    }
  }
}
