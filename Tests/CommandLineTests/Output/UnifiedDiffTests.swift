import Testing

@testable import CommandLineTool

struct UnifiedDiffTests {
  @Test func `equal texts have no difference`() {
    #expect(UnifiedDiff.text(from: "a\nb\n", to: "a\nb\n", name: "x") == "")
    #expect(UnifiedDiff.text(from: "", to: "", name: "x") == "")
  }

  @Test(arguments: [
    // One line changed: what is around it, and nothing more.
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n",
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
    ),
    // Into an empty text, and out of one.
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    // Changes far from each other stand apart, near ones together.
    (
      "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n",
      "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n"
    ),
    (
      "a\n1\n2\n3\n4\nb\n", "A\n1\n2\n3\n4\nB\n",
      "@@ -1,6 +1,6 @@\n-a\n+A\n 1\n 2\n 3\n 4\n-b\n+B\n"
    ),
    // A missing line end is a difference.
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    // So are other line ends, and other forms of a letter.
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    ("\u{E9}\n", "e\u{301}\n", "@@ -1 +1 @@\n-\u{E9}\n+e\u{301}\n"),
  ])
  func `a difference is written as patch reads it`(old: String, new: String, hunks: String) {
    let text = UnifiedDiff.text(from: old, to: new, name: "x.rules")
    #expect(text == "--- x.rules\n+++ x.rules\n" + hunks)
  }
  @Test func `of too many changes all lines between the first and the last are one`() {
    let lines = { (letter: String) in (0..<5_000).map { "\(letter)\($0)\n" } }
    let (old, new) = (lines("a"), lines("b"))
    let text = UnifiedDiff.text(
      from: "1\n" + old.joined() + "same\n2\n",
      to: "1\n" + new.joined() + "2\n",
      name: "x.rules"
    )
    let changes = (old + ["same\n"]).map { "-\($0)" } + new.map { "+\($0)" }
    let hunk = "@@ -1,5003 +1,5002 @@\n 1\n" + changes.joined() + " 2\n"
    #expect(text == "--- x.rules\n+++ x.rules\n" + hunk)
  }
}
