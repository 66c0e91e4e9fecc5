/// The bounds of a test if both are constant whole numbers, as in most tests.
///
/// A test with neither bound has no entry.
struct ConstantBounds: Sendable, Hashable {
  /// `Int64.min` where there is no lower bound.
  var least: Int64 = .min
  /// `Int64.max` where there is no upper bound.
  var most: Int64 = .max
  /// The unit of a length.
  var unit = TextUnit.graphemes

  @inline(__always)
  func contains(_ number: Int64) -> Bool { least <= number && number <= most }

  /// Whether a number with an exponent is within the bounds; nil if only exact arithmetic can tell.
  @inline(never)
  func contains(_ significand: Int64, exponent: Int16) -> Bool? {
    // Within this range of exponents, no product overflows 128 bits.
    guard (-18...18).contains(exponent) else { return nil }
    var power: Int64 = 1
    for _ in 0..<abs(Int(exponent)) { power &*= 10 }
    let (numberScale, boundScale) = exponent < 0 ? (1, power) : (power, 1)
    let number = Int128(significand) &* Int128(numberScale)
    return (least == .min || Int128(least) &* Int128(boundScale) <= number)
      && (most == .max || number <= Int128(most) &* Int128(boundScale))
  }

  /// Whether the length of the text is within the bounds.
  @inline(__always)
  func containLength(of text: borrowing Span<UInt8>) -> Bool {
    guard least <= most else { return false }
    let range = Int(clamping: least)...Int(clamping: most)
    return TextMeasure.relation(of: unit, in: text, to: range) == .within
  }

  /// Whether the length of the text is within the bounds or may get there by typing on.
  @inline(__always)
  func canContainLength(of text: borrowing Span<UInt8>) -> Bool {
    guard least <= most else { return false }
    var bounds = self
    bounds.least = .min
    return bounds.containLength(of: text)
  }
}

extension ConstantBounds {
  /// The bounds of a length or magnitude test; nil if they are not all constant.
  ///
  /// - Parameters:
  ///   - operands: the lower bound, the upper bound and, for a length, the name of its unit.
  ///   - constants: the program's constants.
  init?(_ operands: ArraySlice<Operand>, _ constants: RecordBuffer) {
    self.init()
    // Positions of the two constants; `noBound` for a missing bound.
    var bounds: [UInt32] = []
    for operand in operands.prefix(2) {
      switch operand {
      case .none: bounds.append(Slot.noBound)
      case .constant(let position): bounds.append(position)
      case .parameter, .field, .context, .computed, .item, .previous, .previousItem, .computation,
        .itemPath:
        return nil
      }
    }
    guard bounds.contains(where: { $0 != Slot.noBound }) else { return nil }
    if bounds[0] != Slot.noBound, bounds[1] == Slot.noBound {
      // A range constant supplies both bounds.
      let slot = constants.slots[Int(bounds[0])]
      if slot.kind == .range { bounds = [slot.start, slot.count] }
    }
    for (index, position) in bounds.enumerated() where position != Slot.noBound {
      let slot = constants.slots[Int(position)]
      guard slot.kind == .number, slot.scale == 0 else { return nil }
      if index == 0 { least = slot.payload } else { most = slot.payload }
    }
    guard let unit = operands.dropFirst(2).first else { return }
    guard let unit = TextUnit(operand: unit, constants) else { return nil }
    self.unit = unit
  }
}
