import PaySheet

/// A call without the token of its order or pass that is accepted.
enum EndpointAuthorization: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                switch recorded.call {
                case .register, .unregister, .fetch: break
                // Apple documents no token for these.
                case .list, .log: return
                }
                guard recorded.isAccepted else { return }
                guard let field = recorded.sent("Authorization") else {
                    context.report(
                        .endpointAuthorization, at: recorded.answer[.status],
                        help: "answer 401 without the token of the " + recorded.subject.rawValue,
                        "a call without a token is accepted")
                    return
                }
                guard let text = field.text, OrderAuthorization.token(in: text, of: recorded.subject) == nil else { return }
                context.report(
                    .endpointAuthorization, at: recorded.answer[.status], related: [RelatedNode(field.node, "the field Authorization")],
                    help: "answer 401; only \"" + recorded.subject.scheme + "\", a space and the token of the " + recorded.subject.rawValue
                        + " is right",
                    "a call is accepted whose field Authorization is not \"\(recorded.subject.scheme, "scheme")\" and a token")
            }
        ]
    }
}
