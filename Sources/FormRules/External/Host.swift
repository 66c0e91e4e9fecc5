// External rules: questions that only the app's own functions, the host, can answer.
//
// Input: the questions that an evaluation left pending (`HostQuestion`), and the app's functions
// (`ExternalRules`). Output: an answer for each question (`HostAnswer`). The record is evaluated
// again with the answers, unless its first evaluation assumed them. `Host` asks one question as its
// rule declares: after a pause in typing, with a timeout, and with retries. `Inquiries` asks
// several at once and cancels those no longer needed. `Deadlines` enforces timeouts. `AnswerCache`
// keeps answers.
//
// Cost: one task per question being asked, limited by `ExternalRules`, and one for all deadlines
// with the same `timeout`; a cached answer is found in constant time.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The host of one form: calls its functions as each external rule declares.
///
/// A class, because every asking task refers to it.
final class Host: Sendable {
  let externals: SharedExternals
  private let rules: [ExternalRule]

  /// - Throws: an error that names every rule that the form needs and the host does not supply.
  init(_ externals: ExternalRules, of form: RuleForm) throws(MissingExternalRulesError) {
    self.externals = externals.shared
    rules = form.program.externals
    if rules.isEmpty { return }
    let asked = form.evaluators.externals[form.index.position]
    guard asked.allSatisfy({ self.externals.checks[rules[$0.position].name] != nil }) else {
      let names = asked.map { rules[$0.position].name }.filter { self.externals.checks[$0] == nil }
      throw MissingExternalRulesError(names: names, form: form.name)
    }
  }

  /// The host for a program that never asks.
  init(unaskedOf program: Program) {
    externals = ExternalRules.none.shared
    rules = program.externals
  }

  /// An answer that is available without waiting: from the cache, or from a synchronous function.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - afterRest: whether a rule with a `debounce` waits for the value to rest.
  /// - Returns: the answer; nil if it takes time.
  func immediateAnswer(to question: HostQuestion, afterRest: Bool) -> HostAnswer? {
    if let kept = keptAnswer(to: question) { return kept }
    if afterRest, rules[question.rule.position].debounce != nil { return nil }
    guard case .immediate(let function)? = body(of: question.rule) else { return nil }
    let answer = Host.answer { () throws in
      try function(question.value, arguments(of: question))
    }
    keep(answer, to: question)
    return answer
  }

  /// Asks, after the value has rested if it is being typed, and with retries.
  ///
  /// - Returns: always an answer; `.cancelled` if the task was canceled.
  @inline(never)
  func answer(to question: HostQuestion, afterRest: Bool) async -> HostAnswer {
    if let kept = keptAnswer(to: question) { return kept }
    if afterRest, let debounce = rules[question.rule.position].debounce {
      do { try await externals.timer.sleep(debounce) } catch { return .cancelled }
    }
    let answer: HostAnswer
    if let timeout = rules[question.rule.position].timeout {
      answer = await externals.deadlines.answer(within: timeout) { await self.ask(question) }
    } else {
      answer = await ask(question)
    }
    keep(answer, to: question)
    return answer
  }

  // MARK: Asking

  /// Asks, with retries.
  ///
  /// It awaits in one place only and is inlined, since each suspended call takes memory in the task.
  @inline(__always)
  private func ask(_ question: HostQuestion) async -> HostAnswer {
    guard let function = function(for: question.rule) else { return .cancelled }
    let arguments = arguments(of: question)
    var retries = rules[question.rule.position].retries
    while !Task.isCancelled {
      let answer: HostAnswer
      do { answer = try await function(question.value, arguments) } catch {
        answer = HostAnswer(error)
      }
      guard case .failed = answer, retries > 0 else { return answer }
      retries -= 1
    }
    return .cancelled
  }

  /// The function that answers a rule; nil if the form does not use the rule.
  @inline(never)
  private func function(
    for rule: ExternalIndex
  ) -> (@Sendable (Value, [String: Value]) async throws -> HostAnswer)? {
    switch body(of: rule) {
    case nil: nil
    case .immediate(let immediate): immediate
    case .awaited(let awaited): awaited
    }
  }

  /// The host's implementation of a rule; nil if the form does not use the rule.
  private func body(of rule: ExternalIndex) -> ExternalCheck.Body? {
    externals.checks[rules[rule.position].name]?.body
  }

  private static func answer(_ function: () throws -> HostAnswer) -> HostAnswer {
    do { return try function() } catch { return HostAnswer(error) }
  }

  @inline(never)
  private func arguments(of question: HostQuestion) -> [String: Value] {
    let names = rules[question.rule.position].parameters
    return Dictionary(zip(names, question.arguments)) { _, last in last }
  }

  // MARK: Keeping

  @inline(never)
  private func keptAnswer(to question: HostQuestion) -> HostAnswer? {
    guard rules[question.rule.position].cache != nil else { return nil }
    let name = rules[question.rule.position].name
    return externals.cache.answer(to: question, of: name, at: externals.timer.elapsed())
  }

  @inline(never)
  private func keep(_ answer: HostAnswer, to question: HostQuestion) {
    guard let cache = rules[question.rule.position].cache, answer.isDecided else { return }
    let end = externals.timer.elapsed() + cache
    let name = rules[question.rule.position].name
    externals.cache.keep(answer, to: question, of: name, until: end)
  }
}

extension HostAnswer {
  /// Converts an error thrown by the host's function to a reason.
  @inline(never)
  fileprivate init(_ error: any Error) {
    let reason = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    self = error is CancellationError ? .cancelled : .failed(reason)
  }
}
