/// The bounds of a test, where both are constants and whole numbers: most are.
///
/// What is bound neither below nor above has none.
struct ConstantBounds: Sendable, Hashable {
  /// `Int64.min` where there is no lower bound.
  var least: Int64 = .min
  /// `Int64.max` where there is no upper bound.
  var most: Int64 = .max
  /// What a length is counted in.
  var unit = TextUnit.graphemes

  init(least: Int64 = .min, most: Int64 = .max) {
    self.least = least
    self.most = most
  }

  @inline(__always)
  func contains(_ number: Int64) -> Bool { least <= number && number <= most }

  /// Whether a number with an exponent is within the bounds; nil where that takes longer to find out.
  @inline(never)
  func contains(_ significand: Int64, exponent: Int16) -> Bool? {
    // With no more digits than these no product is too large.
    guard (-18...18).contains(exponent) else { return nil }
    var power: Int64 = 1
    for _ in 0..<abs(Int(exponent)) { power &*= 10 }
    let (numberScale, boundScale) = exponent < 0 ? (1, power) : (power, 1)
    let number = Int128(significand) &* Int128(numberScale)
    return (least == .min || Int128(least) &* Int128(boundScale) <= number)
      && (most == .max || number <= Int128(most) &* Int128(boundScale))
  }

  /// Whether the text is as long as the bounds say.
  @inline(__always)
  func containLength(of text: borrowing Span<UInt8>) -> Bool {
    guard least <= most else { return false }
    return TextMeasure.isCount(
      of: unit,
      in: text,
      within: Int(clamping: least)...Int(clamping: most)
    )
  }

  /// Whether the text is as long as the bounds say, or may become so.
  @inline(__always)
  func canContainLength(of text: borrowing Span<UInt8>) -> Bool {
    guard least <= most else { return false }
    var bounds = self
    bounds.least = .min
    return bounds.containLength(of: text)
  }

  /// The bounds of a test of lengths or magnitudes; nil where they have to be looked up.
  ///
  /// - Parameters:
  ///   - operands: the lower bound, the upper one and, of a length, the name of the unit.
  ///   - constants: the program's constants.
  init?(_ operands: ArraySlice<Operand>, _ constants: RecordBuffer) {
    let first = operands.startIndex
    guard operands.count > 1, let lower = Bound(operands[first], constants),
      let upper = Bound(operands[first + 1], constants)
    else { return nil }
    switch (lower, upper) {
    case (.none, .none):
      return nil
    case (.range(let range), .none):
      guard let start = Bound(range.start, constants), let end = Bound(range.count, constants)
      else { return nil }
      self.init(start, end)
    case _:
      self.init(lower, upper)
    }
    guard operands.count > 2 else { return }
    guard let unit = TextUnit(operand: operands[first + 2], constants) else { return nil }
    self.unit = unit
  }

  private init?(_ lower: Bound, _ upper: Bound) {
    switch lower {
    case .none: break
    case .number(let least): self.least = least
    case .range: return nil
    }
    switch upper {
    case .none: break
    case .number(let most): self.most = most
    case .range: return nil
    }
  }

  private enum Bound {
    case none
    case number(Int64)
    /// A range, which is both bounds.
    case range(Slot)

    init?(_ operand: Operand, _ constants: RecordBuffer) {
      switch operand {
      case .none: self = .none
      case .constant(let position): self.init(position, constants)
      case .parameter, .field, .computation, .itemPath: return nil
      }
    }

    init?(_ position: UInt32, _ constants: RecordBuffer) {
      guard position != Slot.noBound else {
        self = .none
        return
      }
      let slot = constants.slots[Int(position)]
      switch slot.kind {
      case .number where slot.scale == 0: self = .number(slot.payload)
      case .range: self = .range(slot)
      case _: return nil
      }
    }
  }
}
