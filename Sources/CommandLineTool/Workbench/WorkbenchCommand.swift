import RuleSyntax

/// The commands of the REPL, which start with a colon, in the order in which help lists them.
enum WorkbenchCommand: String, CaseIterable, Sendable {
  case help, rules, form, context, set, unset, values, type, back, paste, blur, state, step, submit,
    answer
  case explain, tree, program, time, now, load, reload, watch, save, quit

  /// The arguments as shown in the help, and a short description of the command.
  private var help: (arguments: String, summary: String) {
    switch self {
    case .help: ("[NAME]", "explain a rule, field, command, keyword or diagnostic")
    case .rules: ("", "list the forms and rules of this session, standard and built-in rules")
    case .form: ("[NAME]", "choose the form to fill in, or show it")
    case .context: ("[PATH VALUE | OBJECT]", "set a context value, or list those that are set")
    case .set: ("PATH VALUE", "set a field to a value")
    case .unset: ("PATH", "remove the value of a field")
    case .values: ("", "list the filled-in values")
    case .type: ("PATH TEXT", "type text into a field, one key at a time")
    case .back: ("PATH [COUNT]", "press Backspace in a field")
    case .paste: ("PATH TEXT", "paste text into a field")
    case .blur: ("PATH", "leave a field")
    case .state: ("[PATH]", "show the state of the form and its fields, or of one field")
    case .step: ("[NAME]", "submit a step of the form, or show the state of all steps")
    case .submit: ("", "submit the form")
    case .answer:
      (
        "RULE accepted|rejected|pending|failed [after DURATION]",
        "set the answer of an external rule"
      )
    case .explain:
      ("[PATH]", "show the checks that ran for the last value or the form, and their results")
    case .tree: ("[NAME]", "show the syntax tree of the current rule, or of a declaration")
    case .program: ("", "show the compiled program of the current rule, or of the form")
    case .time: ("", "measure how long it takes to validate the last value, or the form")
    case .now: ("[TIME | system]", "show or set the value of 'now' and 'today'")
    case .load: ("FILE", "load a rule file; definitions of this session are kept")
    case .reload: ("", "load the file again")
    case .watch: ("[off]", "load the file again whenever it changes")
    case .save: ("FILE", "write all rules to a file")
    case .quit: ("", "quit, like Control-D")
    }
  }

  var arguments: String { help.arguments }
  var summary: String { help.summary }
  var usage: String { ":\(rawValue)" + (arguments.isEmpty ? "" : " \(arguments)") }

  /// The command with the name, or the only one that begins with it.
  init(named name: String) throws(Refusal) {
    if let command = WorkbenchCommand(rawValue: name) {
      self = command
      return
    }
    let candidates = WorkbenchCommand.allCases.filter { $0.rawValue.hasPrefix(name) }
    if let only = candidates.first, candidates.count == 1, !name.isEmpty {
      self = only
      return
    }
    let shown = VisibleText.of(name)
    guard candidates.isEmpty || name.isEmpty else {
      let names = candidates.map { ":\($0.rawValue)" }.joined(separator: ", ")
      throw Refusal("':\(shown)' is ambiguous: \(names)")
    }
    let names = WorkbenchCommand.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: name, among: names).map { "did you mean ':\($0)'?" }
    throw Refusal("unknown command ':\(shown)': " + (hint ?? "':help' lists them"))
  }
}

/// An entered command with the text after its name, which only some commands use.
struct CommandCall {
  let command: WorkbenchCommand
  /// Without white space around it.
  let rest: Entry

  init(_ entry: Entry) throws(Refusal) {
    let trimmed = entry.trimmed.dropping(1)
    let name = trimmed.bytes.prefix { !Entry.isSpace($0) }
    command = try WorkbenchCommand(named: String(decoding: name, as: UTF8.self))
    rest = trimmed.dropping(name.count).trimmed
    if command.arguments.isEmpty, !rest.bytes.isEmpty { throw wrongUsage }
  }

  /// The text after the name; nil if there is none.
  var argument: String? { rest.text.isEmpty ? nil : rest.text }

  /// The only argument, which is required.
  func required() throws(Refusal) -> String {
    guard let argument else { throw wrongUsage }
    return argument
  }

  /// A path and the text after it, without white space in between.
  func pathAndRest() throws(Refusal) -> (path: Entry, rest: Entry) {
    var end = PathEnd()
    let path = rest.bytes.prefix { !end.isReached(before: $0) }
    guard !path.isEmpty else { throw wrongUsage }
    return (rest.part(path.startIndex..<path.endIndex), rest.dropping(path.count).trimmed)
  }

  var wrongUsage: Refusal { Refusal("usage: \(command.usage)") }
}

/// Finds where a path ends: at the first white space outside names in backquotes and keys in quotes.
private struct PathEnd {
  private enum Place { case outside, name, key, escape }

  private var place = Place.outside

  /// Whether the path ends before the byte; call it once for each byte, in order.
  mutating func isReached(before byte: UInt8) -> Bool {
    switch (place, byte) {
    case (.outside, UInt8(ascii: "`")): place = .name
    case (.outside, UInt8(ascii: "\"")): place = .key
    case (.outside, _): return Entry.isSpace(byte)
    case (.name, UInt8(ascii: "`")), (.key, UInt8(ascii: "\"")): place = .outside
    case (.key, UInt8(ascii: "\\")): place = .escape
    case (.escape, _): place = .key
    case (.name, _), (.key, _): break
    }
    return false
  }
}
