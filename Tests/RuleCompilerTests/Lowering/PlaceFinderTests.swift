import RuleEngine
import RuleSyntax
import Testing

@testable import RuleCompiler

@Suite struct `Places of code` {
  @Test(arguments: [
    "", "abc", "a\nbc\n\nd", "a\r\nb\rc", "\n\n", "äöü\n€𝄞x\r\n", "\u{FEFF}form é\n  field",
  ])
  func `they are where the source says, asked in any order`(_ text: String) {
    let sources = [SourceText(name: "a", text: "x\ny"), SourceText(name: "b", text: text)]
    let count = sources[1].bytes.count
    var finder = PlaceFinder(sources)
    for step in [1, 2, 3, 5, 7] {
      for index in 0...count * 2 {
        let offset = UInt32(index * step % (count + 2))
        let source = index.isMultiple(of: 5) ? 0 : 1
        let location = sources[source].location(of: offset)
        let place = finder.place(
          Place(source: source, range: SourceRange(start: offset, end: offset))
        )
        #expect(
          place
            == SourcePlace(
              source: UInt32(source),
              start: offset,
              end: offset,
              line: UInt32(location.line),
              column: UInt32(location.column)
            )
        )
      }
    }
  }
}
