import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax
import EmbeddedFiles

/// Writes a form as an HTML page that judges by the form's rules while it is filled in.
///
/// The page holds markup, style, the compiled rules as JSON, and a script: the runtime that runs
/// compiled rules in browsers, and what binds the page's controls to a session of it. Its cost is
/// linear in the rule file.
///
/// One field through all stages:
///
///     form f { field name { required; short } }      rule short { max_length(60, in: utf16) }
///
/// 1. ``FormExpansion`` writes out what `short` checks: `required`, and `max_length` with `max` 60.
/// 2. ``FormPage`` makes the markup of the form, item by item; for a field ``FieldFrame`` makes label,
///    hint and message, and the control with the attributes that mean exactly what rules
///    mean: `<input id="field-name" name="name" required maxlength="60" …>`.
/// 3. `CompiledRules` writes the program, by which the script judges and says what is wrong.
/// 4. ``PageNotes`` and ``RuntimeNotes`` find what the script leaves to the server.
/// 5. ``MarkupPrinter`` writes the page, with all texts escaped.
enum HTMLExporter {
  /// The page of the form at the position in the scope's file.
  ///
  /// - Parameters:
  ///   - root: the form's position.
  ///   - scope: the checked file, which has no errors.
  ///   - folder: where the page finds its other files; nil to have all in one.
  /// - Returns: the page with its notes and files.
  static func export(_ root: Int, in scope: RuleScope, assets folder: String?) -> ExportedForm {
    let forms = FormCollection(from: root, in: scope)
    var page = FormPage(forms)
    let program = Lowering.program(for: scope.file).withTranslatedPatterns()
    // A program holds nothing that could not be written.
    let json = (try? CompiledRules(program).json()) ?? []
    let parts = PageParts(
      program: String(decoding: json, as: UTF8.self),
      // Pages that refer to files share the runtime.
      runtime: folder == nil
        ? RuntimeModule.text(for: program, json: json, isCalled: false) : RuntimeModule.complete,
      name: forms.forms.first?.form.name ?? ""
    )
    let shown = Set(forms.forms.map(\.form.name))
    let layouts = program.forms.filter { shown.contains($0.name) }
    let document = page.document(parts, assets: folder)
    return ExportedForm(
      text: MarkupPrinter.text(of: document),
      notes: PageNotes.notes(on: forms) + RuntimeNotes.replacements(in: layouts, of: program)
        + page.notes.all,
      assets: folder == nil ? [:] : parts.files
    )
  }
}

/// What a page consists of besides its markup; script and style are made by `Scripts/minify.sh`.
struct PageParts {
  let style = EmbeddedFolder.page.string(of: "page.min.css")
  let program: String
  let runtime: String
  /// The form's name, which its program has as a file.
  let name: String

  private static let binding = EmbeddedFolder.page.string(of: "page.min.js")
  private static let `import` = "import{load}from\"./formrules.js\";"

  /// Runtime and binding as one module: the binding's names are in a block of their own.
  var script: String {
    "\(runtime)\n{\n\(Self.binding.replacing(Self.import, with: ""))}\n"
  }

  /// The program within a script, where `<` could begin the script's end.
  var programInScript: String { VisibleText.escapedInScript(program) + "\n" }

  var programFile: String { "\(name).json" }

  /// The files of a page that refers to them, by name.
  var files: [String: String] {
    [
      "formrules.js": runtime, "page.js": Self.binding, "page.css": style,
      programFile: program + "\n",
    ]
  }
}
