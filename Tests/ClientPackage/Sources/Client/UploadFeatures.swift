import Foundation
import FormRules

// What a server's handler does besides: files, localized problems, status codes, clients that go away.

private let rules = #"""
  external rule title_free { timeout 500ms }
  form upload {
      field id { required; uuid }
      field title { required "Enter a title."; max_length(20); title_free "{value} exists." }
      field photo: file { max_size(2MB); media_type("image/*") }
  }
  """#

/// The body of a response for invalid input.
private struct Problem: Codable {
  struct Entry: Codable {
    var path: FieldPath
    var message: String
  }
  var errors: [Entry]
}

private struct Handler: Sendable {
  let form: RuleForm
  let externals: ExternalRules
  let german = MessageCatalog(translations: ["Enter a title.": "Bitte Titel eingeben."])

  func handle(_ values: [String: Value]) async -> (status: Int, body: Data) {
    do {
      let report = try await form.validate(values, externals: externals)
      switch report.verdict {
      case .valid: return (201, Value.form(report.values).json())
      case .invalid:
        let entries = report.violations.map {
          Problem.Entry(path: $0.path, message: german.text(for: $0))
        }
        return (422, try JSONEncoder().encode(Problem(errors: entries)))
      case .undecided: return (503, Data())
      }
    } catch {
      return (500, Data(error.localizedDescription.utf8))
    }
  }

  func handle(json: String) async -> Int {
    do {
      let value = try Value(json: Data(json.utf8))
      return await handle(value.form ?? [:]).status
    } catch {
      return 400
    }
  }
}

func checkUploads(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("upload") else { return }
  let externals: ExternalRules = [
    "title_free": .init { title, _ in
      if title == "slow" { try await Task.sleep(for: .seconds(600)) }
      return title == "old" ? .rejected : .accepted
    }
  ]
  let handler = Handler(form: form, externals: externals)
  let valid: [String: Value] = ["id": Value(UUID()), "title": "new"]

  checks.check("created", await handler.handle(valid).status == 201)
  let empty = await handler.handle(["id": "x"])
  let problem = try JSONDecoder().decode(Problem.self, from: empty.body)
  checks.check("paths", problem.errors.map(\.path) == ["id", "title"])
  checks.check("messages in German", problem.errors.last?.message == "Bitte Titel eingeben.")
  var values = valid
  values["title"] = "old"
  let old = await handler.handle(values)
  checks.check("exists", String(decoding: old.body, as: UTF8.self).contains("old exists."))
  values["title"] = "slow"
  checks.check("a timeout", await handler.handle(values).status == 503)
  checks.check("malformed JSON", await handler.handle(json: "{\"id\": 1e") == 400)

  values = valid
  values["photo"] = .file(FileDescription(name: "a.png", size: 3_000_000, mediaType: "image/png"))
  let large = try await form.validate(values, externals: externals)
  checks.check("a large file", large["photo"].violations.map(\.rule) == ["max_size"])
  values["photo"] = .file(FileDescription(name: "a.txt", size: 3, mediaType: "text/plain"))
  let text = try await form.validate(values, externals: externals)
  checks.check("another type of file", text["photo"].violations.map(\.rule) == ["media_type"])

  let count = await withTaskGroup(of: Int.self) { group in
    for _ in 0..<200 { group.addTask { await handler.handle(valid).status } }
    var count = 0
    for await status in group where status == 201 { count += 1 }
    return count
  }
  checks.check("many requests at once", count == 200)
  values = valid
  values["title"] = "slow"
  let task = Task { [values] in try await form.validate(values, externals: externals) }
  task.cancel()
  let reasons = try await task.value.undecided.map(\.reason)
  checks.check("a client that goes away", reasons == [.cancelled])
}
