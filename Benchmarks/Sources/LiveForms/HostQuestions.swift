import FormRules

/// Many validations at once, each of which waits for the host, in turn with tasks that only wait.
struct HostQuestions {
  private static let batches = 12

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
    let free = try questions.validation("external rule slow")
    let bounded = try questions.validation("external rule slow { timeout 90s }")
    let wait = measurement.wait
    var times: [(bare: Duration, free: Duration, bounded: Duration)] = []
    for _ in 0..<batches {
      times.append(
        (
          await questions.time { _ in try? await Task.sleep(for: wait) },
          await questions.time(free),
          await questions.time(bounded)
        )
      )
    }
    let bare = median(times.map(\.bare))
    print("tasks that only wait: \(bare.milliseconds) ms")
    print("validations: ×\(ratio(median(times.map(\.free)), bare))")
    print("validations within a timeout: ×\(ratio(median(times.map(\.bounded)), bare))")
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
