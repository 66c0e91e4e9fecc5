import Foundation

/// As much of a TextMate grammar as the project's own one uses.
struct TextMateGrammar: Decodable {
  /// A rule: an include, a match, or what stands between a beginning and an end.
  struct Rule: Decodable {
    struct Capture: Decodable {
      var name: String
    }

    var include: String?
    var name: String?
    var match: String?
    var captures: [String: Capture]?
    var begin: String?
    var end: String?
    var patterns: [Rule]?
  }

  struct Group: Decodable {
    var patterns: [Rule]
  }

  var scopeName: String
  var patterns: [Rule]
  var repository: [String: Group]

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(TextMateGrammar.self, from: Data(contentsOf: url))
  }

  /// The rules with what they include in its place.
  func resolved(_ rules: [Rule]) -> [Rule] {
    rules.flatMap { rule -> [Rule] in
      guard let include = rule.include else { return [rule] }
      return resolved(repository[String(include.dropFirst())]?.patterns ?? [])
    }
  }
}
