import AllocationCounter
import Benchmark

extension BenchmarkMetric {
  /// How often the thread that did the work asked for memory.
  static let allocations = custom("allocations", polarity: .prefersSmaller)
}

/// What is done again and again.
struct Work {
  /// What has to be done before each time, and is not measured.
  var prepare: () throws -> Void = {}
  var run: () throws -> Void
}

/// Registers a benchmark that takes the time of some work, and counts its allocations.
///
/// The work is done as often before it is measured as after, so that what is made once, or only where
/// it is asked for often, is there: memory that is kept, patterns and their automata. What fails ends
/// the process, and with it the command.
///
/// - Parameters:
///   - title: what is measured.
///   - runs: how often.
///   - tolerance: by how many percent the allocations may differ from their threshold.
///   - open: makes the work; called once, in the process that measures it.
func measure(
  _ title: String,
  runs: Int = 100,
  tolerance: Double = 0,
  open: @escaping () throws -> Work
) {
  let configuration = Benchmark.Configuration(
    metrics: [.allocations, .wallClock],
    warmupIterations: runs,
    maxDuration: .seconds(3600),
    maxIterations: runs,
    thresholds: tolerance == 0
      ? nil : [.allocations: BenchmarkThresholds(relative: [.p90: tolerance])]
  )
  func succeed<Result>(_ step: () throws -> Result) -> Result {
    do { return try step() } catch { fatalError("\(title): \(error)") }
  }
  Benchmark(title.asFileName, configuration: configuration) { (benchmark, work: Work) in
    succeed(work.prepare)
    benchmark.startMeasurement()
    let before = allocations_of_this_thread()
    succeed(work.run)
    let after = allocations_of_this_thread()
    benchmark.stopMeasurement()
    benchmark.measurement(.allocations, Int(after - before))
  } setup: {
    succeed(open)
  }
}

extension String {
  /// The text as thresholds are named, which are files: what is between words becomes a hyphen.
  fileprivate var asFileName: String {
    split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.joined(separator: "-")
  }
}
