/// The type of a field's values.
package indirect enum FieldType: Sendable, Hashable {
  case text
  case integer
  case number
  case boolean
  case date
  /// A month of the calendar; compares with dates by their months.
  case month
  case time
  case dateTime
  /// One of the field's options.
  case choice
  case file
  /// A value of any kind, taken as given.
  case any
  case form(FormIndex)
  case list(of: FieldType)
  /// Values with keys from the data.
  case map(of: FieldType)

  /// The types with a plain name.
  package static let plain: [FieldType] = [
    .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any,
  ]

  /// The type's name without its items; `form` for any form.
  package var name: String {
    switch self {
    case .text: "text"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .month: "month"
    case .time: "time"
    case .dateTime: "datetime"
    case .choice: "choice"
    case .file: "file"
    case .any: "any"
    case .form: "form"
    case .list: "list"
    case .map: "map"
    }
  }

  /// The type as rule files write it, given the name of each form.
  package func written(_ formName: (FormIndex) -> String) -> String {
    switch self {
    case .form(let form): formName(form)
    case .list(let item): "list of " + item.written(formName)
    case .map(let value): "map of " + value.written(formName)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      name
    }
  }

  /// The type of the innermost items of nested lists and maps; the type itself for other types.
  package var innermost: FieldType {
    switch self {
    case .list(let item), .map(let item): item.innermost
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any,
      .form:
      self
    }
  }

  /// The form of the type's values; nil for other types.
  package var form: FormIndex? {
    if case .form(let form) = self { form } else { nil }
  }

  /// The type of a list's items or a map's values; nil for other types.
  package var item: FieldType? {
    switch self {
    case .list(let item), .map(let item): item
    case .any: .any
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime: nil
    case .choice, .file, .form: nil
    }
  }

  /// Whether values of the type are dates or times.
  package var isMoment: Bool {
    self == .date || self == .month || self == .time || self == .dateTime
  }

  package var isNumeric: Bool { self == .integer || self == .number }

  /// Whether values of the type contain forms.
  package var holdsForms: Bool {
    switch self {
    case .form: true
    case .list(of: let item), .map(of: let item): item.holdsForms
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      false
    }
  }
}
