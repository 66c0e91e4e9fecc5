import RuleCompiler
import RuleEngine
import RuleSyntax
import StandardRules

extension CheckingEnvironment {
  /// The environment for checking rule files here, with the standard rules.
  static func interchange(
    loadImport:
      @escaping @Sendable (_ path: String, _ importer: String) -> Result<
        SourceText, ImportProblem
      > = { path, _ in .failure(.notFound(path: path)) }
  ) -> CheckingEnvironment {
    CheckingEnvironment(
      standardNames: StandardRules.files.flatMap(\.rules),
      standardFile: { rule in
        StandardRules.files.first { $0.rules.contains(rule) }.map {
          SourceText(name: "Standard/\($0.name).rules", bytes: $0.bytes)
        }
      },
      loadImport: loadImport
    )
  }
}

extension Name {
  /// The predefined names of rules and types, which no declaration may take.
  static let ofRulesAndTypes: Set<String> = {
    var names = Set(StandardRules.files.flatMap(\.rules))
    names.formUnion(BuiltInRule.allCases.map(\.rawValue))
    return names.union(FieldType.plain.map(\.name))
  }()
}
