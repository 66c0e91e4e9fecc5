import Testing

@testable import RuleCompiler
@testable import RuleSyntax

@Suite struct TypeNameTests {
  /// The parser recognizes types in wrong places, but can't import those of the engine.
  @Test func `the types of the parser are those of the checker`() {
    #expect(ForeignTypes.names == TypeName.all.sorted())
  }
}
