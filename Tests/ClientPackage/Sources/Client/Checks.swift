import FormRules

/// What an app's developer finds, feature by feature.
///
/// Conditions are printed where they do not hold, and the command fails.
struct Checks {
  private var failures: [String] = []
  private var count = 0

  /// Notes whether a feature works.
  mutating func check(_ feature: String, _ holds: Bool) {
    count += 1
    if !holds { failures.append(feature) }
  }

  /// Prints what was found.
  ///
  /// - Returns: whether all features work.
  func report() -> Bool {
    for failure in failures { print("fails: \(failure)") }
    print("\(count) checks, \(failures.count) failures")
    return failures.isEmpty
  }
}

extension FormField {
  /// What a picker does: someone enters the field, chooses, and leaves it.
  func choose(_ value: Value?) throws {
    focus()
    try set(value)
    leave()
  }
}
