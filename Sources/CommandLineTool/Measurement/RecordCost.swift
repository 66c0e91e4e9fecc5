import RuleEngine

/// The time that something takes for each record.
struct RecordCost: Hashable, Comparable {
  /// In tenths of a nanosecond: more digits would not come out twice.
  private(set) var tenths: Int

  /// A time shared by so many records.
  init(_ total: Duration, for records: Int) {
    let (seconds, attoseconds) = (total / max(1, records)).components
    tenths = Int(seconds) * 10_000_000_000 + Int(attoseconds / 100_000_000)
  }

  private init(tenths: Int) {
    self.tenths = tenths
  }

  static let zero = RecordCost(tenths: 0)

  /// In nanoseconds, exactly.
  var nanoseconds: Number { Number(significand: Int128(tenths), exponent: -1) ?? .zero }

  static func < (left: RecordCost, right: RecordCost) -> Bool { left.tenths < right.tenths }

  static func + (left: RecordCost, right: RecordCost) -> RecordCost {
    RecordCost(tenths: left.tenths + right.tenths)
  }

  /// What the one takes more than the other; nothing where it is less, which is chance.
  static func - (left: RecordCost, right: RecordCost) -> RecordCost {
    RecordCost(tenths: max(0, left.tenths - right.tenths))
  }
}

extension RecordCost: CustomStringConvertible {
  /// In nanoseconds, with one decimal.
  var description: String { "\(tenths / 10).\(tenths % 10)" }
}
