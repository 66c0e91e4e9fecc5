import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax
import EmbeddedFiles

/// Writes a rule file as one ECMAScript module: the runtime, and the program that it runs.
///
/// The program is the file's own, so that the module judges all of its forms as the engine does. Notes name
/// what the runtime leaves to the server.
enum JavaScriptExporter {
  /// The module of the scope's file.
  ///
  /// - Parameters:
  ///   - main: the position of the form that is the module's default export; nil for none.
  ///   - scope: the checked file.
  /// - Returns: the module with its notes; nil where the file has errors.
  static func export(_ main: Int?, in scope: RuleScope) -> ExportedForm? {
    guard scope.file.isSound else { return nil }
    let program = Lowering.program(for: scope.file).withTranslatedPatterns()
    guard let json = try? CompiledRules(program).json() else { return nil }
    let name = VisibleText.of(scope.file.sources[0].name, limit: .max)
    let data = VisibleText.escapedInScript(String(decoding: json, as: UTF8.self))
    var text = """
      // Generated from \(name) by `formrules export --to javascript`: its rules, and the runtime that evaluates them.

      \(EmbeddedFolder.runtimeModule)
      // MARK: The rules

      const compiledRules = load(\(data));

      /** The forms by their names. */
      export const forms = Object.freeze(Object.fromEntries(
        compiledRules.forms.map((name) => [name, compiledRules.form(name)]),
      ));

      """
    if let main {
      let form = VisibleText.escapedInScript(
        JSONNode.text(scope.file.forms[main].name).compactText
      )
      text += "export default compiledRules.form(\(form));\n"
    }
    return ExportedForm(text: text, notes: notes(on: program, of: scope))
  }

  // MARK: What the runtime judges otherwise

  private static func notes(on program: Program, of scope: RuleScope) -> [InterchangeNote] {
    externalNotes(on: program) + patternNotes(on: program) + hostNameNotes(on: program)
      + RuntimeNotes.replacements(in: program.forms, of: program)
  }

  private static func externalNotes(on program: Program) -> [InterchangeNote] {
    program.externals.map { rule in
      RuntimeNotes.note(
        .remark,
        keyword: rule.name,
        "a session asks a function of the app, and 'validate' leaves the check pending",
        at: rule.place
      )
    }
  }

  /// Patterns for which neither an automaton nor a counterpart answers.
  private static func patternNotes(on program: Program) -> [InterchangeNote] {
    var left: Set<Int> = []
    for scope in PatternScope.allCases {
      left.formUnion(
        program.patterns(testedAs: scope).filter { position in
          let entry = program.patterns[position]
          let isAnswered = entry.tables?[scope].map { $0.answersAll || entry.sets != nil } ?? false
          return !isAnswered && entry.ecma?[scope] == nil
        }
      )
    }
    return left.sorted().map { position in
      let place = program.patterns[position].place
      let origin = place.source == 0 ? "" : " of \(program.sources[Int(place.source)])"
      return RuntimeNotes.note(
        .difference,
        keyword: "regex",
        "the runtime tries this pattern\(origin) out, and leaves to the server what takes it too long",
        at: place
      )
    }
  }

  private static func hostNameNotes(on program: Program) -> [InterchangeNote] {
    var notes: [InterchangeNote] = []
    for instruction in program.instructions {
      guard case .test(let test) = instruction, case .rule(.idna) = test.question else { continue }
      let reason = "non-ASCII names are left to the server"
      notes.append(RuntimeNotes.note(.difference, keyword: "idna", reason, at: nil))
      break
    }
    return notes
  }
}
