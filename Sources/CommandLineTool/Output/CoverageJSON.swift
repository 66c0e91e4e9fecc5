import FormData
import FormRules

/// Coverage as data: the member `coverage` of an object.
enum CoverageJSON {
  static func write(_ report: CoverageReport, to json: inout JSONWriter) {
    json.object("coverage") { json in
      write(report.count, to: &json)
      json.list("files") { json in
        for file in report.files {
          json.object { json in
            json.member("file", file.name)
            write(file.count, to: &json)
            json.list("rules") { json in
              for owner in file.owners { json.object { write(owner, to: &$0) } }
            }
          }
        }
      }
    }
  }

  private static func write(_ count: CoverageCount, to json: inout JSONWriter) {
    json.member("percent", count.percent)
    json.member("seen", count.seen)
    json.member("total", count.total)
  }

  private static func write(_ owner: CoverageOwner, to json: inout JSONWriter) {
    json.member("kind", owner.kind.rawValue)
    json.member("name", owner.name)
    json.member("line", Int(owner.place.line))
    write(owner.count, to: &json)
    json.list("missing") { json in
      for item in owner.items where !item.missing.isEmpty {
        json.object { write(item, to: &$0) }
      }
    }
  }

  private static func write(_ item: CoverageItem, to json: inout JSONWriter) {
    json.member("kind", item.kind.rawValue)
    json.member("text", item.text)
    json.member("line", Int(item.place.line))
    json.member("column", Int(item.place.column))
    json.list("never") { json in
      for name in item.missing.names { json.text(name) }
    }
  }
}
