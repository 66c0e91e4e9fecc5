/// The host's functions for the external rules of a rule file.
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
/// Cached answers (see `cache`) belong to the value, so keep one for as long as they may be reused.
/// Any number of validations and sessions can use it at the same time.
public struct ExternalRules: Sendable {
  /// The default number of questions that one validation or session asks at the same time: 16.
  public static let defaultConcurrency = 16

  /// The state shared by all copies: a single reference, since each validation keeps a copy.
  let shared: SharedExternals

  /// Supplies rules by their names.
  ///
  /// - Parameters:
  ///   - checks: a function for each rule. It may include rules that no file declares.
  ///   - clock: measures `debounce`, `timeout` and `cache`.
  ///   - concurrency: how many questions one validation or session asks at the same time, at least
  ///     1.
  public init(
    _ checks: [String: ExternalCheck],
    clock: some Clock<Duration> = ContinuousClock(),
    concurrency: Int = ExternalRules.defaultConcurrency
  ) {
    shared = SharedExternals(checks, HostTimer(clock), concurrency: max(1, concurrency))
  }

  /// No rules, for forms that need none.
  public static let none = ExternalRules([:])
}

/// The host's functions, the cached answers, and the deadlines of questions.
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
  /// Supplies rules by their names; if a name is repeated, the last one counts.
  public init(dictionaryLiteral elements: (String, ExternalCheck)...) {
    self.init(Dictionary(elements) { _, last in last })
  }
}

/// Answers one external rule: a function of the value and the rule's arguments.
///
/// The arguments are passed by the names of the rule's parameters; missing ones are `null`. If the
/// function throws, the check is undecided; `CancellationError` means canceled.
///
/// A function that waits should check for the cancellation of its task, which happens as soon as
/// the answer is no longer needed. With a `timeout`, the check is undecided at the deadline, and a
/// later answer is ignored. Without one, validation waits until the function returns.
public struct ExternalCheck: Sendable {
  enum Body: Sendable {
    case immediate(@Sendable (Value, [String: Value]) throws -> HostAnswer)
    case awaited(@Sendable (Value, [String: Value]) async throws -> HostAnswer)
  }

  let body: Body

  /// A rule with an immediate answer.
  ///
  /// A live form calls it during the edit, unless the rule has a `debounce`.
  public init(_ answer: @escaping @Sendable (Value, [String: Value]) throws -> HostAnswer) {
    body = .immediate(answer)
  }

  /// A rule with an asynchronous answer.
  public init(_ answer: @escaping @Sendable (Value, [String: Value]) async throws -> HostAnswer) {
    body = .awaited(answer)
  }
}

/// External rules that a form needs and the host does not supply.
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
