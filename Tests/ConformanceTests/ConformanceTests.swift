import Foundation
import FormRules
import TestSupport
import Testing

/// What other projects' tests assert, against the rules here.
@Suite struct ConformanceTests {
  private static let scoring = Result { try Scoring.all() }

  @Test(.enabled(if: Repository.hasCases, "the cases of other projects are not at hand"))
  func `every difference has a reason, and every reason a difference`() throws {
    let scoring = try Self.scoring.get()
    print(scoring.table)
    for difference in scoring.unexplained {
      let test = difference.test
      Issue.record(
        """
        \(test.suite) \(test.rule) \(test.parameters) \(test.isValid ? "takes" : "refuses") \
        \(test.value), \(difference.check) does not: \(test.source)
        """
      )
    }
    for (explanation, count) in zip(Explanation.all, scoring.explained) {
      #expect(count > 0, "nothing differs by: \(explanation.name)")
    }
  }

  @Test(.enabled(if: Repository.hasCases, "the cases of other projects are not at hand"))
  func `a definition that a rule here implements is held in full`() throws {
    let scoring = try Self.scoring.get()
    for profile in Profile.all {
      for rule in profile.rules {
        let agreeing = scoring.scores.filter {
          $0.key.suite == profile.suite && $0.key.rule == rule
        }
        #expect(agreeing.contains { $0.value.agree > 0 }, "\(profile.suite) \(rule)")
        let differing = scoring.differences.filter { difference in
          difference.test.suite == profile.suite && difference.test.rule == rule
            && !difference.test.isBlank
        }
        #expect(differing.map(\.test.value) == [], "\(profile.suite) \(rule)")
      }
    }
  }

  @Test(.enabled(if: Repository.hasCases, "the cases of other projects are not at hand"))
  func `every rule that is not mapped has a reason`() throws {
    let scoring = try Self.scoring.get()
    let values = scoring.scores.filter { $0.key.suite != LaravelForm.suite }
    let rules = Set(values.filter { $0.value.unmapped > 0 }.map(\.key.rule))
    for rule in rules { #expect(Unmapped.reason(for: rule) != nil, "\(rule)") }
    for rule in Unmapped.all.flatMap(\.rules) {
      #expect(rules.contains(rule), "\(rule) is mapped in full")
    }
  }

  @Test(.enabled(if: Repository.hasCases, "the cases of other projects are not at hand"))
  func `the page of scores is up to date`() throws {
    let page = try Self.scoring.get().page
    let file = Repository.root.appending(path: "Grammar/Conformance.md")
    #expect(Golden.difference(page, from: file) == nil)
  }
}
