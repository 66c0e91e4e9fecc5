public import ArgumentParser
import FormData
public import RuleEngine

// Options that several commands take.

/// The form to use, among those of the rule file.
struct FormOptions: ParsableArguments {
  @Option(help: "The form to use. Optional if the rule file has only one form.")
  var form: String?
}

/// How to read records.
struct RecordOptions: ParsableArguments {
  @Option(help: "The input format. (default: from the file name extension, otherwise json)")
  var input: RecordFormat?

  @Flag(help: "Don't parse strings as numbers, dates or Booleans.")
  var strictTypes = false
}

/// How much to report of a record.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report the first failure of each field, all failures, or only the first of the record.",
      valueName: "mode"
    )
  )
  var report: ReportMode = .firstPerField
}

/// Whether text for people is colored.
struct ColorOptions: ParsableArguments {
  @Option(help: "When to color text. 'auto' colors a terminal unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  /// The colors of text on standard output.
  var colors: Colors { Colors(isOn: color.apply(to: .standardOutput)) }
}

extension EvaluationRequest {
  /// What the options of a command ask for.
  init(_ records: RecordOptions, report: ReportMode = .firstPerField) {
    self.init()
    mode = report
    parsesTexts = !records.strictTypes
  }
}

extension RecordFormat: ExpressibleByArgument {}
extension ReportMode: ExpressibleByArgument {}
