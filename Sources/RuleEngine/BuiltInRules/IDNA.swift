/// `idna`: a host name in IDNA 2008, after the last occurrence of a separator if one is given.
enum IDNA: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("after", .text, isOptional: true)], judges: .text)
  static let message = "Enter a host name, such as münchen.example."
  static let negatedMessage = "This must not be a host name."
  static let portability = RulePortability(
    schema: "a schema does not know what labels of host names may have"
  )

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let separator = evaluator.readableOperand(of: test) else { return .unknown }
    let subject = evaluator.subject
    guard subject.slot.kind == .text else { return .notApplicable }
    let completion = evaluator.withText(of: subject) { text -> Completion in
      guard separator.slot.kind == .text, separator.slot.count > 0 else {
        return InternationalHostName.completion(of: text)
      }
      guard let start = evaluator.withText(of: separator, { text.endOfLast($0) }) else {
        return .partial
      }
      // More typing may add another separator, and start another name.
      let completion = InternationalHostName.completion(of: text.extracting(start...))
      return completion == .refused ? .partial : completion
    }
    return Answer(completion)
  }
}
