import FormRules
import RuleSyntax
import Synchronization

/// The forms of some rule files, loaded again when a file changes.
///
/// While a file has errors, its forms are those of its last version without.
final class ServedRules: Sendable {
  /// The forms at one moment.
  struct Edition: Sendable {
    /// Counts from 1; each time that files were loaded has its own.
    var number = 0
    /// The forms without errors, in the order of the files; of forms with the same name, the first.
    var forms: [ServedForm] = []
    /// The arguments that name files with errors, or that can't be read.
    var brokenFiles: Set<String> = []
    /// Why the first file that can't be read can't be.
    var failure: Termination?
    /// What `check` prints of the files.
    var diagnostics = ""
    /// The files that were read, with their status then.
    var statuses: [String: FileStatus?] = [:]

    func form(named name: String) -> ServedForm? { forms.first { $0.name == name } }

    /// Whether the form is that of an earlier version of its file, which has errors now.
    func isStale(_ form: ServedForm) -> Bool { brokenFiles.contains(form.argument) }
  }

  private let arguments: [String]
  private let current = Mutex(Edition())

  /// Nothing is loaded yet.
  init(arguments: [String]) {
    self.arguments = arguments
  }

  /// The forms now.
  var edition: Edition { current.withLock { $0 } }

  /// Loads the files again.
  @discardableResult
  func load() -> Edition {
    let last = self.edition
    var edition = Edition(number: last.number + 1)
    var diagnostics: [Diagnostic] = []
    var failures = ""
    var forms: [ServedForm] = []
    let files = SourceFiles()
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
