import PaySheet
package import PaySheetChecking
import PaySheetReports

/// A server for coding agents over the Model Context Protocol: it takes the messages of one client and writes its own.
package struct AgentServer: ~Copyable {
    let system: System
    let catalogs: CatalogList
    let knowledge: Knowledge
    var writer = MessageWriter(.line)
    /// The version of the session; `nil` before `initialize`, and for clients without sessions.
    private var session: ProtocolVersion?
    private var canNameRoots = false
    var roots: RootFolders
    /// The request for the client's roots that has no answer yet.
    private var rootsRequest: MessageID?
    /// When calls that read files stop waiting for this answer, on the clock of the system; `nil` if they do not wait.
    private(set) var rootsDeadline: Int64?

    /// - Parameter roots: The folders that can be read; without them the current folder, or those that the client names.
    package init(_ system: System, catalogs: CatalogList = .all, roots: [String] = []) {
        self.system = system
        self.catalogs = catalogs
        knowledge = Knowledge(catalogs)
        self.roots = RootFolders(roots, system.currentFolder)
    }

    // MARK: Messages

    /// Takes a message and writes the answer.
    ///
    /// - Parameter isCancelled: Whether the client does not wait for the answer any more.
    mutating func handle(_ message: Message, isCancelled: @escaping () -> Bool) {
        switch message {
        case .invalid(let id, let error): writer.error(id, error)
        case .response(let id, let result): receive(result, of: id)
        case .notification(let method, _): handle(method)
        case .request(let id, let method, let params):
            do throws(RequestError) {
                guard let result = try answer(try AgentRequest(id, method, params, session: session), isCancelled) else { return }
                writer.result(id, result)
            } catch {
                writer.error(id, error)
            }
        }
    }

    private mutating func handle(_ method: String) {
        switch method {
        case "notifications/initialized", "notifications/roots/list_changed":
            guard canNameRoots else { return }
            rootsRequest = writer.request("roots/list") { _ in }
            // A client that asks again and again must not make calls wait longer.
            rootsDeadline = rootsDeadline ?? system.milliseconds() &+ AgentServer.patience
        default: break
        }
    }

    /// Takes the roots of the client. If it refuses to name them, the earlier ones stay.
    private mutating func receive(_ result: JSONTree?, of id: MessageID?) {
        guard let id, id == rootsRequest else { return }
        (rootsRequest, rootsDeadline) = (nil, nil)
        guard let named = result?["roots"], named.list != nil else { return }
        roots.ofClient = RootFolders.paths(named)
    }

    /// How many milliseconds calls wait for the client's roots. Clients answer at once, and give up a call after a minute or so.
    private static let patience: Int64 = 5000

    /// Lets calls read the earlier folders. The client's roots count as soon as it names them.
    mutating func stopWaitingForRoots() { rootsDeadline = nil }

    /// Returns the result of a request; `nil` if the client has cancelled it.
    private mutating func answer(_ request: AgentRequest, _ isCancelled: @escaping () -> Bool) throws(RequestError) -> [UInt8]? {
        switch request.method {
        case "initialize" where request.version.hasSession: return initialize(request.params)
        case "ping" where request.version.hasSession: return JSONBytes.object { _ in }
        case "server/discover" where !request.version.hasSession: return discovery(request)
        case "tools/call": return try call(request, isCancelled)
        default: return try list(request)
        }
    }

    /// Returns a result, with what its version of the protocol has in every result.
    ///
    /// - Parameter isStable: Whether the result stays the same as long as the server runs.
    func result(_ request: AgentRequest, isStable: Bool = false, _ members: (inout JSONBytes) -> Void) -> [UInt8] {
        JSONBytes.object { json in
            members(&json)
            guard !request.version.hasSession else { return }
            json.member("resultType", "complete")
            if isStable {
                json.member("ttlMs", number: 3_600_000)
                json.member("cacheScope", "public")
            }
            json.name("_meta")
            json.object { meta in
                meta.name(MetaName.server)
                AgentServer.writeInfo(&meta)
            }
        }
    }

    // MARK: Start

    private mutating func initialize(_ params: JSONTree) -> [UInt8] {
        let asked = params["protocolVersion"]?.string.flatMap { ProtocolVersion(rawValue: $0) }
        let version = asked.flatMap { $0.hasSession ? $0 : nil } ?? .newestWithSession
        session = version
        canNameRoots = params["capabilities"]?["roots"]?.members != nil
        return JSONBytes.object { json in
            json.member("protocolVersion", version.rawValue)
            AgentServer.writeAbilities(&json)
            json.name("serverInfo")
            AgentServer.writeInfo(&json)
        }
    }

    private func discovery(_ request: AgentRequest) -> [UInt8] {
        result(request, isStable: true) { json in
            json.member("supportedVersions", ProtocolVersion.names)
            AgentServer.writeAbilities(&json)
        }
    }

    private static func writeAbilities(_ json: inout JSONBytes) {
        json.name("capabilities")
        json.object { capabilities in
            for name in ["tools", "resources", "prompts", "completions"] {
                capabilities.name(spelled: name)
                capabilities.object { _ in }
            }
        }
        json.member(
            "instructions",
            "PaySheet checks Apple Pay JS payment requests and Wallet orders without a network. Start from `example`, look up members with "
                + "`reference`, and call `check` after each change. Do not invent members, and write amounts as text.")
    }

    private static func writeInfo(_ json: inout JSONBytes) {
        json.object { info in
            info.member("name", Edition.name)
            info.member("title", "PaySheet")
            info.member("version", Edition.version)
        }
    }
}
