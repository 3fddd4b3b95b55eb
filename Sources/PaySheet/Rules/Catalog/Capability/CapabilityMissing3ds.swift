/// The protocol that every merchant must process is not listed.
enum CapabilityMissing3ds: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .list(.merchantCapabilities, lacks: MerchantCapability.supports3DSIndex)) {
        request, context in
        guard let capabilities = request.merchantCapabilities, capabilities.takeCards else { return }
        let node = request[.merchantCapabilities]
        var json = "[\"supports3DS\""
        for index in 0..<capabilities.count {
            if let text = capabilities.text(index) { json += ",\"" + text.string + "\"" }
        }
        context.report(
            .capabilityMissing3ds, at: node, fix: RawFix(.risky, "add \"supports3DS\"", [.replace(node: node, json: json + "]")]),
            help: "add \"supports3DS\"", "\"supports3DS\" is missing, but every merchant must support it")
    }
}
