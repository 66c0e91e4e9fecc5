import Foundation
import TestSupport

/// What scripts choose by chance, the same in every run.
struct ScriptGenerator: RandomNumberGenerator {
  private var source: SeededGenerator

  init(seed: Int) {
    source = SeededGenerator(seed: UInt64(truncatingIfNeeded: seed))
  }

  mutating func next() -> UInt64 {
    source.next()
  }

  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// How many random scripts a test runs; `FORMRULES_SCRIPTS` says another number.
  static let scripts =
    ProcessInfo.processInfo.environment["FORMRULES_SCRIPTS"].flatMap { Int($0) }
    ?? TestEffort.of(500)
}
