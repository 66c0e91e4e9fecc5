import FormData
import FormInterchange
import RuleEngine
import TestSupport
import Testing

/// Makes values for a form, well typed as far as JSON has types.
struct ValueGenerator {
  var generator: SeededGenerator

  mutating func form(_ form: FormIndex, depth: Int = 0) -> Value {
    let layout = PersonForm.forms[form]
    return .form(members(of: layout.objects[0], in: layout, depth: depth))
  }

  private mutating func members(
    of object: ObjectLayout,
    in layout: FormLayout,
    depth: Int
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for member in object.members where Bool.random(using: &generator) {
      switch member {
      case .group(let group):
        values[layout.objects[group].name] = .form(
          members(of: layout.objects[group], in: layout, depth: depth)
        )
      case .field(let index):
        let field = layout.fields[index]
        values[field.name] =
          Int.random(in: 0..<8, using: &generator) == 0 ? .null : value(field.type, depth: depth)
      }
    }
    return values
  }

  private mutating func value(_ type: FieldType, depth: Int) -> Value {
    switch type {
    case .text, .choice, .date, .month, .time, .dateTime: return .text(text())
    case .integer: return .number(Number(Int64.random(in: .min ... .max, using: &generator)))
    case .number: return .number(number())
    case .boolean: return .boolean(Bool.random(using: &generator))
    case .any:
      let members = (0..<(depth + 2) % 4).map { _ in
        (text(), Value.list([.number(number()), .null]))
      }
      let object = Value.form(Dictionary(members) { first, _ in first })
      return .list([.text(text()), object, .form(["": .boolean(true), "a": object])])
    case .file:
      return .file(
        FileDescription(
          name: Bool.random(using: &generator) ? text() : nil,
          size: ByteCount(bytes: UInt64.random(in: 0..<1 << 40, using: &generator)),
          mediaType: text()
        )
      )
    case .form(let form): return self.form(form, depth: depth + 1)
    case .list(let item):
      guard depth < 4 else { return .list([]) }
      let count = Int.random(in: 0...3, using: &generator)
      return .list((0..<count).map { _ in value(item, depth: depth + 1) })
    case .map(let item):
      guard depth < 4 else { return .form([:]) }
      let count = Int.random(in: 0...3, using: &generator)
      let entries = (0..<count).map { _ in (text(), value(item, depth: depth + 1)) }
      return .form(Dictionary(entries) { first, _ in first })
    }
  }

  private mutating func number() -> Number {
    let digits = Int.random(in: 1...38, using: &generator)
    var significand: Int128 = 0
    for _ in 0..<digits {
      significand = significand * 10 + Int128(Int.random(in: 0...9, using: &generator))
    }
    if Bool.random(using: &generator) { significand = -significand }
    return Number(significand: significand, exponent: Int.random(in: -60...60, using: &generator))
      ?? .zero
  }

  private mutating func text() -> String {
    let characters = Array("ab \"\\/\n\t\0\u{1f}é€퀀😀👩‍👩‍👧{}[],:'u\u{2028}\u{FEFF}\u{FFFF}")
    let count = Int.random(in: 0...6, using: &generator)
    return String((0..<count).map { _ in characters.randomElement(using: &generator) ?? "x" })
  }
}

extension Value {
  /// The value as a JSON text.
  fileprivate var json: [UInt8] { Array(JSONNode(withFilesAsObjects).compactText.utf8) }

  private var withFilesAsObjects: Value {
    switch self {
    case .file(let file):
      .form([
        "name": file.name.map { .text($0) } ?? .null, "media_type": .text(file.mediaType),
        "size": .number(Number(significand: Int128(file.size.bytes), exponent: 0) ?? .zero),
      ])
    case .list(let items): .list(items.map(\.withFilesAsObjects))
    case .form(let members): .form(members.mapValues(\.withFilesAsObjects))
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime: self
    }
  }
}

struct RoundTripTests {
  @Test(arguments: 0..<50)
  func `values come back through JSON and slots as they went`(_ seed: UInt64) throws {
    var values = ValueGenerator(generator: SeededGenerator(seed: seed))
    let records = (0..<20).map { _ in values.form(PersonForm.person) }
    let lines = records.flatMap { $0.json + [UInt8(ascii: "\n")] }
    let list = Value.list(records).json
    let expected = records.map(Reading.record)
    #expect(Reading.all(.ndjson, lines) == expected)
    #expect(Reading.all(.ndjson, lines, pieces: 100) == expected)
    #expect(Reading.all(.json, list) == expected)
    // What was a file is an object now, and written in the same way.
    let read = try Value(json: list)
    #expect(try Value(json: read.json) == read)
  }

  @Test(arguments: 0..<50)
  func `values come back from slots as they were loaded`(_ seed: UInt64) throws {
    var values = ValueGenerator(generator: SeededGenerator(seed: seed))
    let loader = RecordLoader(forms: PersonForm.forms)
    let extractor = RecordExtractor(forms: PersonForm.forms, keepsTexts: true)
    var buffer = RecordBuffer()
    for _ in 0..<20 {
      let value = values.form(PersonForm.person)
      try loader.load(value.members, of: PersonForm.person, into: &buffer)
      #expect(Value.form(extractor.values(of: PersonForm.person, in: buffer)) == value)
    }
  }

  @Test(arguments: 0..<50)
  func `what is read has the slots that are loaded`(_ seed: UInt64) throws {
    var values = ValueGenerator(generator: SeededGenerator(seed: seed))
    let loader = RecordLoader(forms: PersonForm.forms)
    let extractor = RecordExtractor(forms: PersonForm.forms)
    var loaded = RecordBuffer()
    for _ in 0..<10 {
      let text = values.form(PersonForm.person).json
      // Files come as objects to both.
      try loader.load(try Value(json: text).members, of: PersonForm.person, into: &loaded)
      var reader = RecordFormat.json.reader(
        of: ByteSource(text),
        for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
      )
      var read = RecordBuffer()
      #expect(try reader.next(into: &read) == .record(number: 1))
      #expect(read.slots.count == loaded.slots.count)
      #expect(
        extractor.values(of: PersonForm.person, in: read)
          == extractor.values(of: PersonForm.person, in: loaded)
      )
    }
  }
}

extension Value {
  /// The members of a form; none of other values.
  fileprivate var members: [String: Value] {
    if case .form(let members) = self { members } else { [:] }
  }
}
