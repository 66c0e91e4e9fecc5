import RuleEngine

@testable import RuleCompiler

/// The disassembly of one part of a program, without what stands behind `#` and without places.
func code(_ file: CheckedFile, _ title: String = "checks") -> String {
  part(title, of: Disassembly.text(Lowering.program(for: file))).map { line in
    let end = line.firstRange(of: "  # ")?.lowerBound ?? line.endIndex
    return line[..<end].split(separator: " at 1:1").joined()
  }.joined(separator: "\n")
}

/// The lines below the first that begins with the title, as far as they are indented more.
func part(_ title: String, of text: String) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard
    let start = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(title) })
  else { return [] }
  let indent = lines[start].prefix { $0 == " " }.count
  return lines[(start + 1)...]
    .prefix { $0.prefix { $0 == " " }.count > indent }
    .map { String($0.dropFirst(indent + 2)) }
}
