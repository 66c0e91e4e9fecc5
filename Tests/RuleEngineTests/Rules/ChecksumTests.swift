@testable import RuleEngine
import Testing

struct ChecksumTests {
  @Test(arguments: [
    ("4111111111111111", true), ("4111111111111112", false), ("79927398713", true),
    ("79927398710", false),
    ("378282246310005", true), ("0", true), ("5", false), ("18", true), ("81", false), ("", false),
    ("0000000000000000", true),
  ])
  func `the last digit checks the others`(text: String, holds: Bool) {
    let answer = withBytes(of: text) { Luhn.check($0) }
    #expect(answer == holds)
  }

  @Test(arguments: ["4111 1111 1111 1111", "4111-1111", "a", "٠", "1\0", " ", "-18"])
  func `what is no digit never has a check digit`(text: String) {
    let answer = withBytes(of: text) { Luhn.check($0) }
    #expect(answer == nil)
  }

  @Test(arguments: [
    ("GB82WEST12345698765432", true), ("gb82west12345698765432", true),
    ("DE89370400440532013000", true),
    ("FR1420041010050500013M02606", true), ("GB82WEST12345698765431", false),
    ("GB28WEST12345698765432", false),
    ("DE89370400440532013001", false), ("", false), ("GB82", false), ("1", false), ("0001", false),
    ("00010", true),
  ])
  func `the check digits of an IBAN check the rest`(text: String, holds: Bool) {
    let answer = withBytes(of: text) { Mod97.check($0) }
    #expect(answer == holds)
  }

  @Test(arguments: ["GB82 WEST 1234 5698 7654 32", "GB82-WEST", "ÄB82", "GB82WEST1234569876543٢"])
  func `what is no letter or digit never has check digits`(text: String) {
    let answer = withBytes(of: text) { Mod97.check($0) }
    #expect(answer == nil)
  }

  @Test func `every text of digits can be given a check digit`() {
    for text in texts(over: "0479", upTo: 5) where !text.isEmpty {
      let right = (0...9).filter { digit in
        withBytes(of: "\(text)\(digit)") { Luhn.check($0) } == true
      }
      #expect(right.count == 1)
    }
  }
}
