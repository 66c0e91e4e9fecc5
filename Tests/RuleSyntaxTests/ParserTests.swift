import Testing

@testable import RuleSyntax

@Suite struct ParserTests {
  @Test func `the tour of the language has no mistakes`() throws {
    let parsed = try Repository.parse("Grammar/Cases/Formatting/tour.rules")
    #expect(parsed.diagnostics.map(\.message) == [])
    #expect(parsed.tree.declarations.count == 6)
    #expect(parsed.tree.version?.number == "1")
  }
}
