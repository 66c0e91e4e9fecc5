import Foundation

/// A recorded session: commands with what they write and answer.
///
///     # What it shows.
///     $ formrules check - < broken.rules
///     > what goes to standard output
///     ! what goes to standard error
///     = 2
///
/// Runs in the folder `files` beside it. A line that has no line end is marked by `\` at its end.
struct Transcript {
  struct Step {
    var remarks: [String]
    var command: String
    var result: [String]
  }

  var steps: [Step] = []

  init(_ text: String) {
    var remarks: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(Step(remarks: remarks, command: String(line.dropFirst(2)), result: []))
        remarks = []
      } else if line.hasPrefix("#") {
        remarks.append(line)
      } else if !line.isEmpty, !steps.isEmpty {
        steps[steps.count - 1].result.append(line)
      }
    }
  }

  var text: String {
    steps.map { step in
      (step.remarks + ["$ " + step.command] + step.result).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// What the commands do now.
  func replayed(in folder: URL) throws -> Transcript {
    var replayed = self
    for index in steps.indices {
      replayed.steps[index].result = try Transcript.result(of: steps[index].command, in: folder)
    }
    return replayed
  }

  private static func result(of command: String, in folder: URL) throws -> [String] {
    var words = command.split(separator: " ").map(String.init)
    var input = Data()
    if let position = words.firstIndex(of: "<") {
      input = try Data(contentsOf: folder.appending(path: words[position + 1]))
      words.removeSubrange(position...)
    }
    let run = try CommandRun(Array(words.dropFirst()), input: input, in: folder)
    return lines(of: run.outputText, marked: "> ") + lines(of: run.remarksText, marked: "! ")
      + ["= \(run.status)"]
  }

  private static func lines(of text: String, marked mark: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 }
    if lines.last == mark {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "\\"
    }
    return lines
  }
}
