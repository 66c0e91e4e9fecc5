import FormInterchange
import RuleSyntax

/// The format of build servers: JUnit's XML, following the schema of Jenkins' xUnit plugin.
///
/// That schema has no location for a test case, so texts begin with it, and suites name the file.
enum JUnit {
  /// One test, or something that is reported like one.
  struct Case {
    enum Outcome {
      case passed
      /// It did not hold.
      case failed(message: String, text: String)
      /// It could not be decided.
      case undecided(message: String, text: String)
    }

    var className: String
    var name: String
    var outcome: Outcome
  }

  /// The cases of one file.
  struct Suite {
    var name: String
    var file: String
    var cases: [Case]
  }

  /// The number of cases by outcome.
  private struct Counts {
    var all = 0
    var failed = 0
    var undecided = 0

    init(_ cases: [Case]) {
      for each in cases {
        all += 1
        switch each.outcome {
        case .passed: break
        case .failed: failed += 1
        case .undecided: undecided += 1
        }
      }
    }

    var attributes: [(String, String)] {
      [("tests", "\(all)"), ("failures", "\(failed)"), ("errors", "\(undecided)")]
    }
  }

  /// The part before suites whose number is not known yet.
  static let head = start + ">\n"

  /// The part after suites.
  static let tail = "</testsuites>\n"

  private static let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"

  /// A whole report.
  static func text(of suites: [Suite]) -> String {
    let counts = Counts(suites.flatMap(\.cases))
    return tag(start, counts.attributes) + ">\n" + suites.map { text(of: $0) }.joined() + tail
  }

  static func text(of suite: Suite) -> String {
    let attributes = [("name", suite.name), ("file", suite.file)] + Counts(suite.cases).attributes
    return tag("  <testsuite", attributes) + ">\n" + suite.cases.map { text(of: $0) }.joined()
      + "  </testsuite>\n"
  }

  private static func text(of testCase: Case) -> String {
    let start = tag(
      "    <testcase",
      [("classname", testCase.className), ("name", testCase.name)]
    )
    switch testCase.outcome {
    case .passed: return start + "/>\n"
    case .failed(let message, let text):
      return start + ">\n" + element("failure", message, text) + "    </testcase>\n"
    case .undecided(let message, let text):
      return start + ">\n" + element("error", message, text) + "    </testcase>\n"
    }
  }

  // MARK: XML 1.0

  private static func element(_ name: String, _ message: String, _ text: String) -> String {
    let start = tag("      <" + name, [("message", message)])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = text.hasSuffix("\n") ? "      " : "\n      "
    return start + ">\n" + lines.map(escaped).joined(separator: "\n") + end + "</\(name)>\n"
  }

  /// A start tag without its last bracket.
  private static func tag(_ start: String, _ attributes: [(name: String, value: String)]) -> String
  {
    attributes.reduce(start) { text, attribute in
      text + " \(attribute.name)=\"\(escaped(attribute.value))\""
    }
  }

  /// The text with markup escaped, and with characters that XML doesn't allow made visible.
  private static func escaped(_ text: some StringProtocol) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // A character that XML doesn't allow, even escaped.
      case 0xFFFE, 0xFFFF: shown += "<\(VisibleText.number(scalar))>"
      case _: shown += VisibleText.visible(scalar)
      }
    }
    return shown.escapedForMarkup
  }
}
