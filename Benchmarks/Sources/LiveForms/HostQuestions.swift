import FormRules

/// Many validations at once, each of which waits for the host, in turn with tasks that only wait.
struct HostQuestions {
  private static let batches = 12

  /// What the tasks of a batch do.
  enum Kind: String {
    /// Each only waits.
    case bare
    /// Each validates, which asks the host, which waits.
    case free
    /// So does each, within a timeout.
    case bounded
  }

  /// How a batch of tasks is measured.
  enum Measurement {
    /// Each waits a millisecond; the time from the first start to the last end.
    case waiting
    /// Each waits for a minute and is cancelled; the time from the cancellation to the last end.
    case cancelling

    fileprivate var wait: Duration { self == .waiting ? .milliseconds(1) : .seconds(60) }
  }

  private let count: Int
  private let measurement: Measurement

  /// Prints the milliseconds of tasks that only wait, and how many times as long validations take.
  ///
  /// - Parameters:
  ///   - count: how many there are at once.
  ///   - measurement: what is measured of them.
  /// - Throws: what the rule file throws.
  static func measure(_ count: Int, _ measurement: Measurement) async throws {
    let questions = HostQuestions(count: count, measurement: measurement)
    let bare = try questions.body(.bare)
    let free = try questions.body(.free)
    let bounded = try questions.body(.bounded)
    var times: [(bare: Duration, free: Duration, bounded: Duration)] = []
    for _ in 0..<batches {
      times.append(
        (
          await questions.time(bare),
          await questions.time(free),
          await questions.time(bounded)
        )
      )
    }
    let base = median(times.map(\.bare))
    print("tasks that only wait: \(base.milliseconds) ms")
    print("validations: ×\(ratio(median(times.map(\.free)), base))")
    print("validations within a timeout: ×\(ratio(median(times.map(\.bounded)), base))")
  }

  /// Runs a batch once without printing anything, for those who count instructions.
  ///
  /// - Parameters:
  ///   - count: how many tasks there are at once.
  ///   - kind: what each of them does.
  ///   - measurement: whether they are waited for or cancelled.
  /// - Throws: what the rule file throws.
  static func run(_ count: Int, _ kind: Kind, _ measurement: Measurement) async throws {
    let questions = HostQuestions(count: count, measurement: measurement)
    _ = await questions.time(try questions.body(kind))
  }

  /// What each task of a batch does.
  private func body(_ kind: Kind) throws -> @Sendable (Int) async -> Void {
    let wait = measurement.wait
    switch kind {
    case .bare: return { _ in try? await Task.sleep(for: wait) }
    case .free: return try validation("external rule slow")
    case .bounded: return try validation("external rule slow { timeout 90s }")
    }
  }

  /// A validation of one field that asks one external rule.
  private func validation(_ rule: String) throws -> @Sendable (Int) async -> Void {
    let rules = try RuleFile(text: rule + "\nform f { field a { required; slow } }")
    guard let form = rules.form("f") else { preconditionFailure("the form is in the file") }
    let (measurement, wait) = (measurement, measurement.wait)
    let externals: ExternalRules = [
      "slow": .init { _, _ in
        try await Task.sleep(for: wait)
        return .accepted
      }
    ]
    return { number in
      let report = try? await form.validate(["a": .text("x\(number)")], externals: externals)
      switch measurement {
      case .waiting: precondition(report?.isValid == true)
      case .cancelling: precondition(report?.undecided.map(\.reason) == [.cancelled])
      }
    }
  }

  /// The time of a batch of tasks.
  private func time(_ body: @escaping @Sendable (Int) async -> Void) async -> Duration {
    await withTaskGroup(of: Void.self) { group in
      var start = ContinuousClock.now
      for number in 0..<count { group.addTask { await body(number) } }
      if measurement == .cancelling {
        // Long enough for all to have begun to wait.
        try? await Task.sleep(for: .milliseconds(500))
        start = .now
        group.cancelAll()
      }
      await group.waitForAll()
      return ContinuousClock.now - start
    }
  }

  private static func median(_ times: [Duration]) -> Duration {
    times.sorted()[times.count / 2]
  }

  private static func ratio(_ time: Duration, _ base: Duration) -> String {
    let hundredths = Int((time / base * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
