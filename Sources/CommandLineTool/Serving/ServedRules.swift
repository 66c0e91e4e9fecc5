import FormRules
import RuleSyntax
import Synchronization

/// The forms of some rule files, reloaded when a file changes.
///
/// While a file has errors, its last version without errors stays in use.
final class ServedRules: Sendable {
  /// The forms at one moment.
  struct Edition: Sendable {
    /// Counts from 1; increases each time that files are loaded.
    var number = 0
    /// The forms without errors, in the order of the files; for duplicate names, the first form.
    var forms: [ServedForm] = []
    /// The arguments that name files with errors, or that can't be read.
    var brokenFiles: Set<String> = []
    /// Why the first unreadable file can't be read.
    var failure: Termination?
    /// What `check` prints of the files.
    var diagnostics = ""
    /// The files that were read, with their status at that time.
    var statuses: [String: FileStatus?] = [:]

    func form(named name: String) -> ServedForm? { forms.first { $0.name == name } }

    /// Whether the form comes from an earlier version of its file, which now has errors.
    func isStale(_ form: ServedForm) -> Bool { brokenFiles.contains(form.argument) }
  }

  private let arguments: [String]
  private let importFolders: [String]
  private let current = Mutex(Edition())

  /// Loads nothing yet.
  ///
  /// - Parameters:
  ///   - arguments: The rule files.
  ///   - importFolders: The folders that they may import from in addition to their own.
  init(arguments: [String], importFolders: [String] = []) {
    self.arguments = arguments
    self.importFolders = importFolders
  }

  /// The current forms.
  var edition: Edition { current.withLock { $0 } }

  /// Loads the files again.
  @discardableResult
  func load() -> Edition {
    let last = self.edition
    var edition = Edition(number: last.number + 1)
    var diagnostics: [Diagnostic] = []
    var failures = ""
    var forms: [ServedForm] = []
    let files = SourceFiles(allowing: importFolders)
    for argument in arguments {
      var own: [ServedForm]?
      do throws(Termination) {
        let loaded = try LoadedRules(argument: argument, files: files)
        diagnostics += loaded.compilation.diagnostics
        own = ServedForm.forms(of: loaded, argument: argument)
      } catch {
        edition.failure = edition.failure ?? error
        failures += (error.message ?? "cannot read '\(argument)'").visible + "\n"
      }
      if own == nil { edition.brokenFiles.insert(argument) }
      forms += own ?? last.forms.filter { $0.argument == argument }
    }
    var names: [String: String] = [:]
    for form in forms {
      if let first = names[form.name] {
        failures +=
          "'\(form.argument)': the form '\(form.name)' is not served, since "
          + (first == form.argument ? "another" : "'\(first)'") + " has one of that name\n"
      } else {
        names[form.name] = form.argument
        edition.forms.append(form)
      }
    }
    let report = DiagnosticReport(diagnostics, files: files)
    edition.diagnostics = failures + report.text(isColored: false)
    edition.statuses = files.statuses
    current.withLock { $0 = edition }
    return edition
  }
}
