import ArgumentParser
import FormData

/// How records are written that are read.
struct DataOptions: ParsableArguments {
  @Option(
    name: [.customLong("input")],
    help: "How records are written; taken from the file's ending, else json."
  )
  var format: RecordFormat?

  /// The files that arguments name; standard input where there are none.
  func inputs(_ paths: [String]) throws(Termination) -> [DataInput] {
    if paths.isEmpty, Descriptor.standardInput.isTerminal {
      StandardError.write("formrules: reading records from standard input")
    }
    var inputs: [DataInput] = []
    for path in paths.isEmpty ? ["-"] : paths {
      inputs.append(try DataInput(path: path, format: format))
    }
    return inputs
  }
}

extension RecordFormat: ArgumentChoice {}
