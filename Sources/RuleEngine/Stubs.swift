public struct Number: Sendable, Hashable {
  public var significand: Int128; public var exponent: Int32
  public init(significand: Int128, exponent: Int32) {
    self.significand = significand; self.exponent = exponent
  }
  public init(_ value: Int) { significand = Int128(value); exponent = 0 }
  public init(floatLiteral: Double) { significand = 0; exponent = 0 }
  public init?(_ text: String) { nil }
  public var description: String { "" }
}
public struct CalendarDate: Sendable, Hashable {}
public struct TimeOfDay: Sendable, Hashable {}
public struct DateTime: Sendable, Hashable {}
public struct ByteCount: Sendable, Hashable { public var bytes: UInt64 }
public enum TextUnit: UInt8, Sendable, Hashable { case graphemes, utf16, scalars, bytes }
package enum TextSyntax: UInt8, Sendable, Hashable {
  case integer, number, boolean, date, time, datetime
}
package struct ScalarSet: Sendable, Hashable {}
package enum PatternScope: Sendable, Hashable { case whole, anywhere }
package struct PatternSource: Sendable, Hashable {
  package var text: String; package var flags: UInt8; package var scope: PatternScope
}
