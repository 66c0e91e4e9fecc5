import FormInterchange
import FormRules
import Foundation
import TestSupport
import Testing

/// Forms of other formats under `Grammar/Cases/Interchange/<format>`, beside each the rule file and
/// the notes that are made of it. `RECORD_GOLDENS=1` writes those anew.
@Suite struct ImportGoldenTests {
  /// A form and how it is brought.
  struct Case: CustomTestStringConvertible {
    var format: ImportFormat
    var name: String
    /// `exact` or `lossy`, for forms that are brought in that way.
    var variant: String?

    var testDescription: String { "\(format.rawValue)/\(name) \(variant ?? "")" }
    var source: URL { folder.appending(path: "\(name).json") }

    func golden(_ ending: String) -> URL {
      folder.appending(path: "\(name)\(variant.map { ".\($0)" } ?? "").\(ending)")
    }

    private var folder: URL { Fixtures.cases.appending(path: format.rawValue) }
  }

  static let cases: [Case] = ImportFormat.allCases.flatMap { format in
    let folder = Fixtures.cases.appending(path: format.rawValue).path()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { file in
      [nil, format == .jsonSchema ? "lossy" : "exact"].map { variant in
        Case(format: format, name: String(file.dropLast(5)), variant: variant)
      }
    }
  }

  @Test(arguments: cases)
  func `a form becomes the rule file as recorded`(_ test: Case) throws {
    var options = ImportFormat.Options()
    options.formName = test.name
    options.isExact = test.variant == "exact"
    options.isLossy = test.variant == "lossy"
    var rules: String?
    var notes: [InterchangeNote]
    do {
      let form = try test.format.form(from: Array(Data(contentsOf: test.source)), options)
      rules = form.text
      notes = form.notes
    } catch let error as ImportError {
      notes = error.notes
    }
    let name = test.source.lastPathComponent
    #expect(Golden.difference(rules, from: test.golden("rules")) == nil)
    let written = notes.map { $0.text(in: name) + "\n" }.joined()
    #expect(Golden.difference(written, from: test.golden("notes")) == nil)
  }

  @Test(arguments: cases.filter { $0.variant != "exact" })
  func `a rule file that was made can be used without a warning`(_ test: Case) throws {
    guard let text = try? String(contentsOf: test.golden("rules"), encoding: .utf8) else { return }
    let rules = try RuleFile(text: text, name: test.golden("rules").lastPathComponent)
    #expect(rules.warnings.isEmpty, "\(rules.warnings)")
    #expect(!rules.forms.isEmpty)
  }

  @Test func `there are forms of every format`() {
    for format in ImportFormat.allCases {
      #expect(Self.cases.contains { $0.format == format })
    }
  }
}
