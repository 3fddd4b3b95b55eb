import PaySheet

/// A call without the token of its order that is accepted.
enum EndpointAuthorization: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderTraceView.self, needs: [.method, .path, .answer]) { trace, context in
                guard let recorded = RecordedCall(trace) else { return }
                switch recorded.call {
                case .register, .unregister, .fetch: break
                // Apple documents no token for these.
                case .list, .log: return
                }
                guard recorded.isAccepted else { return }
                guard let field = recorded.sent("Authorization") else {
                    context.report(
                        .endpointAuthorization, at: recorded.answer[.status], help: "answer 401 without the token of the order",
                        "a call without a token is accepted")
                    return
                }
                guard !hasToken(field.text) else { return }
                context.report(
                    .endpointAuthorization, at: recorded.answer[.status], related: [RelatedNode(field.node, "the field Authorization")],
                    help: "answer 401; only \"AppleOrder\", a space and the token of the order is right",
                    "a call is accepted whose field Authorization does not begin with \"AppleOrder \"")
            }
        ]
    }

    /// HTTP ignores the case of schemes.
    private static func hasToken(_ field: String) -> Bool {
        let scheme = field.utf8.prefix { $0 != 0x20 }
        return ASCII.lowerCased(scheme) == ASCII.lowerCased("AppleOrder".utf8) && field.utf8.count > scheme.count + 1
    }
}
