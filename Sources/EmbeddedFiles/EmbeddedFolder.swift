import CEmbeddedFiles

/// Texts that are part of the binary; `Scripts/embed.py` lists the files of each folder.
package enum EmbeddedFolder: Sendable {
  /// The pages of diagnostics, such as `E0301.md`.
  case diagnostics
  /// The rule files that `formrules init` writes, with their records.
  case examples
  /// Script and style of exported pages.
  case page
  /// The page that `formrules serve` shows around a form.
  case preview
  /// The pages of the reference, without their folders.
  case reference
  /// The JavaScript runtime and its declarations for TypeScript.
  case runtime
  /// The standard rule files.
  case standardRules

  /// The declarations of the runtime for TypeScript.
  package static var runtimeDeclarations: String { runtime.string(of: "formrules.d.ts") }

  /// The names of its files, in their order.
  package var names: [String] { unsafe files.map { unsafe String(cString: $0.name) } }

  /// A file as a string; empty where the folder has no such file.
  package func string(of name: String) -> String {
    let file = unsafe files.first { unsafe String(cString: $0.name) == name }
    return unsafe file.map { unsafe String(cString: $0.text) } ?? ""
  }

  /// The bytes of a file, in UTF-8; none where the folder has no such file.
  package func bytes(of name: String) -> [UInt8] { Array(string(of: name).utf8) }

  /// Its files up to the one without a name.
  private var files: [CEmbeddedFile] {
    var files = unsafe [CEmbeddedFile]()
    var next = unsafe first
    while unsafe next.pointee.name.pointee != 0 {
      unsafe files.append(next.pointee)
      unsafe next += 1
    }
    return unsafe files
  }

  private var first: UnsafePointer<CEmbeddedFile> {
    switch self {
    case .diagnostics: unsafe embedded_diagnostics()
    case .examples: unsafe embedded_examples()
    case .page: unsafe embedded_page()
    case .preview: unsafe embedded_preview()
    case .reference: unsafe embedded_reference()
    case .runtime: unsafe embedded_runtime()
    case .standardRules: unsafe embedded_standard_rules()
    }
  }
}
