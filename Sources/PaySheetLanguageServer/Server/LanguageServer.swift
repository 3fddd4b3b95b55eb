import PaySheet
package import PaySheetChecking
import PaySheetReports

/// A language server: it takes the messages of one client and writes its own.
package struct LanguageServer: ~Copyable {
    /// What the client may ask for.
    enum Phase: Sendable, Hashable {
        /// Before `initialize`.
        case new
        case running
        /// After `shutdown`.
        case shutDown
        /// After `exit`.
        case ended(status: Int32)
    }

    let system: System
    let catalogs: CatalogList
    var phase = Phase.new
    var client = ClientAbilities()
    var workspace: Workspace
    var writer = MessageWriter(.header)
    /// The open texts by their addresses.
    var texts: [String: OpenText] = [:]
    /// The addresses of the texts whose findings the client does not know yet, in the order of their changes.
    var pending: [String] = []
    /// The mistakes in configurations that the client was told of.
    var told: Set<String> = []

    package init(_ system: System, catalogs: CatalogList = .all) {
        self.system = system
        self.catalogs = catalogs
        workspace = Workspace(system, catalogs)
    }

    /// The exit status after the client has ended the server, else `nil`.
    var status: Int32? {
        guard case .ended(let status) = phase else { return nil }
        return status
    }

    // MARK: Messages

    /// Takes a message and writes the answer.
    mutating func handle(_ message: Message) {
        switch message {
        case .invalid(let id, let error):
            writer.error(id, error)
            // Editors hide the error of a message without an identifier, which may have been a document.
            if id == nil { show(.error, "paysheet: " + error.message) }
        case .response: break
        case .notification(let method, let params): handle(method, params)
        case .request(let id, let method, let params):
            do throws(RequestError) {
                writer.result(id, try answer(method, params))
            } catch {
                writer.error(id, error)
            }
        }
    }

    private mutating func handle(_ method: String, _ params: JSONTree) {
        if method == "exit" {
            phase = .ended(status: phase == .shutDown ? 0 : 1)
            return
        }
        // Notifications before `initialize` and after `shutdown` are dropped, as the protocol has it.
        guard phase == .running else { return }
        do throws(RequestError) {
            switch method {
            case "initialized": registerWatchers()
            case "textDocument/didOpen": try open(params)
            case "textDocument/didChange": try change(params)
            case "textDocument/didSave": try save(params)
            case "textDocument/didClose": try close(params)
            case "workspace/didChangeConfiguration": try configure(params)
            case "workspace/didChangeWorkspaceFolders": changeFolders(params)
            case "workspace/didChangeWatchedFiles":
                workspace.forget()
                checkAgain()
            default: break
            }
        } catch {
            // A notification has no answer, but a lost change makes all later ones wrong.
            show(.error, "paysheet: " + method + ": " + error.message + "; close the document and open it again")
        }
    }

    private mutating func answer(_ method: String, _ params: JSONTree) throws(RequestError) -> [UInt8] {
        switch (phase, method) {
        case (.new, "initialize"): return initialize(params)
        case (.new, _): throw RequestError(.serverNotInitialized, "the first request must be initialize")
        case (.running, "initialize"): throw RequestError(.invalidRequest, "the server is initialized already")
        case (.running, "shutdown"):
            phase = .shutDown
            texts = [:]
            pending = []
            return JSONBytes.nothing
        case (.running, _): break
        case (.shutDown, _), (.ended, _): throw RequestError(.invalidRequest, "the server is shut down; only exit can follow")
        }
        switch method {
        case "textDocument/diagnostic": return try diagnostics(params)
        case "textDocument/hover": return try hover(params)
        case "textDocument/completion": return try completion(params)
        case "textDocument/codeAction": return try codeActions(params)
        case "textDocument/formatting": return try formatting(params)
        case "textDocument/documentSymbol": return try symbols(params)
        case "textDocument/inlayHint": return try inlayHints(params)
        case "textDocument/codeLens": return try codeLenses(params)
        case "workspace/executeCommand": return try execute(params)
        default: throw RequestError(.methodNotFound, "there is no method " + method)
        }
    }

    // MARK: The client's window

    /// The kinds of messages to the user.
    enum Importance: Int {
        case error = 1
        case warning = 2
        case info = 3
    }

    mutating func show(_ importance: Importance, _ text: String) {
        writer.notification("window/showMessage") { json in
            json.member("type", number: importance.rawValue)
            json.member("message", text)
        }
    }

    /// Tells the user of mistakes in configurations, each once.
    mutating func showMistakes() {
        for mistake in workspace.takeMistakes() where told.insert(mistake).inserted {
            show(.warning, "paysheet: " + mistake + "; documents are checked without this configuration")
        }
    }
}
