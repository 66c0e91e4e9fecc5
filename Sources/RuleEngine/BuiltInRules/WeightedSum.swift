/// `weighted_sum`: the sum of the characters' values times their weights is a multiple of a number.
///
/// Digits count as their value, and letters as 10 to 35 (A is 10, in either case). With modulus 11,
/// a final `X` is the check digit 10, as in ISBN-10 and ISSN. The text may only have ASCII letters
/// and digits. The empty text fails.
enum WeightedSum: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [
      .init("weights", .integer, isVariadic: true, allowsRepeats: true),
      .init("modulus", .integer, isPositive: true), .ignoring,
    ],
    judges: .text
  )
  static let message = "There is a mistake in this number."
  static let negatedMessage = "This number is not allowed."
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

  /// Checks the text in one pass.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - modulus: the sum must be a multiple of it; at least 1.
  ///   - weight: the weight for an offset from the start, counted from 0.
  /// - Returns: whether the sum is a multiple; nil if the text has an invalid character.
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
