// All code of the module that needs libedit's pointers.
//
// libedit calls back only while it reads a line, on the same thread; the editor that it gets as its
// owner lives until the line is read.

import CEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines that a person types at a terminal, with editing, history and completion by libedit.
@safe final class LineEditor {
  /// The result of asking for a line.
  enum Input {
    case line(String)
    /// Control-C.
    case interrupted
    /// Control-D on an empty line, or the terminal is gone.
    case end
  }

  /// How many lines the history keeps.
  private static let historyLength: Int32 = 1000
  /// Milliseconds between two checks for events while a line is edited.
  private static let idleInterval: Int32 = 250

  /// Returns how a text up to the cursor may continue.
  var complete: (String) -> Completion = { _ in Completion() }
  /// Returns how several candidates are listed.
  var list: ([String]) -> String = { TextColumns.wrapped($0) }
  /// Returns what to show above the line if something happened; nil to wait for keys alone.
  var idle: (() -> String?)?

  private let editor: OpaquePointer
  private let history: OpaquePointer?
  private let historyPath: String?
  private var prompt: UnsafeMutablePointer<CChar>?
  /// The text that the line begins with.
  private var filled = ""
  /// A byte that was read but not consumed yet.
  private var held: UInt8?
  /// How many of the next bytes were typed before the prompt; nil until it is checked.
  private var typedAhead: Int?

  /// Creates an editor at the process's terminal; nil if the terminal can't be used.
  init?(historyPath: String?) {
    edit_use_utf8()
    guard let editor = unsafe edit_begin("formrules") else { return nil }
    unsafe self.editor = editor
    unsafe history = history_init()
    self.historyPath = historyPath
    unsafe prompt = nil
    unsafe edit_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    unsafe edit_set_keys(editor, "emacs")
    unsafe edit_set_prompt(editor) { unsafe LineEditor.owner(of: $0)?.prompt }
    unsafe edit_set_reader(editor) { unsafe LineEditor.readKey($0, $1) }
    unsafe edit_add_command(editor, "complete", "Complete the word") { editor, _ in
      unsafe LineEditor.owner(of: editor)?.completeWord() ?? UInt8(CC_ERROR)
    }
    unsafe edit_bind(editor, "^I", "complete")
    unsafe edit_bind(editor, "^R", "em-inc-search-prev")
    guard let history = unsafe history else { return }
    unsafe edit_history_limit(history, LineEditor.historyLength)
    unsafe edit_set_history(editor, history)
    if let historyPath { unsafe edit_history_load(history, historyPath) }
  }

  deinit {
    unsafe el_end(editor)
    if let history = unsafe history { unsafe history_end(history) }
    unsafe free(prompt)
  }

  /// Waits for a line; the prompt may contain escape sequences, each between two bytes 1.
  ///
  /// - Parameters:
  ///   - text: the prompt.
  ///   - filled: the initial text of the line, unless something was typed ahead.
  /// - Returns: the line, or why there is none.
  func read(prompt text: String, filled: String = "") -> Input {
    unsafe free(prompt)
    self.filled = filled
    unsafe prompt = strdup(text)
    typedAhead = nil
    held = nil
    var count: Int32 = 0
    guard let line = unsafe el_gets(editor, &count) else {
      return Interruption.isRequested ? .interrupted : .end
    }
    var text = unsafe String(cString: line)
    if text.last == "\n" { text.removeLast() }
    return .line(text)
  }

  /// Adds a line to the history, and to that of later sessions.
  func remember(_ line: String) {
    guard let history = unsafe history else { return }
    unsafe edit_history_add(history, line)
    guard let historyPath else { return }
    // Only the owner may read the history.
    if let new = try? Descriptor.creating(historyPath, mode: 0o600) { try? new.close() }
    unsafe edit_history_save(history, historyPath)
  }

  /// Shows a text in the program that `PAGER` names, or else in `less`.
  ///
  /// - Returns: whether it was shown; without a pager it is not.
  func page(_ text: String) -> Bool {
    let pager = Environment.value(of: "PAGER").flatMap { $0.isEmpty ? nil : $0 } ?? "less"
    // The first word is the program; what it shows may have escape sequences for bold text.
    let name = pager.split(separator: " ").first.map(String.init) ?? pager
    let command = "command -v \(name) >/dev/null || exit 127; LESS=${LESS--FRX} exec \(pager)"
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_./".contains($0) }),
      let pipe = unsafe popen(command, "w")
    else { return false }
    _ = unsafe fputs(text, pipe)
    return unsafe pclose(pipe) == 0
  }

  // MARK: What libedit calls

  private static func owner(of editor: OpaquePointer?) -> LineEditor? {
    guard let editor = unsafe editor, let owner = unsafe edit_owner(editor) else { return nil }
    return unsafe Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Waits for a key: 1 when there is one, 0 at the end, -1 when there will be none.
  private static func readKey(
    _ editor: OpaquePointer?,
    _ key: UnsafeMutablePointer<wchar_t>?
  ) -> Int32 {
    guard let owner = unsafe owner(of: editor) else { return -1 }
    guard let scalar = owner.nextScalar() else { return Interruption.isRequested ? -1 : 0 }
    unsafe key?.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  private func nextScalar() -> Unicode.Scalar? {
    guard let first = nextByte() else { return nil }
    var bytes = [first]
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < length, let byte = nextByte() {
      // Invalid bytes must not consume the key after them.
      guard byte & 0xC0 == 0x80 else {
        held = byte
        break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  private func nextByte() -> UInt8? {
    if let byte = held.take() { return byte }
    // Only now does the terminal count single bytes as waiting, not just complete lines.
    let ahead = typedAhead ?? Int(edit_waiting())
    if !filled.isEmpty, ahead == 0 {
      // libedit clears the line before this point.
      _ = unsafe el_insertstr(editor, filled)
      unsafe edit_refresh(editor)
    }
    filled = ""
    while !Interruption.isRequested {
      if TerminalChange.take() { redraw() }
      let isReady = Descriptor.standardInput.waitUntilReady(
        atMost: idle == nil ? Descriptor.patience : LineEditor.idleInterval
      )
      if isReady {
        var bytes: [UInt8] = []
        _ = try? Descriptor.standardInput.read(atMost: 1, onto: &bytes)
        typedAhead = max(0, ahead - 1)
        return bytes.first.map { ahead > 0 ? LineEditor.asTyped($0) : $0 }
      }
      if let text = idle?(), !text.isEmpty { show(text) }
    }
    return nil
  }

  /// The byte that was typed while the terminal collected whole lines because nobody was reading.
  ///
  /// Linux keeps a Control-D that ends such a line as a byte 0.
  private static func asTyped(_ byte: UInt8) -> UInt8 { byte == 0 ? controlD : byte }

  private static let controlD: UInt8 = 4

  /// After a change of the terminal's size, or when the process has the terminal again.
  private func redraw() {
    unsafe edit_prepare_terminal(editor)
    unsafe el_resize(editor)
    unsafe edit_refresh(editor)
  }

  /// Shows lines above the one that is edited.
  private func show(_ text: String) {
    try? Descriptor.standardOutput.write(Array("\r\u{1B}[J\(text)".utf8))
    unsafe edit_refresh(editor)
  }

  private func completeWord() -> UInt8 {
    let info = unsafe el_line(editor).pointee
    let count = unsafe info.cursor - info.buffer
    let before = unsafe UnsafeRawBufferPointer(start: info.buffer, count: count)
    let completion = unsafe complete(String(decoding: before, as: UTF8.self))
    let addition = completion.addition
    if !addition.isEmpty {
      return unsafe el_insertstr(editor, addition) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    }
    guard completion.candidates.count > 1 else { return UInt8(CC_ERROR) }
    try? Descriptor.standardOutput.write(Array("\n\(list(completion.candidates))".utf8))
    return UInt8(CC_REDISPLAY)
  }
}
