/// A validation that waits for the host: input that is judged again with each of its answers.
///
/// It is first judged as if the host accepted. If that asks a single question, the rest holds, and the
/// host does accept, the report is there without judging again: half of what a validation takes.
///
/// A class whose judging is not inlined: what a function that waits holds is memory of its task, which
/// takes a kilobyte more once that is full, and a server may have thousands of them. So such functions hold
/// little more than a reference to this.
final class AwaitingValidation {
  private let form: RuleForm
  private let input: FormInput
  private let context: [String: Value]
  private let options: ValidationOptions
  private let host: Host
  private var answers = HostAnswers()
  /// What the input comes to with the answers so far, or if the host accepts.
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

  /// Waits until nothing is awaited any more, or the task is cancelled.
  @inline(never)
  func waitForAnswers() async {
    // A single question, the usual case, needs no task of its own.
    while let question = singleQuestion() {
      take(await host.answer(to: question, afterRest: false), to: question)
    }
    if isAsking { await askTogether() }
  }

  /// The report on what is known once the answers have been waited for.
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
      var inquiries = Inquiries(host, awaitsRest: false)
      while isAsking {
        inquiries.ask(judgment.pending, in: &group)
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
