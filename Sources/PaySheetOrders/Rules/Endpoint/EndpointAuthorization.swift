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
                guard let text = field.text, let fault = fault(text) else { return }
                context.report(
                    .endpointAuthorization, at: recorded.answer[.status], related: [RelatedNode(field.node, "the field Authorization")],
                    help: "answer 401; only \"AppleOrder\", a space and the token of the order is right", fault)
            }
        ]
    }

    /// What is wrong with a field Authorization. HTTP ignores the case of schemes.
    private static func fault(_ field: String) -> String? {
        let parts = field.utf8.split { $0 == 0x20 || $0 == 0x09 }
        guard let scheme = parts.first, ASCII.lowerCased(scheme) == ASCII.lowerCased("AppleOrder".utf8) else {
            return "a call is accepted whose field Authorization does not begin with \"AppleOrder \""
        }
        return parts.count > 1 ? nil : "a call is accepted whose field Authorization has no token"
    }
}
