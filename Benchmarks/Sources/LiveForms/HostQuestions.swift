import FormRules

/// Many validations at once, each of which waits for the host.
enum HostQuestions {
  private static let rules = "external rule slow\nform f { field a { required; slow } }"
  private static let batches = 12

  /// All wait a millisecond and are accepted.
  static func run(_ count: Int) async throws {
    let externals: ExternalRules = [
      "slow": .init { _, _ in
        try await Task.sleep(for: .milliseconds(1))
        return .accepted
      }
    ]
    guard let form = try RuleFile(text: rules).form("f") else { return }
    for _ in 0..<batches {
      let start = ContinuousClock.now
      let valid = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<count {
          group.addTask {
            let report = try? await form.validate(["a": .text("x\(number)")], externals: externals)
            return report?.isValid ?? false
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      precondition(valid == count)
      print((ContinuousClock.now - start).milliseconds, terminator: " ")
    }
    print()
  }

  /// All wait for a minute and are cancelled.
  static func cancel(_ count: Int) async throws {
    let externals: ExternalRules = [
      "slow": .init { _, _ in
        try await Task.sleep(for: .seconds(60))
        return .accepted
      }
    ]
    guard let form = try RuleFile(text: rules).form("f") else { return }
    for _ in 0..<batches {
      let (cancelled, time) = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<count {
          group.addTask {
            let report = try? await form.validate(["a": .text("x\(number)")], externals: externals)
            return report?.undecided.map(\.reason) == [.cancelled]
          }
        }
        // Long enough for all to have begun to wait.
        try? await Task.sleep(for: .milliseconds(500))
        let start = ContinuousClock.now
        group.cancelAll()
        let cancelled = await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        return (cancelled, ContinuousClock.now - start)
      }
      precondition(cancelled == count)
      print(time.milliseconds, terminator: " ")
    }
    print()
  }
}
