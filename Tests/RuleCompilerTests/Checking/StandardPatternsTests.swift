import RuleCompiler
import RuleSyntax
import Testing

/// Loading a form trusts the patterns of the standard rules; these tests do not.
struct StandardPatternsTests {
  @Test(arguments: CheckingFixture.paths(in: "Rules/Standard", ending: ".rules"))
  func `a standard file is without fault when it is checked like anybody's`(path: String) throws {
    let source = try CheckingFixture.source(path)
    let file = RuleParser.parse(source)
    var environment = CheckingFixture.environment()
    environment.standardNames.removeAll { name in
      CheckingFixture.standardFiles[name]?.name == path
    }
    let (_, diagnostics) = RuleChecker.check(file, in: environment)
    #expect(diagnostics.map(CheckingFixture.short) == [])
  }
}
