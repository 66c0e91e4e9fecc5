/// The numbers that a typed text can become by appending to it, including its current value.
///
/// `1` can become any number from 1 on except, for example, 5: it reaches 1 up to below 2, 10 up to
/// below 20, and so on. `1.5` reaches 1.5 up to below 1.6, and `-` anything up to zero.
package struct ReachableNumbers: Sendable, Hashable {
  private enum Sign { case open, positive, negative }

  private let sign: Sign
  /// The absolute value typed so far; nil without a digit, or with too many digits.
  private let typed: Number?
  /// The number of digits after the point; nil without a point.
  private let fractionDigits: Int?
  /// The number of digits that must follow before it is a number, if there is no point.
  private let missingDigits: Int

  /// Nil if the text is neither a number nor the start of one.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - missingDigits: the digits that must follow, to complete a group; less than 4.
  package init?(typing text: borrowing Span<UInt8>, missingDigits: Int = 0) {
    if TextSyntax.number.completion(of: text) == .refused { return nil }
    let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
    var point = 0
    while point < text.count, text[point] != UInt8(ascii: ".") { point += 1 }
    // A trailing point is not part of the number yet.
    let end = point + 1 == text.count ? point : text.count
    let magnitude = Number(utf8: text.extracting((isNegative ? 1 : 0)..<end))
    self.sign = text.count == 0 ? .open : isNegative ? .negative : .positive
    self.typed = magnitude
    self.missingDigits = missingDigits
    self.fractionDigits = point < text.count ? text.count - point - 1 : nil
  }

  /// Whether a number from `min` to `max` is reachable; nil means no bound.
  ///
  /// May be true wrongly, if there are too many digits to compute with, but is never false wrongly.
  package func canReach(min: Number?, max: Number?) -> Bool {
    if let min, let max, min > max { return false }
    switch sign {
    case .open: return true
    case .positive: return canReachSize(min: min, max: max)
    case .negative: return canReachSize(min: max.map { -$0 }, max: min.map { -$0 })
    }
  }

  /// The same for the text after the sign.
  private func canReachSize(min: Number?, max: Number?) -> Bool {
    guard let typed else { return max.map { $0 >= .zero } ?? true }
    if let max, max < typed.scaled(byPowerOfTen: missingDigits) ?? typed { return false }
    guard let fractionDigits else { return canReachWhole(typed, min: min, max: max) }
    guard let min, let step = Number(significand: 1, exponent: -fractionDigits),
      let end = typed.adding(step)
    else { return true }
    return min < end
  }

  /// The same for digits without a point, if the least reachable number is not above `max`.
  ///
  /// Each appended digit multiplies by ten and reaches higher, so only the largest number of digits
  /// that stays within `max` matters.
  private func canReachWhole(_ typed: Number, min: Number?, max: Number?) -> Bool {
    guard typed != .zero, let min, let max else { return true }
    var appended = max.magnitudeExponent - typed.magnitudeExponent
    guard let longest = typed.scaled(byPowerOfTen: appended) else { return true }
    if longest > max { appended -= 1 }
    guard let end = typed.adding(1)?.scaled(byPowerOfTen: appended) else { return true }
    return min < end
  }
}
