/// What the host supplies for the external rules of a rule file.
///
/// ```swift
/// let externals: ExternalRules = [
///   "username_available": .init { value, arguments in
///     try await server.isFree(value) ? .accepted : .rejected
///   }
/// ]
/// let report = try await form.validate(values, externals: externals)
/// ```
///
/// Keep one value of it for as long as answers may be reused: the answers that `cache` keeps are in
/// it. It may be used by any number of validations and sessions at once.
public struct ExternalRules: Sendable {
  /// How many questions of one validation or session are asked at once.
  public static let defaultConcurrency = 16

  /// What all copies share: one reference, as each validation keeps a copy.
  let shared: SharedExternals

  /// Supplies rules by their names.
  ///
  /// - Parameters:
  ///   - checks: what answers each rule. Rules that no file declares may be among them.
  ///   - clock: measures `debounce`, `timeout` and `cache`.
  ///   - concurrency: how many questions of one validation or session are asked at once, 1 or more.
  public init(
    _ checks: [String: ExternalCheck],
    clock: some Clock<Duration> = ContinuousClock(),
    concurrency: Int = ExternalRules.defaultConcurrency
  ) {
    shared = SharedExternals(checks, HostTimer(clock), concurrency: max(1, concurrency))
  }

  /// No rules, for forms that ask for none.
  public static let none = ExternalRules([:])
}

/// What the host supplies, the answers that are kept, and the deadlines of questions.
final class SharedExternals: Sendable {
  let checks: [String: ExternalCheck]
  let timer: HostTimer
  let concurrency: Int
  let cache = AnswerCache()
  let deadlines: Deadlines

  init(_ checks: [String: ExternalCheck], _ timer: HostTimer, concurrency: Int) {
    self.checks = checks
    self.timer = timer
    self.concurrency = concurrency
    deadlines = Deadlines(timer)
  }
}

extension ExternalRules: ExpressibleByDictionaryLiteral {
  /// Supplies rules by their names; of a repeated name the last counts.
  public init(dictionaryLiteral elements: (String, ExternalCheck)...) {
    self.init(Dictionary(elements) { _, last in last })
  }
}

/// What answers one external rule: a function of the value and the rule's arguments.
///
/// The arguments come by the names of the rule's parameters, `null` for what is missing. A function
/// that throws has failed, which leaves the check undecided; `CancellationError` means cancelled.
/// A function that waits should heed the cancellation of its task: it comes as soon as the answer is
/// no longer wanted. Under a `timeout` nobody waits for a function that does not: the check is undecided
/// at the deadline, and an answer that comes later counts for nothing. Without one, validation waits
/// until the function has returned.
public struct ExternalCheck: Sendable {
  enum Body: Sendable {
    case immediate(@Sendable (Value, [String: Value]) throws -> HostAnswer)
    case awaited(@Sendable (Value, [String: Value]) async throws -> HostAnswer)
  }

  let body: Body

  /// A rule that is answered at once.
  ///
  /// A live form asks it within the edit, unless the rule's `debounce` says that values are to rest.
  public init(_ answer: @escaping @Sendable (Value, [String: Value]) throws -> HostAnswer) {
    body = .immediate(answer)
  }

  /// A rule whose answer takes time.
  public init(_ answer: @escaping @Sendable (Value, [String: Value]) async throws -> HostAnswer) {
    body = .awaited(answer)
  }
}

/// External rules that a form asks and the host does not supply.
public struct MissingExternalRulesError: Error, Sendable, Hashable {
  /// The names of the rules, in the order of their declarations.
  public let names: [String]
  /// The name of the form.
  public let form: String

  package init(names: [String], form: String) {
    self.names = names
    self.form = form
  }
}

extension MissingExternalRulesError: CustomStringConvertible {
  /// One line that names each of the rules.
  public var description: String {
    let names = names.map { "'\($0)'" }.joined(separator: ", ")
    return "the form '\(form)' needs external rules that were not supplied: \(names)"
  }
}
