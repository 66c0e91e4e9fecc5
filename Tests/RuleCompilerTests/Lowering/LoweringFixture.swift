import RuleEngine
import RuleSyntax
import Testing

@testable import RuleCompiler

/// The program of a rule file that has no errors.
func program(of text: String) -> Program {
  let (file, diagnostics) = CheckingFixture.check(text)
  let errors = diagnostics.filter { $0.severity == .error }
  #expect(errors.map(CheckingFixture.short) == [])
  let program = Lowering.program(for: file)
  #expect(ProgramInvariants(program).violations == [])
  return program
}

/// The disassembly of one part of a program, without what stands behind `#` and without places.
///
/// The part begins below the first line that begins with `title`, and is indented more than that.
func code(_ text: String, _ title: String = "checks") -> String {
  let lines = Disassembly.text(program(of: text))
    .split(separator: "\n", omittingEmptySubsequences: false)
  guard let start = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(title) })
  else { return "" }
  let indent = lines[start].prefix { $0 == " " }.count
  return lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count > indent }
    .map { line in
      let end = line.firstRange(of: "  # ")?.lowerBound ?? line.endIndex
      return String(line[..<end].dropFirst(indent + 2)).replacing(#/ at \d+:\d+/#, with: "")
    }
    .joined(separator: "\n")
}
