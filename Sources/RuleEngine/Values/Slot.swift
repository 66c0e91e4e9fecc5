/// One value where the machine reads it, always 24 bytes.
///
/// What does not fit is in the buffer that holds the slot. The meaning of the fields by kind:
///
/// | kind | payload | start, count | scale |
/// |---|---|---|---|
/// | boolean | 0 or 1 | | |
/// | number | significand | | exponent |
/// | wideNumber | | its text among the buffer's bytes | `roundedScale` for a rounded one |
/// | text | | its UTF-8 among the buffer's bytes | `keyScale` for the key of a map |
/// | date | days since 1970-01-01 | | |
/// | month | months since 0000-01 | | |
/// | time | nanoseconds since midnight | | |
/// | dateTime | seconds since 1970-01-01T00:00 as written | count: nanoseconds | offset in minutes |
/// | file | bytes | start: position among the buffer's files | |
/// | list, of a map | slots of one entry, its key's included | start: slot of the first value, behind that of its key; count: entries | `mapScale` |
/// | list | slots of one item | start: slot of the first item, count: items | |
/// | form | `ownMembers` for an object in an `any` | its members: name, value, name, value | |
/// | form | its form's position behind `firstForm`, 0 for a group | its unknown members, where the form is closed | |
/// | duration | nanoseconds | | |
/// | byteCount | bytes | | |
/// | pattern | position in the program's table | | |
/// | set | position in the program's table | its notation among the buffer's bytes | |
/// | range | | start, count: constants that are its bounds, `noBound` for none | |
///
/// The scale of a value that is beyond a limit says which one it is.
package struct Slot: Sendable, Hashable {
  package var kind: Kind
  package var flags: Flags
  package var scale: Int16
  package var start: UInt32
  package var count: UInt32
  /// Byte offset of the value in the data that it was read from; `unknownSource` when unknown.
  package var source: UInt32
  package var payload: Int64

  package enum Kind: UInt8, Sendable, Hashable {
    case missing, null, boolean, number, wideNumber, text, date, time, dateTime, file, list, form
    case duration, byteCount, pattern, set, range, month

    /// Whether a value of the kind may count as none.
    @inline(__always)
    var canBeEmpty: Bool {
      self == .missing || self == .null || self == .text || self == .list || self == .form
    }
  }

  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// In a branch that does not apply: read as missing, not judged, not given out.
    package static let inactive = Flags(rawValue: 1 << 0)
    /// In a branch of which could not be decided whether it applies.
    package static let undecided = Flags(rawValue: 1 << 1)
    /// Not a value of the field's type.
    package static let mistyped = Flags(rawValue: 1 << 2)
    /// A text that is still being typed, or a value made from one: `start` and `count` are its text.
    package static let typing = Flags(rawValue: 1 << 3)
    /// Not a value of the field's type yet, but more typing can make it one.
    package static let partial = Flags(rawValue: 1 << 4)
    /// An object all of whose fields are empty.
    package static let hollow = Flags(rawValue: 1 << 5)
    /// Beyond a limit: a number of too many digits, a text or list that is too long.
    package static let beyondLimit = Flags(rawValue: 1 << 6)
    /// Of the type `any`, or in an exact form: taken as it is given, so that it is never empty.
    package static let asGiven = Flags(rawValue: 1 << 7)

    // Sets that are asked for at every key, made here, where the compiler knows their bits.

    /// What does not apply, or may not.
    package static var unapplied: Flags { [.inactive, .undecided] }
    /// What can't be read as the value that is asked for.
    package static var unreadable: Flags { [.undecided, .mistyped, .beyondLimit] }
    /// What a test does not simply judge.
    package static var special: Flags { [.asGiven, .undecided, .mistyped, .beyondLimit] }
    /// What is not judged, nor what is in it.
    package static var unjudged: Flags { [.inactive, .undecided, .mistyped, .beyondLimit] }
  }

  package static let unknownSource = UInt32.max
  /// Payload of an object that no form describes.
  ///
  /// Its members are in the order of their names, each
  /// in two slots from `start` on: a text, and the value; `count` is their number.
  package static let ownMembers: Int64 = 1
  /// Payload of an object that the first form of the program describes, once it is prepared.
  static let firstForm: Int64 = 2
  /// Whether it is an object that no form describes.
  package var isOwnObject: Bool { kind == .form && payload == Slot.ownMembers }
  /// Whether it is an object that a form describes, whose values lie in the slots behind it; of one
  /// in the place of something else nothing was kept.
  package var isDescribed: Bool {
    kind == .form && payload != Slot.ownMembers && !flags.contains(.mistyped)
  }
  /// The form that describes the object; nil for a group, and for what is no object.
  var describingForm: FormIndex? {
    isDescribed && payload >= Slot.firstForm ? FormIndex(Int(payload - Slot.firstForm)) : nil
  }
  /// Whether it is a list whose items were read: not one in the place of something else, nor one with
  /// too many.
  package var isReadList: Bool {
    kind == .list && flags.isDisjoint(with: [.mistyped, .beyondLimit])
  }
  /// Scale of a number that was rounded (``Number/isRounded``).
  static let roundedScale: Int16 = 1
  /// Scale of a list that holds the values of a map, each behind its key.
  package static let mapScale: Int16 = 1
  /// Scale of the key of an entry, which is never empty, but otherwise judged as a text of its own.
  static let keyScale: Int16 = 1
  /// Whether it is a text that is never read as something else: in an `any`, or in an exact form.
  var isTextAsGiven: Bool {
    kind == .text && flags.contains(.asGiven) && scale != Slot.keyScale
  }
  /// Whether it holds the values of a map: a list to all that asks for its items and their number.
  package var isMap: Bool {
    kind == .list && scale == Slot.mapScale && !flags.contains(.beyondLimit)
  }
  /// The keys of a map, as a list of texts.
  var keys: Slot {
    guard isMap else { return .missing }
    var keys = self
    keys.start -= 1
    keys.scale = 0
    return keys
  }
  /// The items of a list or map, or the members of an object that no form describes as those of a map.
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
  /// Slots of the value of an item.
  var itemStride: Int { isMap ? Int(payload) - 1 : Int(payload) }
  /// Where an item of the list lies, each of which takes `payload` slots.
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
  package static let null = Slot(kind: .null)

  package static func boolean(_ value: Bool) -> Slot {
    Slot(kind: .boolean, payload: value ? 1 : 0)
  }

  package static func integer(_ value: Int64) -> Slot {
    Slot(kind: .number, payload: value)
  }

  /// Bytes of a text among the buffer's bytes.
  package var textRange: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}
