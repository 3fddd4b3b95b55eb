/// A plan whose networks give no merchant tokens.
enum PlanTokenNetworks: OneRowRule {
    static let row = RuleRow(
        PaymentRequestView.self, needs: [.supportedNetworks],
        any: [.recurringPaymentRequest, .deferredPaymentRequest, .automaticReloadPaymentRequest]
    ) { request, context in
        guard let networks = request.supportedNetworks, networks.lacksMerchantTokens else { return }
        context.report(
            .planTokenNetworks, at: request[.supportedNetworks], help: "add amex, discover, masterCard or visa",
            "no listed network supports merchant tokens, which the plan needs")
    }
}
