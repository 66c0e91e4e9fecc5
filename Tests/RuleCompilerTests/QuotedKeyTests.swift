import RuleEngine
import RuleSyntax
import Testing

/// Reports quote keys as rule files do, although the engine doesn't know the syntax.
@Suite struct QuotedKeyTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x0000...0x30FF, 0xA000...0xABFF, 0xE000...0xE0FF, 0xF900...0x11FFF, 0x1F000...0x1F9FF,
    0xE0000...0xE01FF,
  ]

  @Test(arguments: ranges)
  func `a key of a path is quoted like a text`(_ range: ClosedRange<UInt32>) {
    for scalar in range.lazy.compactMap({ Unicode.Scalar($0) }) {
      // Within ASCII, rule files also escape marks and joiners, which would change it.
      let key = "字\(scalar)字"
      let path = FieldPath([.name("labels"), .key(key)])
      #expect(path.description == "labels[\(StringEscapes.quote(key))]", "\(scalar.value)")
    }
  }
}
