// Computed numbers, which may be wider than those of a record.

extension Slot {
  /// A computed number, or a mark that there is none.
  ///
  /// A number too wide for the payload is spread over the other members of the slot. Only values
  /// that lie in no buffer are stored this way.
  init(computed: ComputedNumber) {
    switch computed {
    case .undefined(let fault):
      self.init(kind: .number, flags: .beyondLimit, scale: fault.rawValue)
    case .number(let number):
      if let narrow = Slot(narrow: number) {
        self = narrow
      } else {
        let low = UInt64(truncatingIfNeeded: number.significand)
        self.init(
          kind: .wideNumber,
          scale: number.isRounded ? Slot.roundedScale : 0,
          start: UInt32(truncatingIfNeeded: low),
          count: UInt32(truncatingIfNeeded: low >> 32),
          source: UInt32(bitPattern: number.exponent),
          payload: Int64(truncatingIfNeeded: number.significand >> 64)
        )
      }
    }
  }

  /// The number of a slot that no buffer holds.
  var computedNumber: Number? {
    switch kind {
    case .number: return Number(significand: Int128(payload), exponent: Int(scale))
    case .wideNumber:
      let low = UInt64(count) << 32 | UInt64(start)
      let number = Number(
        significand: Int128(payload) << 64 | Int128(low),
        exponent: Int(Int32(bitPattern: source))
      )
      return scale == Slot.roundedScale ? number?.markedAsRounded : number
    case .missing, .null, .boolean, .text, .date, .month, .time, .dateTime, .file, .list, .form,
      .duration, .byteCount, .pattern, .set, .range:
      return nil
    }
  }

  /// Why a value with ``Flags/beyondLimit`` is unknown.
  var obstacle: Undecided.Reason {
    ComputationFault(rawValue: scale)?.reason ?? .limit(limit.rawValue)
  }
}
