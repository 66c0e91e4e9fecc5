/// A class of cases that are judged differently here, by decision, with the reason.
struct Explanation: Sendable {
  enum Verdict: String, Sendable {
    case accepted
    case refused = "rejected"
  }

  /// What the class is called in the list of differences.
  var name: String
  /// Why the rule here differs.
  var reason: String
  /// What the rule here does with the values of the class, against what the suite asserts.
  var here: Verdict
  /// The rules here that differ so; empty for all.
  var checks: [String]
  /// The suites that differ so; empty for all.
  var suites: [String]
  private var matches: @Sendable (ConformanceCase) -> Bool

  init(
    _ name: String,
    _ here: Verdict,
    by checks: String = "",
    of suites: String = "",
    because reason: String,
    where matches: @escaping @Sendable (ConformanceCase) -> Bool
  ) {
    self.name = name
    self.here = here
    self.checks = checks.split(separator: " ").map(String.init)
    self.suites = suites.split(separator: " ").map(String.init)
    self.reason = reason
    self.matches = matches
  }

  func explains(_ difference: Difference) -> Bool {
    guard (here == .refused) == difference.test.isValid else { return false }
    guard suites.isEmpty || suites.contains(difference.test.suite) else { return false }
    let names = difference.check.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard checks.isEmpty || checks.contains(where: { names.contains(Substring($0)) }) else {
      return false
    }
    return matches(difference.test)
  }
}

/// A case whose verdict here is not the one that its suite asserts.
struct Difference: Sendable {
  var test: ConformanceCase
  /// The mapping's check, its parameters not filled in.
  var check: String
}
