import PaySheet
import PaySheetChecking
import PaySheetSources

/// The open texts.
extension LanguageServer {
    /// The address of the text that parameters are about.
    func address(_ params: JSONTree) throws(RequestError) -> String {
        guard let address = params["textDocument"]?["uri"]?.string else {
            throw RequestError(.invalidParams, "the member \"textDocument\" needs the text \"uri\"")
        }
        return address
    }

    mutating func open(_ params: JSONTree) throws(RequestError) {
        let address = try address(params)
        guard let text = params["textDocument"]?["text"]?.string else {
            throw RequestError(.invalidParams, "the member \"textDocument\" needs the text \"text\"")
        }
        defer { othersDue(address) }
        texts[address] = OpenText(
            address: address, language: params["textDocument"]?["languageId"]?.string ?? "",
            version: params["textDocument"]?["version"]?.int, content: TextContent([UInt8](text.utf8), client.encoding))
        due(address)
    }

    mutating func change(_ params: JSONTree) throws(RequestError) {
        let address = try address(params)
        guard let changes = params["contentChanges"]?.list else {
            throw RequestError(.invalidParams, "the member \"contentChanges\" must be a list")
        }
        // Taken out, so that its bytes have one owner while they change.
        guard var text = texts.removeValue(forKey: address) else {
            throw RequestError(.invalidParams, "the document is not open")
        }
        defer {
            texts[address] = text
            othersDue(address)
        }
        text.version = params["textDocument"]?["version"]?.int ?? text.version
        for change in changes { try text.apply(change, client.encoding) }
        due(address)
    }

    mutating func save(_ params: JSONTree) throws(RequestError) {
        let address = try address(params)
        guard Address.name(address) == ".paysheet.json" else { return }
        workspace.forget()
        checkAgain()
    }

    mutating func close(_ params: JSONTree) throws(RequestError) {
        let address = try address(params)
        othersDue(address)
        texts[address] = nil
        pending.removeAll { $0 == address }
        guard !client.pullsDiagnostics else { return }
        publish(address, nil, version: nil)
    }

    /// Remembers that the client waits for the findings of a text.
    mutating func due(_ address: String) {
        guard !client.pullsDiagnostics else { return }
        pending.removeAll { $0 == address }
        pending.append(address)
    }

    /// Remembers that the findings of other texts can have changed, because source code imports values.
    private mutating func othersDue(_ address: String) {
        guard texts.count > 1, let text = texts[address], text.isSource, ImportedFiles.mayShare(text.content.bytes) else { return }
        for other in texts.keys.sorted() where other != address && texts[other]?.isSource == true {
            guard let bytes = texts[other]?.content.bytes, ImportedFiles.mayShare(bytes) else { continue }
            texts[other]?.checked = nil
            due(other)
        }
    }

    /// The other open files of source code. A text whose path is not that of such a file imports none of them, and none imports it.
    private func sources(besides text: OpenText) -> [String: [UInt8]] {
        guard text.isSource, SourceLanguage(path: text.path) != nil else { return [:] }
        var others: [String: [UInt8]] = [:]
        for (address, other) in texts where address != text.address && other.isSource && SourceLanguage(path: other.path) != nil {
            others[other.path] = other.content.bytes
        }
        return others
    }

    /// Returns a text that is open.
    func text(_ params: JSONTree) throws(RequestError) -> OpenText {
        guard let text = texts[try address(params)] else {
            throw RequestError(.invalidParams, "the document is not open; send textDocument/didOpen first")
        }
        return text
    }

    /// Returns the result of checking a text. A text that has not changed is not checked again, unless the settings have.
    mutating func checked(_ address: String) -> CheckedText {
        guard let text = texts[address] else { return CheckedText() }
        workspace.refresh(for: text.file)
        showMistakes()
        if let last = text.checked, last.revision == workspace.revision { return last.text }
        let checked = inspect(text, triesFixes: false)
        texts[address]?.checked = (workspace.revision, checked)
        if let kind = checked.documents.first?.kind { texts[address]?.kind = kind }
        if case .source = TextLanguage(text.language, path: text.path) { texts[address]?.earlier.renew(checked.documents) }
        return checked
    }

    /// Checks a text with the settings that are known.
    ///
    /// - Parameter triesFixes: Whether to find out which findings a fix would cause.
    mutating func inspect(_ text: OpenText, triesFixes: Bool) -> CheckedText {
        let others = sources(besides: text)
        let result = workspace.withChecker(for: text.file) { checker in
            TextChecker.check(
                text.content.bytes, language: text.language, path: text.path, among: others, triesFixes: triesFixes, with: &checker)
        }
        return result ?? CheckedText()
    }
}
