import PaySheet
import PaySheetChecking

/// A request of the client, and the protocol that it follows.
struct AgentRequest {
    let id: MessageID
    let method: String
    let params: JSONTree
    let version: ProtocolVersion
    /// Whether the client of a request without a session can name its roots.
    let hasRoots: Bool

    /// - Parameter session: The version of the session; `nil` before `initialize`.
    init(_ id: MessageID, _ method: String, _ params: JSONTree, session: ProtocolVersion?) throws(RequestError) {
        (self.id, self.method, self.params) = (id, method, params)
        let meta = params["_meta"]
        if let stated = meta?[MetaName.version] {
            guard let version = stated.string.flatMap({ ProtocolVersion(rawValue: $0) }), !version.hasSession else {
                throw RequestError.unsupported(stated.string ?? stated.json)
            }
            self.version = version
            hasRoots = meta?[MetaName.capabilities]?["roots"]?.members != nil
        } else {
            guard let version = session ?? (method == "initialize" || method == "ping" ? .newestWithSession : nil) else {
                throw RequestError(
                    .invalidRequest,
                    "the first request must be initialize, or _meta must name the protocol version "
                        + (ProtocolVersion.names.first ?? ""))
            }
            self.version = version
            hasRoots = false
        }
    }

    /// Returns a text of the parameters.
    func text(_ name: String) throws(RequestError) -> String {
        guard let text = params[name]?.string else { throw RequestError(.invalidParams, "the member \"" + name + "\" must be a string") }
        return text
    }

    /// Rejects a cursor: no list has a second page.
    func rejectCursor() throws(RequestError) {
        guard let cursor = params["cursor"], cursor != .null else { return }
        throw RequestError(.invalidParams, "unknown cursor; each list has one page")
    }
}
