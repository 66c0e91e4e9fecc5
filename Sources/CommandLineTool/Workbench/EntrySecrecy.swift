import FormRules
import RuleEngine
import RuleSyntax

// Keeps entries that contain, or may contain, the value of a secret field out of history and echo.

extension Entry {
  /// Whether it is, or could be meant as, a command that gives a field a value.
  ///
  /// Doesn't check whether the field exists.
  var mayGiveValue: Bool {
    guard EntryKind(of: text) == .command else { return false }
    do throws(Refusal) {
      switch try CommandCall(self).command {
      case .context, .set, .type, .paste: return true
      case .help, .rules, .form, .unset, .values, .back, .blur, .state, .step, .submit, .answer,
        .explain, .tree, .program, .time, .now, .load, .reload, .watch, .save, .quit:
        return false
      }
    } catch {
      return true
    }
  }

  /// Whether it declares a test, which gives fields values.
  var isTest: Bool { trimmed.text.hasPrefix("test") }

  /// The entry after prompts, as a terminal shows it; for a secret one, only the command and the
  /// path.
  func echo(isSecret: Bool) -> String {
    if isSecret { return "> \(namedField)\(Labels.hiddenValue)\n" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "> " + lines.map { String($0).visible }.joined(separator: "\n. ") + "\n"
  }

  /// The part before the value, if the entry is a command that gives a field a value.
  private var namedField: String {
    guard let call = try? CommandCall(self), let (path, _) = try? call.pathAndRest() else {
      return ""
    }
    let isObject = path.bytes.first == UInt8(ascii: "{")
    return ":\(call.command.rawValue) " + (isObject ? "" : "\(path.text.visible) ")
  }
}

extension RuleDraft {
  /// Whether a form has a secret field, or the rules are not known.
  var mayHaveSecrets: Bool {
    guard let program = compilation.program else { return true }
    return program.forms.contains { $0.fields.contains(where: \.isSecret) }
      || (program.contexts ?? []).contains(where: \.field.isSecret)
  }
}
