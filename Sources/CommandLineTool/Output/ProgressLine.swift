/// The progress of a long run, on a terminal line that is erased before other output.
final class ProgressLine {
  /// Often enough to look alive, rarely enough to cost nothing.
  private static let interval = Duration.milliseconds(200)

  private let clock = ContinuousClock()
  /// The total size of all files; nil if the size of a file is unknown.
  private let total: Int?
  /// The size of the files that have been read.
  private var finished = 0
  /// The position at the first update; earlier work was not validation.
  private var start: Sight?
  private var last: ContinuousClock.Instant?
  private var isVisible = false

  /// The progress at one time.
  private struct Sight {
    var time: ContinuousClock.Instant
    var records: Int
    var bytes: Int?
  }

  /// Nil if standard error is not a terminal, or results go to the same terminal.
  init?(of inputs: [DataInput], output: RecordOutput) {
    guard Descriptor.standardError.isTerminal, Environment.value(of: "TERM") != "dumb",
      output == .none || !Descriptor.standardOutput.isTerminal
    else { return nil }
    let sizes = inputs.map(\.size)
    total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
  }

  /// Updates the line, unless that was done a moment ago.
  ///
  /// - Parameters:
  ///   - records: the number of validated records.
  ///   - bytes: the position in the current file; nil if unknown.
  func update(records: Int, bytes: Int?) {
    let now = clock.now
    let sight = Sight(time: now, records: records, bytes: bytes.map { $0 + finished })
    guard let start else {
      start = sight
      return
    }
    if let last, now - last < ProgressLine.interval { return }
    guard now - start.time >= ProgressLine.interval else { return }
    last = now
    isVisible = true
    StandardError.write(raw: "\r\u{1B}[K" + text(of: sight, since: start))
  }

  /// Counts the file as read.
  func endFile(of input: DataInput) {
    finished += input.size ?? 0
  }

  /// Erases the line for other output.
  func clear() {
    guard isVisible else { return }
    isVisible = false
    StandardError.write(raw: "\r\u{1B}[K")
  }

  private func text(of sight: Sight, since start: Sight) -> String {
    let elapsed = sight.time - start.time
    let rate = Double(sight.records - start.records) / (elapsed / .seconds(1))
    var text = "\(sight.records) records, \(Int(rate))/s"
    if let total, total > 0, let bytes = sight.bytes, let first = start.bytes {
      text += ", \(min(100, bytes * 100 / total))%"
      if bytes > first {
        let share = Double(max(0, total - bytes)) / Double(bytes - first)
        text += ", \((elapsed * share).estimated) left"
      }
    }
    return text
  }
}
