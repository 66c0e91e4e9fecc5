import FormRules
import Foundation
import Testing

@testable import CommandLineTool

/// Every mistake that the golden cases of diagnostics hold, as someone meets it in a session.
struct MistakesTests {
  /// Cases that need limits or imports of their own, which a session has not.
  private static let others: Set = ["E0801", "E0902", "E0904"]

  private static let cases: [String] = {
    let folder = PackageFolder.root.appending(path: "Grammar/Cases/Diagnostics").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".rules") && !others.contains(String($0.prefix(5))) }
      .sorted()
  }()

  private static func url(_ name: String) -> URL {
    PackageFolder.root.appending(path: "Grammar/Cases/Diagnostics/\(name)")
  }

  @Test func `there are cases`() {
    #expect(MistakesTests.cases.count > 100)
  }

  @Test(arguments: cases)
  func `a file with a mistake is loaded with its code and place, or not at all`(
    _ name: String
  ) throws {
    let golden = try String(
      contentsOf: MistakesTests.url(String(name.dropLast(6)) + ".txt"),
      encoding: .utf8
    )
    let code = String(name.prefix(5))
    // Such as `E0302.rules:1:6: error[E0302]`; a diagnostic may also be of an imported file.
    let first = try #require(golden.split(separator: "\n").first { $0.contains("[\(code)]: ") })
    let headline = try #require(first.split(separator: "]").first)
    var workbench = Workbench(colors: Colors(isOn: false))
    let reply = workbench.enter(Entry(":load \(MistakesTests.url(name).path)"))
    #expect(reply.text.contains(headline), "\(reply.text)")
    #expect(reply.hasFailed == golden.contains(": error["))
    #expect(workbench.draft.path == nil || !reply.hasFailed)
  }

  @Test(arguments: cases)
  func `a mistake that is entered is answered, and changes nothing`(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: MistakesTests.url(name)))
    var workbench = Workbench(colors: Colors(isOn: false))
    var lines = EntryLines(name: nil)
    let text = String(decoding: bytes, as: UTF8.self)
    var entries = text.split(separator: "\n").flatMap { lines.add(String($0)) }
    if let last = lines.finish() { entries.append(last) }
    for entry in entries {
      let before = workbench.draft.text
      let reply = workbench.enter(entry)
      guard reply.hasFailed else { continue }
      #expect(workbench.draft.text == before)
      // Whatever is refused is refused for a reason, and what stands in the entry with its place.
      #expect(reply.text.hasPrefix("error: ") || reply.text.contains(": error[E"))
      #expect(!reply.text.contains("<session>:0"))
    }
  }
}
