/// A delegated request, whose merchant session comes from an endpoint of its own.
enum SessionDelegatedEndpoint: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.isDelegatedRequest]) { request, context in
        let first = SafariRelease.namesDelegatedEndpoint
        guard request.isDelegatedRequest == true, !context.policy.isSafari(from: first) else { return }
        context.report(
            .sessionDelegatedEndpoint, at: request[.isDelegatedRequest], help: "ask the endpoint \"delegatedSession\" of the same host",
            "the validationURL of Safari before about \(first.description, "release")"
                + " does not lead to the endpoint of delegated requests")
    }
}
