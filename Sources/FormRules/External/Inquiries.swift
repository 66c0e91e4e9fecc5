/// The questions being asked: a limited number at a time, each until its answer is no longer
/// needed.
///
/// Children of the given task group wait for their tasks, so none outlives the validation.
struct Inquiries {
  /// The event that ended a child task of the group.
  enum Event: Sendable {
    case answered(HostQuestion, HostAnswer, serial: Int)
    /// Something outside the group has changed.
    case woken
  }

  private let host: Host
  private var running: [HostQuestion: Running] = [:]
  private var lastSerial = 0

  private struct Running {
    /// Distinguishes its task from earlier ones with the same question.
    var serial: Int
    /// The asking task, which is canceled if its answer is no longer needed.
    var asking: Task<HostAnswer, Never>
  }

  init(_ host: Host) {
    self.host = host
  }

  /// Cancels questions no longer needed, and starts new ones within the limit.
  ///
  /// - Parameters:
  ///   - wanted: the questions whose answers matter, most urgent first.
  ///   - afterRest: whether to wait for a value to rest before asking about it.
  ///   - group: the group in which to ask.
  mutating func ask(
    _ wanted: [HostQuestion],
    afterRest: Bool,
    in group: inout TaskGroup<Event>
  ) {
    if !running.isEmpty {
      let set = Set(wanted)
      for (question, entry) in running where !set.contains(question) {
        entry.asking.cancel()
        running[question] = nil
      }
    }
    for question in wanted where running[question] == nil {
      guard running.count < host.externals.concurrency else { return }
      start(question, afterRest: afterRest, in: &group)
    }
  }

  /// Whether the question's answer is still awaited, and from this task; then removes the question.
  mutating func take(_ question: HostQuestion, serial: Int) -> Bool {
    guard running[question]?.serial == serial else { return false }
    running[question] = nil
    return true
  }

  private mutating func start(
    _ question: HostQuestion,
    afterRest: Bool,
    in group: inout TaskGroup<Event>
  ) {
    lastSerial += 1
    let serial = lastSerial
    let host = host
    let asking = Task { await host.answer(to: question, afterRest: afterRest) }
    running[question] = Running(serial: serial, asking: asking)
    group.addTask {
      let answer = await withTaskCancellationHandler {
        await asking.value
      } onCancel: {
        asking.cancel()
      }
      return .answered(question, answer, serial: serial)
    }
  }
}
