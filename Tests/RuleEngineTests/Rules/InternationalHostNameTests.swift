import RuleEngine
import Testing

struct InternationalHostNameTests {
  private func completion(_ text: String) -> Completion {
    withBytes(of: text) { InternationalHostName.completion(of: $0) }
  }

  @Test(arguments: [
    "example.org", "EXAMPLE.org", "a", "3com.com", "r3---sn-a.example", "münchen.example",
    "xn--mnchen-3ya.example", "XN--MNCHEN-3YA.example", "fußball.de", "실례.테스트", "例え。テスト",
    "אב.example.אב", "l·l", "क्\u{200C}ष", "نامه\u{200C}ای", "א״ב", "・丈", "ب٠ب", "ڭ۰",
    String(repeating: "a", count: 63), String(repeating: "ü", count: 50) + ".example",
  ])
  func `names that hosts can bear`(name: String) {
    #expect(completion(name) == .complete)
  }

  @Test(arguments: [
    "", "example.", "-a", "a-", "192.0.2.1", "ü-", "xn--", "xn--a", "xn--mnchen-3y", "0a.א",
    "aא", "\u{308}a", "mu\u{308}nchen", "·l", "a\u{200D}b", "ب٠۰", "xn--9",
    String(repeating: "a", count: 64), "ab--ü",
  ])
  func `names that may become right`(name: String) {
    #expect(completion(name) == .partial)
  }

  @Test(arguments: [
    ".", "a b", "exam_ple.org", "☃", "a..b", ".a", "-a.example", "xn--a.example", "MÜNCHEN",
    "a\u{AD}b", "ａ", "ſ.example", "a\0", "a\u{302E}", String(repeating: "a", count: 64) + ".b",
    String(repeating: "a.", count: 127) + "b", String(repeating: "a", count: 2000),
    String(repeating: "ü", count: 60) + ".example",
  ])
  func `names that no typing can mend`(name: String) {
    #expect(completion(name) == .refused)
  }

  @Test func `no beginning of a right name is refused`() {
    for name in ["sub.münchen.example", "xn--mnchen-3ya.example", "नमस्ते.भारत", "אב.גד"] {
      for end in name.unicodeScalars.indices {
        #expect(completion(String(name.unicodeScalars[..<end])) != .refused, "\(name)")
      }
    }
  }
}
