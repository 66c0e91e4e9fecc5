import Foundation
import Testing

/// Tests run at the same time, and a test's limit includes waiting for the others: a short one fails on a busy machine.
@Suite struct TimeLimitTests {
  @Test func `a test has twenty minutes or no limit`() throws {
    for path in SourceTree.paths(in: "Tests", ending: ".swift") {
      for limit in try SourceTree.text(of: path).matches(of: /\.timeLimit\((.*?)\)\)?/) {
        #expect(limit.output.1 == ".minutes(20", "\(path)")
      }
    }
  }
}
