import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Rule files through all stages of the compiler.
enum CompilerFuzzing {
  /// The stages of the first text; it may import the others as "1", "2" and so on.
  static func compilation(_ input: [UInt8]) -> Compilation {
    var input = FuzzInput(input)
    let source = SourceText(name: "0", bytes: input.part())
    let others = input.parts()
    let imports = ImportResolver { path, _ in
      guard let number = Int(path), others.indices.contains(number - 1) else { return nil }
      return SourceText(name: path, bytes: others[number - 1])
    }
    return Compilation(source, imports: imports)
  }

  static func compile(_ input: [UInt8]) throws(FuzzFault) {
    let compilation = compilation(input)
    _ = DiagnosticText(source: compilation.parsed.source).text(of: compilation.diagnostics)
    _ = CheckedDump.text(compilation.checked)
    guard let program = compilation.program else { return }
    _ = Disassembly.text(program)
    do throws(ProgramFault) {
      try program.verify()
    } catch {
      throw FuzzFault("the verifier refuses the program: \(error.part) \(error.reason)")
    }
    guard let json = try? CompiledRules(program).json() else {
      throw FuzzFault("the program has no portable form")
    }
    let loaded: Program
    do throws(CompiledRulesError) {
      loaded = try CompiledRules(json: json).program
    } catch {
      throw FuzzFault("the portable form is refused: \(error)")
    }
    let again = try? CompiledRules(loaded).json()
    try FuzzFault.check(again == json, "the portable form changes when it is written again")
  }

  static func runTests(_ input: [UInt8]) {
    guard let suite = TestSuite(compilation(input)) else { return }
    var runner = TestRunner(suite)
    for testCase in suite.cases.prefix(50) {
      for violation in runner.run(testCase).outcome.violations { _ = violation.message }
    }
  }
}
