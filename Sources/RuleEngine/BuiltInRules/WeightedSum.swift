/// `weighted_sum`: the characters' values, each times the weight of its place, add up to a multiple.
///
/// Digits count what they are, letters 10 to 35 (A is 10, of either case); with the modulus 11 an `X` at the
/// end is the check digit 10, as in ISBN-10 and ISSN. The text is judged as it is: ASCII letters and
/// digits and nothing else. The empty text does not hold.
enum WeightedSum: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [
      .init("weights", .integer, isVariadic: true, allowsRepeats: true),
      .init("modulus", .integer, isPositive: true), .ignoring,
    ],
    judges: .text
  )
  static let message = "There is a mistake in this number."
  static let negatedMessage = "This must not be such a number."
  static let portability = RulePortability(schema: "a schema does not compute check digits")

  /// The operands are the modulus, then the weights.
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.weightedSum, [given.value(of: "modulus")] + given.values(of: "weights"))
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let operands = test.operands
    for operand in evaluator.program.operands[operands.range] {
      if let reason = evaluator.obstacle(in: evaluator.resolve(operand)) {
        return evaluator.unknown(reason, at: test.index)
      }
    }
    let weights = Int(operands.count) - 1
    guard let modulus = evaluator.term(0, of: operands), modulus > 0, weights > 0 else {
      return .notApplicable
    }
    return evaluator.checksum { text in
      check(text, modulus: modulus) { evaluator.term(1 + $0 % weights, of: operands) ?? 0 }
    }
  }

  /// Judges the text in one pass.
  ///
  /// - Parameters:
  ///   - text: what is judged.
  ///   - modulus: what the sum has to be a multiple of; from 1.
  ///   - weight: the weight of the place at an offset from the start; from 0.
  /// - Returns: whether the sum is a multiple; nil for a text with a character that does not count.
  static func check(
    _ text: borrowing Span<UInt8>,
    modulus: Int,
    weight: (Int) -> Int
  ) -> Bool? {
    var sum: Int128 = 0
    for offset in text.indices {
      guard var value = text[offset].alphanumericValue else {
        return nil
      }
      if modulus == 11, offset == text.count - 1, value == letterX { value = 10 }
      sum += Int128(value) * Int128(weight(offset))
    }
    return text.count > 0 && sum.isMultiple(of: Int128(modulus))
  }

  private static let letterX = 33
}

extension Evaluator {
  fileprivate func term(_ position: Int, of operands: OperandList) -> Int? {
    count(resolve(operand(position, of: operands)), roundedUp: false)
  }
}
