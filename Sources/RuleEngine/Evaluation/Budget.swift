/// The steps and units that an evaluation has left.
///
/// Steps are counted down to a pause; only at a pause are the step limit and cancellation checked.
struct Budget {
  /// Steps from one pause to the next.
  static let stepsBetweenPauses = 4096

  /// Units that may still be entered: fields, and checks of the form as a whole.
  var units = Int.max
  /// Steps taken up to the last pause: fields, items and calls.
  private var steps = 0
  private(set) var stepsToPause = Budget.stepsBetweenPauses
  private let mostSteps: Int

  init(steps mostSteps: Int = .max) {
    self.mostSteps = mostSteps
  }

  /// Steps taken since the evaluation began.
  var stepsTaken: Int { steps + Budget.stepsBetweenPauses - stepsToPause }

  /// Fields that may still be entered before the next pause.
  var fieldsToPause: Int { min(units, stepsToPause &- 1) }

  /// Counts that many fields, at most ``fieldsToPause``.
  @inline(__always)
  mutating func countFields(_ count: Int) {
    units &-= count
    stepsToPause &-= count
  }

  /// Counts a step; returns whether a pause is due.
  @inline(__always)
  mutating func stepReachesPause() -> Bool {
    stepsToPause &-= 1
    return stepsToPause <= 0
  }

  /// Takes many steps at once, of which those beyond the next pause count as taken before it.
  mutating func spend(_ count: Int) {
    let beyond = max(0, count - (stepsToPause - 1))
    stepsToPause -= count - beyond
    steps += beyond
  }

  /// Makes the next step pause, for example after an attribution was canceled or ran out of steps.
  mutating func pauseAtNextStep() {
    steps -= stepsToPause - 1
    stepsToPause = 1
  }

  /// Starts counting to the next pause; returns whether any steps are left.
  mutating func pause() -> Bool {
    steps += Budget.stepsBetweenPauses
    stepsToPause = Budget.stepsBetweenPauses
    return steps <= mostSteps
  }
}
