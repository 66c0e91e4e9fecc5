import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Writes a rule file as one ECMAScript module: the runtime, and the program that it runs.
///
/// The module contains the program of the whole file, so it validates all forms as the engine does.
/// Notes name what the runtime leaves to the server. Cost: linear in the rule file.
///
/// One form through all stages:
///
///     form f { field name { required } }
///
/// 1. `Lowering` makes the program of the checked file; `withTranslatedPatterns` adds patterns in
///    ECMA-262 notation that the runtime can evaluate.
/// 2. `CompiledRules` encodes the program as JSON, which is escaped for use in a script.
/// 3. The module consists of the runtime, `const compiledRules = load({ … });` and `export const
///    forms`, where `forms.f` is the form. A main form is also the default export.
/// 4. ``RuntimeNotes`` and this type report what the runtime leaves to the server or checks
///    differently.
enum JavaScriptExporter {
  /// The module for the scope's file.
  ///
  /// - Parameters:
  ///   - main: the position of the form that is the module's default export; nil for none.
  ///   - scope: the checked file.
  /// - Returns: the module with its notes; nil if the file has errors.
  static func export(_ main: Int?, in scope: RuleScope) -> ExportedForm? {
    guard scope.file.isSound else { return nil }
    let program = ReachableCode(of: Lowering.program(for: scope.file)).reduced
      .withTranslatedPatterns()
    guard let json = try? CompiledRules(program).json() else { return nil }
    let name = VisibleText.of(scope.file.sources[0].name, limit: .max)
    let data = VisibleText.escapedInScript(String(decoding: json, as: UTF8.self))
    var text = """
      // Generated from \(name) by `formrules export --to javascript`: its rules, and the runtime that evaluates them.

      \(RuntimeModule.text(for: program, json: json, isCalled: true))
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
    return ExportedForm(text: text, notes: notes(on: program))
  }

  // MARK: What the runtime judges otherwise

  private static func notes(on program: Program) -> [InterchangeNote] {
    externalNotes(on: program) + patternNotes(on: program) + hostNameNotes(on: program)
      + RuntimeNotes.replacements(in: program.forms, of: program)
  }

  private static func externalNotes(on program: Program) -> [InterchangeNote] {
    program.externals.map { rule in
      RuntimeNotes.note(
        .remark,
        keyword: rule.name,
        "a session calls a function of the app, and 'validate' leaves the check pending",
        at: rule.place
      )
    }
  }

  /// Notes on patterns that neither an automaton nor an exact translation can answer.
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
        "the runtime matches this pattern\(origin) by backtracking, and leaves to the server texts that take too long, or all if it doesn't know a part of the pattern",
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
