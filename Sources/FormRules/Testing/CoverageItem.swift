/// Something in a rule file that tests are to show at work.
package struct CoverageItem: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    /// A named rule as a whole.
    case rule
    /// An expression or a condition, or a part of one.
    case part
    case message
  }

  package var kind: Kind
  /// What the file says there, on one line.
  package var text: String
  package var place: SourcePlace
  /// What is to be seen of it.
  package var wanted: Sightings
  /// What has been seen of it.
  package var seen: Sightings = []

  /// What has yet to be seen.
  package var missing: Sightings { wanted.subtracting(seen) }
}

/// What can be seen of a part of a rule file while tests run.
package struct Sightings: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It held for some value.
  package static let held = Sightings(rawValue: 1 << 0)
  /// It failed for some value.
  package static let failed = Sightings(rawValue: 1 << 1)
  /// It was the text of some violation.
  package static let shown = Sightings(rawValue: 1 << 2)

  /// How many things they are.
  package var count: Int { rawValue.nonzeroBitCount }

  /// Their names in outputs.
  package var names: [String] {
    [(Sightings.held, "held"), (.failed, "failed"), (.shown, "shown")]
      .filter { contains($0.0) }.map(\.1)
  }

  /// What an answer shows; nothing where there was none.
  init(_ answer: Answer) {
    switch answer.now {
    case .holds: self = .held
    case .fails: self = .failed
    case .unknown, .notApplicable: self = []
    }
  }
}
