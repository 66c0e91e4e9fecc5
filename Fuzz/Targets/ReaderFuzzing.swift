import FormData
import FormInterchange
import FormRules
import RuleEngine
import RuleSyntax

/// Records in their formats.
enum ReaderFuzzing {
  static let limits = ReadingLimits(bytes: 1 << 16, slots: 1 << 16, depth: 64)

  /// A form with a field of each kind.
  private static let program: Program = {
    let rules = """
      form person {
        field name { required }
        field age: integer { between(0, 150) }
        field height: number
        field member: boolean
        field born: date
        field card_expires: month
        field wakes: time
        field seen: datetime
        field photo: file { max_size(1MB) }
        field anything: any
        field tags: list of text { unique }
        field numbers: list of number
        field counts: map of integer
        field home: address
        field addresses: list of address
        field named_addresses: map of address
        group work { field company }
      }
      closed form address { field street { required }; field city; field codes: list of text }
      """
    guard let program = Compilation(SourceText(name: "person", text: rules)).program else {
      preconditionFailure("the form of all kinds is wrong")
    }
    return program
  }()

  private static let executable = ExecutableProgram(program)
  private static let plan = RecordPlan(forms: program.forms, form: FormIndex(0))

  /// What comes of reading the bytes at once comes of reading them in pieces, too.
  ///
  /// With a boundary, they are parts of a posted form.
  static func read(
    _ input: [UInt8],
    as format: RecordFormat,
    boundary: String? = nil
  ) throws(FuzzFault) {
    let whole = readings(of: input, as: format, boundary, pieces: .max)
    let size = 1 + input.count % 13
    let pieces = readings(of: input, as: format, boundary, pieces: size)
    try FuzzFault.check(whole == pieces, "pieces of \(size) bytes give \(pieces), not \(whole)")
    if format == .json {
      var commas: [Int]? = []
      _ = try? JSONTree(input, trailingCommas: &commas)
      _ = (try? JSONTree(input)).map { JSONNode($0).compactText }
    }
  }

  private static func readings(
    of bytes: [UInt8],
    as format: RecordFormat,
    _ boundary: String?,
    pieces: Int
  ) -> [String] {
    var rest = bytes[...]
    let source = ByteSource {
      defer { rest = rest.dropFirst(pieces) }
      return rest.isEmpty ? nil : Array(rest.prefix(pieces))
    }
    if let boundary {
      var reader = FormEncodedReader(source, plan: plan, boundary: boundary, limits: limits)
      return readings(of: &reader)
    }
    var reader = format.reader(of: source, for: plan, limits: limits)
    return readings(of: &reader)
  }

  private static func readings(of reader: inout some RecordReader & ~Copyable) -> [String] {
    var evaluator = Evaluator(executable, clock: .fixed(Instant(secondsSinceEpoch: 0)))
    let extractor = RecordExtractor(forms: program.forms)
    var buffer = RecordBuffer()
    var readings: [String] = []
    do throws(DataError) {
      while true {
        switch try reader.next(into: &buffer) {
        case .record:
          let outcome = evaluator.judge(&buffer, as: FormIndex(0), EvaluationRequest())
          let values = Value.form(extractor.values(of: FormIndex(0), in: buffer))
          let offsets = outcome.violations.compactMap(\.sourceOffset).sorted()
          readings.append(
            "\(values) \(outcome.violations.map(\.message)) \(reader.places(ofBytes: offsets))"
          )
        case .unreadable(let record):
          readings.append("\(record.number) \(record)")
        case .end:
          return readings + reader.unknownNames
        }
      }
    } catch {
      return readings + reader.unknownNames + [error.description]
    }
  }
}
