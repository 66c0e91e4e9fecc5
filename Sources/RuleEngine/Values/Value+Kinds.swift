// Accessors for the content of a value, by kind.

extension Value {
  /// Whether the value is `null`.
  package var isNull: Bool { self == .null }

  /// `true` or `false`; nil for values of other kinds.
  public var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  /// The number; nil for values of other kinds, including texts of digits.
  public var number: Number? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text; nil for values of other kinds.
  ///
  /// Use `description` for the text of a value of any kind.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The day; nil for values of other kinds.
  public var date: CalendarDate? {
    if case .date(let date) = self { date } else { nil }
  }

  /// The month; nil for values of other kinds.
  public var month: CalendarMonth? {
    if case .month(let month) = self { month } else { nil }
  }

  /// The time of the day; nil for values of other kinds.
  public var time: TimeOfDay? {
    if case .time(let time) = self { time } else { nil }
  }

  /// The date and time; nil for values of other kinds.
  public var dateTime: DateTime? {
    if case .dateTime(let dateTime) = self { dateTime } else { nil }
  }

  /// The description of the file; nil for values of other kinds.
  public var file: FileDescription? {
    if case .file(let file) = self { file } else { nil }
  }

  /// The items of a list; nil for values of other kinds.
  public var list: [Value]? {
    if case .list(let items) = self { items } else { nil }
  }

  /// The values of a form, group or map by name; nil for values of other kinds.
  public var form: [String: Value]? {
    if case .form(let members) = self { members } else { nil }
  }

  /// The value with this name in a form, group or map; nil if there is none.
  public subscript(name: String) -> Value? { form?[name] }

  /// The item at a position of a list, from 0; nil if there is none.
  public subscript(position: Int) -> Value? {
    guard case .list(let items) = self, items.indices.contains(position) else { return nil }
    return items[position]
  }
}

extension Value {
  /// A text.
  public init(_ text: String) { self = .text(text) }

  /// `true` or `false`.
  public init(_ boolean: Bool) { self = .boolean(boolean) }

  /// A number.
  public init(_ number: Int) { self = .number(Number(number)) }

  /// The shortest decimal that identifies a floating-point number; nil for infinities and NaN.
  public init?(_ number: Double) {
    guard let number = Number(number) else { return nil }
    self = .number(number)
  }
}
