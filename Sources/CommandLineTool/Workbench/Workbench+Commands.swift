import FormRules
import RuleEngine
import RuleSyntax

extension Workbench {
  /// Runs a command.
  mutating func run(_ call: CommandCall) throws(Refusal) -> Reply {
    switch call.command {
    case .help: return Reply(text: try help(call.argument), isPage: true)
    case .rules: return Reply(text: listRules())
    case .form: return Reply(text: try form(call.argument))
    case .context: return try context(call)
    case .set: return try set(call)
    case .unset: return Reply(text: try unset(call))
    case .type: return try type(call)
    case .back: return try back(call)
    case .paste: return try paste(call)
    case .blur: return Reply(text: try blur(call))
    case .state: return Reply(text: try state(call))
    case .values: return Reply(text: shownValues())
    case .step: return Reply(text: try step(call.argument))
    case .submit: return Reply(text: try submit())
    case .answer: return Reply(text: try answer(call))
    case .explain: return Reply(text: try explain(call))
    case .tree: return Reply(text: try tree(call.argument))
    case .program: return Reply(text: try program())
    case .time: return Reply(text: try time())
    case .now: return Reply(text: try now(call.argument))
    case .load: return Reply(text: try load(try call.required()))
    case .reload: return Reply(text: try load(try loadedPath()))
    case .watch: return Reply(text: try watch(call))
    case .save: return Reply(text: try save(try call.required()))
    case .quit: return Reply(ends: true)
    }
  }

  // MARK: The clock

  private mutating func now(_ argument: String?) throws(Refusal) -> String {
    switch argument {
    case nil:
      break
    case "system":
      set(.system, nil)
    case let text?:
      let midnight = TimeOfDay(hour: 0, minute: 0)
      let day = CalendarDate(text).flatMap { date in
        midnight.map { DateTime(date: date, time: $0) }
      }
      guard let moment = DateTime(text) ?? day else {
        throw Refusal(
          "'\(VisibleText.of(text))' is not a date or date with time, such as 2026-01-31 or "
            + "2026-01-31T14:30"
        )
      }
      // As in a test of a rule file: without an offset it is UTC.
      set(.fixed(moment.instant(inZoneWithOffset: 0)), text)
    }
    if let clockText { return "now is \(clockText)\n" }
    let moment = clock.local(clock.now()).map { "\($0)" } ?? "outside the calendar"
    return "now is the system's time, \(moment)\n"
  }

  private mutating func set(_ clock: FormClock, _ text: String?) {
    self.clock = clock
    clockText = text
    open?.session.use(clock)
  }

  // MARK: Files

  /// Loads a file in place of the previous one.
  mutating func load(_ path: String) throws(Refusal) -> String {
    draft = try draft.loading(path)
    if watched != nil { watched = try? FileStatus(path: path) }
    let losses = try chooseForm()
    let kept = draft.definitions.flatMap(\.names)
    var text = "loaded \(path.visible): \(contents)\n"
    if !kept.isEmpty {
      text += "with the definitions of this session: \(kept.joined(separator: ", "))\n"
    }
    let report = DiagnosticReport(draft.compilation.diagnostics, files: draft.files)
    return text + losses + report.text(isColored: colors.isOn)
  }

  private func loadedPath() throws(Refusal) -> String {
    guard let path = draft.path else { throw Refusal("no file was loaded: ':load FILE' loads one") }
    return path
  }

  private mutating func watch(_ call: CommandCall) throws(Refusal) -> String {
    switch call.argument {
    case "off":
      watched = nil
      return ""
    case nil:
      let path = try loadedPath()
      do throws(SystemError) {
        watched = try FileStatus(path: path)
      } catch {
        throw Refusal("cannot watch '\(path)': \(error)")
      }
      return "watching \(path.visible)\n"
    case _?:
      throw call.wrongUsage
    }
  }

  /// Loads the watched file again if it has changed; nil if it has not.
  mutating func checkWatchedFile() -> Reply? {
    guard let watched, let path = draft.path, let status = try? FileStatus(path: path),
      status != watched
    else { return nil }
    self.watched = status
    do throws(Refusal) {
      return Reply(text: try load(path))
    } catch {
      return Reply(text: error.text(colors), hasFailed: true)
    }
  }

  private mutating func save(_ path: String) throws(Refusal) -> String {
    let contents = try draft.formatted()
    do throws(Termination) {
      let existing: OutputFile.Existing = path == draft.path ? .isReplaced : .isAnError
      try OutputFile(path: path).write(Array(contents.utf8), existing: existing)
    } catch {
      throw Refusal(error.message ?? "cannot write '\(path)'")
    }
    draft = draft.saved(at: path, as: contents)
    if watched != nil { watched = try? FileStatus(path: path) }
    return "saved \(path.visible): \(self.contents)\n"
  }

  /// A summary of the rules, such as `1 form, 2 rules`.
  private var contents: String {
    let parts = declared.map { $0.names.count.counted($0.kind) }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
