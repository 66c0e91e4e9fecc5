import ArgumentParser
import LanguageServer
import RuleSyntax

/// The command `formrules lsp`.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server for an editor.",
    discussion: """
      Implements the Language Server Protocol, version 3.17, on standard input and output. Configure \
      your editor to start it; in a terminal, it only waits for requests.

      Exit codes: 0 after 'shutdown' and 'exit'; 1 the session ended without them.
      """
  )

  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    var run = LanguageServerRun()
    let status = try run.serve()
    if status != 0 { throw Termination(.refused) }
  }
}

/// Runs the language server on standard input and output.
private struct LanguageServerRun {
  /// Milliseconds without a message before diagnostics are computed.
  private static let pause: Int32 = 25

  private let server = LanguageServer(files: .system)
  private let input = Descriptor.standardInput
  private let output = Descriptor.standardOutput

  /// Answers messages until the client ends the session or disconnects; returns the exit status.
  mutating func serve() throws -> Int32 {
    while true {
      if !server.hasMessages {
        // Several quick edits are checked once.
        let isQuiet = server.hasDiagnostics && !input.waitUntilReady(atMost: Self.pause)
        if isQuiet {
          server.publishDiagnostics()
          try send()
          continue
        }
        if try !receive() { return 1 }
      } else if input.isReady, try !receive() {
        // Messages before the end are still answered.
        while server.hasMessages { server.handleNext() }
        try send()
        return server.exitStatus ?? 1
      }
      server.handleNext()
      try send()
      if let status = server.exitStatus { return status }
    }
  }

  /// Reads what has arrived; false at the end.
  private func receive() throws -> Bool {
    var bytes: [UInt8] = []
    switch try input.read(atMost: 1 << 16, onto: &bytes) {
    case .bytes: server.receive(bytes)
    case .nothingYet: break
    case .end: return false
    }
    return true
  }

  private func send() throws {
    let bytes = server.takeOutput()
    if !bytes.isEmpty { try output.write(bytes) }
  }
}

extension ServerFiles {
  /// The files of the system.
  fileprivate static let system = ServerFiles(
    read: { path, folders in
      try? SourceFiles(allowing: folders).loadImport(path).bytes
    },
    names: { (try? FileSystem.names(in: $0)) ?? [] }
  )
}
