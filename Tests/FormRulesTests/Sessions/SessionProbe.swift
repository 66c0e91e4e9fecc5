import Foundation
import FormRules
import FormRulesUI

/// One public property of a live form, or a function that reads one, as a text to compare.
@MainActor struct SessionProbe {
  /// The type and the member.
  let name: String
  /// Whether it may notify although it has not changed, as it depends on what it is asked.
  var isCoarse = false
  let read: () -> String

  static func all(of session: FormSession) -> [SessionProbe] {
    let first = session.fields[0]
    return [
      SessionProbe(name: "FormSession.verdict") { "\(session.verdict)" },
      SessionProbe(name: "FormSession.isPending") { "\(session.isPending)" },
      SessionProbe(name: "FormSession.canSubmit") { "\(session.canSubmit)" },
      SessionProbe(name: "FormSession.messages", isCoarse: true) { "\(session.messages())" },
      SessionProbe(name: "FormSession.isDirty", isCoarse: true) { "\(session.isDirty)" },
      SessionProbe(name: "FormSession.firstInvalidField") { identity(session.firstInvalidField) },
      SessionProbe(name: "FormSession.violations") { "\(session.violations)" },
      SessionProbe(name: "FormSession.warnings") { "\(session.warnings)" },
      SessionProbe(name: "FormSession.values") { described(.form(session.values)) },
      SessionProbe(name: "FormSession.draft") { described(.form(session.draft)) },
      SessionProbe(name: "FormSession.valuesWithNulls") {
        described(.form(session.valuesWithNulls))
      },
      SessionProbe(name: "FormSession.json") { String(decoding: session.json(), as: UTF8.self) },
      SessionProbe(name: "FormSession.decoded") {
        (try? session.decoded(as: [String: Value].self)).map { described(.form($0)) } ?? ""
      },
      SessionProbe(name: "FormSession.model") {
        (try? session.model(using: plain)).map { described($0) } ?? ""
      },
      SessionProbe(name: "FormSession.report") { described(session.report) },
      SessionProbe(name: "FormSession.context") { described(.form(session.context)) },
      SessionProbe(name: "FormSession.focusedField") { identity(session.focusedField) },
      SessionProbe(name: "FormSession.nextInvalidField", isCoarse: true) {
        identity(session.nextInvalidField()) + identity(session.nextInvalidField(after: first))
      },
      SessionProbe(name: "FormSession.field", isCoarse: true) {
        [
          session.field(after: first), session.field(before: session.fields[6]),
          session.field("lines[0].name"), session.field("home.town"), session.field("nothing"),
        ].map { identity($0) }.joined()
      },
      SessionProbe(name: "FormSession.form") { session.form.name },
      SessionProbe(name: "FormSession.fields") { session.fields.map { identity($0) }.joined() },
      SessionProbe(name: "FormSession.steps") { session.steps.map(\.name).joined() },
      SessionProbe(name: "FormSession.step") { session.step("what")?.label ?? "" },
    ]
      + session.steps.flatMap { probes(of: $0) }
      + session.fields.flatMap { probes(of: $0) }
  }

  private static func probes(of step: FormStep) -> [SessionProbe] {
    [
      SessionProbe(name: "FormStep.canContinue") { "\(step.canContinue)" },
      SessionProbe(name: "FormStep.state") { "\(step.state)" },
      SessionProbe(name: "FormStep.violations") { "\(step.violations)" },
      SessionProbe(name: "FormStep.warnings") { "\(step.warnings)" },
      SessionProbe(name: "FormStep.description") { "\(step.description.fields)" },
      SessionProbe(name: "FormStep.id") { step.id },
      SessionProbe(name: "FormStep.name") { step.name },
      SessionProbe(name: "FormStep.label") { step.label },
      SessionProbe(name: "FormStep.fields") { step.fields.map { identity($0) }.joined() },
    ]
  }

  /// The properties of a field, and of the fields and rows in it.
  static func probes(of field: FormField) -> [SessionProbe] {
    let rows = field.rows
    return [
      SessionProbe(name: "FormField.path") { "\(field.path)" },
      SessionProbe(name: "FormField.label") { field.label },
      SessionProbe(name: "FormField.declaration") { "\(field.declaration)" },
      SessionProbe(name: "FormField.value") { field.value.map { described($0) } ?? "" },
      SessionProbe(name: "FormField.text") { field.text },
      SessionProbe(name: "FormField.rows") { field.rows.map { "\($0.id)" }.joined() },
      SessionProbe(name: "FormField.fields") { field.fields.map { identity($0) }.joined() },
      SessionProbe(name: "FormField.keys") { field.keys.joined(separator: ",") },
      SessionProbe(name: "FormField.subscript", isCoarse: true) { "\(field[key: "x"] ?? .null)" },
      SessionProbe(name: "FormField.state") { "\(field.state)" },
      SessionProbe(name: "FormField.violations") { "\(field.violations)" },
      SessionProbe(name: "FormField.warnings") { "\(field.warnings)" },
      SessionProbe(name: "FormField.undecided") { "\(field.undecided)" },
      SessionProbe(name: "FormField.isActive") { "\(field.isActive)" },
      SessionProbe(name: "FormField.isPending") { "\(field.isPending)" },
      SessionProbe(name: "FormField.hasBeenVisited") { "\(field.hasBeenVisited)" },
      SessionProbe(name: "FormField.isFocused") { "\(field.isFocused)" },
      SessionProbe(name: "FormField.isDirty") { "\(field.isDirty)" },
      SessionProbe(name: "FormField.isEnabled") { "\(field.isEnabled)" },
      SessionProbe(name: "FormField.isReadOnly") { "\(field.isReadOnly)" },
      SessionProbe(name: "FormField.decoded") {
        (try? field.decoded(as: Value.self)).map { described($0) } ?? ""
      },
      SessionProbe(name: "FormField.model") {
        (try? field.model(using: plain)).map { described($0) } ?? ""
      },
      // What views of `FormRulesUI` read.
      SessionProbe(name: "FormField.id") { "\(field.id)" },
      SessionProbe(name: "FormField.description") { "\(field)" },
      SessionProbe(name: "FormField.messages", isCoarse: true) { "\(field.messages())" },
      SessionProbe(name: "FormField.isOn", isCoarse: true) { "\(field.isOn)" },
      SessionProbe(name: "FormField.selectedOption", isCoarse: true) {
        field.selectedOption ?? ""
      },
      SessionProbe(name: "FormField.selectedOptions", isCoarse: true) {
        field.selectedOptions.sorted().joined(separator: ",")
      },
      SessionProbe(name: "FormField.selectedDate", isCoarse: true) {
        field.selectedDate.map { "\($0)" } ?? ""
      },
      SessionProbe(name: "FormField.isEditable", isCoarse: true) { "\(field.isEditable)" },
    ]
      + field.fields.flatMap { probes(of: $0) }
      + rows.flatMap { probes(of: $0) }
  }

  /// The properties of a row, and of its fields.
  static func probes(of row: FormRow) -> [SessionProbe] {
    [
      SessionProbe(name: "FormRow.id") { "\(row.id)" },
      SessionProbe(name: "FormRow.position") { "\(row.position ?? -1)" },
      SessionProbe(name: "FormRow.path") { "\(row.path.map { "\($0)" } ?? "")" },
      SessionProbe(name: "FormRow.description") { "\(row)" },
      SessionProbe(name: "FormRow.value") { described(row.value) },
      SessionProbe(name: "FormRow.decoded") {
        (try? row.decoded(as: Value.self)).map { described($0) } ?? ""
      },
      SessionProbe(name: "FormRow.fields") { row.fields.map { identity($0) }.joined() },
      SessionProbe(name: "FormRow.field", isCoarse: true) {
        identity(row.field("name")) + identity(row.field("parts[0].code"))
      },
    ] + row.fields.flatMap { probes(of: $0) }
  }

  static let plain = ValueConversion<Value>(toValue: { $0 }, toModel: { $0 })

  private static func identity(_ field: FormField?) -> String {
    field.map { "\(ObjectIdentifier($0))" } ?? "none"
  }

  private static func described(_ report: Report) -> String {
    "\(report.verdict) \(report.violations) \(report.undecided) \(described(.form(report.values)))"
  }

  /// A value with its members in an order of their own.
  private static func described(_ value: Value) -> String {
    switch value {
    case .form(let members):
      members.sorted { $0.key < $1.key }.map { "\($0): \(described($1))" }.joined(separator: ", ")
    case .list(let items): "[" + items.map { described($0) }.joined(separator: "; ") + "]"
    case .null, .text, .number, .boolean, .date, .month, .time, .dateTime, .file: "\(value)"
    }
  }
}
