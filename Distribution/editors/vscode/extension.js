// The extension: it starts the language server, and registers what the server offers.
'use strict'

const { Client, LANGUAGES } = require('./client.js')

let client

/** Registers what the server offers. */
function register(vscode, client) {
  const { convert } = client
  const select = (names) => names.flatMap((language) => ['file', 'untitled'].map((scheme) => ({ language, scheme })))
  const selector = select(LANGUAGES)
  const { languages } = vscode
  return [
    languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const hover = await client.ask('textDocument/hover', document, { position: convert.from.position(position) }, token)
        return hover && convert.hover(hover)
      },
    }),
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, position, token) {
          const items = await client.ask('textDocument/completion', document, { position: convert.from.position(position) }, token)
          return items?.map(convert.completionItem)
        },
      },
      '"',
      "'",
      ':',
    ),
    languages.registerCodeActionsProvider(
      selector,
      {
        async provideCodeActions(document, range, { only }, token) {
          const context = { diagnostics: [], ...(only ? { only: [only.value] } : {}) }
          const actions = await client.ask('textDocument/codeAction', document, { range: convert.from.range(range), context }, token)
          return actions?.map(convert.codeAction)
        },
      },
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append('paysheet')] },
    ),
    // Other languages have formatters of their own.
    languages.registerDocumentFormattingEditProvider(select(['json']), {
      async provideDocumentFormattingEdits(document, { tabSize, insertSpaces }, token) {
        const edits = await client.ask('textDocument/formatting', document, { options: { tabSize, insertSpaces } }, token)
        return edits?.map(convert.edit)
      },
    }),
    languages.registerDocumentSymbolProvider(selector, {
      async provideDocumentSymbols(document, token) {
        return (await client.ask('textDocument/documentSymbol', document, {}, token))?.map(convert.symbol)
      },
    }),
    languages.registerInlayHintsProvider(selector, {
      async provideInlayHints(document, range, token) {
        return (await client.ask('textDocument/inlayHint', document, { range: convert.from.range(range) }, token))?.map(convert.inlayHint)
      },
    }),
    languages.registerCodeLensProvider(selector, {
      async provideCodeLenses(document, token) {
        return (await client.ask('textDocument/codeLens', document, {}, token))?.map(convert.codeLens)
      },
    }),
  ]
}

/** Shows the picture of a document in a panel beside it. Scripts do not run there. `options` name one of several documents. */
async function preview(vscode, client, address, options) {
  const uri = address ?? vscode.window.activeTextEditor?.document.uri.toString()
  if (!uri) {
    vscode.window.showInformationMessage('paysheet: open a payment document first')
    return
  }
  try {
    const params = { command: 'paysheet.preview', arguments: [uri, { ...options, as: 'html', write: false }] }
    const { text } = await client.connection.request('workspace/executeCommand', params)
    const panel = vscode.window.createWebviewPanel('paysheet', 'Payment sheet', vscode.ViewColumn.Beside, { enableScripts: false })
    panel.webview.html = text
  } catch (error) {
    vscode.window.showErrorMessage(`paysheet: ${error.message}`)
  }
}

/**
 * Starts the extension.
 *
 * @param vscode The API; tests hand over a stand-in.
 */
async function activate(context, vscode = require('vscode'), start = undefined) {
  client = new Client(vscode, start)
  const { workspace, commands } = vscode
  context.subscriptions.push(
    client.findings,
    client.log,
    workspace.onDidOpenTextDocument((document) => client.open(document)),
    workspace.onDidChangeTextDocument((event) => client.change(event)),
    workspace.onDidSaveTextDocument((document) => client.save(document)),
    workspace.onDidCloseTextDocument((document) => client.close(document)),
    workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration('paysheet')) return
      const options = workspace.getConfiguration('paysheet').get('options') ?? {}
      client.connection.notify('workspace/didChangeConfiguration', { settings: { paysheet: options } })
    }),
    commands.registerCommand('paysheet.previewDocument', (address, options) => preview(vscode, client, address, options)),
    commands.registerCommand('paysheet.restart', async () => {
      await client.stop()
      client.ends = []
      await client.run().catch(() => {})
    }),
    ...register(vscode, client),
  )
  // A server that cannot start is reported, and `paysheet.restart` stays.
  await client.run().catch(() => {})
  return client
}

async function deactivate() {
  await client?.stop()
}

module.exports = { activate, deactivate }
