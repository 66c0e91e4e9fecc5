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
      let hint = Suggestion.closest(to: example, among: names).map { ": did you mean '\($0)'?" }
      throw Termination(
        .wrongUsage,
        "there is no example '\(example)'\(hint ?? " (\(names.joined(separator: ", ")))")"
      )
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
  let name: String
  /// What it is about, in a few words.
  let summary: String
  /// The rule file, and behind it the files of records; the last has some that are not valid.
  let files: [File]

  struct File {
    let name: String
    /// Made only when it is wanted, which most runs of the command never do.
    let bytes: @Sendable () -> [UInt8]
  }

  /// The first is the one for beginners.
  static let all = [
    Example(
      name: "contact",
      summary: "a contact form",
      files: [
        File(name: "contact.rules") { PackageResources.contact_rules },
        File(name: "contact.valid.json") { PackageResources.contact_valid_json },
        File(name: "contact.invalid.json") { PackageResources.contact_invalid_json },
      ]
    ),
    Example(
      name: "sign_up",
      summary: "the form of the tutorial",
      files: [
        File(name: "sign_up.rules") { PackageResources.sign_up_rules },
        File(name: "sign_up.ndjson") { PackageResources.sign_up_ndjson },
      ]
    ),
    Example(
      name: "survey",
      summary: "questions that follow from answers",
      files: [
        File(name: "survey.rules") { PackageResources.survey_rules },
        File(name: "survey.valid.json") { PackageResources.survey_valid_json },
        File(name: "survey.invalid.json") { PackageResources.survey_invalid_json },
      ]
    ),
    Example(
      name: "booking",
      summary: "lists of forms, and dates",
      files: [
        File(name: "booking.rules") { PackageResources.booking_rules },
        File(name: "booking.valid.json") { PackageResources.booking_valid_json },
        File(name: "booking.invalid.json") { PackageResources.booking_invalid_json },
      ]
    ),
    Example(
      name: "invoice",
      summary: "computed sums",
      files: [
        File(name: "invoice.rules") { PackageResources.invoice_rules },
        File(name: "invoice.valid.json") { PackageResources.invoice_valid_json },
        File(name: "invoice.invalid.json") { PackageResources.invoice_invalid_json },
      ]
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
