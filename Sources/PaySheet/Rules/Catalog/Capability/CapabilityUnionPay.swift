/// China UnionPay without the protocol of its cards.
enum CapabilityUnionPay: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, isAdvice: true, when: .list(.merchantCapabilities, lacks: MerchantCapability.supportsEMVIndex)
    ) { request, context in
        guard request.merchantCapabilities?.contains(MerchantCapability.supports3DSIndex) == true,
            request.supportedNetworks?.contains(PaymentNetwork.chinaUnionPayIndex) == true
        else { return }
        context.report(
            .capabilityUnionPay, at: request[.merchantCapabilities], help: "add \"supportsEMV\" if your provider processes it",
            "\"chinaUnionPay\" is among the networks, and \"supportsEMV\" is not listed")
    }
}
