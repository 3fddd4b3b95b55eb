// The language server as a part of VS Code: documents in, findings and changes out.
'use strict'

const { spawn } = require('node:child_process')
const { Connection } = require('./connection.js')

/** The languages whose texts are documents. */
const DOCUMENTS = ['json', 'jsonc', 'json5', 'jsonl']

/** The languages whose texts are source code. Some are those of other extensions. */
const SOURCES = [
  'javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'vue', 'svelte', 'html', 'php', 'blade', 'erb', 'html.erb', 'liquid',
]

/** The languages that the server is asked about. */
const LANGUAGES = [...DOCUMENTS, ...SOURCES]

/** What this client can do. */
const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, versionSupport: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
    completion: { completionItem: { snippetSupport: true } },
    hover: { contentFormat: ['markdown'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } }, isPreferredSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] }, didChangeConfiguration: {} },
}

/** A server that ends so often within so much time is not started again. */
const MOST_ENDS = 4
const ENDS_WITHIN = 3 * 60 * 1000

class Client {
  /**
   * @param vscode The API of VS Code.
   * @param start Starts a process; for tests.
   */
  constructor(vscode, start = spawn) {
    this.vscode = vscode
    this.start = start
    this.convert = require('./convert.js')(vscode)
    this.findings = vscode.languages.createDiagnosticCollection('paysheet')
    this.log = vscode.window.createOutputChannel('paysheet')
    this.versions = new Map()
    this.ends = []
    this.isStopping = false
  }

  /** Starts the server and tells it of the documents that are open. Resolves when it is ready; rejects if it cannot start. */
  async run() {
    this.isStopping = false
    const settings = this.vscode.workspace.getConfiguration('paysheet')
    const path = settings.get('path') || 'paysheet'
    const process = this.start(path, ['lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] })
    this.process = process
    this.connection = new Connection(process.stdin, process.stdout)
    process.stderr.on('data', (piece) => this.log.append(String(piece)))
    const failed = new Promise((_, reject) => process.on('error', reject))
    process.on('exit', (status) => this.ended(process, status))
    this.listen(this.connection)
    const folders = (this.vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }))
    try {
      await Promise.race([
        failed,
        this.connection.request('initialize', {
          processId: globalThis.process.pid,
          clientInfo: { name: 'Visual Studio Code' },
          rootUri: folders[0]?.uri ?? null,
          workspaceFolders: folders,
          capabilities: CAPABILITIES,
          initializationOptions: settings.get('options') ?? {},
        }),
      ])
    } catch (error) {
      this.connection.close()
      const hint = error.code === 'ENOENT' ? 'install paysheet, or set paysheet.path to its path' : 'see the output of paysheet'
      this.vscode.window.showErrorMessage(`paysheet: cannot start ${path}: ${error.message}; ${hint}`)
      throw error
    }
    failed.catch(() => {})
    this.connection.notify('initialized', {})
    for (const document of this.vscode.workspace.textDocuments) this.open(document)
  }

  listen(connection) {
    connection.on('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) => {
      // Findings of an older text would be at wrong places.
      if (version !== undefined && this.versions.get(uri) !== version) return
      this.findings.set(this.vscode.Uri.parse(uri), diagnostics.map(this.convert.diagnostic))
    })
    connection.on('window/showMessage', ({ type, message }) => {
      const { showErrorMessage, showWarningMessage, showInformationMessage } = this.vscode.window
      const show = type === 1 ? showErrorMessage : type === 2 ? showWarningMessage : showInformationMessage
      show(message)
    })
    connection.on('client/registerCapability', () => null)
  }

  /** Starts the server again after it ended by itself. */
  ended(process, status) {
    if (process !== this.process) return
    this.connection.close()
    this.findings.clear()
    this.versions.clear()
    if (this.isStopping) return
    const now = Date.now()
    this.ends = [...this.ends.filter((end) => now - end < ENDS_WITHIN), now]
    if (this.ends.length >= MOST_ENDS) {
      this.vscode.window.showErrorMessage('paysheet: the language server keeps ending; use "Restart the language server" to try again')
      return
    }
    this.log.append(`the language server ended with status ${status}; it starts again\n`)
    this.run().catch(() => {})
  }

  /** Ends the server. */
  async stop() {
    if (!this.process || this.connection.isClosed) return
    this.isStopping = true
    try {
      await this.connection.request('shutdown', null)
      this.connection.notify('exit', null)
    } catch {
      this.process.kill()
    }
  }

  // Documents.

  isServed(document) {
    return LANGUAGES.includes(document.languageId) && (document.uri.scheme === 'file' || document.uri.scheme === 'untitled')
  }

  open(document) {
    if (!this.isServed(document)) return
    const uri = document.uri.toString()
    this.versions.set(uri, document.version)
    this.connection.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: document.languageId, version: document.version, text: document.getText() },
    })
  }

  change({ document, contentChanges }) {
    const uri = document.uri.toString()
    // Events without changes tell that a document has been saved or not.
    if (!this.versions.has(uri) || contentChanges.length === 0) return
    this.versions.set(uri, document.version)
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri, version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: this.convert.from.range(range), text })),
    })
  }

  save(document) {
    const uri = document.uri.toString()
    // The configuration is told, too: documents are then checked again.
    if (this.versions.has(uri)) this.connection.notify('textDocument/didSave', { textDocument: { uri } })
  }

  close(document) {
    const uri = document.uri.toString()
    if (!this.versions.delete(uri)) return
    this.connection.notify('textDocument/didClose', { textDocument: { uri } })
    this.findings.delete(document.uri)
  }

  /** Asks about a document. Returns `undefined` if the server has no answer. */
  async ask(method, document, params, token) {
    if (!this.versions.has(document.uri.toString())) return undefined
    try {
      return (await this.connection.request(method, { textDocument: { uri: document.uri.toString() }, ...params }, token)) ?? undefined
    } catch (error) {
      this.log.append(`${method}: ${error.message}\n`)
      return undefined
    }
  }
}

module.exports = { Client, LANGUAGES, SOURCES }
