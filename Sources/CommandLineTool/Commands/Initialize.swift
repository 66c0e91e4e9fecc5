import ArgumentParser
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
      let hint =
        Suggestion.hint(for: example, among: names) ?? " (\(names.joined(separator: ", ")))"
      throw Termination(.wrongUsage, "there is no example '\(example)'\(hint)")
    }
    for file in chosen.files where (try? FileStatus(path: file.name)) != nil {
      throw Termination(.fault, "'\(file.name)' exists; nothing was written")
    }
    for file in chosen.files {
      try OutputFile(path: file.name).write(file.bytes(), existing: .isAnError)
    }
    try OutputStream.write(result: chosen.directions)
  }
}

/// A rule file that comes with the command, with records for its form.
struct Example {
  /// Makes the bytes of a file, which most runs of the command never need.
  typealias Contents = @Sendable () -> [UInt8]

  let name: String
  /// What it is about, in a few words.
  let summary: String
  /// The rule file, then the files of records; the last has some that are not valid.
  let files: [(name: String, bytes: Contents)]

  /// The first is the one for beginners.
  static let all = [
    Example(
      "contact",
      "a contact form",
      rules: { PackageResources.contact_rules },
      valid: { PackageResources.contact_valid_json },
      invalid: { PackageResources.contact_invalid_json }
    ),
    Example(
      name: "sign_up",
      summary: "the form of the tutorial",
      files: [
        ("sign_up.rules", { PackageResources.sign_up_rules }),
        ("sign_up.ndjson", { PackageResources.sign_up_ndjson }),
      ]
    ),
    Example(
      "survey",
      "questions that follow from answers",
      rules: { PackageResources.survey_rules },
      valid: { PackageResources.survey_valid_json },
      invalid: { PackageResources.survey_invalid_json }
    ),
    Example(
      "booking",
      "lists of forms, and dates",
      rules: { PackageResources.booking_rules },
      valid: { PackageResources.booking_valid_json },
      invalid: { PackageResources.booking_invalid_json }
    ),
    Example(
      "invoice",
      "computed sums",
      rules: { PackageResources.invoice_rules },
      valid: { PackageResources.invoice_valid_json },
      invalid: { PackageResources.invoice_invalid_json }
    ),
  ]

  /// What was written, and what to do with it.
  var directions: String {
    let names = files.map(\.name)
    let rules = names[0]
    let list = names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return """
      wrote \(list); next:

        formrules test \(rules)
        formrules validate \(rules) \(names[names.count - 1])
        formrules repl \(rules)

      """
  }
}

extension Example {
  /// An example with a record that is valid and one that is not.
  private init(
    _ name: String,
    _ summary: String,
    rules: @escaping Contents,
    valid: @escaping Contents,
    invalid: @escaping Contents
  ) {
    self.name = name
    self.summary = summary
    files = [
      ("\(name).rules", rules), ("\(name).valid.json", valid), ("\(name).invalid.json", invalid),
    ]
  }
}
