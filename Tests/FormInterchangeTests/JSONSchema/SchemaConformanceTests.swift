import FormInterchange
import FormRules
import Foundation
import TestSupport
import Testing

/// JSON Schema's own test suite, against the forms that its schemas become.
@Suite struct SchemaConformanceTests {
  private static let outcomes = Result {
    let (groups, unreadable) = try SchemaSuite.groups()
    return (groups.map { (group: $0, outcome: $0.outcome()) }, unreadable)
  }
  private static let formats = Result {
    try SchemaSuite.formatGroups().map { (group: $0, outcome: $0.outcome()) }
  }

  @Test(.enabled(if: SchemaSuite.isAtHand, "the suite of JSON Schema is not at hand"))
  func `every schema that is taken gives the suite's verdict on every instance`() throws {
    for (group, outcome) in try Self.outcomes.get().0 + Self.formats.get() {
      switch outcome {
      case .agrees, .refused: continue
      case .differs(let rules, let instances):
        Issue.record("\(group.name) \(group.schema.text)\n\(instances)\n\(rules)")
      case .broken(let rules, let reason):
        Issue.record("\(group.name) \(group.schema.text)\n\(reason)\n\(rules)")
      }
    }
  }

  @Test(.enabled(if: SchemaSuite.isAtHand, "the suite of JSON Schema is not at hand"))
  func `the page of what is taken is up to date`() throws {
    let (outcomes, unreadable) = try Self.outcomes.get()
    let page = SchemaPage(
      outcomes.map { ($0.group, $0.outcome) },
      formats: try Self.formats.get().map { ($0.group, $0.outcome) },
      unreadable: unreadable
    ).text
    let file = Fixtures.root.appending(path: "Grammar/JSONSchema.md")
    #expect(Golden.difference(page, from: file) == nil)
  }
}
