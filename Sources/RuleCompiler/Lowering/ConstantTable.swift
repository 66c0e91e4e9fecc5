import RuleEngine

/// The constants of a program, each value once, in the order of their first use.
struct ConstantTable {
  private(set) var buffer = RecordBuffer()
  private var positions: [ProgramConstant: UInt32] = [:]

  /// The constant's position; equal constants share one.
  mutating func position(of constant: ProgramConstant) -> UInt32 {
    if let known = positions[constant] { return known }
    let position = UInt32(buffer.slots.count)
    buffer.append(constant)
    positions[constant] = position
    return position
  }
}
