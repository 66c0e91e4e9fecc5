// What draws a field. All that can be decided without a platform's views is decided here, and tested; the
// folders SwiftUI and UIKit hold views that do no more than show it.

public import FormRules

/// The control for filling in a field.
@nonexhaustive
public enum FieldControl: Sendable, Hashable {
  /// A field to type in.
  case text(TextTraits)
  /// A switch.
  case toggle
  /// One of several options.
  case choice([FieldDescription.Option])
  /// Any number of several options.
  case choices([FieldDescription.Option])
  /// A day.
  case date
  /// A time of the day.
  case time
  /// A day with a time.
  case dateTime
  /// The fields of a nested form, one after the other.
  case fields
  /// Rows, each with the fields of a form.
  case rows
  /// A control that the app draws itself: files, maps, lists of plain values, values of any kind.
  case custom
  /// A value that the form computes: shown, but not editable.
  case computed

  /// The control for a field, according to its type and annotations.
  public init(_ field: FieldDescription) {
    if field.isComputed {
      self = .computed
      return
    }
    switch field.kind {
    case .text, .integer, .number, .month: self = .text(TextTraits(field))
    case .boolean: self = .toggle
    case .choice: self = .choice(field.options)
    case .date: self = field.notation == nil ? .date : .text(TextTraits(field))
    case .time: self = field.notation == nil ? .time : .text(TextTraits(field))
    case .dateTime: self = field.notation == nil ? .dateTime : .text(TextTraits(field))
    case .form: self = .fields
    case .list(.choice): self = .choices(field.options)
    case .list(.form): self = .rows
    case .list, .map, .file, .any: self = .custom
    }
  }
}

/// How to present a text field: its keyboard, placeholder and so on.
public struct TextTraits: Sendable, Hashable {
  /// The type of the on-screen keyboard.
  @nonexhaustive
  public enum Keyboard: String, Sendable, Hashable, CaseIterable {
    /// Letters, digits and punctuation.
    case text
    case email
    case url
    /// Digits.
    case number
    /// Digits and a decimal separator.
    case decimal
    case phone
  }

  /// `@keyboard("email")`; by default, the one for the field's type.
  public var keyboard: Keyboard
  /// `@placeholder("ann@example.org")`; by default, the value's notation, or an empty text.
  public var placeholder: String
  /// `@secret`: the typed text must be hidden.
  public var isSecret: Bool
  /// `@multiline`: whether the text may have several lines.
  public var isMultiline: Bool

  /// The traits of a field.
  public init(_ field: FieldDescription) {
    let usual: Keyboard =
      switch field.kind {
      case .integer: .number
      case .number: .decimal
      case .text, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any, .form, .list,
        .map:
        .text
      }
    keyboard = field.text(of: "keyboard").flatMap { Keyboard(rawValue: $0) } ?? usual
    placeholder = field.text(of: "placeholder") ?? field.notation ?? ""
    isSecret = field.isSecret
    isMultiline = field.annotations.contains { $0.name == "multiline" }
  }
}

extension FieldDescription {
  /// The text that an annotation of that name is given; nil where there is none.
  fileprivate func text(of annotation: String) -> String? {
    annotations.first { $0.name == annotation }?.arguments.first?.text
  }
}
