package import PaySheet

/// The identifier of a request of JSON-RPC 2.0, as it was written.
package struct MessageID: Sendable, Hashable {
    package let json: [UInt8]

    /// Reads an identifier: text or a number.
    package init?(_ value: JSONTree?) {
        switch value {
        case .text?, .number?: json = value?.bytes ?? []
        case .null?, .boolean?, .list?, .object?, nil: return nil
        }
    }
}

/// One message of the client.
package enum Message: Sendable {
    case request(MessageID, method: String, JSONTree)
    case notification(method: String, JSONTree)
    /// The answer to a request of the server. It has no result if the client refused the request.
    case response(MessageID?, result: JSONTree?)
    /// A message that cannot be read.
    case invalid(MessageID?, RequestError)

    /// Reads the content of a message.
    package init(_ content: [UInt8]) {
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
            self =
                isResponse
                ? .response(id, result: tree["result"]) : .invalid(id, RequestError(.invalidRequest, "the member \"method\" is missing"))
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
package struct RequestError: Error, Sendable {
    package let code: Code
    package let message: String
    /// What programs need besides the message, as JSON.
    package let data: [UInt8]?

    package init(_ code: Code, _ message: String, data: [UInt8]? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// The codes of JSON-RPC. A protocol adds its own.
    package struct Code: Sendable, Hashable {
        let rawValue: Int

        package init(_ rawValue: Int) { self.rawValue = rawValue }

        package static let parseError = Code(-32700)
        package static let invalidRequest = Code(-32600)
        package static let methodNotFound = Code(-32601)
        package static let invalidParams = Code(-32602)
    }
}
