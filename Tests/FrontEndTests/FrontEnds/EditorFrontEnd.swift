import PaySheet
import PaySheetChecking
import PaySheetLanguageServer

/// The server for editors, in process. All files that are checked are open.
struct EditorFrontEnd: FrontEnd {
    let name = "editor"
    let findsFiles = true

    func answer(_ subject: Subject, _ setting: Setting) -> Answer {
        let memory = subject.memory(adding: setting.allFiles)
        let members = setting.task == .fixRisky ? "" : setting.members()
        var parts: [[UInt8]] = []
        func send(_ message: String) { parts.append([UInt8]("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)) }
        send(
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":"file:///work","capabilities":"#
                + #"{"general":{"positionEncodings":["utf-32"]},"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}},"#
                + #""initializationOptions":{\#(members)}}}"#)
        send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
        let texts = subject.operands.filter { EditorFrontEnd.language(of: $0) != nil }
        for file in texts {
            let text = JSONTree.text(String(decoding: subject.files[file] ?? [], as: UTF8.self)).json
            let address = JSONTree.text("file:///work/" + file).json
            let language = EditorFrontEnd.language(of: file) ?? ""
            send(
                #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":\#(address),"#
                    + #""languageId":"\#(language)","version":1,"text":\#(text)}}}"#)
        }
        if setting.task != .check {
            for (number, file) in texts.enumerated() {
                send(
                    #"{"jsonrpc":"2.0","id":\#(number + 2),"method":"textDocument/codeAction","params":{"textDocument":{"uri":"#
                        + JSONTree.text("file:///work/" + file).json
                        + #"},"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"#
                        + #""context":{"diagnostics":[],"only":["source.fixAll"]}}}"#)
            }
        }
        var rest = parts[...]
        let system = memory.system
        system.input = ByteStream(isReady: { rest.isEmpty }, next: { .success(rest.popFirst() ?? []) })
        _ = LanguageServer.run(system)
        return answer(EditorFrontEnd.messages(memory.output), texts, subject, setting)
    }

    private func answer(_ messages: [JSONTree], _ files: [String], _ subject: Subject, _ setting: Setting) -> Answer {
        var answer = Answer()
        let shown = messages.filter { $0["method"]?.text == "window/showMessage" }.compactMap { $0["params"]?["message"]?.text }
        if let mistake = shown.first { return Answer(refusal: mistake) }
        for (number, file) in files.enumerated() {
            if setting.task == .check {
                let published = messages.last {
                    $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == "file:///work/" + file
                }
                for finding in published?["params"]?["diagnostics"]?.elements ?? [] {
                    let place = finding["range"]?["start"]
                    answer.findings.append(
                        Answer.Found(
                            file: file, line: (place?["line"]?.number ?? 0) + 1, column: (place?["character"]?.number ?? 0) + 1,
                            rule: finding["code"]?.text ?? "", severity: EditorFrontEnd.severities[finding["severity"]?.number ?? 0]))
                }
            } else {
                let edit = messages.last { $0["id"]?.number == number + 2 }?["result"]?.elements.first?["edit"]
                guard let edits = edit?["changes"]?["file:///work/" + file]?.elements else { continue }
                answer.texts[file] = EditorFrontEnd.applied(edits, to: String(decoding: subject.files[file] ?? [], as: UTF8.self))
            }
        }
        answer.findings.sort()
        return answer
    }

    private static let severities = ["", "error", "warning", "info", ""]

    /// What an editor calls the language of a file; `nil` for files that it does not open as text.
    private static func language(of file: String) -> String? {
        let languages = [
            ".json": "json", ".jsonc": "jsonc", ".ndjson": "jsonl", ".js": "javascript", ".mjs": "javascript", ".cjs": "javascript",
            ".ts": "typescript", ".jsx": "javascriptreact", ".tsx": "typescriptreact", ".vue": "vue", ".svelte": "svelte",
            ".html": "html", ".php": "php", ".erb": "erb", ".liquid": "liquid", ".py": "python", ".rb": "ruby", ".java": "java",
            ".cs": "csharp", ".kt": "kotlin", ".go": "go", ".har": "json", ".txt": "plaintext", ".log": "log", ".pem": "plaintext",
        ]
        return languages.first { file.hasSuffix($0.key) }?.value
    }

    private static func messages(_ output: [UInt8]) -> [JSONTree] {
        var reader = MessageReader()
        reader.append(output)
        var messages: [JSONTree] = []
        while let part = reader.next() {
            if case .content(let content) = part, let tree = JSONTree(content) { messages.append(tree) }
        }
        return messages
    }

    /// Applies changes whose places are counted in Unicode scalars.
    private static func applied(_ edits: [JSONTree], to text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        var starts = [0]
        for (index, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
        func offset(_ place: JSONTree?) -> Int {
            let line = place?["line"]?.number ?? 0
            return line < starts.count ? min(starts[line] + (place?["character"]?.number ?? 0), scalars.count) : scalars.count
        }
        let places = edits.map { (offset($0["range"]?["start"]), offset($0["range"]?["end"]), $0["newText"]?.text ?? "") }
        for (start, end, new) in places.sorted(by: { ($0.0, $0.1) > ($1.0, $1.1) }) {
            scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
        }
        var result = ""
        result.unicodeScalars.append(contentsOf: scalars)
        return result
    }
}
