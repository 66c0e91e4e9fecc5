import RuleEngine
import Testing

struct JSONQuotingTests {
  private func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    (
      "\0\u{1}\u{8}\u{b}\u{f}\u{10}\u{1a}\u{1f}\u{7f}",
      "\"\\u0000\\u0001\\u0008\\u000b\\u000f\\u0010\\u001a\\u001f\u{7f}\""
    ),
    ("é😀\u{2028}", "\"é😀\u{2028}\""),
  ])
  func `texts are escaped where RFC 8259 wants it`(_ text: String, _ written: String) {
    #expect(self.text { $0.append(jsonText: text) } == written)
  }

  @Test(arguments: [0, 7, 10, 200_000, -1, .max, .min])
  func `whole numbers are written as they are`(_ number: Int) {
    #expect(text { $0.append(jsonInteger: number) } == "\(number)")
  }
}
