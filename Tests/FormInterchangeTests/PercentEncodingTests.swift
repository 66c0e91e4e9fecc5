import FormInterchange
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: ["", "plain", "a b/c", "100 %", "é 🙂", "%2F"])
  func `what is encoded is decoded to the same text`(text: String) {
    #expect(Substring(text.percentEncoded(keeping: "-._~")).percentDecoded == text)
  }

  @Test(arguments: ["%", "%2", "%zz", "%+1", "50% off"])
  func `what is no escape stays as it is`(text: String) {
    #expect(Substring(text).percentDecoded == text)
  }

  @Test func `digits of both cases are read`() {
    #expect(Substring("caf%c3%A9").percentDecoded == "café")
  }
}
