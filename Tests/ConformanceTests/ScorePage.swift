extension Scoring {
  /// The scores of every suite and rule, as a table of Markdown.
  var table: String {
    var lines = [
      "| suite | rule there | rule here | agree | differ | not mapped |",
      "|---|---|---|---:|---:|---:|",
    ]
    for (key, score) in scores.sorted(by: { $0.key < $1.key }) {
      let check = key.check.map { "`\($0)`" } ?? ""
      lines.append(
        "| \(key.suite) | \(key.rule) | \(check) | \(Self.cell(score.agree)) "
          + "| \(Self.cell(score.differ)) | \(Self.cell(score.unmapped)) |"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func cell(_ count: Int) -> String { count == 0 ? "" : "\(count)" }

  /// One line for each suite.
  var totals: String {
    var lines = [
      "| suite | cases | agree | differ, explained | not mapped |",
      "|---|---:|---:|---:|---:|",
    ]
    var all = Score()
    for suite in ConformanceCase.suites {
      var sum = Score()
      for (key, score) in scores where key.suite == suite {
        sum.agree += score.agree
        sum.differ += score.differ
        sum.unmapped += score.unmapped
      }
      lines.append(Self.total(suite, sum))
      all.agree += sum.agree
      all.differ += sum.differ
      all.unmapped += sum.unmapped
    }
    lines.append(Self.total("all", all))
    return lines.joined(separator: "\n")
  }

  private static func total(_ suite: String, _ score: Score) -> String {
    "| \(suite) | \(score.agree + score.differ + score.unmapped) | \(score.agree) "
      + "| \(score.differ) | \(score.unmapped) |"
  }

  /// The page `Grammar/Conformance.md`.
  var page: String {
    var classes: [String] = []
    for (explanation, count) in zip(Explanation.all, explained) {
      let checks = explanation.checks.map { "`\($0)`" }.joined(separator: ", ")
      let suites = explanation.suites.joined(separator: ", ")
      let scope = [checks, suites].filter { !$0.isEmpty }.joined(separator: "; ")
      classes.append(
        "**\(explanation.name)**: \(explanation.here.rawValue) here, \(count) cases"
          + "\(scope.isEmpty ? "" : " (\(scope))"). \(explanation.reason)"
      )
    }
    let profiles = Profile.all.map { "- \($0.suite): \($0.rules.joined(separator: ", "))" }
    let unmapped = Unmapped.all.map { "- \($0.rules.joined(separator: ", ")): \($0.reason)" }
    return """
      # Conformance

      How the standard rules judge what other projects' tests assert. `swift test --filter \
      ConformanceTests` judges it all anew and prints the scores; a difference that no class below \
      explains fails it, and so does a class that explains nothing any more. This page is written \
      by that test, with `RECORD_GOLDENS=1`.

      ## Scores

      \(totals)

      ## Definitions held in full

      Where the suite asserts the very definition that the rule here implements, no case differs but \
      for empty values, and a test holds it so.

      \(profiles.joined(separator: "\n"))

      ## Differences by decision

      \(classes.joined(separator: "\n\n"))

      ## What is not mapped

      Rules of the suites that no rule here judges yet, and cases whose parameters a rule here does \
      not have.

      \(unmapped.joined(separator: "\n"))

      ## Whole forms

      \(formsSection)

      ## Scores by rule

      \(table)

      """
  }
}
