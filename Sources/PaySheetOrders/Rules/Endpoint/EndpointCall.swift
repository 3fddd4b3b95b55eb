import PaySheet

/// A call that the web service does not have.
enum EndpointCall: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderTraceView.self, needs: [.method, .path]) { trace, context in
                guard trace.isString(.method), trace.isString(.path), RecordedCall.call(of: trace) == nil else { return }
                context.report(
                    .endpointCall, at: trace[.path], help: "record only the calls of devices",
                    "this is none of the five calls of a device, so the answer is not checked")
            }
        ]
    }
}
