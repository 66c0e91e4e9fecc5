/// How much more an evaluation may do.
struct Budget {
  /// Steps between two looks at the limits and at whether the evaluation was cancelled.
  static let stepsBetweenPauses = 4096

  /// Units that may still be entered: fields, and checks of forms as a whole.
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

  /// Fields that may be entered before the next pause.
  var fieldsToPause: Int { min(units, stepsToPause &- 1) }

  /// Counts fields, no more than ``fieldsToPause``.
  @inline(__always)
  mutating func countFields(_ count: Int) {
    units &-= count
    stepsToPause &-= count
  }

  /// Counts a step; returns whether it is time for a pause.
  @inline(__always)
  mutating func isPausing() -> Bool {
    stepsToPause &-= 1
    return stepsToPause <= 0
  }

  /// Has the next step pause, as after an attribution that was cancelled or took the last steps.
  mutating func pauseAtNextStep() {
    steps -= stepsToPause - 1
    stepsToPause = 1
  }

  /// Begins to count up to the next pause; returns whether steps are left.
  mutating func pause() -> Bool {
    steps += Budget.stepsBetweenPauses
    stepsToPause = Budget.stepsBetweenPauses
    return steps <= mostSteps
  }
}
