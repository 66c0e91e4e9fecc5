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
  /// The text of the file there, on one line.
  package var text: String
  package var place: SourcePlace
  /// The outcomes that tests can show.
  package var wanted: Sightings
  /// The outcomes that tests have shown.
  package var seen: Sightings = []

  /// The outcomes that no test has shown yet.
  package var missing: Sightings { wanted.subtracting(seen) }
}

/// The outcomes that tests can show for a part of a rule file.
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

  /// The outcomes that an answer shows; none if there was no answer.
  init(_ answer: Answer) {
    switch answer.now {
    case .holds: self = .held
    case .fails: self = .failed
    case .unknown, .notApplicable: self = []
    }
  }
}
