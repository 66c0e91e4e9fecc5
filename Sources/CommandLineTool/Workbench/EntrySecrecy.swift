import FormRules
import RuleEngine
import RuleSyntax

// What history and echo leave out: entries that hold the value of a secret field, or may.

extension Entry {
  /// Whether it gives a field a value, or may be meant to: a command that does, or none that is known.
  ///
  /// Not looked at is whether there is such a field.
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

  /// The entry behind prompts, as a terminal shows it; of a secret one, the command and the path.
  func echo(isSecret: Bool) -> String {
    if isSecret { return "> \(namedField)\(Labels.hiddenValue)\n" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "> " + lines.map { String($0).visible }.joined(separator: "\n. ") + "\n"
  }

  /// What comes before the value that the entry gives a field, if it is a command that does.
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
