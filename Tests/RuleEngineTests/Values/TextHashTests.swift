import RuleEngine
import Testing

/// Texts that only look alike are different keys, and many of them are made from one by a choice at
/// each accent: they must not share a hash.
struct TextHashTests {
  @Test func `texts of other code points hash apart`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(ExactText(composed).hashValue != ExactText(decomposed).hashValue)
    #expect(Value.text(composed).hashValue != Value.text(decomposed).hashValue)
  }

  @Test func `texts side by side hash by where one ends`() {
    let (one, other): ([Value], [Value]) = (["ab", "c"], ["a", "bc"])
    #expect(one.hashValue != other.hashValue)
  }
}
