import FormData
import FormInterchange
import FormRules
import Foundation
import TestSupport
import Testing

/// A schema of JSON Schema's test suite with its instances.
struct SchemaGroup {
  struct Instance {
    var value: Value
    var isValid: Bool
    var description: String
  }

  /// The schema and what became of it.
  enum Outcome {
    /// The form takes and refuses what the suite says.
    case agrees
    /// Some instance has another verdict; what the rule file is, and which.
    case differs(rules: String, instances: [String])
    /// The importer refused the schema, by these keywords.
    case refused([String])
    /// What it made cannot be loaded.
    case broken(rules: String, reason: String)
  }

  var name: String
  var draft: JSONSchemaDraft
  var schema: JSONTree
  var instances: [Instance]

  /// Imports the schema, for objects and for other values as there are instances, and judges these.
  ///
  /// An object is a record where the importer makes a form for objects of the schema by itself.
  func outcome() -> Outcome {
    var differing: [String] = []
    var rules: [String] = []
    for isObject in [true, false] {
      let instances = instances.filter { ($0.value.members != nil) == isObject }
      if instances.isEmpty { continue }
      var importer = JSONSchemaImporter()
      importer.draft = draft
      importer.subject = isObject ? nil : .value
      // What the drafts leave to annotations alone, the optional part of the suite asserts.
      importer.assertsFormats = !name.contains("/format.json")
      do {
        let text = try importer.form(from: Array(schema.text.utf8)).text
        if !rules.contains(text) { rules.append(text) }
        let form = try #require(RuleFile(text: text).forms.first { $0.name == "form" })
        differing += instances.compactMap { SchemaGroup.difference(of: $0, in: form) }
      } catch let error as ImportError {
        let refusals = error.notes.filter { $0.severity == .refusal }
        return .refused(Set(refusals.map(\.keyword)).sorted())
      } catch {
        return .broken(rules: rules.joined(), reason: "\(error)")
      }
    }
    return differing.isEmpty
      ? .agrees : .differs(rules: rules.joined(), instances: differing)
  }

  /// What is wrong with the form's verdict on an instance; nil where nothing is.
  private static func difference(of instance: Instance, in form: RuleForm) -> String? {
    let holdsValue = form.fields.map(\.path.description) == ["value"]
    let members = holdsValue ? nil : instance.value.members
    let verdict = form.validate(members ?? ["value": instance.value]).verdict
    if verdict == (instance.isValid ? .valid : .invalid) { return nil }
    return "\(instance.description): \(instance.value) is \(verdict)"
  }
}

extension Value {
  fileprivate var members: [String: Value]? {
    if case .form(let members) = self { members } else { nil }
  }
}

/// The test suite, where it is at hand.
enum SchemaSuite {
  static let file = Fixtures.root.deletingLastPathComponent()
    .appending(path: "shared/conformance/jsonschema.ndjson")
  static let formats = Fixtures.root.deletingLastPathComponent()
    .appending(path: "shared/conformance/jsonschema-format.ndjson")
  /// A schema of nothing but a `format` for each that there are cases of, by the formats' names.
  static func formatGroups() throws -> [SchemaGroup] {
    var groups: [SchemaGroup] = []
    var positions: [String: Int] = [:]
    for line in try Data(contentsOf: formats).split(separator: UInt8(ascii: "\n")) {
      let row = try JSONTree(Array(line))
      guard let rule = row["rule"]?.string, let value = row["value"],
        case .boolean(let isValid) = row["valid"]?.content
      else { continue }
      // The cases are called after rules: `dateTime` for `date-time`.
      let name = rule.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
      if positions[name] == nil {
        positions[name] = groups.count
        let schema = try JSONTree(Array(#"{ "format": "\#(name)" }"#.utf8))
        groups.append(SchemaGroup(name: name, draft: .draft2020, schema: schema, instances: []))
      }
      groups[positions[name] ?? 0].instances.append(
        SchemaGroup.Instance(
          value: value.value,
          isValid: isValid,
          description: row["description"]?.string ?? ""
        )
      )
    }
    return groups
  }

  static let isAtHand = FileManager.default.fileExists(atPath: file.path())

  /// The groups of the suite, and the names of those that cannot be read.
  static func groups() throws -> (groups: [SchemaGroup], unreadable: Set<String>) {
    var groups: [SchemaGroup] = []
    var positions: [String: Int] = [:]
    var unreadable: Set<String> = []
    for line in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
      guard let row = try? JSONTree(Array(line)) else {
        unreadable.insert(name(inUnreadable: line))
        continue
      }
      guard let name = row["group"]?.string, let parameters = row["params"],
        let schema = parameters["schema"], let value = row["value"],
        case .boolean(let isValid) = row["valid"]?.content
      else { continue }
      if positions[name] == nil {
        positions[name] = groups.count
        let draft: JSONSchemaDraft = name.hasPrefix("draft7") ? .draft7 : .draft2020
        groups.append(SchemaGroup(name: name, draft: draft, schema: schema, instances: []))
      }
      groups[positions[name] ?? 0].instances.append(
        SchemaGroup.Instance(
          value: value.value,
          isValid: isValid,
          description: row["description"]?.string ?? ""
        )
      )
    }
    return (groups.filter { !unreadable.contains($0.name) }, unreadable)
  }

  /// The group of a row that holds a number of too many digits.
  private static func name(inUnreadable line: Data) -> String {
    let text = String(decoding: line, as: UTF8.self)
    guard let match = text.firstMatch(of: /"group": ?"([^"]*)"/) else { return text }
    return String(match.1)
  }
}

extension JSONTree {
  /// The text that the value is.
  var string: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The value as JSON.
  var text: String {
    switch content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): "\(number)"
    case .text(let text): JSONTree.quoted(text)
    case .list(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONTree.quoted($0.name)):\($0.value.text)" }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
