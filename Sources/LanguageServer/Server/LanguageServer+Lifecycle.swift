import FormData
import FormInterchange

/// The client's capabilities that the server uses.
struct ClientCapabilities {
  var takesSnippets = false
  var takesVersionedEdits = false
  var watchesFiles = false
  var nestsSymbols = false
  /// The base address of the pages of diagnostics; nil if the client gave none.
  var pages: String?

  init() {}

  init(_ params: JSONTree?) {
    let capabilities = params?["capabilities"]
    let document = capabilities?["textDocument"]
    let item = document?.member("completion", "completionItem")
    takesSnippets = item?["snippetSupport"]?.boolean ?? false
    let workspace = capabilities?["workspace"]
    takesVersionedEdits = workspace?.member("workspaceEdit", "documentChanges")?.boolean ?? false
    let watching = workspace?.member("didChangeWatchedFiles", "dynamicRegistration")
    watchesFiles = watching?.boolean ?? false
    let symbols = document?.member("documentSymbol", "hierarchicalDocumentSymbolSupport")
    nestsSymbols = symbols?.boolean ?? false
    pages = params?.member("initializationOptions", "diagnosticPages")?.text
  }
}

extension LanguageServer {
  func initialize(_ params: JSONTree?) -> JSONNode {
    client = ClientCapabilities(params)
    let offered = params?.member("capabilities", "general", "positionEncodings")?.items ?? []
    // The first unit of the client's list that the server supports; UTF-16 by default.
    encoding =
      offered.lazy.compactMap(\.text).compactMap { PositionEncoding(rawValue: $0) }.first
      ?? .utf16
    if let folders = params?["workspaceFolders"]?.items, !folders.isEmpty {
      workspace.folders = folders.compactMap { $0["uri"]?.text }.map {
        DocumentAddress.name(of: $0)
      }
    } else if let root = params?["rootUri"]?.text {
      workspace.folders = [DocumentAddress.name(of: root)]
    }
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "formrules"],
    ]
  }

  private var capabilities: JSONNode {
    [
      "positionEncoding": .text(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": false],
      "completionProvider": [
        "triggerCharacters": [".", ":", "{", "\"", "@"], "resolveProvider": true,
      ],
      "hoverProvider": true,
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "definitionProvider": true,
      "declarationProvider": true,
      "typeDefinitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": [
        "firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"],
      ],
      "codeActionProvider": [
        "codeActionKinds": .texts(
          ["quickfix", "source.fixAll"] + LanguageServer.refactoringKinds
        )
      ],
      "semanticTokensProvider": [
        "legend": SemanticTokenKind.legend, "full": true, "range": true,
      ],
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "codeLensProvider": ["resolveProvider": false],
      "inlayHintProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "diagnosticProvider": ["interFileDependencies": true, "workspaceDiagnostics": false],
      "executeCommandProvider": ["commands": [.text(TestCommand.name)]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// Asks the client to report changes of rule files that are not open.
  func registerForFiles() {
    guard client.watchesFiles else { return }
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "rule-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*.rules"]]],
          ]
        ]
      ]
    )
  }

  func changeFolders(_ event: JSONTree?) {
    func names(_ member: String) -> [String] {
      (event?[member]?.items ?? []).compactMap { $0["uri"]?.text }
        .map { DocumentAddress.name(of: $0) }
    }
    let removed = Set(names("removed"))
    workspace.folders = workspace.folders.filter { !removed.contains($0) } + names("added")
    workspace.filesHaveChanged()
  }
}
