import RuleSyntax

/// What can be asked for by a colon and a name, in the order in which help lists it.
enum WorkbenchCommand: String, CaseIterable, Sendable {
  case help, rules, form, set, unset, values, type, back, paste, blur, state, submit, answer
  case explain, tree, program, time, now, load, reload, watch, save, quit

  /// The arguments as help writes them.
  var arguments: String {
    switch self {
    case .help: "[NAME]"
    case .rules, .values, .submit, .program, .time, .reload, .quit: ""
    case .form: "[NAME]"
    case .set: "PATH VALUE"
    case .unset: "PATH"
    case .answer: "RULE accepted|rejected|pending|failed [after DURATION]"
    case .type, .paste: "PATH TEXT"
    case .back: "PATH [COUNT]"
    case .blur: "PATH"
    case .explain, .state: "[PATH]"
    case .tree: "[NAME]"
    case .now: "[TIME | system]"
    case .load, .save: "FILE"
    case .watch: "[off]"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .help: "what a rule, field, command, word of the language or diagnostic means"
    case .rules: "what there is: forms and rules of this session, standard and built-in rules"
    case .form: "choose the form to fill in, or show it"
    case .set: "give a field a value"
    case .unset: "take the value of a field away"
    case .values: "what is filled in"
    case .type: "type a text into a field, key by key"
    case .back: "press Backspace in a field"
    case .paste: "paste a text into a field"
    case .blur: "leave a field"
    case .state: "how the form and its fields stand, or one field"
    case .submit: "submit the form"
    case .answer: "play the host of an external rule"
    case .explain: "what ran when the last value, or the form, was judged, and what came of it"
    case .tree: "what the parser makes of the current rule, or of a declaration"
    case .program: "what the compiler makes of the current rule, or of the form"
    case .time: "how long judging the last value, or the form, takes"
    case .now: "what 'now' and 'today' are"
    case .load: "load a rule file; what was defined here stays"
    case .reload: "load the file again"
    case .watch: "load the file again whenever it changes"
    case .save: "write all rules to a file"
    case .quit: "end, as Control-D does"
    }
  }

  var usage: String { ":\(rawValue)" + (arguments.isEmpty ? "" : " \(arguments)") }

  /// The command of a name or of the beginning of only one.
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
      throw Refusal("':\(shown)' may be any of \(names)")
    }
    let names = WorkbenchCommand.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: name, among: names).map { "did you mean ':\($0)'?" }
    throw Refusal("unknown command ':\(shown)': " + (hint ?? "':help' lists them"))
  }
}

/// A command that was entered, with the text after its name.
struct CommandCall {
  let command: WorkbenchCommand
  /// Without white space around it.
  let rest: Entry

  init(_ entry: Entry) throws(Refusal) {
    let trimmed = entry.trimmed.dropping(1)
    let name = trimmed.bytes.prefix { !Entry.isSpace($0) }
    command = try WorkbenchCommand(named: String(decoding: name, as: UTF8.self))
    rest = trimmed.dropping(name.count).trimmed
  }

  /// The text after the name; nil if there is none.
  var argument: String? { rest.text.isEmpty ? nil : rest.text }

  /// The only argument, which must be there.
  func required() throws(Refusal) -> String {
    guard let argument else { throw wrongUsage }
    return argument
  }

  /// Refuses arguments of a command that takes none.
  func refuseArguments() throws(Refusal) {
    if argument != nil { throw wrongUsage }
  }

  /// A path and the text after it, without white space in between.
  func pathAndRest() throws(Refusal) -> (path: Entry, rest: Entry) {
    var isQuoted = false
    let path = rest.bytes.prefix { byte in
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      return isQuoted || !Entry.isSpace(byte)
    }
    guard !path.isEmpty else { throw wrongUsage }
    return (rest.part(path.startIndex..<path.endIndex), rest.dropping(path.count).trimmed)
  }

  var wrongUsage: Refusal { Refusal("usage: \(command.usage)") }
}

extension Entry {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The part without white space around it.
  var trimmed: Entry {
    let start = bytes.firstIndex { !Entry.isSpace($0) } ?? range.upperBound
    let end = bytes.lastIndex { !Entry.isSpace($0) }.map { $0 + 1 } ?? start
    return part(start..<end)
  }
}
