import FormData
import RuleEngine
import TestSupport

/// What a reader said about one record, or last of all about the text.
enum Reading: Equatable, CustomStringConvertible {
  case record(Value)
  case unreadable(String)
  case stopped(String)

  var description: String {
    switch self {
    case .record(let value): "\(value)"
    case .unreadable(let text): "unreadable \(text)"
    case .stopped(let text): "stopped \(text)"
    }
  }

  /// All that a reader says about the bytes, which it is given in pieces of the given size.
  ///
  /// - Parameter boundary: that of `multipart/form-data`, instead of the format.
  static func all(
    _ format: RecordFormat,
    _ bytes: [UInt8],
    boundary: String? = nil,
    pieces: Int = .max,
    limits: ReadingLimits = ReadingLimits()
  ) -> [Reading] {
    var rest = bytes[...]
    let source = ByteSource {
      defer { rest = rest.dropFirst(pieces) }
      return rest.isEmpty ? nil : Array(rest.prefix(pieces))
    }
    let plan = RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    var reader: any RecordReader & ~Copyable =
      if let boundary {
        FormEncodedReader(source, plan: plan, boundary: boundary, limits: limits)
      } else {
        format.reader(of: source, for: plan, limits: limits)
      }
    let extractor = RecordExtractor(forms: PersonForm.forms, keepsTexts: true)
    var buffer = RecordBuffer()
    var readings: [Reading] = []
    var number = 0
    do throws(DataError) {
      while true {
        switch try reader.next(into: &buffer) {
        case .record(let counted):
          number += 1
          guard counted == number else { return [.stopped("record \(counted) is \(number)")] }
          readings.append(.record(.form(extractor.values(of: PersonForm.person, in: buffer))))
        case .unreadable(let record):
          number += 1
          guard record.number == number else { return [.stopped("wrong number")] }
          let place = record.place
          readings.append(.unreadable("\(place.line):\(place.column): \(record.message)"))
        case .end:
          return readings
        }
      }
    } catch let error {
      if case .unreadable(let place, let message) = error {
        return readings + [.stopped("\(place.line):\(place.column): \(message)")]
      }
      return readings + [.stopped(error.description)]
    }
  }

  static func all(_ format: RecordFormat, _ text: String, pieces: Int = .max) -> [Reading] {
    all(format, Array(text.utf8), pieces: pieces)
  }

  /// The members that a reader of the text has met and that the form does not have.
  static func unknownNames(
    _ format: RecordFormat,
    _ text: String,
    pieces: Int
  ) throws(DataError) -> [String] {
    var rest = Array(text.utf8)[...]
    let source = ByteSource {
      defer { rest = rest.dropFirst(pieces) }
      return rest.isEmpty ? nil : Array(rest.prefix(pieces))
    }
    let plan = RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    var reader = format.reader(of: source, for: plan)
    var buffer = RecordBuffer()
    while true {
      if case .end = try reader.next(into: &buffer) { return reader.unknownNames }
    }
  }
}

extension Value {
  /// The value that a JSON text denotes, with what `JSONTree` demands of it.
  init(json text: [UInt8]) throws(DataError) {
    self = try JSONTree(text).value
  }
}
