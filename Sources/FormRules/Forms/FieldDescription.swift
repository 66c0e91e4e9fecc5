/// What a rule file says of a field besides its rules: what is needed to draw it.
public struct FieldDescription: Sendable, Hashable {
  /// What values a field takes.
  @nonexhaustive
  public indirect enum Kind: Sendable, Hashable {
    case text, integer, number, boolean, date, month, time, dateTime, choice, file
    /// A value of any kind, taken as it is given.
    case any
    /// The values of the form with that name.
    case form(String)
    /// Any number of such values.
    case list(of: Kind)
    /// Such values by keys that are data.
    case map(of: Kind)
  }

  /// One option of a choice.
  public struct Option: Sendable, Hashable {
    /// The value that a field holds for it.
    public package(set) var value: String
    /// What people read.
    public package(set) var label: String
    /// What the author wrote behind `@`.
    public package(set) var annotations: [Annotation]
  }

  /// Data that the author left for those who draw the field: `@placeholder("ann@example.org")`.
  public struct Annotation: Sendable, Hashable {
    /// The name behind `@`.
    public package(set) var name: String
    /// Its arguments, in parentheses.
    public package(set) var arguments: [Value]

    init(_ data: AnnotationData) {
      name = data.name
      arguments = data.arguments
    }
  }

  /// Where the field is in its form: `card.number`.
  public package(set) var path: FieldPath
  /// What people call it: its label, or its name made readable.
  public package(set) var label: String
  /// What values it takes.
  public package(set) var kind: Kind
  /// How people write its value, such as `DD.MM.YYYY`; nil where that is how data is written.
  public package(set) var notation: String?
  /// Whether its value must never be shown.
  public package(set) var isSecret: Bool
  /// Whether the form computes its value, so that nobody gives it.
  public package(set) var isComputed: Bool
  /// Options of a choice, or of the items of a list of choices.
  public package(set) var options: [Option]
  /// What the author wrote behind `@`.
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
