import Foundation
import FormRules
import Testing

/// The project's own folder, found from this file.
let projectRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

@Suite struct StandardLibraryTests {
  private static let files: [String] = {
    let folder = projectRoot.appending(path: "Rules/Standard")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".rules") }.sorted()
  }()

  @Test func `every rule of every standard file can be used by its name`() throws {
    #expect(Self.files.count >= 30)
    var names: [String] = []
    for file in Self.files {
      let url = projectRoot.appending(path: "Rules/Standard/\(file)")
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      where line.hasPrefix("rule ") {
        names.append(String(line.dropFirst(5).prefix { $0 != " " && $0 != "(" }))
      }
    }
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(StandardLibrary.names))
    #expect(names.count == StandardLibrary.names.count)
    for name in names {
      #expect(throws: Never.self, "\(name)") {
        try RuleFile(text: "form f { field a { \(name) } }")
      }
    }
  }

  /// A person who types what the message says must not get the message again.
  @Test func `the examples in the messages of the standard rules are accepted`() throws {
    var count = 0
    for file in Self.files {
      let url = projectRoot.appending(path: "Rules/Standard/\(file)")
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /(?m)^rule (\w+)[^"\n]*"[^"]*such as ([^"]*)\."/) {
        for example in match.2.components(separatedBy: " or ") {
          let example = example.replacing("{{", with: "{").replacing("}}", with: "}")
          let report = try Rule("\(match.1)").validate(.text(example))
          #expect(report.isValid, "\(match.1): \(example)")
          count += 1
        }
      }
    }
    #expect(count > 50)
  }

  @Test(arguments: [
    ("credit_card", "4111111111111112", "Check the card number: a digit may be wrong."),
    ("credit_card", "4111 1111 1111 1111", "Enter the card number, which has 12 to 19 digits."),
    ("credit_card", "9111111111111111", "Check the card number: a digit may be wrong."),
    ("credit_card", "9111111111111110", "Enter the card number, which has 12 to 19 digits."),
    ("iban", "GB29NWBK60161331926818", "Check the IBAN: a character may be wrong."),
    ("isbn", "978-0-306-40615-8", "Enter an ISBN, such as 978-0-306-40615-7."),
    ("isbn13", "978-0-306-40615-8", "Check the ISBN: a digit may be wrong."),
  ])
  func `a wrong check digit is not called a wrong length`(
    rule: String,
    value: String,
    message: String
  ) throws {
    #expect(try Rule(rule).validate(.text(value)).violations.map(\.message) == [message])
  }

  @Test(arguments: [
    ("email", "ann@example.org", "ann@"), ("url", "https://example.org", "example.org"),
    ("telephone", "+44 20 7946 0958", "12"), ("postcode", "SW1A 1AA", "!"),
    ("full_name", "Ann Lee", "4nn"), ("uuid", "123e4567-e89b-12d3-a456-426614174000", "123e4567"),
    ("ipv4", "192.0.2.1", "192.0.2.256"), ("ipv6", "2001:db8::1", "2001:db8:::1"),
    ("hostname", "example.org", "-example.org"), ("alpha", "abc", "ab1"),
    ("alphanumeric", "ab1", "ab-1"), ("slug", "a-slug", "A slug"),
    ("hex_color", "#ff8800", "#ff880"), ("credit_card", "4111111111111111", "4111111111111112"),
  ])
  func `the standard rules that everyone needs accept and reject`(
    _ name: String,
    _ good: String,
    _ bad: String
  ) throws {
    let rule = try Rule(name)
    #expect(rule.validate(.text(good)).isValid, "\(good)")
    #expect(!rule.validate(.text(bad)).isValid, "\(bad)")
    #expect(rule.validate("").isValid)
  }
}
