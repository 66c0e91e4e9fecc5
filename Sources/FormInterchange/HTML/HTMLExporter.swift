import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax
import EmbeddedFiles

/// Writes a form as an HTML page that validates it as people fill it in.
///
/// The page holds markup, style, the compiled rules as JSON, and a script. The script consists of
/// the JavaScript runtime and code that binds the page's controls to a form session. Cost: linear
/// in the rule file.
///
/// One field through all stages:
///
///     form f { field name { required; short } }      rule short { max_length(60, in: utf16) }
///
/// 1. ``FormExpansion`` inlines `short`: the checks are `required` and `max_length` with `max` 60.
/// 2. ``FormPage`` writes the markup, item by item. For each field, ``FieldFrame`` makes label, hint
///    and message, and a control whose attributes mean exactly what the rules mean:
///    `<input id="field-name" name="name" required maxlength="60" …>`.
/// 3. `CompiledRules` writes the program that the script evaluates.
/// 4. ``PageNotes`` and ``RuntimeNotes`` report what the script leaves to the server.
/// 5. ``MarkupPrinter`` writes the page, with all texts escaped.
enum HTMLExporter {
  /// The page of the form at a position in the scope's file.
  ///
  /// - Parameters:
  ///   - root: the form's position.
  ///   - scope: the checked file, without errors.
  ///   - folder: the path to the page's other files; nil for a single file.
  /// - Returns: the page with its notes and files.
  static func export(_ root: Int, in scope: RuleScope, assets folder: String?) -> ExportedForm {
    let forms = FormCollection(from: root, in: scope)
    var page = FormPage(forms)
    let program = ReachableCode(of: Lowering.program(for: scope.file)).reduced
      .withTranslatedPatterns()
    // Encoding cannot fail: a program holds nothing that JSON can't represent.
    let json = (try? CompiledRules(program).json()) ?? []
    let parts = PageParts(
      program: String(decoding: json, as: UTF8.self),
      runtime: RuntimeModule.text(for: program, json: json, isCalled: false),
      name: forms.forms.first?.form.name ?? ""
    )
    let shown = Set(forms.forms.map(\.form.name))
    let layouts = program.forms.filter { shown.contains($0.name) }
    let document = page.document(parts, assets: folder)
    return ExportedForm(
      text: MarkupPrinter.text(of: document),
      notes: PageNotes.notes(on: forms, of: program)
        + RuntimeNotes.replacements(in: layouts, of: program)
        + page.notes.all,
      assets: folder == nil ? [:] : parts.files
    )
  }
}

/// The parts of a page besides its markup; `Scripts/minify.sh` generates script and style.
struct PageParts {
  let style = EmbeddedFolder.page.string(of: "page.min.css")
  let program: String
  let runtime: String
  /// The form's name, which names the files of script and program.
  let name: String

  private static let binding = EmbeddedFolder.page.string(of: "page.min.js")
  private static let `import` = "import{load}from\"./formrules.js\";"

  /// Runtime and binding as one module; the binding is in a block to keep its names apart.
  var script: String {
    "\(runtime)\n{\n\(Self.binding.replacing(Self.import, with: ""))}\n"
  }

  /// The program escaped for a script element, which a `<` could end.
  var programInScript: String { VisibleText.escapedInScript(program) + "\n" }

  var scriptFile: String { "\(name).js" }
  var programFile: String { "\(name).json" }

  /// The files that the page refers to, by name.
  var files: [String: String] {
    [scriptFile: script, "page.css": style, programFile: program + "\n"]
  }
}
