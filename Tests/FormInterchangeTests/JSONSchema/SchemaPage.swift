/// The page that says which schemas of the suite can be brought.
struct SchemaPage {
  private struct Count {
    var taken = 0
    var all = 0
  }

  private var counts: [String: Count] = [:]
  private var instances = Count()
  private var refused: [String: [String]] = [:]
  private let formats: [(SchemaGroup, SchemaGroup.Outcome)]
  private let unreadable: Set<String>

  init(
    _ outcomes: [(SchemaGroup, SchemaGroup.Outcome)],
    formats: [(SchemaGroup, SchemaGroup.Outcome)],
    unreadable: Set<String>
  ) {
    self.formats = formats
    self.unreadable = unreadable
    for (group, outcome) in outcomes {
      let file = String(group.name.prefix { $0 != "#" })
      counts[file, default: Count()].all += 1
      instances.all += group.instances.count
      switch outcome {
      case .agrees:
        counts[file, default: Count()].taken += 1
        instances.taken += group.instances.count
      case .refused(let keywords):
        for keyword in keywords { refused[keyword, default: []].append(group.name) }
      case .differs, .broken: continue
      }
    }
  }

  private static func words(_ outcome: SchemaGroup.Outcome) -> String {
    switch outcome {
    case .agrees: "judged as the suite says"
    case .refused: "refused"
    case .differs, .broken: "wrong"
    }
  }

  var text: String {
    let taken = counts.values.reduce(0) { $0 + $1.taken }
    let all = counts.values.reduce(0) { $0 + $1.all }
    var lines = [
      "# JSON Schema",
      "",
      "What becomes of the schemas of JSON Schema's own test suite, drafts 7 and 2020-12, when",
      "`formrules import --from json-schema` brings them. A test writes this page.",
      "",
      "**\(taken) of \(all) schemas are taken**, and their forms give the suite's verdict on each of their",
      "\(instances.taken) instances. The others are refused, with the keyword and its place; no schema is taken and",
      "judged wrongly. Instances that are objects are records of the form, others its field `value`. In",
      "`format.json` formats are read as annotations, elsewhere as rules.",
      "",
      "## Refused, by keyword",
      "",
      "A schema may be refused for several.",
      "",
      "| keyword | schemas | where |",
      "|---|---|---|",
    ]
    for (keyword, groups) in refused.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      let files = Set(groups.map { String($0.prefix { $0 != "#" }) }).sorted()
      lines.append("| `\(keyword)` | \(groups.count) | \(files.joined(separator: ", ")) |")
    }
    lines += ["", "## Formats", "", "| format | values | |", "|---|---|---|"]
    for (group, outcome) in formats.sorted(by: { $0.0.name < $1.0.name }) {
      lines.append(
        "| `\(group.name)` | \(group.instances.count) | \(SchemaPage.words(outcome)) |"
      )
    }
    lines += ["", "## Taken, by file", "", "| file | taken | of |", "|---|---|---|"]
    for (file, count) in counts.sorted(by: { $0.key < $1.key }) {
      lines.append("| \(file) | \(count.taken) | \(count.all) |")
    }
    if !unreadable.isEmpty {
      lines += [
        "",
        "Not tried, as they hold numbers of more than 38 digits: "
          + unreadable.sorted().joined(separator: ", ") + ".",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
