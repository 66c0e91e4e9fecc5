import FormInterchange
import FormRules

/// Coverage for people: a line for each file and rule, and under each what no test has shown.
struct CoverageText {
  /// Longest excerpt of a rule file, in characters.
  private static let excerptLength = 60

  let colors: Colors

  func text(of report: CoverageReport) -> String {
    var text = ""
    for file in report.files {
      text += "\(colors.bold(file.name.visible)): "
      text += percent(of: file.count) + " (\(file.count.seen) of \(file.count.total))\n"
      for owner in file.owners { add(owner, of: file, to: &text) }
    }
    if report.files.count > 1 {
      text += "all: \(percent(of: report.count)) (\(report.count.seen) of \(report.count.total))\n"
    }
    return text
  }

  private func add(_ owner: CoverageOwner, of file: CoverageFile, to text: inout String) {
    text += "  \(owner.kind.rawValue) \(owner.name): \(percent(of: owner.count))\n"
    for item in owner.items where !item.missing.isEmpty {
      let names = item.missing.names.joined(separator: ", never ")
      text += "    \(file.name.visible):\(item.place.line):\(item.place.column): "
      text += colors.yellow("never \(names)") + ": "
      text += VisibleText.of(item.text, limit: CoverageText.excerptLength) + "\n"
    }
  }

  private func percent(of count: CoverageCount) -> String {
    let text = "\(count.percent)%"
    return count.percent == 100 ? colors.green(text) : colors.red(text)
  }
}

/// Coverage as data: an object.
enum CoverageJSON {
  static func node(of report: CoverageReport) -> JSONNode {
    var object: JSONObject = [:]
    add(report.count, to: &object)
    object["files"] = .list(
      report.files.map { file in
        var object: JSONObject = ["file": .text(file.name)]
        add(file.count, to: &object)
        object["rules"] = .list(file.owners.map { node(of: $0) })
        return .object(object)
      }
    )
    return .object(object)
  }

  private static func node(of owner: CoverageOwner) -> JSONNode {
    var object: JSONObject = [
      "kind": .text(owner.kind.rawValue), "name": .text(owner.name),
      "line": .integer(Int(owner.place.line)),
    ]
    add(owner.count, to: &object)
    let missing = owner.items.filter { !$0.missing.isEmpty }
    object["missing"] = .list(
      missing.map { item in
        [
          "kind": .text(item.kind.rawValue), "text": .text(item.text),
          "line": .integer(Int(item.place.line)), "column": .integer(Int(item.place.column)),
          "never": .texts(item.missing.names),
        ]
      }
    )
    return .object(object)
  }

  private static func add(_ count: CoverageCount, to object: inout JSONObject) {
    object["percent"] = .integer(count.percent)
    object["seen"] = .integer(count.seen)
    object["total"] = .integer(count.total)
  }
}
