// Starts the language server for rule files and connects the editor with it.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** Starts the server, whose command the settings name. */
async function start() {
  const settings = vscode.workspace.getConfiguration("formrules");
  const pages = settings.get("diagnosticPages");
  client = new LanguageClient(
    "formrules",
    "FormRules",
    { command: settings.get("command"), args: ["lsp"] },
    {
      documentSelector: [{ language: "formrules" }],
      initializationOptions: pages ? { diagnosticPages: pages } : {},
    },
  );
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `The FormRules language server can't be started: ${error.message}. Is 'formrules' in the PATH, or set 'formrules.command'?`,
    );
  }
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("formrules.restart", async () => {
      await client?.stop();
      await start();
    }),
  );
  await start();
};

exports.deactivate = () => client?.stop();
