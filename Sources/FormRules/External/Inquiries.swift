/// The questions that are being asked: some at a time, each for as long as its answer is wanted.
///
/// Children of the group that is handed in wait for its tasks, so none outlives who validates.
struct Inquiries {
  /// What a child of the group has come to.
  enum Event: Sendable {
    case answered(HostQuestion, HostAnswer, serial: Int)
    /// Something outside the group has changed.
    case woken
  }

  private let host: Host
  /// Whether values rest before the host is asked about them.
  private let awaitsRest: Bool
  private var running: [HostQuestion: Running] = [:]
  private var lastSerial = 0

  private struct Running {
    /// Distinguishes its task from earlier ones with the same question.
    var serial: Int
    /// Cancelled when the answer is no longer wanted.
    var asking: Task<HostAnswer, Never>
  }

  init(_ host: Host, awaitsRest: Bool) {
    self.host = host
    self.awaitsRest = awaitsRest
  }

  /// Stops asking what is no longer wanted, and starts asking what is, as far as the bound allows.
  ///
  /// - Parameters:
  ///   - wanted: the questions whose answers matter, the most urgent first.
  ///   - group: whose children ask.
  mutating func ask(_ wanted: [HostQuestion], in group: inout TaskGroup<Event>) {
    if !running.isEmpty {
      let set = Set(wanted)
      for (question, entry) in running where !set.contains(question) {
        entry.asking.cancel()
        running[question] = nil
      }
    }
    for question in wanted where running[question] == nil {
      guard running.count < host.externals.concurrency else { return }
      start(question, in: &group)
    }
  }

  /// The question's answer, if it is the one that is awaited.
  mutating func take(_ question: HostQuestion, serial: Int) -> Bool {
    guard running[question]?.serial == serial else { return false }
    running[question] = nil
    return true
  }

  private mutating func start(_ question: HostQuestion, in group: inout TaskGroup<Event>) {
    lastSerial += 1
    let serial = lastSerial
    let (host, awaitsRest) = (host, awaitsRest)
    let asking = Task { await host.answer(to: question, afterRest: awaitsRest) }
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
