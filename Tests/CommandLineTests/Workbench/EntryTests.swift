import FormRules
import Testing

@testable import CommandLineTool

struct EntryTests {
  @Test(
    arguments: [
      ("", .nothing), ("  # a comment", .nothing), (":help", .command), ("  :set a 1", .command),
      ("rule a { required }", .declaration), ("rule", .expression), ("rule and email", .expression),
      ("rules 1", .declaration), ("external rule a", .declaration), ("import \"a\"", .declaration),
      ("form `a b` {", .declaration), ("test \"a\" {", .declaration), ("field a", .item),
      ("field(1)", .expression), ("group a {}", .item), ("\"a\"", .literal), ("-1", .literal),
      ("true", .literal), ("null", .literal), ("[1]", .literal), ("{ a: 1 }", .literal),
      ("required", .expression), ("not email", .expression), ("(email)", .expression),
      ("warn email", .expression), ("each { email }", .expression), ("§", .expression),
      ("closed form a { field b }", .declaration), ("exact", .expression), ("let a = b + 1", .item),
      ("context a: text", .item), ("step a { field b }", .item), ("when a > 1 { field b }", .item),
      ("check a > b \"Too small.\" at a", .item), ("warn check a is filled", .item),
      ("check", .expression), ("check and email", .expression), ("warn email", .expression),
    ] as [(String, EntryKind)]
  )
  func `what is entered is told by how it begins`(_ text: String, _ kind: EntryKind) {
    #expect(EntryKind(of: text) == kind)
  }

  /// The entries that lines make.
  private func entries(_ lines: String...) -> [String] {
    var gathered = EntryLines(name: nil)
    var entries = lines.flatMap { gathered.add($0) }.map(\.text)
    if let last = gathered.finish() { entries.append(last.text) }
    return entries
  }

  @Test func `an entry goes on while brackets are open`() {
    #expect(entries("form a {", "field b", "}", "email") == ["form a {\nfield b\n}", "email"])
    #expect(entries("one_of(1,", "2)", "3") == ["one_of(1,\n2)", "3"])
    #expect(entries("[1,", "2]") == ["[1,\n2]"])
  }

  @Test func `an entry goes on after a word that does`() {
    #expect(entries("required and", "email") == ["required and\nemail"])
    #expect(
      entries("required and # a comment", "", "email") == ["required and # a comment\n\nemail"]
    )
    #expect(entries("not", "email") == ["not\nemail"])
  }

  @Test func `brackets in texts, comments and commands open nothing`() {
    #expect(entries("contains(\"{\")", "a") == ["contains(\"{\")", "a"])
    #expect(entries("email # {", "a") == ["email # {", "a"])
    #expect(entries("regex(/[{]/)", "a") == ["regex(/[{]/)", "a"])
    #expect(entries(":help (", "a") == [":help (", "a"])
  }

  @Test func `a command ends what was begun`() {
    #expect(entries("form a {", ":quit", "email") == ["form a {", ":quit", "email"])
    #expect(entries("{ a", ": 1 }") == ["{ a\n: 1 }"])
  }

  @Test func `what is not finished at the end is an entry too`() {
    #expect(entries("form a {", "field b") == ["form a {\nfield b"])
  }

  @Test func `an entry of a script knows its line`() throws {
    var lines = EntryLines(name: "script")
    _ = lines.add("first")
    let second = try #require(lines.add("second").first)
    #expect(second.source.location(of: UInt32(second.range.lowerBound)).line == 2)
    #expect(second.text == "second")
    #expect(lines.add("a(").isEmpty)
    let third = try #require(lines.add("b)").first)
    #expect(third.text == "a(\nb)")
    #expect(third.source.location(of: UInt32(third.range.lowerBound)).line == 3)
  }
}
