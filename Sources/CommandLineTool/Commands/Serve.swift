import ArgumentParser
import WebServer

/// The command `formrules serve`.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Validate over HTTP, and show forms in a browser.",
    usage: "formrules serve [<options>] <rules> ...",
    discussion: """
      'POST /forms/NAME/validate' accepts a record as JSON or as a posted form, and returns what \
      'validate --output ndjson' writes; '/forms/NAME/explain' explains the verdict. The files are \
      reloaded when they change; while a file has errors, its last version without errors is used.

        formrules serve registration.rules --open
        formrules serve *.rules --port 9000
        curl -H 'Content-Type: application/json' -d '{"age": 17}' \\
          http://localhost:8080/forms/registration/validate

      Exit codes: 0 stopped by Control-C or SIGTERM; 2 a rule file has errors at startup; 66 a \
      file can't be opened; 70 the server can't listen.
      """
  )

  @ArgumentParser.Argument(help: "Rule files.")
  var rules: [String]

  @Option(help: ArgumentHelp("The port to listen on; 0 chooses a free port.", valueName: "n"))
  var port = 8080

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    name: [.customLong("allowed-host")],
    help: ArgumentHelp(
      "A name that clients use for this server, in addition to 'localhost'. Can be repeated.",
      valueName: "name"
    )
  )
  var allowedHosts: [String] = []

  @Option(
    name: [.customLong("max-body")],
    help: ArgumentHelp("The maximum size of a request's body, in bytes.", valueName: "bytes")
  )
  var maxBody = ServerLimits().bodyBytes

  @Option(
    name: [.customLong("max-connections")],
    help: ArgumentHelp("The maximum number of connections at the same time.", valueName: "n")
  )
  var maxConnections = ServerLimits().connections

  @Option(
    help: ArgumentHelp(
      "The time limit for receiving a request, sending a response, and idle connections.",
      valueName: "seconds"
    )
  )
  var timeout = Int(ServerLimits().time.components.seconds)

  @Flag(help: "Open the forms in the browser.")
  var open = false

  @OptionGroup var importOptions: ImportOptions

  func validate() throws {
    if rules.isEmpty {
      throw ValidationError("missing rule files: name files or folders, such as '.'")
    }
    if rules.contains("-") {
      throw ValidationError("serve needs files: standard input does not change")
    }
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be from 0 to 65535")
    }
    guard (1...1 << 30).contains(maxBody) else {
      throw ValidationError("--max-body must be from 1 to \(1 << 30)")
    }
    guard (1...100_000).contains(maxConnections) else {
      throw ValidationError("--max-connections must be from 1 to 100000")
    }
    guard (1...3600).contains(timeout) else {
      throw ValidationError("--timeout must be from 1 to 3600")
    }
  }

  mutating func run() throws {
    #if Preview
      rules = try RuleFolders.expanding(rules)
      Interruption.listen()
      Interruption.listenForTermination()
      let served = ServedRules(arguments: rules, importFolders: importOptions.folders)
      let first = served.load()
      if let failure = first.failure { throw failure }
      StandardError.write(raw: first.diagnostics)
      if !first.brokenFiles.isEmpty { throw Termination(.brokenRules) }
      let answering = PreviewServer(rules: served, hosts: AllowedHosts([host] + allowedHosts))
      let server = try listen(answering)
      let address = "http://\(shownHost):\(server.port)/"
      let count = first.forms.count.counted("form")
      StandardError.write("serving \(count) at \(address); Control-C stops")
      if open { Browser.open(address) }
      var statuses = first.statuses
      while FileWatch(statuses).waitForChange() {
        let edition = served.load()
        statuses = edition.statuses
        let isGood = edition.diagnostics.isEmpty
        StandardError.write(raw: isGood ? "loaded again: no problems\n" : edition.diagnostics)
      }
      server.stop()
    #else
      throw Termination(
        .wrongUsage,
        "this build of formrules has no 'serve': build it with the trait 'Preview', which is on by "
          + "default: swift build -c release --product formrules"
      )
    #endif
  }
}

#if Preview
  extension Serve {
    private var limits: ServerLimits {
      var limits = ServerLimits()
      limits.bodyBytes = maxBody
      limits.connections = maxConnections
      limits.time = .seconds(timeout)
      return limits
    }

    /// The host as in the addresses of pages: this machine in place of all its addresses.
    private var shownHost: String {
      switch host {
      case "127.0.0.1", "0.0.0.0", "::", "::1": "localhost"
      case _: host.contains(":") ? "[\(host)]" : host
      }
    }

    private func listen(_ answering: PreviewServer) throws(Termination) -> WebServer {
      do throws(ListeningError) {
        return try WebServer(
          host: host,
          port: port,
          threads: min(4, Processors.count),
          limits: limits,
          answer: { answering.response(to: $0) }
        )
      } catch {
        switch error {
        case .system(let number):
          let reason = SystemError(number: number)
          let hint = reason.isAddressInUse ? "; choose another port with --port, or 0 for any" : ""
          throw Termination(.fault, "cannot listen on port \(port) of '\(host)': \(reason)\(hint)")
        case .unknownHost:
          throw Termination(.wrongUsage, "cannot listen on '\(host)': unknown address")
        }
      }
    }
  }
#endif
