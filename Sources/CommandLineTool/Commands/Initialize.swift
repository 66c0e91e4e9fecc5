import ArgumentParser
import EmbeddedFiles
import RuleEngine
import RuleSyntax

/// The command `formrules init`.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first rule file, with tests and data.",
    discussion: """
      Writes an example to the current folder: a rule file with its tests, and records to validate. \
      It never overwrites a file.

        formrules init
        formrules init --example invoice

      Examples: \(Example.all.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")).

      Exit codes: 0 success; 64 there is no such example; 70 a file exists or can't be written.
      """
  )

  @Option(help: ArgumentHelp("The example to write.", valueName: "name"))
  var example = Example.all[0].name

  func run() throws {
    guard let chosen = Example.all.first(where: { $0.name == example }) else {
      let names = Example.all.map(\.name)
      let all = "; the examples: \(names.joined(separator: ", "))"
      let hint = Suggestion.hint(for: example, among: names) ?? all
      throw Termination(.wrongUsage, "unknown example '\(example)'\(hint)")
    }
    for name in chosen.files where (try? FileStatus(path: name)) != nil {
      throw Termination(.fault, "'\(name)' already exists; nothing was written")
    }
    for name in chosen.files {
      let bytes = EmbeddedFolder.examples.bytes(of: name)
      try OutputFile(path: name).write(bytes, existing: .isAnError)
    }
    try OutputStream.write(result: chosen.directions)
  }
}

/// A rule file that is part of the command, with records for its form.
struct Example {
  let name: String
  /// A short description.
  let summary: String
  /// The rule file, then the data files; the last contains invalid records.
  let files: [String]

  /// The first is the one for beginners.
  static let all = [
    Example("contact", "a contact form"),
    Example("sign_up", "the form from the tutorial", records: ["sign_up.ndjson"]),
    Example("survey", "questions that depend on answers"),
    Example("booking", "lists of forms, and dates"),
    Example("invoice", "computed sums"),
  ]

  private init(_ name: String, _ summary: String, records: [String]? = nil) {
    self.name = name
    self.summary = summary
    files = ["\(name).rules"] + (records ?? ["\(name).valid.json", "\(name).invalid.json"])
  }

  /// The written files, and what to do with them.
  var directions: String {
    let rules = files[0]
    let records = files[files.count - 1]
    return """
      wrote \(files.listed(with: "and")); next:

        formrules test \(rules)
        formrules validate \(rules) \(records)
        formrules repl \(rules)

      """
  }
}
