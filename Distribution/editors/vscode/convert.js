// Values of the protocol as values of VS Code, and back.
'use strict'

/** @param vscode The API of VS Code. */
module.exports = (vscode) => {
  const position = ({ line, character }) => new vscode.Position(line, character)
  const range = ({ start, end }) => new vscode.Range(position(start), position(end))
  const markdown = (text) => new vscode.MarkdownString(text)
  const edit = ({ range: place, newText }) => vscode.TextEdit.replace(range(place), newText)

  const from = {
    position: ({ line, character }) => ({ line, character }),
    range: ({ start, end }) => ({ start: from.position(start), end: from.position(end) }),
  }

  function diagnostic(one) {
    // The protocol counts severities from 1, VS Code from 0.
    const made = new vscode.Diagnostic(range(one.range), one.message, one.severity - 1)
    made.source = one.source
    made.code = one.codeDescription ? { value: one.code, target: vscode.Uri.parse(one.codeDescription.href) } : one.code
    made.tags = one.tags
    made.relatedInformation = one.relatedInformation?.map(
      ({ location, message }) =>
        new vscode.DiagnosticRelatedInformation(new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message),
    )
    return made
  }

  function workspaceEdit(change) {
    const made = new vscode.WorkspaceEdit()
    for (const [uri, edits] of Object.entries(change.changes ?? {})) made.set(vscode.Uri.parse(uri), edits.map(edit))
    for (const part of change.documentChanges ?? []) {
      if (part.kind === 'create') made.createFile(vscode.Uri.parse(part.uri), part.options)
      else made.set(vscode.Uri.parse(part.textDocument.uri), part.edits.map(edit))
    }
    return made
  }

  function codeAction(one) {
    const kind = vscode.CodeActionKind.Empty.append(one.kind)
    const made = new vscode.CodeAction(one.title, kind)
    made.isPreferred = one.isPreferred
    made.diagnostics = one.diagnostics?.map(diagnostic)
    made.edit = workspaceEdit(one.edit)
    return made
  }

  function completionItem(one) {
    // The protocol counts kinds from 1, VS Code from 0.
    const made = new vscode.CompletionItem(one.label, one.kind - 1)
    made.detail = one.detail
    made.documentation = one.documentation
    made.sortText = one.sortText
    made.filterText = one.filterText
    made.range = range(one.textEdit.range)
    made.insertText = one.insertTextFormat === 2 ? new vscode.SnippetString(one.textEdit.newText) : one.textEdit.newText
    return made
  }

  function symbol(one) {
    const made = new vscode.DocumentSymbol(one.name, '', one.kind - 1, range(one.range), range(one.selectionRange))
    made.children = (one.children ?? []).map(symbol)
    return made
  }

  function inlayHint(one) {
    const made = new vscode.InlayHint(position(one.position), one.label)
    made.tooltip = one.tooltip
    made.paddingLeft = one.paddingLeft
    return made
  }

  function codeLens(one) {
    return new vscode.CodeLens(range(one.range), {
      title: one.command.title,
      command: 'paysheet.previewDocument',
      arguments: one.command.arguments,
    })
  }

  const hover = (one) => new vscode.Hover(markdown(one.contents.value), one.range && range(one.range))

  return { codeAction, codeLens, completionItem, diagnostic, edit, from, hover, inlayHint, symbol }
}
