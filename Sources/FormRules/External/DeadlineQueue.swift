/// The questions that have the same time to be answered, the oldest first.
struct DeadlineQueue {
  private struct Entry {
    var serial: Int
    var deadline: Duration
    /// Nil once it was removed.
    var awaited: AwaitedAnswer?
  }

  /// The serial number of the first question that was ever in it.
  let first: Int
  /// The task that waits for the deadlines.
  let watcher: Task<Void, Never>
  /// In the order of their serial numbers.
  private var entries: [Entry] = []
  /// Where the oldest question is; everything before it was removed.
  private var oldest = 0
  private var count = 0

  init(first: Int, _ watcher: Task<Void, Never>) {
    self.first = first
    self.watcher = watcher
  }

  var isEmpty: Bool { count == 0 }
  /// How many entries it holds, removed ones included.
  var entryCount: Int { entries.count }
  /// The deadline of the oldest question.
  var nextDeadline: Duration? { count == 0 ? nil : entries[oldest].deadline }

  /// Adds a question with a serial number greater than that of any other.
  mutating func add(_ serial: Int, _ deadline: Duration, _ awaited: AwaitedAnswer) {
    entries.append(Entry(serial: serial, deadline: deadline, awaited: awaited))
    count += 1
  }

  /// Removes a question; one that is not there any more is ignored.
  mutating func remove(_ serial: Int) {
    var range = oldest..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].serial < serial {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let position = range.lowerBound
    guard position < entries.count, entries[position].serial == serial else { return }
    guard entries[position].awaited != nil else { return }
    entries[position].awaited = nil
    count -= 1
    skipRemoved()
  }

  /// Removes the oldest questions, as far as their deadlines have come.
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

  /// Moves on to the oldest question, and frees the memory of removed ones once they are the most.
  private mutating func skipRemoved() {
    while oldest < entries.count, entries[oldest].awaited == nil { oldest += 1 }
    guard entries.count > 2 * count + 32 else { return }
    entries.removeAll { $0.awaited == nil }
    oldest = 0
  }
}
