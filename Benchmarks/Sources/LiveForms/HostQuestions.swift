import FormRules
import Foundation

/// Many validations at once, each of which waits for the host, in turn with tasks that only wait.
struct HostQuestions {
  private static let batches = 12

  /// What the tasks of a batch do.
  enum Kind: String {
    /// Each only waits.
    case bare
    /// Each waits for another task that only waits, the least that a timeout takes.
    case paired
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

  /// What a batch takes.
  private struct Cost {
    /// The milliseconds that pass.
    var time: Double
    /// The milliseconds of all processors, which other programs hardly change.
    var processors: Double
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
    let bodies = try [Kind.bare, .paired, .free, .bounded].map { try questions.body($0) }
    var costs: [[Cost]] = []
    for _ in 0..<batches {
      var costsOfBatch: [Cost] = []
      for body in bodies { costsOfBatch.append(await questions.cost(body)) }
      costs.append(costsOfBatch)
    }
    for cost in [\Cost.time, \.processors] {
      print(cost == \.time ? "time that passes" : "time of processors")
      print("  tasks that only wait: \(decimal(median(costs.map { $0[0][keyPath: cost] }))) ms")
      let names = ["pairs of tasks", "validations", "validations within a timeout"]
      for (position, name) in names.enumerated() {
        let ratios = costs.map { $0[position + 1][keyPath: cost] / $0[0][keyPath: cost] }
        print("  \(name): ×\(decimal(median(ratios)))")
      }
    }
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
    _ = await questions.cost(try questions.body(kind))
  }

  /// What each task of a batch does.
  private func body(_ kind: Kind) throws -> @Sendable (Int) async -> Void {
    let wait = measurement.wait
    switch kind {
    case .bare: return { _ in try? await Task.sleep(for: wait) }
    case .paired: return { _ in await Task { try? await Task.sleep(for: wait) }.waitCancelling() }
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

  /// What a batch of tasks takes.
  private func cost(_ body: @escaping @Sendable (Int) async -> Void) async -> Cost {
    await withTaskGroup(of: Void.self) { group in
      var (start, processorStart) = (ContinuousClock.now, clock())
      for number in 0..<count { group.addTask { await body(number) } }
      if measurement == .cancelling {
        // Long enough for all to have begun to wait.
        try? await Task.sleep(for: .milliseconds(500))
        (start, processorStart) = (.now, clock())
        group.cancelAll()
      }
      await group.waitForAll()
      return Cost(
        time: (ContinuousClock.now - start) / .milliseconds(1),
        processors: Double(clock() - processorStart) * 1000 / Double(CLOCKS_PER_SEC)
      )
    }
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }

  private static func decimal(_ number: Double) -> String {
    String(format: "%.2f", number)
  }
}

extension Task where Failure == Never {
  /// Waits for the task, and cancels it with the one that waits.
  fileprivate func waitCancelling() async {
    await withTaskCancellationHandler {
      _ = await value
    } onCancel: {
      cancel()
    }
  }
}
