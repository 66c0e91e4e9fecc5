import Foundation

/// How much of what a test could try it tries: everything, or with `FORMRULES_FAST=1` a tenth.
///
/// For random cases, sizes of large inputs, and files or characters that are all tried alike. The
/// tenth is the same in each run. CI tries everything.
package enum TestEffort {
  private static let isFull = ProcessInfo.processInfo.environment["FORMRULES_FAST"] != "1"

  /// How many of `count` are tried; at least one.
  package static func of<Count: BinaryInteger>(_ count: Count) -> Count {
    isFull ? count : max(1, count / 10)
  }

  /// Those of the elements that are tried: the first, and all or every tenth after it.
  package static func of<Element>(_ elements: [Element]) -> [Element] {
    isFull ? elements : stride(from: 0, to: elements.count, by: 10).map { elements[$0] }
  }

  /// Every scalar of Unicode; of those beyond ASCII all, or every eleventh.
  ///
  /// As eleven is prime, each block of scalars and each kind of them has some that are tried.
  package static var scalars: some Sequence<Unicode.Scalar> {
    let others = stride(from: UInt32(0x80), through: 0x10FFFF, by: isFull ? 1 : 11)
    return [Array(UInt32(0)..<0x80), Array(others)].joined().lazy.compactMap { Unicode.Scalar($0) }
  }
}
