/// `max_size`: the file has at most this many bytes.
enum MaxSize: FileSizeRule {
  static let signature = RuleSignature([.init("max", .byteCount)], judges: .file)
  static let message = "The file must be {max} or smaller."
  static let negatedMessage = "The file must be larger than {max}."
  static let constraint = RuleConstraint.mostBytes

  static func holds(size: UInt64, bound: UInt64) -> Bool { size <= bound }
}

/// `min_size`: the file has at least this many bytes.
enum MinSize: FileSizeRule {
  static let signature = RuleSignature([.init("min", .byteCount)], judges: .file)
  static let message = "The file must be {min} or larger."
  static let negatedMessage = "The file must be smaller than {min}."
  static let constraint = RuleConstraint.leastBytes

  static func holds(size: UInt64, bound: UInt64) -> Bool { size >= bound }
}

/// A rule that bounds the size of a file.
protocol FileSizeRule: BuiltInRuleDeclaration {
  /// Whether a file of this size is within the bound.
  static func holds(size: UInt64, bound: UInt64) -> Bool
}

extension FileSizeRule {
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let (file, bound) = (evaluator.subject.slot, evaluator.operand(of: test).slot)
    guard file.kind == .file, bound.kind == .byteCount else { return .notApplicable }
    return .plain(
      holds(size: UInt64(bitPattern: file.payload), bound: UInt64(bitPattern: bound.payload))
    )
  }
}
