import PaySheet

/// A status code that devices do not expect.
enum EndpointStatus: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                let expected = recorded.call.statuses
                // A failure of the server, or of something before it, is not an answer to the call.
                guard recorded.status < 500, !expected.contains(recorded.status) else { return }
                let words = expected.map { String($0) }.joined(separator: ", ")
                context.report(
                    .endpointStatus, at: recorded.answer[.status], help: "answer with one of " + words,
                    "devices do not expect this status code for the call")
            }
        ]
    }
}

extension OrderCall {
    /// The documented status codes.
    fileprivate var statuses: [Int] {
        switch self {
        case .register: [200, 201, 401]
        case .unregister: [200, 401]
        case .list: [200, 204]
        case .fetch: [200, 304, 401]
        case .log: [200]
        }
    }
}
