/// The questions with the same timeout, oldest first.
struct DeadlineQueue {
  private struct Entry {
    var serial: Int
    var deadline: Duration
    /// Nil after removal.
    var awaited: AwaitedAnswer?
  }

  /// The serial number of the first question ever added.
  let first: Int
  /// The task that waits for the deadlines.
  let watcher: Task<Void, Never>
  /// In ascending order of serial numbers.
  private var entries: [Entry] = []
  /// The position of the oldest question; everything before it was removed.
  private var oldest = 0
  private var count = 0

  init(first: Int, _ watcher: Task<Void, Never>) {
    self.first = first
    self.watcher = watcher
  }

  var isEmpty: Bool { count == 0 }
  /// The number of entries, including removed ones.
  var entryCount: Int { entries.count }
  /// The deadline of the oldest question.
  var nextDeadline: Duration? { count == 0 ? nil : entries[oldest].deadline }

  /// Adds a question, whose serial number must be the greatest so far.
  mutating func add(_ serial: Int, _ deadline: Duration, _ awaited: AwaitedAnswer) {
    entries.append(Entry(serial: serial, deadline: deadline, awaited: awaited))
    count += 1
  }

  /// Removes a question; does nothing if it is gone already.
  mutating func remove(_ serial: Int) {
    let position = entries[oldest...].partitionPoint { $0.serial >= serial }
    guard position < entries.count, entries[position].serial == serial else { return }
    guard entries[position].awaited != nil else { return }
    entries[position].awaited = nil
    count -= 1
    skipRemoved()
  }

  /// Removes the questions whose deadlines have passed.
  mutating func takeDue(at now: Duration) -> [AwaitedAnswer] {
    var due: [AwaitedAnswer] = []
    while let awaited = oldest < entries.count ? entries[oldest].awaited : nil,
      entries[oldest].deadline <= now
    {
      due.append(awaited)
      entries[oldest].awaited = nil
      count -= 1
      oldest += 1
      skipRemoved()
    }
    return due
  }

  /// Advances to the oldest question; frees removed entries once they are the majority.
  private mutating func skipRemoved() {
    while oldest < entries.count, entries[oldest].awaited == nil { oldest += 1 }
    guard entries.count > 2 * count + 32 else { return }
    entries.removeAll { $0.awaited == nil }
    oldest = 0
  }
}
