import FormRules
import RuleSyntax

/// Coverage for people: a line for each file and rule, and under each what no test has shown.
struct CoverageText {
  /// Longest excerpt of a rule file, in characters.
  private static let excerptLength = 60

  let colors: Colors

  func text(of report: CoverageReport) -> String {
    var text = ""
    for file in report.files {
      text += "\(colors.bold(VisibleText.of(file.name, limit: Int.max))): "
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
      text += "    \(file.name):\(item.place.line):\(item.place.column): "
      text += colors.yellow("never \(names)") + ": "
      text += VisibleText.of(item.text, limit: CoverageText.excerptLength) + "\n"
    }
  }

  private func percent(of count: CoverageCount) -> String {
    let text = "\(count.percent) %"
    return count.percent == 100 ? colors.green(text) : colors.red(text)
  }
}
