/// The numbers that a text being typed can become by appending to it, itself included.
///
/// `1` can become any number from 1 on, but not 5: it is 1 and what lies below 2, 10 and what lies below
/// 20, and so on. `1.5` can become what lies from 1.5 to below 1.6, and `-` anything up to zero.
package struct ReachableNumbers: Sendable, Hashable {
  private enum Sign { case open, positive, negative }

  private let sign: Sign
  /// The value typed so far without its sign, nil if no digit was or if there are too many to hold.
  private let typed: Number?
  /// How many digits follow the point, nil as long as there is no point.
  private let fractionDigits: Int?
  /// How many digits have to follow before it is a number, where there is no point.
  private let missingDigits: Int

  /// Nil for a text that is neither a number nor the start of one.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - missingDigits: how many digits have to follow, as those of a group; less than 4.
  package init?(typing text: borrowing Span<UInt8>, missingDigits: Int = 0) {
    if TextSyntax.number.completion(of: text) == .refused { return nil }
    let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
    var point = 0
    while point < text.count, text[point] != UInt8(ascii: ".") { point += 1 }
    // A point at the end is not yet part of a number.
    let end = point + 1 == text.count ? point : text.count
    let magnitude = Number(utf8: text.extracting((isNegative ? 1 : 0)..<end))
    self.sign = text.count == 0 ? .open : isNegative ? .negative : .positive
    self.typed = magnitude
    self.missingDigits = missingDigits
    self.fractionDigits = point < text.count ? text.count - point - 1 : nil
  }

  /// Whether a number from `min` to `max` can be reached, either of them nil for no bound.
  ///
  /// The answer may be yes too often, where the digits are too many to compute with, but never no.
  package func canReach(min: Number?, max: Number?) -> Bool {
    if let min, let max, min > max { return false }
    switch sign {
    case .open: return true
    case .positive: return canReachSize(min: min, max: max)
    case .negative: return canReachSize(min: max.map { -$0 }, max: min.map { -$0 })
    }
  }

  /// Answers for what follows the sign.
  private func canReachSize(min: Number?, max: Number?) -> Bool {
    guard let typed else { return max.map { $0 >= .zero } ?? true }
    if let max, max < typed.scaled(byPowerOfTen: missingDigits) ?? typed { return false }
    guard let fractionDigits else { return canReachWhole(typed, min: min, max: max) }
    guard let min, let step = Number(significand: 1, exponent: -fractionDigits),
      let end = typed.adding(step)
    else { return true }
    return min < end
  }

  /// Answers for digits without a point, when the least reachable number is not above `max`.
  ///
  /// Digits appended multiply by ten, and each further one reaches higher, so only the most of them that
  /// stay within `max` matter.
  private func canReachWhole(_ typed: Number, min: Number?, max: Number?) -> Bool {
    guard typed != .zero, let min, let max else { return true }
    var appended = max.magnitudeExponent - typed.magnitudeExponent
    guard let longest = typed.scaled(byPowerOfTen: appended) else { return true }
    if longest > max { appended -= 1 }
    guard let end = typed.adding(1)?.scaled(byPowerOfTen: appended) else { return true }
    return min < end
  }
}
