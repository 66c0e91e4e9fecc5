/// A value of a form, for input and output.
///
/// A missing value is a missing key; `null` is a key without a value.
@nonexhaustive
public enum Value: Sendable {
  /// A key without a value, as `null` in JSON.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// An exact decimal.
  case number(Number)
  /// A text; two texts are equal if their code points are.
  case text(String)
  /// A day of the calendar.
  case date(CalendarDate)
  /// A month of the calendar.
  case month(CalendarMonth)
  /// A time of the day.
  case time(TimeOfDay)
  /// A day with a time of the day, and perhaps an offset from UTC.
  case dateTime(DateTime)
  /// The description of a file.
  case file(FileDescription)
  /// Items in order.
  case list([Value])
  /// The values of a form or group by name.
  case form([String: Value])
}

/// The properties of a file that rules can check; the engine doesn't read its contents.
public struct FileDescription: Sendable, Hashable {
  /// The file's name, if it has one.
  public var name: String?
  /// The file's size in bytes.
  public var size: ByteCount
  /// The file's media type, such as `image/png`; empty when it is not known.
  public var mediaType: String

  /// Describes a file with a size in bytes and a media type.
  public init(name: String? = nil, size: ByteCount, mediaType: String) {
    self.name = name
    self.size = size
    self.mediaType = mediaType
  }
}

extension Value: Hashable {
  /// Whether two values are the same: compares texts by code points, numbers by value.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.date(let left), .date(let right)): left == right
    case (.month(let left), .month(let right)): left == right
    case (.time(let left), .time(let right)): left == right
    case (.dateTime(let left), .dateTime(let right)): left == right
    case (.file(let left), .file(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.form(let left), .form(let right)): left == right
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.date, _), (.month, _): false
    case (.time, _): false
    case (.dateTime, _), (.file, _), (.list, _), (.form, _): false
    }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .text(let value): hasher.combine(ExactText(value))
    case .date(let value): hasher.combine(value)
    case .month(let value): hasher.combine(value)
    case .time(let value): hasher.combine(value)
    case .dateTime(let value): hasher.combine(value)
    case .file(let value): hasher.combine(value)
    case .list(let value): hasher.combine(value)
    case .form(let value): hasher.combine(value)
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Value: ExpressibleByIntegerLiteral {
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
}

extension Value: ExpressibleByFloatLiteral {
  /// The number with the literal's shortest decimal form.
  public init(floatLiteral value: Double) { self = .number(Number(floatLiteral: value)) }
}

extension Value: ExpressibleByBooleanLiteral {
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension Value: ExpressibleByNilLiteral {
  /// The null value.
  public init(nilLiteral: ()) { self = .null }
}

extension Value: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// The values of a form; if a key is repeated, the last one counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .form(Dictionary(elements) { _, last in last })
  }
}
