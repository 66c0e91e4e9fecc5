/// One value as the evaluator reads it, always 24 bytes.
///
/// Larger content is in the buffer that holds the slot. The meaning of the properties by kind:
///
/// | kind | payload | start, count | scale |
/// |---|---|---|---|
/// | boolean | 0 or 1 | | |
/// | number | significand | | exponent |
/// | wideNumber | | its text in the buffer's bytes | `roundedScale` for a rounded one |
/// | text | | its UTF-8 in the buffer's bytes | `keyScale` for the key of a map |
/// | date | days since 1970-01-01 | | |
/// | month | months since 0000-01 | | |
/// | time | nanoseconds since midnight | | |
/// | dateTime | seconds since 1970-01-01T00:00 as written | count: nanoseconds | offset in minutes |
/// | file | bytes | start: index in the buffer's files | |
/// | list, of a map | slots per entry, including the key | start: slot of the first value, after its key; count: entries | `mapScale` |
/// | list | slots per item | start: slot of the first item; count: items | |
/// | form | `ownMembers` for an object in an `any` | its members: name, value, name, value | |
/// | form | `firstForm` plus the form's index; 0 for a group | its unknown members, if the form is closed | |
/// | duration | nanoseconds | | |
/// | byteCount | bytes | | |
/// | pattern | index in the program's table | | |
/// | set | index in the program's table | its notation in the buffer's bytes | |
/// | range | | start, count: the constants that are its bounds; `noBound` for none | |
///
/// The scale of a value beyond a limit identifies the limit.
package struct Slot: Sendable, Hashable {
  package var kind: Kind
  package var flags: Flags
  package var scale: Int16
  package var start: UInt32
  package var count: UInt32
  /// Byte offset of the value in its source data; `unknownSource` if unknown.
  package var source: UInt32
  package var payload: Int64

  package enum Kind: UInt8, Sendable, Hashable {
    case missing, null, boolean, number, wideNumber, text, date, time, dateTime, file, list, form
    case duration, byteCount, pattern, set, range, month

    /// Whether a value of the kind may count as empty.
    @inline(__always)
    var canBeEmpty: Bool {
      self == .missing || self == .null || self == .text || self == .list || self == .form
    }
  }

  /// What loading and preparing a record found out about a value.
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// In a branch that does not apply: read as missing, not judged, and left out of the output.
    package static let inactive = Flags(rawValue: 1 << 0)
    /// In a branch for which it is undecided whether it applies.
    package static let undecided = Flags(rawValue: 1 << 1)
    /// Not a value of the field's type.
    package static let mistyped = Flags(rawValue: 1 << 2)
    /// A text that is being typed, or a value parsed from one: `start` and `count` are its text.
    package static let typing = Flags(rawValue: 1 << 3)
    /// Not a value of the field's type yet, but more typing can make it one.
    package static let partial = Flags(rawValue: 1 << 4)
    /// An object whose fields are all empty.
    package static let emptyForm = Flags(rawValue: 1 << 5)
    /// Exceeds a limit: a number with too many digits, a text or list that is too long.
    package static let beyondLimit = Flags(rawValue: 1 << 6)
    /// Of type `any` or in an exact form: taken as given, so it is never empty.
    package static let asGiven = Flags(rawValue: 1 << 7)

    // Sets that are tested at every keystroke, declared here so that the compiler can fold their
    // bits.

    /// Does not apply, or may not apply.
    package static var unapplied: Flags { [.inactive, .undecided] }
    /// Can't be read as a value of its type.
    package static var unreadable: Flags { [.undecided, .mistyped, .beyondLimit] }
    /// Needs more than simply running the test.
    package static var special: Flags { [.asGiven, .undecided, .mistyped, .beyondLimit] }
    /// Neither the value nor its contents are judged.
    package static var unjudged: Flags { [.inactive, .undecided, .mistyped, .beyondLimit] }
  }

  package static let unknownSource = UInt32.max
  /// Payload of an object that no form describes.
  ///
  /// Its members are sorted by name, each in two slots from `start` on: the name as a text, and the
  /// value. `count` is the number of members.
  package static let ownMembers: Int64 = 1
  /// Payload of a prepared object that the program's first form describes.
  static let firstForm: Int64 = 2
  /// Whether it is an object that no form describes.
  package var isOwnObject: Bool { kind == .form && payload == Slot.ownMembers }
  /// Whether it is an object that a form describes, with its values in the following slots.
  ///
  /// Nothing is kept of an object in place of something else.
  package var isDescribed: Bool {
    kind == .form && payload != Slot.ownMembers && !flags.contains(.mistyped)
  }
  /// The form that describes the object; nil for a group and for other values.
  var describingForm: FormIndex? {
    isDescribed && payload >= Slot.firstForm ? FormIndex(Int(payload - Slot.firstForm)) : nil
  }
  /// Whether it is a list with its items: not one in place of something else, and not one with too
  /// many.
  package var isReadList: Bool {
    kind == .list && flags.isDisjoint(with: [.mistyped, .beyondLimit])
  }
  /// Scale of a number that was rounded (``Number/isRounded``).
  static let roundedScale: Int16 = 1
  /// Scale of a list of a map's values, each after its key.
  package static let mapScale: Int16 = 1
  /// Scale of an entry's key, which is never empty, but is otherwise judged as a text.
  static let keyScale: Int16 = 1
  /// Marks a text that is judged even if it is blank, as the key of an entry is.
  mutating func markAsKey() {
    flags.insert(.asGiven)
    scale = Slot.keyScale
  }
  /// Whether it is a text that is never parsed: in an `any`, or in an exact form.
  var isTextAsGiven: Bool {
    kind == .text && flags.contains(.asGiven) && scale != Slot.keyScale
  }
  /// Whether it is a map; for items and their number, a map is a list of its values.
  package var isMap: Bool {
    kind == .list && scale == Slot.mapScale && !flags.contains(.beyondLimit)
  }
  /// The keys of a map as a list of texts.
  var keys: Slot {
    guard isMap else { return .missing }
    var keys = self
    keys.start -= 1
    keys.scale = 0
    return keys
  }
  /// The items of a list, the values of a map, or the members of an object that no form describes.
  var items: Slot {
    guard isOwnObject else { return kind == .list ? self : .missing }
    return Slot(
      kind: .list,
      flags: flags,
      scale: Slot.mapScale,
      start: start + 1,
      count: count,
      source: source,
      payload: 2
    )
  }
  /// The number of slots of an item's value.
  var itemStride: Int { isMap ? Int(payload) - 1 : Int(payload) }
  /// The position of an item of the list.
  package func position(ofItem item: Int) -> Int { Int(start) + item * Int(payload) }
  package static let noBound = UInt32.max
  /// Scale of a date and time without an offset from UTC.
  package static let noOffset = Int16.min

  package init(
    kind: Kind,
    flags: Flags = [],
    scale: Int16 = 0,
    start: UInt32 = 0,
    count: UInt32 = 0,
    source: UInt32 = Slot.unknownSource,
    payload: Int64 = 0
  ) {
    self.kind = kind
    self.flags = flags
    self.scale = scale
    self.start = start
    self.count = count
    self.source = source
    self.payload = payload
  }

  package static let missing = Slot(kind: .missing)
  /// No value in its place.
  var absent: Slot { Slot(kind: .missing, flags: flags.intersection(.asGiven)) }
  package static let null = Slot(kind: .null)

  package static func boolean(_ value: Bool) -> Slot {
    Slot(kind: .boolean, payload: value ? 1 : 0)
  }

  package static func integer(_ value: Int64) -> Slot {
    Slot(kind: .number, payload: value)
  }

  /// A number that fits into a slot; nil if it is too wide.
  init?(narrow number: Number) {
    guard let significand = Int64(exactly: number.significand),
      let scale = Int16(exactly: number.exponent)
    else { return nil }
    self.init(kind: .number, scale: scale, payload: significand)
  }

  /// The range of a text in the buffer's bytes.
  package var textRange: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}
