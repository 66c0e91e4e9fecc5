import RuleEngine
import RuleSyntax

extension CheckedOperand {
  /// The constant value; nil if it is known only with data.
  var constant: Value? { if case .value(let value) = self { value } else { nil } }

  /// The magnitude of a constant value that has an order.
  var magnitude: Magnitude? {
    if case .byteCount(let size) = self, let amount = Number(String(size.bytes)) {
      return Magnitude(scale: .bytes, amount: amount)
    }
    return constant?.magnitude
  }
}

extension Value {
  /// The value as it appears in messages.
  var words: String {
    if case .text(let text) = self { text } else { DumpText.words(for: self) }
  }

  /// The magnitude of the value, if it has an order.
  var magnitude: Magnitude? {
    switch self {
    case .number(let number): Magnitude(scale: .number, amount: number)
    case .date(let date): Magnitude(scale: .date, amount: Number(date.daysSinceEpoch))
    case .month(let month):
      Magnitude(scale: .month, amount: Number(month.year * 12 + month.month))
    case .time(let time):
      Magnitude(scale: .time, amount: Number(time.nanosecondsSinceMidnight))
    case .dateTime(let dateTime): Magnitude(dateTime)
    case .null, .text, .boolean, .file, .list, .form: nil
    }
  }
}

/// The position of a number, moment or file size on the scale of its kind.
struct Magnitude {
  enum Scale {
    case number, date, month, time, localDateTime, instant, bytes
  }

  var scale: Scale
  var amount: Number
}

extension Magnitude {
  /// Moments without an offset are comparable only with each other.
  init?(_ dateTime: DateTime) {
    let instant = dateTime.instant(inZoneWithOffset: dateTime.offset ?? 0)
    let nanoseconds =
      Int128(instant.secondsSinceEpoch) * 1_000_000_000 + Int128(instant.nanoseconds)
    guard let amount = Number(significand: nanoseconds, exponent: 0) else { return nil }
    self.init(scale: dateTime.offset == nil ? .localDateTime : .instant, amount: amount)
  }
}

extension Checker {
  /// Reports duplicate values in a list.
  mutating func reportRepeats(_ values: [(operand: CheckedOperand, range: SourceRange)]) {
    var constants: [Value: SourceRange] = [:]
    var fields: [FieldRef: SourceRange] = [:]
    for (operand, range) in values {
      let words: String
      let earlier: SourceRange?
      if let constant = operand.constant {
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
