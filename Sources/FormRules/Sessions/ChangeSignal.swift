import Observation

/// Notifies observers that something a live form shows has changed.
///
/// Observers are notified once the change is complete, so they may read and change the form.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var change: Void { () }

  /// Notes that an observer, if there is one now, reads what the signal is about.
  func noteRead() {
    registrar.access(self, keyPath: \.change)
  }

  func send() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }
}

/// The signals of a field: one for what it holds, one for everything else that is shown of it.
struct FieldSignals {
  let content = ChangeSignal()
  let status = ChangeSignal()
}
