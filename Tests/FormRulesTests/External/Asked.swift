@testable import FormRules

/// What a host was asked, in the order in which it was.
final class Asked: Sendable {
  private let state = Guarded<(texts: [String], cancelled: [String])>(([], []))
  private let held = Guarded<[CheckedContinuation<Void, Never>]>([])

  var texts: [String] { state.withState(\.texts) }
  var cancelled: [String] { state.withState(\.cancelled) }

  func note(_ text: String) { state.withState { $0.texts.append(text) } }
  func noteCancelled(_ text: String) { state.withState { $0.cancelled.append(text) } }

  /// Notes a question, waits until its task is cancelled, and notes that it was.
  func waitForCancellation(_ text: String) async throws -> HostAnswer {
    note(text)
    do {
      try await Task.sleep(for: .seconds(600))
    } catch {
      noteCancelled(text)
      throw error
    }
    return .accepted
  }

  /// Notes a question whose function does not return until it is released, even where it is cancelled.
  func hold(_ text: String) async {
    await withCheckedContinuation { function in
      held.withState { $0.append(function) }
      note(text)
    }
  }

  /// Lets all functions return that are held.
  func release() {
    let functions = held.withState { functions in
      defer { functions = [] }
      return functions
    }
    for function in functions { function.resume() }
  }

  /// Waits until so many functions were cancelled.
  func cancellations(_ count: Int) async {
    while cancelled.count < count { await Task.yield() }
  }

  /// Waits until so many questions were asked.
  func questions(_ count: Int) async {
    while texts.count < count { await Task.yield() }
  }
}

extension Value {
  /// The text that a test's host is asked about.
  var asText: String {
    if case .text(let text) = self { return text }
    return "\(self)"
  }
}
