/// A version that there is not.
enum VersionRange: DocumentRule {
    static var rows: [RuleRow] {
        // A number with a sign or a fraction is reported as such.
        RuleRow(ApplePayRequestView.self, needs: [.version]) { check($0.plainNumber(.version), at: $0[.version], &$1) }
        RuleRow(PaymentFlowView.self, needs: [.apiVersion]) { check($0.plainNumber(.apiVersion), at: $0[.apiVersion], &$1) }
        // A request of Apple Pay JS does not state its version; the policy does.
        RuleRow(PaymentRequestView.self, asks: .version) { request, context in
            guard context.isDocument(PaymentRequestView.self) else { return }
            check(context.policy.apiVersion.map { Int64($0) }, at: request.node, &context)
        }
    }

    private static func check(_ version: Int64?, at node: Int, _ context: inout RuleContext) {
        guard let version else { return }
        if version < 1 {
            context.report(
                .versionRange, at: node, webKit: .versionRange, help: "state version 1 or later",
                "there is no version \(version, "version"): the first is 1")
        } else if version > Policy.newestVersion {
            let newest = String(Policy.newestVersion)
            context.report(
                .versionRange, at: node, webKit: .versionRange,
                help: "state the lowest version that has what is used, " + newest + " at most",
                "there is no version \(version, "version"): the newest is \(newest, "newest")")
        }
    }
}
