/// `max_size`: the file has at most so many bytes.
enum MaxSize: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("max", .byteCount)], judges: .file)
  static let message = "The file may have {max} at most."
  static let negatedMessage = "The file must have more than {max}."

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let (file, most) = (evaluator.subject.slot, evaluator.operand(of: test).slot)
    guard file.kind == .file, most.kind == .byteCount else { return .notApplicable }
    return .plain(UInt64(bitPattern: file.payload) <= UInt64(bitPattern: most.payload))
  }
}
