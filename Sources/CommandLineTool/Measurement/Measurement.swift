import RuleEngine

/// The cost of validating records by a form.
struct Measurement {
  /// What a record costs where so much is reported.
  struct Mode {
    var mode: ReportMode
    /// That of the fastest pass over all records.
    var best: RecordCost
    var median: RecordCost

    /// What came of the passes, of which there must be some.
    init(_ mode: ReportMode, costs: [RecordCost]) {
      let sorted = costs.sorted()
      self.mode = mode
      best = sorted[0]
      median = sorted[sorted.count / 2]
    }
  }

  /// What one check adds to the cost of a record.
  struct Check {
    var path: String
    /// The rule's name; of a check that combines several, the check as it is written.
    var rule: String
    var place: RulePlace
    var cost: RecordCost
  }

  /// How many there are.
  var records: Int
  /// From opening the rule file to the first record; patterns are compiled when first used.
  var loadTime: Duration
  var modes: [Mode]
  /// In file order.
  var checks: [Check]
  /// What is left of a record without any check.
  var remainder: RecordCost
}
