import RuleEngine
import RuleSyntax

/// A value that a rule file itself gives, to compare with others of its kind.
enum Constant: Hashable {
  /// In UTF-8, since texts are equal when their code points are.
  case text([UInt8])
  case number(Number)
  case boolean(Bool)
  case date(CalendarDate)
  case time(TimeOfDay)
  case dateTime(DateTime)

  /// nil for an operand whose value is not known before there is data.
  init?(_ operand: CheckedOperand) {
    switch operand {
    case .text(let text): self = .text(Array(text.utf8))
    case .number(let number): self = .number(number)
    case .boolean(let value): self = .boolean(value)
    case .date(let date): self = .date(date)
    case .time(let time): self = .time(time)
    case .dateTime(let dateTime): self = .dateTime(dateTime)
    case .duration, .byteCount, .pattern, .characters, .unit, .range, .parameter, .field: return nil
    case .itemField, .today, .now, .offset: return nil
    }
  }

  var words: String {
    switch self {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .number(let number): number.description
    case .boolean(let value): value ? "true" : "false"
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    }
  }

  /// How large the value is, where it has an order.
  var magnitude: Magnitude? {
    switch self {
    case .text, .boolean: nil
    case .number(let number): Magnitude(scale: .number, amount: number)
    case .date(let date): Magnitude(scale: .date, amount: Number(date.daysSinceEpoch))
    case .time(let time):
      Magnitude(scale: .time, amount: Number(time.nanosecondsSinceMidnight))
    case .dateTime(let dateTime): Magnitude(dateTime)
    }
  }
}

/// A number or a moment on the line of its kind.
struct Magnitude {
  enum Scale {
    case number, date, time, localDateTime, instant
  }

  var scale: Scale
  var amount: Number

  init(scale: Scale, amount: Number) {
    self.scale = scale
    self.amount = amount
  }

  /// Moments of no known offset are compared among themselves only.
  init?(_ dateTime: DateTime) {
    let instant = dateTime.instant(inZoneWithOffset: dateTime.offset ?? 0)
    let nanoseconds =
      Int128(instant.secondsSinceEpoch) * 1_000_000_000 + Int128(instant.nanoseconds)
    guard let amount = Number(significand: nanoseconds, exponent: 0) else { return nil }
    self.init(scale: dateTime.offset == nil ? .localDateTime : .instant, amount: amount)
  }
}

extension Checker {
  /// Reports values that a list gives twice.
  mutating func reportRepeats(_ values: [(operand: CheckedOperand, range: SourceRange)]) {
    var constants: [Constant: SourceRange] = [:]
    var fields: [FieldRef: SourceRange] = [:]
    for (operand, range) in values {
      let words: String
      let earlier: SourceRange?
      if let constant = Constant(operand) {
        words = constant.words
        earlier = constants.updateValue(range, forKey: constant)
      } else if case .field(let field) = operand {
        words = field.path.joined(separator: ".")
        earlier = fields.updateValue(range, forKey: field)
      } else {
        continue
      }
      guard let earlier else { continue }
      report(
        ContradictionProblem.valueTwice(words),
        at: range,
        labels: [Diagnostic.Label(earlier, "listed here")]
      )
    }
  }
}
