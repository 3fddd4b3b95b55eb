import PaySheet
import PaySheetChecking
import PaySheetLanguageServer
import Testing

/// A session with the language server in process: bytes in, bytes out.
struct Session {
    /// The parts of the input. Between two parts the server finds nothing to read, so it sends the findings that are due.
    private var parts: [[UInt8]] = []
    private let memory = MemorySystem()
    private var lastRequest = 0

    static let address = "file:///work/request.json"

    /// Starts with `initialize`, unless there are no capabilities.
    ///
    /// - Parameters:
    ///   - files: Files below `/work`.
    init(_ capabilities: String? = "{}", options: String = "null", files: [String: String] = [:]) {
        memory.add(.folder(files.keys.sorted()), at: "/work")
        memory.add(.folder(["work"]), at: "/")
        for (name, text) in files { memory.add(.file([UInt8](text.utf8)), at: "/work/" + name) }
        guard let capabilities else { return }
        request(
            "initialize",
            #"{"processId":null,"rootUri":"file:///work","capabilities":\#(capabilities),"initializationOptions":\#(options)}"#)
        notify("initialized", "{}")
    }

    // MARK: The client's messages

    /// Sends bytes as they are.
    mutating func raw(_ text: String) { parts.append([UInt8](text.utf8)) }

    /// Sends the next messages in one piece, so that all of them wait at once.
    mutating func together(_ body: (inout Session) -> Void) {
        let before = parts.count
        body(&self)
        let joined = parts[before...].reduce(into: []) { $0 += $1 }
        parts.replaceSubrange(before..., with: [joined])
    }

    mutating func send(_ content: String) { raw("Content-Length: \(content.utf8.count)\r\n\r\n" + content) }

    /// Sends a request, and returns its number.
    @discardableResult
    mutating func request(_ method: String, _ params: String) -> Int {
        lastRequest += 1
        send(#"{"jsonrpc":"2.0","id":\#(lastRequest),"method":"\#(method)","params":\#(params)}"#)
        return lastRequest
    }

    mutating func notify(_ method: String, _ params: String) {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    }

    mutating func open(_ text: String, at address: String = Session.address, language: String = "json") {
        notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"\#(address)","languageId":"\#(language)","version":1,"text":\#(Session.quoted(text))}}"#)
    }

    /// Changes a part of a text, given as `line:character-line:character`, or the whole.
    mutating func change(_ range: String? = nil, to text: String, version: Int, at address: String = Session.address) {
        let numbers = range?.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) } ?? []
        let part =
            numbers.count == 4
            ? #""range":{"start":{"line":\#(numbers[0]),"character":\#(numbers[1])},"#
                + #""end":{"line":\#(numbers[2]),"character":\#(numbers[3])}},"#
            : ""
        notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(address)","version":\#(version)},"contentChanges":[{\#(part)"text":\#(Session.quoted(text))}]}"#)
    }

    /// Parameters with a position.
    static func at(_ line: Int, _ character: Int, in address: String = Session.address) -> String {
        #"{"textDocument":{"uri":"\#(address)"},"position":{"line":\#(line),"character":\#(character)}}"#
    }

    /// Parameters with a text alone.
    static func document(_ address: String = Session.address, _ more: String = "") -> String {
        #"{"textDocument":{"uri":"\#(address)"}\#(more)}"#
    }

    static func quoted(_ text: String) -> String { JSONTree.text(text).json }

    // MARK: The server's messages

    /// What the server wrote, and its exit status.
    struct Outcome {
        let messages: [JSONTree]
        let status: Int32
        /// The files that it wrote.
        let files: [String: String]

        /// The answer to a request.
        func answer(_ id: Int) -> JSONTree? { messages.last { $0["id"]?.int == id && $0["method"] == nil } }
        /// The result of a request.
        func result(_ id: Int) -> JSONTree? { answer(id)?["result"] }
        /// The code of the error of a request; `nil` for that of no request.
        func errors(of id: Int?) -> [Int] {
            messages.filter { id == nil ? $0["id"] == .null : $0["id"]?.int == id }.compactMap { $0["error"]?["code"]?.int }
        }
        /// The parameters of all messages of a method.
        func sent(_ method: String) -> [JSONTree] { messages.filter { $0["method"]?.string == method }.compactMap { $0["params"] } }
        /// The published findings, one list for each time.
        func published(_ address: String = Session.address) -> [[JSONTree]] {
            sent("textDocument/publishDiagnostics").filter { $0["uri"]?.string == address }.map { $0["diagnostics"]?.list ?? [] }
        }
        /// The rules of the findings that were published last.
        func rules(_ address: String = Session.address) -> [String] { published(address).last?.compactMap { $0["code"]?.string } ?? [] }
        /// The messages to the user.
        var shown: [String] { sent("window/showMessage").compactMap { $0["message"]?.string } }
    }

    /// Runs the server over all parts.
    func run() -> Outcome {
        var rest = parts[...]
        let system = memory.system
        system.input = ByteStream(isReady: { rest.isEmpty }, next: { .success(rest.popFirst() ?? []) })
        let status = LanguageServer.run(system)
        var reader = MessageReader()
        reader.append(memory.output)
        var messages: [JSONTree] = []
        while let part = reader.next() {
            guard case .content(let content) = part, let tree = JSONTree(content) else {
                Issue.record("the server wrote a broken message")
                continue
            }
            messages.append(tree)
        }
        var files: [String: String] = [:]
        for change in memory.changes { files[change.path] = change.content.map { String(decoding: $0, as: UTF8.self) } }
        return Outcome(messages: messages, status: status, files: files)
    }

    /// Runs the server with a request at the end, and returns its result.
    mutating func result(_ method: String, _ params: String) -> JSONTree? {
        let id = request(method, params)
        return run().result(id)
    }
}

extension JSONTree {
    subscript(_ name: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }
    var string: String? { if case .text(let text) = self { text } else { nil } }
    var int: Int? { if case .number(let digits) = self { Int(String(decoding: digits, as: UTF8.self)) } else { nil } }
    var list: [JSONTree]? { if case .list(let elements) = self { elements } else { nil } }
    /// `line:character-line:character` of a range.
    var range: String {
        func place(_ name: String) -> String {
            "\(self[name]?["line"]?.int ?? -1):\(self[name]?["character"]?.int ?? -1)"
        }
        return place("start") + "-" + place("end")
    }
}
