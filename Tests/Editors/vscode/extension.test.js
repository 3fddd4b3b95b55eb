// Sessions of the extension with the real language server, in a stand-in of VS Code.
//
//   PAYSHEET=path node --test Tests/Editors/vscode/
'use strict'

const assert = require('node:assert/strict')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const test = require('node:test')
const { standIn } = require('./stand-in.js')

const folder = path.join(__dirname, '../../../Distribution/editors/vscode')
const extension = require(path.join(folder, 'extension.js'))
const { Connection } = require(path.join(folder, 'connection.js'))
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const text = readFileSync(path.join(__dirname, '../request.json'), 'utf8')
const source = readFileSync(path.join(__dirname, '../pay.js'), 'utf8')
const paysheet = process.env.PAYSHEET ?? 'paysheet'
const uri = 'file:///work/request.json'
const token = { onCancellationRequested: () => ({ dispose() {} }) }

/** Runs a test with an active extension and an open document. */
function session(name, body, settings = {}) {
  test(name, async () => {
    const user = standIn({ path: paysheet, ...settings })
    const context = { subscriptions: [] }
    const client = await extension.activate(context, user.vscode)
    try {
      const document = user.open(uri, 'json', text)
      await body(user, document, client, context)
    } finally {
      await extension.deactivate()
    }
  })
}

const found = (user, document) => user.until(() => user.rules(document).length === 2, 'two findings')

session('findings have rule, page, severity and place', async (user, document) => {
  await found(user, document)
  assert.deepEqual(user.rules(document), ['amount/one-decimal', 'country/unknown'])
  const country = user.findings.get(uri).find(({ code }) => code.value === 'country/unknown')
  assert.equal(country.severity, 0)
  assert.equal(country.source, 'paysheet')
  assert.match(country.code.target.toString(), /^https:/)
  assert.deepEqual([country.range.start.line, country.range.start.character, country.range.end.character], [1, 17, 21])
})

session('a fix is applied, and the text is checked again', async (user, document) => {
  await found(user, document)
  const { start, end } = user.findings.get(uri).find(({ code }) => code.value === 'country/unknown').range
  const actions = await user.providers.actions.provideCodeActions(document, { start, end }, {}, token)
  const fix = actions.find(({ isPreferred }) => isPreferred)
  assert.equal(fix.kind.value, 'quickfix')
  user.edit(document, fix.edit.changes.get(uri))
  assert.match(document.text, /"countryCode": "US"/)
  await user.until(() => user.rules(document).join() === 'amount/one-decimal', 'one finding')

  const only = { only: user.vscode.CodeActionKind.SourceFixAll }
  const [all] = await user.providers.actions.provideCodeActions(document, { start, end }, only, token)
  assert.equal(all.kind.value, 'source.fixAll.paysheet')
  user.edit(document, all.edit.changes.get(uri))
  assert.match(document.text, /"amount": "12\.50"/)
  await user.until(() => user.rules(document).length === 0, 'no findings')
})

session('an ignored finding creates the configuration', async (user, document) => {
  await found(user, document)
  const range = user.findings.get(uri)[0].range
  const actions = await user.providers.actions.provideCodeActions(document, range, {}, token)
  const ignore = actions.find(({ title }) => title.startsWith('ignore'))
  assert.deepEqual(ignore.edit.created, ['file:///work/.paysheet.json'])
  const [edit] = ignore.edit.changes.get('file:///work/.paysheet.json')
  assert.equal(JSON.parse(edit.newText).ignore.length, 1)
})

session('hover, completion, formatting, symbols, hints and lenses', async (user, document) => {
  await found(user, document)
  const { hover, completion, formatting, symbols, hints, lenses } = user.providers
  const at = (line, character) => new user.vscode.Position(line, character)
  assert.match((await hover.provideHover(document, at(2, 5), token)).contents.value, /currencyCode/)
  assert.equal(await hover.provideHover(document, at(99, 0), token), undefined)
  const items = await completion.provideCompletionItems(document, at(3, 24), token)
  assert.ok(items.some(({ label }) => label === 'masterCard'))
  assert.ok(!items.some(({ label }) => label === 'visa'))
  const members = await completion.provideCompletionItems(document, at(1, 2), token)
  assert.ok(members.find(({ label }) => label === 'lineItems').insertText.value.includes('${2:0.00}'))
  const edits = await formatting.provideDocumentFormattingEdits(document, { tabSize: 2, insertSpaces: true }, token)
  user.edit(document, edits)
  assert.match(document.text, /^\{\n {2}"merchantCapabilities": \[\n/)
  const outline = await symbols.provideDocumentSymbols(document, token)
  assert.deepEqual(outline.find(({ name }) => name === 'total').children.map(({ name }) => name), ['label', 'amount'])
  assert.ok(Array.isArray(await hints.provideInlayHints(document, new user.vscode.Range(at(0, 0), at(99, 0)), token)))
  const [lens] = await lenses.provideCodeLenses(document, token)
  assert.equal(lens.command.command, 'paysheet.previewDocument')
  await user.commands['paysheet.previewDocument'](...lens.command.arguments)
  assert.match(user.panels[0].webview.html, /Café/)
})

session('every language of source code has its findings', async (user) => {
  const { LANGUAGES, SOURCES } = require(path.join(folder, 'client.js'))
  assert.ok(SOURCES.every((language) => LANGUAGES.includes(language)))
  for (const language of SOURCES) {
    const isScript = /script/.test(language)
    const code = isScript ? source : `<script>\n${source}</script>`
    const document = user.open(`untitled:${language}`, language, code)
    await user.until(() => user.rules(document).length === 2, `two findings in ${language}`)
  }
})

session('source code: a fix, a member, a symbol, and the picture of one document', async (user, request) => {
  const document = user.open('file:///work/pay.js', 'javascript', `${source}session.completePaymentMethodSelection({ newTotal: total })\n`)
  await user.until(() => user.rules(document).length === 2, 'two findings')
  const at = (line, character) => new user.vscode.Position(line, character)
  const place = new user.vscode.Range(at(5, 18), at(5, 18))
  const actions = await user.providers.actions.provideCodeActions(document, place, {}, token)
  user.edit(document, actions.find(({ isPreferred }) => isPreferred).edit.changes.get('file:///work/pay.js'))
  assert.match(document.text, /countryCode: 'US'/)
  const items = await user.providers.completion.provideCompletionItems(document, at(8, 24), token)
  assert.ok(items.some(({ label }) => label === 'masterCard'))
  const outline = await user.providers.symbols.provideDocumentSymbols(document, token)
  assert.deepEqual(outline.map(({ name }) => name), ['ApplePayPaymentRequest', 'ApplePayPaymentMethodUpdate'])
  const lenses = await user.providers.lenses.provideCodeLenses(document, token)
  assert.equal(lenses.length, 2)
  await user.commands['paysheet.previewDocument'](...lenses[1].command.arguments)
  assert.match(user.panels[0].webview.html, /Café/)
  assert.ok(user.providers.formatting.selector.every(({ language }) => language === 'json'))
  assert.equal(user.rules(request).length, 2)
})

session('settings count, also later ones', async (user, document) => {
  await user.until(() => user.rules(document).length === 1, 'one finding')
  user.configure({ options: {} })
  await found(user, document)
  user.configure({ options: { ignor: [] } })
  await user.until(() => user.shown.some(([kind, message]) => kind === 'warning' && message.includes('ignor')), 'a message')
}, { options: { ignore: ['country'] } })

session('a closed document has no findings', async (user, document) => {
  await found(user, document)
  user.close(document)
  await user.until(() => !user.findings.has(uri), 'no entry')
})

session('documents of other languages and other places are not sent', async (user, document, client) => {
  user.open('git:/work/request.json', 'json', text)
  user.open('file:///work/request.py', 'python', text)
  await found(user, document)
  assert.deepEqual([...client.versions.keys()], [uri])
})

session('a server that ends starts again, and has the documents', async (user, document, client) => {
  await found(user, document)
  const first = client.process
  first.kill('SIGKILL')
  await user.until(() => client.process !== first, 'another server')
  await found(user, document)
})

session('findings of an older text are dropped', async (user, document, client) => {
  await found(user, document)
  client.versions.set(uri, 99)
  const before = user.findings.get(uri)
  client.connection.handlers.get('textDocument/publishDiagnostics')({ uri, version: 1, diagnostics: [] })
  assert.equal(user.findings.get(uri), before)
})

session('a cancelled request is cancelled in the server', async (user, document, client) => {
  await found(user, document)
  let cancel
  const cancelling = { onCancellationRequested: (listener) => { cancel = listener; return { dispose() {} } } }
  const sent = []
  const send = client.connection.send.bind(client.connection)
  client.connection.send = (message) => { sent.push(message); send(message) }
  const answer = user.providers.symbols.provideDocumentSymbols(document, cancelling)
  cancel()
  await answer
  assert.deepEqual(sent.map(({ method }) => method), ['textDocument/documentSymbol', '$/cancelRequest'])
  assert.equal(sent[1].params.id, sent[0].id)
})

test('a command that is not installed is reported with a remedy', async () => {
  const user = standIn({ path: '/nowhere/paysheet' })
  await extension.activate({ subscriptions: [] }, user.vscode)
  assert.match(user.shown[0][1], /install paysheet, or set paysheet.path/)
  await extension.deactivate()
})

test('messages in pieces are put together', async () => {
  const { PassThrough } = require('node:stream')
  const [input, output] = [new PassThrough(), new PassThrough()]
  const connection = new Connection(input, output)
  const seen = []
  connection.on('x', (params) => seen.push(params))
  const body = Buffer.from('{"jsonrpc":"2.0","method":"x","params":"é😀"}')
  const bytes = Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body])
  for (const byte of Buffer.concat([bytes, bytes])) output.write(Buffer.from([byte]))
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(seen, ['é😀', 'é😀'])
})

test('the manifest names files and commands that exist', () => {
  for (const { command } of manifest.contributes.commands) {
    assert.ok(readFileSync(path.join(folder, 'extension.js'), 'utf8').includes(`'${command}'`), command)
  }
  assert.ok(readFileSync(path.join(folder, manifest.main)))
  assert.equal(manifest.dependencies, undefined)
  const { LANGUAGES } = require(path.join(folder, 'client.js'))
  assert.deepEqual(manifest.activationEvents, LANGUAGES.map((language) => `onLanguage:${language}`))
})
