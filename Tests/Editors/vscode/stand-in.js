// A stand-in of VS Code's API: as much of it as the extension uses, with the documents and providers in memory.
'use strict'

class Position {
  constructor(line, character) {
    if (!Number.isInteger(line) || line < 0 || !Number.isInteger(character) || character < 0) throw new Error('illegal position')
    Object.assign(this, { line, character })
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end })
  }
}

class Uri {
  constructor(text) {
    this.text = text
    this.scheme = text.slice(0, text.indexOf(':'))
  }
  static parse(text) {
    return new Uri(text)
  }
  toString() {
    return this.text
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value
  }
  append(part) {
    return new CodeActionKind(this.value === '' ? part : `${this.value}.${part}`)
  }
}
CodeActionKind.Empty = new CodeActionKind('')
CodeActionKind.QuickFix = new CodeActionKind('quickfix')
CodeActionKind.SourceFixAll = new CodeActionKind('source.fixAll')

class WorkspaceEdit {
  changes = new Map()
  created = []
  set(uri, edits) {
    this.changes.set(uri.toString(), edits)
  }
  createFile(uri) {
    this.created.push(uri.toString())
  }
}

class TextDocument {
  version = 1
  constructor(uri, languageId, text) {
    Object.assign(this, { uri: Uri.parse(uri), languageId, text })
  }
  getText() {
    return this.text
  }
  offsetAt({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character
  }
}

const values = (...names) => class { constructor(...list) { names.forEach((name, index) => { this[name] = list[index] }) } }

/** Makes a stand-in. `settings` are those of the extension. */
function standIn(settings = {}) {
  const events = {}
  const event = (name) => (listener) => {
    events[name] = listener
    return { dispose() {} }
  }
  const providers = {}
  const provider = (name) => (selector, one, ...more) => {
    providers[name] = Object.assign(one, { selector, more })
    return { dispose() {} }
  }
  const shown = []
  const show = (kind) => (text) => shown.push([kind, text])
  const findings = new Map()
  const commands = {}
  const panels = []
  const documents = []
  const vscode = {
    Position, Range, Uri, CodeActionKind, WorkspaceEdit,
    Diagnostic: values('range', 'message', 'severity'),
    DiagnosticRelatedInformation: values('location', 'message'),
    Location: values('uri', 'range'),
    MarkdownString: values('value'),
    Hover: values('contents', 'range'),
    CompletionItem: values('label', 'kind'),
    SnippetString: values('value'),
    CodeAction: values('title', 'kind'),
    CodeLens: values('range', 'command'),
    InlayHint: values('position', 'label'),
    DocumentSymbol: values('name', 'detail', 'kind', 'range', 'selectionRange'),
    TextEdit: { replace: (range, newText) => ({ range, newText }) },
    ViewColumn: { Beside: -2 },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, list) => findings.set(uri.toString(), list),
        delete: (uri) => findings.delete(uri.toString()),
        clear: () => findings.clear(),
        dispose() {},
      }),
      registerHoverProvider: provider('hover'),
      registerCompletionItemProvider: provider('completion'),
      registerCodeActionsProvider: provider('actions'),
      registerDocumentFormattingEditProvider: provider('formatting'),
      registerDocumentSymbolProvider: provider('symbols'),
      registerInlayHintsProvider: provider('hints'),
      registerCodeLensProvider: provider('lenses'),
    },
    window: {
      createOutputChannel: () => ({ append() {}, dispose() {} }),
      createWebviewPanel: () => {
        panels.push({ webview: { html: '' } })
        return panels.at(-1)
      },
      showErrorMessage: show('error'),
      showWarningMessage: show('warning'),
      showInformationMessage: show('information'),
    },
    workspace: {
      workspaceFolders: undefined,
      textDocuments: documents,
      getConfiguration: () => ({ get: (name) => settings[name] }),
      onDidOpenTextDocument: event('open'),
      onDidChangeTextDocument: event('change'),
      onDidSaveTextDocument: event('save'),
      onDidCloseTextDocument: event('close'),
      onDidChangeConfiguration: event('configuration'),
    },
    commands: {
      registerCommand: (name, run) => {
        commands[name] = run
        return { dispose() {} }
      },
    },
  }

  /** What a user does. */
  const user = {
    vscode, providers, shown, findings, commands, panels, settings,
    open(uri, languageId, text) {
      const document = new TextDocument(uri, languageId, text)
      documents.push(document)
      events.open?.(document)
      return document
    },
    /** Applies edits from the end of the text to its beginning, as VS Code does. */
    edit(document, edits) {
      const places = edits.map(({ range, newText }) => [document.offsetAt(range.start), document.offsetAt(range.end), range, newText])
      const contentChanges = []
      for (const [start, end, range, text] of places.sort((one, other) => other[0] - one[0])) {
        document.text = document.text.slice(0, start) + text + document.text.slice(end)
        contentChanges.push({ range, text })
      }
      document.version += 1
      events.change({ document, contentChanges })
    },
    close(document) {
      documents.splice(documents.indexOf(document), 1)
      events.close(document)
    },
    configure(more) {
      Object.assign(settings, more)
      events.configuration({ affectsConfiguration: (name) => name === 'paysheet' })
    },
    /** The rules of the findings of a document. */
    rules: (document) => (findings.get(document.uri.toString()) ?? []).map(({ code }) => code.value ?? code).sort(),
    async until(condition, what) {
      const end = Date.now() + 20_000
      while (!condition()) {
        if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
  }
  return user
}

module.exports = { standIn }
