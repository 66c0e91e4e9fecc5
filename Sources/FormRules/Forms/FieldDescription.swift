/// A field's declaration without its rules: what you need to draw the field.
public struct FieldDescription: Sendable, Hashable {
  /// The kind of a field's values.
  @nonexhaustive
  public indirect enum Kind: Sendable, Hashable {
    case text, integer, number, boolean, date, month, time, dateTime, choice, file
    /// A value of any kind, used as given.
    case any
    /// A nested form with this name.
    case form(String)
    /// A list of values of one kind.
    case list(of: Kind)
    /// A map from arbitrary keys to values of one kind.
    case map(of: Kind)
  }

  /// One option of a choice.
  public struct Option: Sendable, Hashable {
    /// The field's value if the option is chosen.
    public package(set) var value: String
    /// The text that people read.
    public package(set) var label: String
    /// The annotations of the author: `@name(…)`.
    public package(set) var annotations: [Annotation]
  }

  /// Data from the author for drawing the field: `@placeholder("ann@example.org")`.
  public struct Annotation: Sendable, Hashable {
    /// The name after `@`.
    public package(set) var name: String
    /// The annotation's arguments, in parentheses.
    public package(set) var arguments: [Value]

    init(_ data: AnnotationData) {
      name = data.name
      arguments = data.arguments
    }
  }

  /// The field's path in its form: `card.number`.
  public package(set) var path: FieldPath
  /// The field's label, or its name made readable: `Confirm password`.
  public package(set) var label: String
  /// The kind of the field's values.
  public package(set) var kind: Kind
  /// The notation in which people write the value, such as `DD.MM.YYYY`; nil for the standard form.
  public package(set) var notation: String?
  /// Whether the field's value must never be shown.
  public package(set) var isSecret: Bool
  /// Whether the form computes the field's value, so that it can't be entered.
  public package(set) var isComputed: Bool
  /// The options of a choice, or of the items of a list of choices.
  public package(set) var options: [Option]
  /// The annotations of the author: `@name(…)`.
  public package(set) var annotations: [Annotation]

  init(_ field: FieldLayout, in program: Program) {
    path = field.path
    label = field.shownLabel
    kind = Kind(field.type, in: program)
    notation = field.notation?.text
    isSecret = field.isSecret
    isComputed = field.computed != nil
    options = field.options.map { option in
      Option(
        value: option.value,
        label: option.label ?? option.value,
        annotations: option.annotations.map { Annotation($0) }
      )
    }
    annotations = field.annotations.map { Annotation($0) }
  }
}

extension FieldDescription.Kind {
  init(_ type: FieldType, in program: Program) {
    switch type {
    case .text: self = .text
    case .integer: self = .integer
    case .number: self = .number
    case .boolean: self = .boolean
    case .date: self = .date
    case .month: self = .month
    case .time: self = .time
    case .dateTime: self = .dateTime
    case .choice: self = .choice
    case .file: self = .file
    case .any: self = .any
    case .form(let index): self = .form(program.forms[index].name)
    case .list(let item): self = .list(of: FieldDescription.Kind(item, in: program))
    case .map(let value): self = .map(of: FieldDescription.Kind(value, in: program))
    }
  }
}
