/// EMV without the network that calls for it.
enum CapabilityEmv: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .list(.merchantCapabilities, holds: MerchantCapability.supportsEMVIndex)) {
        request, context in
        // Without 3-D Secure another rule speaks.
        guard let capabilities = request.merchantCapabilities, capabilities.contains(MerchantCapability.supports3DSIndex),
            let networks = request.supportedNetworks, networks.count > 0,
            networks.holds(PaymentNetwork.chinaUnionPayIndex) == false,
            let node = capabilities.node(of: MerchantCapability.supportsEMVIndex)
        else { return }
        context.report(
            .capabilityEmv, at: node, fix: RawFix(.risky, "leave \"supportsEMV\" out", [.remove(node: node)]),
            help: "leave it out, or add \"chinaUnionPay\" to the networks",
            "\"supportsEMV\" is for China UnionPay, but \"chinaUnionPay\" is not among the networks")
    }
}
