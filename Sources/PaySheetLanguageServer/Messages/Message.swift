import PaySheet

/// The identifier of a request, as it was written.
struct MessageID: Sendable, Hashable {
    let json: [UInt8]

    /// Reads an identifier: text or a number.
    init?(_ value: JSONTree?) {
        switch value {
        case .text?, .number?: json = value?.bytes ?? []
        case .null?, .boolean?, .list?, .object?, nil: return nil
        }
    }
}

/// One message of the client.
enum Message: Sendable {
    case request(MessageID, method: String, JSONTree)
    case notification(method: String, JSONTree)
    /// The answer to a request of the server.
    case response
    /// A message that cannot be read.
    case invalid(MessageID?, RequestError)

    /// Reads the content of a message.
    init(_ content: [UInt8]) {
        guard let tree = JSONTree(content) else {
            self = .invalid(nil, RequestError(.parseError, "the message is not JSON"))
            return
        }
        guard case .object = tree else {
            self = .invalid(nil, RequestError(.invalidRequest, "the message is not an object; the protocol has no batches"))
            return
        }
        let id = MessageID(tree["id"])
        guard tree["jsonrpc"] == .text("2.0") else {
            self = .invalid(id, RequestError(.invalidRequest, "the member \"jsonrpc\" must be \"2.0\""))
            return
        }
        let params = tree["params"] ?? .null
        guard let method = tree["method"] else {
            let isResponse = tree["result"] != nil || tree["error"] != nil
            self = isResponse ? .response : .invalid(id, RequestError(.invalidRequest, "the member \"method\" is missing"))
            return
        }
        guard let method = method.string else {
            self = .invalid(id, RequestError(.invalidRequest, "the member \"method\" must be text"))
            return
        }
        if let id {
            self = .request(id, method: method, params)
        } else if tree["id"] != nil {
            self = .invalid(nil, RequestError(.invalidRequest, "the member \"id\" must be text or a number"))
        } else {
            self = .notification(method: method, params)
        }
    }
}

/// Why a request has no result.
struct RequestError: Error, Sendable {
    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The codes of JSON-RPC and of the protocol.
    enum Code: Int, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case serverCancelled = -32802
        case requestCancelled = -32800
    }
}
