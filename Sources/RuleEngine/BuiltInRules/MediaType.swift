/// `media_type`: the file has one of the types; `image/*` is any type of image.
///
/// Types are compared without case and parameters.
enum MediaType: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("types", .text, isVariadic: true)], judges: .file)
  static let message = "The file must have one of these types: {types}."
  static let negatedMessage = "The file must not have any of these types: {types}."
  static let portability = RulePortability(
    schema: "media types are compared without regard to case"
  )

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard evaluator.subject.slot.kind == .file else { return .notApplicable }
    let written = evaluator.record.files[Int(evaluator.subject.slot.start)].mediaType
    let own = written.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    for operand in evaluator.program.operands[test.operands.range] {
      let value = evaluator.resolve(operand)
      guard value.slot.kind == .text else { continue }
      let wanted = evaluator.text(of: value).lowercased()
      if own == wanted || wanted == "*/*" { return .plain(true) }
      if wanted.hasSuffix("/*"), own.hasPrefix(wanted.dropLast()) { return .plain(true) }
    }
    return .plain(false)
  }
}
