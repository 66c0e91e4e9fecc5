/// How to validate a form.
public struct ValidationOptions: Sendable {
  /// How many of the failed checks are reported.
  public var mode: ReportMode
  /// Whether a text in place of a number or a Boolean is a violation; otherwise it is parsed.
  ///
  /// Dates and times are always parsed from texts, because JSON has no other notation for them.
  public var usesStrictTypes: Bool
  /// The source of `now` and `today`, and the time zone of dates and times without an offset.
  public var clock: FormClock
  /// Maximum number of failed and undecided checks that the report lists.
  ///
  /// A report can be many times as large as its record, so a server limits it for clients that it
  /// doesn't trust. The verdict doesn't depend on the limit, and ``Report/omittedChecks`` counts the
  /// rest. Sessions ignore it.
  public var reportLimit: Int

  /// Options; by default, the first failed check of each field, with the system's clock.
  public init(
    mode: ReportMode = .firstPerField,
    usesStrictTypes: Bool = false,
    clock: FormClock = .system,
    reportLimit: Int = .max
  ) {
    self.mode = mode
    self.usesStrictTypes = usesStrictTypes
    self.clock = clock
    self.reportLimit = reportLimit
  }
}
