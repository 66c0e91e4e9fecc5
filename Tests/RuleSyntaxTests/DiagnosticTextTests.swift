import Foundation
import Testing

@testable import RuleSyntax

@Suite struct DiagnosticTextTests {
  private func diagnostic(
    in text: String,
    at mark: String,
    labels: [Diagnostic.Label] = [],
    notes: [String] = []
  ) -> (Diagnostic, SourceText) {
    let source = SourceText(name: "test.rules", text: text)
    let start =
      text.utf8.count - (text.range(of: mark).map { text[$0.lowerBound...].utf8.count } ?? 0)
    let range = SourceRange(start: UInt32(start), end: UInt32(start + mark.utf8.count))
    let problem = SyntaxProblem.indexTooLarge("1")
    return (
      Diagnostic(problem, at: range, in: source, labels: labels, notes: notes), source
    )
  }

  /// The source line and the line below it.
  private func excerpt(of text: String, at mark: String) -> [String] {
    let (diagnostic, source) = diagnostic(in: text, at: mark)
    let lines = DiagnosticText(source: source).text(of: diagnostic).split(separator: "\n")
    return lines.dropFirst(2).map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    ("a bc d", "bc", ["a bc d", "  ^^"]),
    ("bc", "bc", ["bc", "^^"]),
    ("\ta\tbc", "bc", ["\ta\tbc", "\t \t^^"]),
    ("日本 bc", "bc", ["日本 bc", "     ^^"]),
    ("日本 bc", "本", ["日本 bc", "  ^^"]),
    ("e\u{301} bc", "bc", ["e\u{301} bc", "  ^^"]),
    ("👩‍👩‍👧 bc", "bc", ["👩‍👩‍👧 bc", "   ^^"]),
    ("a\u{1B}[31m bc", "bc", ["a␛[31m bc", "       ^^"]),
    ("a\u{202E} bc", "bc", ["a<U+202E> bc", "          ^^"]),
    ("שלום bc", "bc", ["שלום bc", "     ^^"]),
    ("a\r\nbc\r\n", "bc", ["bc", "^^"]),
    ("\u{FEFF}a bc", "bc", ["a bc", "  ^^"]),
  ])
  func `marks stand below their place`(text: String, mark: String, expected: [String]) {
    #expect(excerpt(of: text, at: mark) == expected)
  }

  @Test func `a long line is cut around the place`() {
    let text = String(repeating: "é", count: 5000) + "bc" + String(repeating: "ü", count: 5000)
    let lines = excerpt(of: text, at: "bc")
    #expect(
      lines[0] == "…" + String(repeating: "é", count: 60) + "bc" + String(repeating: "ü", count: 58)
        + "…"
    )
    #expect(lines[1] == String(repeating: " ", count: 61) + "^^")
  }

  @Test func `a place that is longer than what is shown is marked as far as it is shown`() {
    let lines = excerpt(
      of: "a " + String(repeating: "b", count: 500),
      at: String(repeating: "b", count: 500)
    )
    #expect(lines[1] == "  " + String(repeating: "^", count: 61))
  }

  @Test func `a place of several lines is marked up to the end of the first`() {
    #expect(excerpt(of: "a bc\nde", at: "bc\nde") == ["a bc", "  ^^"])
  }

  @Test func `labels in the same line share it, others have their own`() {
    let labels = [
      Diagnostic.Label(SourceRange(start: 2, end: 3), "here"),
      Diagnostic.Label(SourceRange(start: 4, end: 6), "and here"),
    ]
    let (diagnostic, source) = diagnostic(in: "ab c\nde f", at: "f", labels: labels, notes: ["why"])
    #expect(
      DiagnosticText(source: source).text(of: diagnostic) == """
        test.rules:2:4: error[E0224]: 1 is too large for an index
          |
        2 | de f
          |    ^
        1 | ab c
          |   - here
          |     - and here
        note: why

        """
    )
  }

  @Test func `without the source there is no excerpt`() {
    let (diagnostic, _) = diagnostic(in: "a", at: "a")
    let text = DiagnosticText(source: nil).text(of: diagnostic)
    #expect(text == "test.rules:1:1: error[E0224]: 1 is too large for an index\n")
  }

  @Test func `colors are escape sequences, which text from the file cannot make`() {
    let source = SourceText(name: "a\u{1B}[0m", text: "\u{1B}[31m")
    let problem = SyntaxProblem.unknownUnit("\u{1B}[31m")
    let diagnostic = Diagnostic(problem, at: SourceRange(start: 0, end: 5), in: source)
    let plain = DiagnosticText(source: source).text(of: diagnostic)
    #expect(!plain.contains("\u{1B}"))
    let colored = DiagnosticText(source: source, colors: .terminal).text(of: diagnostic)
    #expect(colored.contains("\u{1B}[1;31merror[E0120]\u{1B}[0m"))
    #expect(!colored.contains("\u{1B}[31m"))
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｗ", 2), ("😀", 2), ("❤️", 2),
    ("👩‍👩‍👧", 2), ("שלום", 4), ("한", 2), ("\u{200B}", 0),
  ])
  func `widths are those of a terminal`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("§" as Unicode.Scalar, "'§' (U+00A7 SECTION SIGN)"), ("\u{A0}", "U+00A0 NO-BREAK SPACE"),
    ("\u{202E}", "U+202E RIGHT-TO-LEFT OVERRIDE"), ("\u{7}", "U+0007"),
    ("\u{10FFFF}", "U+10FFFF"),
  ])
  func `a character is described by number and name`(scalar: Unicode.Scalar, text: String) {
    #expect(VisibleText.describe(scalar) == text)
  }
}
