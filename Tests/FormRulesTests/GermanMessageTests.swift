import Foundation
import FormRules
import StandardRules
import Testing

@testable import RuleEngine

/// The German catalog has every word that the engine says by itself.
@Suite struct GermanMessageTests {
  private static let german = MessageCatalog.german.translations

  @Test(arguments: BuiltInRule.allCases)
  func `each wording of a rule's message is translated`(_ rule: BuiltInRule) {
    for message in rule.messages.sorted() {
      #expect(Self.german[message] != nil, "\(rule.rawValue): \(message)")
    }
  }

  private static let types = [
    "text", "choice", "integer", "number", "boolean", "date", "month", "time", "datetime", "file",
    "list", "map", "group",
  ]
  /// What is said where no rule fails, and words around values.
  private static let words: Set<String> = Set(
    types.flatMap { type in
      [["type": type], ["type": type, "example": "x"]].map {
        DefaultMessages.template(for: "type", isNegated: false, $0)
      }
    } + [
      "There is no field '{name}'.", "There is no field '{name}'. Did you mean '{meant}'?",
      "This could not be checked.", "This must be left empty.", "This must be {value}.",
      "This is not allowed.", "This was not accepted.", "today", "now", "at least {low}",
      "at most {high}", "{low} to {high}", "{low} or later", "{high} or earlier",
      "{last} … ({count} more)",
    ]
  )

  @Test(arguments: words)
  func `what is said where no rule fails is translated, and words around values`(_ message: String)
  {
    #expect(Self.german[message] != nil)
  }

  @Test func `a translation has the placeholders of the message`() {
    func placeholders(_ text: String) -> [String] {
      text.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }.sorted()
    }
    for (message, translation) in Self.german {
      #expect(placeholders(message) == placeholders(translation), "\(message)")
    }
  }

  @Test func `what is translated of the standard library is what its rules say`() {
    let standard = StandardRules.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    let own = BuiltInRule.allCases.reduce(into: Self.words) { $0.formUnion($1.messages) }
    for message in Self.german.keys where !own.contains(message) {
      #expect(standard.contains { $0.contains("\"\(message)\"") }, "\(message)")
    }
  }

  @Test func `a form says by itself what it says in its language`() throws {
    let rules = try RuleFile(
      text: """
        form inner { field town { required } }
        form f @language("de-AT") { field name { min_length(3) }; field home: inner { required } }
        form g @language("fr") { field name { min_length(3) } }
        """
    )
    func report(_ form: String) throws -> Report {
      try #require(rules.form(form)).validate(["name": "x", "home": ["town": "", "x": "y"]])
    }
    let german = ["Bitte mindestens 3 Zeichen eingeben.", "Bitte ausfüllen."]
    #expect(try report("f").violations.map(\.message) == german)
    #expect(try report("g").violations.map(\.message) == ["Enter 3 or more characters."])
    // It stays so in JSON, and a catalog may say something else.
    let read = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(report("f")))
    #expect(read.violations.map(\.message) == german)
    let english = try report("f").violations.map { MessageCatalog.english.text(for: $0) }
    #expect(english == ["Enter 3 or more characters.", "This is required."])
    let compiled = try RuleFile(compiled: Data(rules.compiled()))
    let again = try #require(compiled.form("f")).validate(["name": "x"])
    #expect(again.violations.map(\.message) == [german[0], "Bitte ausfüllen."])
  }
}
