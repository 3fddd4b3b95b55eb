/// A merchant that can do nothing.
enum CapabilityEmpty: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .isEmpty(.merchantCapabilities)) { request, context in
        let node = request[.merchantCapabilities]
        context.report(
            .capabilityEmpty, at: node, webKit: .capabilitiesEmpty,
            fix: RawFix(.risky, "write [\"supports3DS\"]", [.replace(node: node, json: "[\"supports3DS\"]")]),
            "no capability is listed, so no card can be processed")
    }
}
