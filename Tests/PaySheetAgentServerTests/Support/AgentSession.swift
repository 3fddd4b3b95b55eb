import PaySheet
import PaySheetAgentServer
import PaySheetChecking
import Testing

/// A session with the server for agents in process: lines in, lines out.
struct AgentSession {
    /// The parts of the input. Between two parts the server finds nothing to read. An empty one is a silence.
    private var parts: [[UInt8]] = []
    let memory = MemorySystem()
    private let roots: [String]
    private let isModern: Bool
    /// What the client says about itself in requests without a session.
    private let capabilities: String
    private var lastRequest = 0

    /// - Parameters:
    ///   - version: The version of the session; `nil` sends no `initialize`; `modern` has no session.
    ///   - roots: The folders of the command line.
    ///   - files: Files below `/work`.
    init(_ version: String? = "2025-11-25", capabilities: String = "{}", roots: [String] = [], files: [String: String] = [:]) {
        self.roots = roots
        self.capabilities = capabilities
        isModern = version == AgentSession.modern
        memory.currentFolder = "/work"
        memory.add(.folder(["work", "other", "secret.json"]), at: "/")
        memory.add(.file([UInt8](AgentSession.broken.utf8)), at: "/secret.json")
        memory.add(.folder(["outside.json"]), at: "/other")
        memory.add(.file([UInt8](AgentSession.broken.utf8)), at: "/other/outside.json")
        memory.add(.folder(files.keys.filter { !$0.utf8.contains(0x2F) }.sorted()), at: "/work")
        for (name, text) in files { memory.add(.file([UInt8](text.utf8)), at: "/work/" + name) }
        guard let version, !isModern else { return }
        request(
            "initialize", #"{"protocolVersion":"\#(version)","capabilities":\#(capabilities),"clientInfo":{"name":"test","version":"1"}}"#)
        notify("notifications/initialized", "{}")
    }

    static let modern = "2026-07-28"

    /// A request with one error and one warning, both with a safe fix.
    static let broken =
        #"{"countryCode":"us","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""total":{"label":"Shop","amount":"1.5"}}"#

    /// Everything that the client sends.
    var allParts: [[UInt8]] { parts }

    // MARK: The client's messages

    /// Sends nothing, until the server has waited as long as it wants to.
    mutating func silence() { parts.append([]) }

    mutating func raw(_ text: String) { parts.append([UInt8](text.utf8)) }
    mutating func raw(bytes: [UInt8]) { parts.append(bytes) }

    /// Sends the next messages in one piece, so that all of them wait at once.
    mutating func together(_ body: (inout AgentSession) -> Void) {
        let before = parts.count
        body(&self)
        let joined = parts[before...].reduce(into: []) { $0 += $1 }
        parts.replaceSubrange(before..., with: [joined])
    }

    /// Sends a request, and returns its number.
    @discardableResult
    mutating func request(_ method: String, _ params: String = "{}") -> Int {
        lastRequest += 1
        var params = params
        if isModern {
            let meta =
                #""_meta":{"io.modelcontextprotocol/protocolVersion":"\#(AgentSession.modern)","#
                + #""io.modelcontextprotocol/clientCapabilities":\#(capabilities)}"#
            params = "{" + meta + (params == "{}" ? "}" : "," + params.dropFirst())
        }
        raw(#"{"jsonrpc":"2.0","id":\#(lastRequest),"method":"\#(method)","params":\#(params)}"# + "\n")
        return lastRequest
    }

    mutating func notify(_ method: String, _ params: String) {
        raw(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"# + "\n")
    }

    /// Calls a tool, and returns the number of the request.
    @discardableResult
    mutating func call(_ tool: String, _ arguments: String = "{}") -> Int {
        request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    }

    static func quoted(_ text: String) -> String { JSONTree.text(text).json }

    // MARK: The server's messages

    /// What the server wrote, and its exit status.
    struct Outcome {
        let messages: [JSONTree]
        let status: Int32
        /// The numbers of the requests that had an answer at each silence.
        let answered: [[Int]]

        func answer(_ id: Int) -> JSONTree? { messages.last { $0["id"]?.int == id && $0["method"] == nil } }
        func result(_ id: Int) -> JSONTree? { answer(id)?["result"] }
        func error(_ id: Int) -> Int? { answer(id)?["error"]?["code"]?.int }
        /// The codes of the errors that belong to no request.
        var errors: [Int] { messages.filter { $0["id"] == .null }.compactMap { $0["error"]?["code"]?.int } }
        /// The structured result of a call.
        func structured(_ id: Int) -> JSONTree? { result(id)?["structuredContent"] }
        /// The text of a call that the tool could not answer.
        func mistake(_ id: Int) -> String? { result(id)?["isError"]?.bool == true ? text(id) : nil }
        func text(_ id: Int) -> String? { result(id)?["content"]?.list?.first?["text"]?.string }
        /// The rules of the findings.
        func rules(_ id: Int) -> [String] {
            structured(id)?["documents"]?.list?.flatMap { $0["findings"]?.list ?? [] }.compactMap { $0["rule"]?.string } ?? []
        }
        /// The reasons why files were not read.
        func failures(_ id: Int) -> [String] { structured(id)?["failures"]?.list?.compactMap { $0["message"]?.string } ?? [] }
    }

    /// Runs the server over all parts.
    func run() -> Outcome {
        var rest = parts[...]
        let system = memory.system
        var clock: Int64 = 0
        var answered: [[Int]] = []
        func meetSilence() {
            rest.removeFirst()
            answered.append(AgentSession.messages(memory.output).compactMap { $0["method"] == nil ? $0["id"]?.int : nil })
        }
        system.milliseconds = { clock }
        system.input = ByteStream(
            isReady: { rest.isEmpty },
            arrives: { milliseconds in
                guard rest.first == [] else { return true }
                clock += Int64(milliseconds)
                meetSilence()
                return false
            },
            next: {
                while rest.first == [] { meetSilence() }
                return .success(rest.popFirst() ?? [])
            })
        let status = AgentServer.run(system, roots: roots)
        let lines = memory.output.split(separator: 0x0A)
        #expect(memory.output.isEmpty || memory.output.last == 0x0A)
        let messages = AgentSession.messages(memory.output)
        #expect(messages.count == lines.count, "each line is a message")
        #expect(memory.changes.isEmpty, "the server writes nothing")
        return Outcome(messages: messages, status: status, answered: answered)
    }

    private static func messages(_ output: [UInt8]) -> [JSONTree] {
        output.split(separator: 0x0A).compactMap { line in JSONTree(Array(line)) }
    }

    /// Calls a tool alone.
    static func call(
        _ tool: String, _ arguments: String, roots: [String] = [], files: [String: String] = [:]
    ) -> (id: Int, outcome: Outcome) {
        var session = AgentSession(roots: roots, files: files)
        let id = session.call(tool, arguments)
        return (id, session.run())
    }
}
