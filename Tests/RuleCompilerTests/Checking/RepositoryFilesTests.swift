import RuleCompiler
import RuleSyntax
import Testing

/// The rule files that the repository ships hold nothing that the checker minds.
struct RepositoryFilesTests {
  @Test(arguments: CheckingFixture.paths(in: "Rules/Examples", ending: ".rules"))
  func `an example form has neither errors nor warnings`(path: String) throws {
    let file = RuleParser.parse(try CheckingFixture.source(path))
    let (_, diagnostics) = RuleChecker.check(file, in: CheckingFixture.environment())
    #expect(diagnostics.map(CheckingFixture.short) == [])
  }

  @Test(arguments: CheckingFixture.standardFiles.keys.sorted())
  func `a standard rule has neither errors nor warnings`(name: String) throws {
    let form = "form f { field value { \(name) } }"
    let diagnostics = CheckingFixture.report(form)
    #expect(diagnostics == [])
  }

  @Test func `the form of the language's description only has an import that it does not use`()
    throws
  {
    let path = "Grammar/Cases/Formatting/tour.rules"
    let file = RuleParser.parse(try CheckingFixture.source(path))
    let environment = CheckingFixture.environment(imports: ["contact.rules": ""])
    let (_, diagnostics) = RuleChecker.check(file, in: environment)
    #expect(diagnostics.map(\.code) == ["W0703"])
  }
}
