import FormInterchange

/// The format of code hosts: SARIF 2.1.0 by OASIS.
///
/// One run, whose results can be written one after the other.
enum SARIF {
  /// The outcome of a check.
  enum Outcome {
    case failed(level: String)
    /// There was not enough information to decide it.
    case open
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The part before the results, which commas separate; it describes the rules, if any are known.
  static func head(rules: [JSONNode]? = nil) -> String {
    var driver: JSONObject = [
      "name": "formrules", "version": .text(FormRulesCommand.versionNumber),
    ]
    driver["rules"] = rules.map { .list($0) }
    return "{\"$schema\":" + JSONNode.text(schema).compactText
      + ",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":"
      + JSONNode.object(driver).compactText
      + "},\"columnKind\":\"unicodeCodePoints\",\"results\":["
  }

  /// The part after the results.
  static let tail = "]}]}\n"

  /// A result, to which members can be added.
  static func result(
    rule: String,
    _ outcome: Outcome,
    _ message: String,
    at place: OutputPlace
  ) -> JSONObject {
    var result: JSONObject = ["ruleId": .text(rule)]
    switch outcome {
    case .failed(let level): result["level"] = .text(level)
    case .open:
      result["kind"] = "open"
      result["level"] = "none"
    }
    result["message"] = ["text": .text(message)]
    result["locations"] = [["physicalLocation": location(place)]]
    return result
  }

  /// A related location of a result, with a description.
  static func related(_ place: OutputPlace, _ text: String) -> JSONNode {
    ["physicalLocation": location(place), "message": ["text": .text(text)]]
  }

  static func location(_ place: OutputPlace) -> JSONNode {
    ["artifactLocation": artifact(place.file), "region": region(place)]
  }

  static func artifact(_ name: String) -> JSONNode {
    // Relative paths stay relative.
    ["uri": .text((name.hasPrefix("/") ? "file://" : "") + name.percentEncoded(keeping: "-._~/"))]
  }

  static func region(_ place: OutputPlace) -> JSONNode {
    var region: JSONObject = [
      "startLine": .integer(place.line), "startColumn": .integer(place.column),
    ]
    region["endLine"] = place.end.map { .integer($0.line) }
    region["endColumn"] = place.end.map { .integer($0.column) }
    return .object(region)
  }
}
