import RuleSyntax
import Testing

@testable import RuleCompiler

/// Patterns in the notation of ECMA-262.
@Suite struct ECMAPatternTests {
  struct Case: CustomTestStringConvertible {
    var pattern: String
    var flags = ""
    var notation: String

    var testDescription: String { "/\(pattern)/\(flags)" }
  }

  @Test(arguments: [
    Case(pattern: "[a-z]+", notation: #"^[a-z]+(?!\n)$"#),
    Case(pattern: "a|b", notation: #"^(?:a|b)(?!\n)$"#),
    Case(pattern: #"a\/b"#, notation: #"^a/b(?!\n)$"#),
    Case(pattern: "a.c", notation: #"^a[^\n]c(?!\n)$"#),
    Case(pattern: "a.c", flags: "s", notation: #"^a[\s\S]c(?!\n)$"#),
    Case(pattern: #"\d{2,3}"#, notation: #"^\p{Nd}{2,3}(?!\n)$"#),
    Case(pattern: #"[^\w-]"#, notation: #"^[^\-_\p{L}\p{N}](?!\n)$"#),
    Case(pattern: "k", flags: "i", notation: #"^[Kk\u212a](?!\n)$"#),
    Case(pattern: "(?i:a)b", notation: #"^(?:[Aa])b(?!\n)$"#),
    Case(pattern: "a b # c", flags: "x", notation: #"^ab(?!\n)$"#),
    Case(pattern: #"\Qa.b\E+"#, notation: #"^a\.b+(?!\n)$"#),
    Case(pattern: "(a)(?<name>b)(?&name)", notation: #"^(?:a)(?:b)(?:b)(?!\n)$"#),
    Case(pattern: "(?(DEFINE)(?<h>[0-9a-f]))(?&h){4}", notation: #"^(?:[0-9a-f]){4}(?!\n)$"#),
    Case(pattern: "a(?=b)(?!c)(?<=a)(?<!d)", notation: #"^a(?=b)(?!c)(?<=a)(?<!d)(?!\n)$"#),
    Case(pattern: "x{a}", notation: #"^x\{a\}(?!\n)$"#),
    Case(pattern: "(?|a|b)", notation: #"^(?:a|b)(?!\n)$"#),
    Case(pattern: "(?|(a)|(b))(?1)", notation: #"^(?:(?:a)|(?:b))(?:a)(?!\n)$"#),
    Case(pattern: #"\x41\x{1F600}\e"#, notation: #"^A😀\x1b(?!\n)$"#),
    Case(pattern: "[]a-]", notation: #"^[\-\]a](?!\n)$"#),
    Case(pattern: "[[:alpha:][:^digit:]]", notation: #"^[\p{L}\P{Nd}](?!\n)$"#),
  ])
  func `a pattern is written so that it matches the same texts`(_ test: Case) throws {
    let literal = PatternLiteral(text: test.pattern, flags: test.flags)
    #expect(try ECMAPattern(literal, matchesWhole: true).text == test.notation)
  }

  @Test func `a script is written as its characters`() throws {
    let text = try ECMAPattern(PatternLiteral(text: #"[\p{Greek}a]"#), matchesWhole: true).text
    #expect(text.hasPrefix(#"^[a\u0342"#))
    #expect(text.contains(#"\u03a3-\u03e1"#))
    let others = try ECMAPattern(PatternLiteral(text: #"\P{Greek}"#), matchesWhole: true).text
    #expect(others.hasPrefix(#"^[^\u0342"#))
  }

  @Test(arguments: [
    // One set that what follows does not begin with gives nothing back anyhow.
    Case(pattern: "[a-z]++1", notation: #"^[a-z]+1(?!\n)$"#),
    Case(pattern: "[a-z]++", notation: #"^[a-z]+(?!\n)$"#),
    // Nor do repetitions that begin with a character of their own.
    Case(pattern: "a(?:-[a-z]+)*+", notation: #"^a(?:-[a-z]+)*(?!\n)$"#),
    Case(pattern: "a(?:-[a-z]+)*+-", notation: #"^a(?=((?:-[a-z]+)*))(?:\1)-(?!\n)$"#),
    Case(pattern: "[a-z]++a", notation: #"^(?=([a-z]+))(?:\1)a(?!\n)$"#),
    Case(pattern: "(?>a|ab)c", notation: #"^(?=(a|ab))(?:\1)c(?!\n)$"#),
    Case(pattern: "(?:a?(?:ab)?)*+", notation: #"^(?=((?:a?(?:ab)?)*))(?:\1)(?!\n)$"#),
  ])
  func `what is possessive stays so where it matters`(_ test: Case) throws {
    let literal = PatternLiteral(text: test.pattern, flags: test.flags)
    #expect(try ECMAPattern(literal, matchesWhole: true).text == test.notation)
  }

  @Test(arguments: [
    #"(a)\1"#, "(?R)", "(*ACCEPT)a", "(?<x>a(?&x)?)", #"\X"#, #"\R"#, "x{,3}",
    #"[\W_-]\K"#, "(?(1)a|b)", "(*CRLF)a", "(?i)[[:upper:]]",
  ])
  func `what has no counterpart is refused`(_ pattern: String) {
    #expect(throws: Obstacle.self) {
      try ECMAPattern(PatternLiteral(text: pattern), matchesWhole: true)
    }
  }

  @Test func `calls that multiply the length are refused`() {
    let doubling = (1...30).map { "(?<g\($0)>(?&g\($0 - 1))(?&g\($0 - 1)))" }
    let literal = PatternLiteral(text: "(?<g0>a)" + doubling.joined())
    #expect(throws: Obstacle.self) { try ECMAPattern(literal, matchesWhole: true) }
  }

  @Test(arguments: [
    Case(pattern: #"\p{L}+"#, notation: #"^[^\x00-@\[\\\]\^_`\{-\x7f]+(?!\n)$"#),
    Case(pattern: #"(?!\d)x"#, notation: #"^(?![0-9])x(?!\n)$"#),
    Case(pattern: #"\p{L}++a"#, notation: #"^[^\x00-@\[\\\]\^_`\{-\x7f]+a(?!\n)$"#),
  ])
  func `for engines without Unicode's properties a pattern never matches less`(_ test: Case) throws
  {
    let pattern = try ECMAPattern(
      PatternLiteral(text: test.pattern),
      matchesWhole: true,
      for: .any
    )
    #expect(!pattern.isExact)
    #expect(pattern.text == test.notation)
  }

  @Test func `texts and characters stand for themselves`() throws {
    #expect(ECMAPattern(text: "a.b").text == #"a\.b"#)
    #expect(ECMAPattern(text: "a", atStart: true).text == "^a")
    #expect(ECMAPattern(text: "a", atEnd: true).text == #"a(?!\n)$"#)
    #expect(try ECMAPattern(characters: #"\w.-"#).text == #"^[\-.0-9A-Z_a-z]*(?!\n)$"#)
  }

  @Test func `ASCII is told from what is not`() throws {
    func isPlain(_ pattern: String) throws -> Bool {
      try ECMAPattern(PatternLiteral(text: pattern), matchesWhole: true).impliesPlainASCII
    }
    #expect(try isPlain("[a-z ]+"))
    #expect(try !isPlain("[^a-z]"))
    #expect(try !isPlain(#"\d"#))
    // A carriage return and a line feed are one character.
    #expect(try !isPlain(#"[\r\n]+"#))
  }
}
