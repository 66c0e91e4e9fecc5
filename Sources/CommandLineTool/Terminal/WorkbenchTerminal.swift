/// A session whose entries a person types at a terminal.
///
/// A thin layer: it edits lines and combines them to entries; all responses come from the
/// workbench.
final class WorkbenchTerminal {
  private var workbench: Workbench
  private var lines = EntryLines(name: nil)
  private let editor: LineEditor
  /// Lines of the unfinished entry; whether to store them is decided once it is understood.
  private var unkeptLines: [String] = []
  /// A rejected block, which the next prompt contains for correction.
  private var failedBlock = ""

  /// Creates a session at the process's terminal; nil if the terminal can't be used.
  init?(_ workbench: Workbench) {
    guard let editor = LineEditor(historyPath: WorkbenchTerminal.historyPath) else { return nil }
    self.workbench = workbench
    self.editor = editor
  }

  /// Processes entries until the person quits.
  func run() throws(Termination) {
    Interruption.listen(always: true)
    TerminalChange.listen()
    editor.complete = { [unowned self] text in completion(of: text) }
    editor.list = { [unowned self] in workbench.listing(of: $0) }
    var output = OutputStream()
    while true {
      editor.idle =
        workbench.watched == nil ? nil : { [unowned self] in workbench.checkWatchedFile()?.text }
      let filled = failedBlock
      failedBlock = ""
      switch editor.read(prompt: prompt, filled: filled) {
      case .interrupted:
        Interruption.clear()
        lines.cancel()
        unkeptLines = []
        try output.write("^C\n")
        try output.flush()
      case .end:
        try output.write("\n")
        try output.flush()
        return
      case .line(let line):
        if try take(line, &output) { return }
      }
    }
  }

  /// Enters the line; returns whether the session ends.
  private func take(_ line: String, _ output: inout OutputStream) throws(Termination) -> Bool {
    var isKept = true
    var ends = false
    unkeptLines.append(line)
    for entry in lines.add(line) {
      let reply = workbench.enter(entry)
      try output.flush()
      if !reply.isPage || !editor.page(reply.text) { try output.write(reply.text) }
      if reply.hasFailed, unkeptLines.count > 1, !reply.isSecret, !reply.mayBeSecret {
        if let block = HistoryLine.joined(unkeptLines) {
          failedBlock = block
        } else {
          try output.write("press Up to edit the entry\n")
        }
      }
      if Interruption.isRequested { try output.write("interrupted\n") }
      Interruption.clear()
      if reply.isSecret || reply.mayBeSecret { isKept = false }
      ends = ends || reply.ends
    }
    try output.flush()
    guard !lines.isInEntry else { return ends }
    if isKept {
      let block = HistoryLine.joined(unkeptLines).map { [$0] }
      for line in block ?? unkeptLines where line.contains(where: { !$0.isWhitespace }) {
        editor.remember(line)
      }
    }
    unkeptLines = []
    return ends
  }

  private func completion(of text: String) -> Completion {
    workbench.completion(of: lines.isInEntry ? lines.text + "\n" + text : text)
  }

  private var prompt: String {
    let text = lines.isInEntry ? "." : ">"
    guard workbench.colors.isOn else { return "\(text) " }
    return "\u{1}\u{1B}[1m\u{1}\(text)\u{1}\u{1B}[0m\u{1} "
  }

  /// The history file; nil if there is none.
  private static var historyPath: String? {
    if let folder = Environment.value(of: "XDG_STATE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/formrules_history"
    }
    return Environment.value(of: "HOME").map { "\($0)/.formrules_history" }
  }
}
