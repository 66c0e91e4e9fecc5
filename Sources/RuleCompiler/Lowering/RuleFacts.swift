import RuleEngine

/// Which rules ask the host: by themselves, or through rules that they call.
struct RuleFacts {
  private let externals: [Bool]

  init(_ mentions: [Mentions]) {
    var callers = [[Int]](repeating: [], count: mentions.count)
    for (caller, mention) in mentions.enumerated() {
      for (rule, _) in mention.ruleCalls { callers[rule].append(caller) }
    }
    externals = Reachability.reached(
      from: mentions.indices.filter { mentions[$0].asksExternal },
      along: callers
    )
  }

  func asksExternal(_ mentions: Mentions) -> Bool {
    mentions.asksExternal || mentions.ruleCalls.contains { externals[$0.rule] }
  }
}
