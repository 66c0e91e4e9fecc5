import FormInterchange
import RuleSyntax

/// What build servers read: the XML of JUnit.
enum JUnit {
  /// One test, or what is reported like one.
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
    var file: String
    var line: Int
    var outcome: Outcome
  }

  /// How many cases a suite has, and of which outcome.
  struct Counts {
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
  }

  /// What comes before suites.
  static func head(_ counts: Counts? = nil) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + tag("testsuites", attributes(counts)) + ">\n"
  }

  /// What comes behind suites.
  static let tail = "</testsuites>\n"

  /// What comes before the cases of a suite; the counts may be left out where they are not known yet.
  static func beginSuite(_ name: String, _ counts: Counts? = nil) -> String {
    "  " + tag("testsuite", [("name", name)] + attributes(counts)) + ">\n"
  }

  /// What comes behind the cases of a suite.
  static let endSuite = "  </testsuite>\n"

  /// A whole report.
  static func text(of suites: [(name: String, cases: [Case])]) -> String {
    var text = head(Counts(suites.flatMap(\.cases)))
    for (name, cases) in suites {
      text += beginSuite(name, Counts(cases))
      for each in cases { text += self.text(of: each) }
      text += endSuite
    }
    return text + tail
  }

  static func text(of testCase: Case) -> String {
    let attributes = [
      ("classname", testCase.className), ("name", testCase.name), ("file", testCase.file),
      ("line", "\(testCase.line)"),
    ]
    let start = "    " + tag("testcase", attributes)
    switch testCase.outcome {
    case .passed: return start + "/>\n"
    case .failed(let message, let text):
      return start + ">\n" + element("failure", message, text) + "    </testcase>\n"
    case .undecided(let message, let text):
      return start + ">\n" + element("error", message, text) + "    </testcase>\n"
    }
  }

  // MARK: XML 1.0

  private static func attributes(_ counts: Counts?) -> [(String, String)] {
    guard let counts else { return [] }
    return [
      ("tests", "\(counts.all)"), ("failures", "\(counts.failed)"),
      ("errors", "\(counts.undecided)"), ("skipped", "0"),
    ]
  }

  private static func element(_ name: String, _ message: String, _ text: String) -> String {
    let start = "      " + tag(name, [("message", message)])
    if text.isEmpty { return start + "/>\n" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = text.hasSuffix("\n") ? "      " : "\n      "
    return start + ">\n" + lines.map(escaped).joined(separator: "\n") + end + "</\(name)>\n"
  }

  /// A start tag without its last bracket.
  private static func tag(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
    attributes.reduce("<" + name) { text, attribute in
      text + " \(attribute.name)=\"\(escaped(attribute.value))\""
    }
  }

  /// The text with its markup escaped, and with what XML can't hold made visible.
  private static func escaped(_ text: some StringProtocol) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // No character of XML, escaped or not.
      case 0xFFFE, 0xFFFF: shown += "<\(VisibleText.number(scalar))>"
      case _: shown += VisibleText.visible(scalar)
      }
    }
    return shown.escapedForMarkup
  }
}
