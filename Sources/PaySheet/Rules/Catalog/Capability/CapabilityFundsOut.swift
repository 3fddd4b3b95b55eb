/// The capability to send money where none is sent.
enum CapabilityFundsOut: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            PaymentRequestView.self, when: .list(.merchantCapabilities, holds: MerchantCapability.supportsInstantFundsOutIndex)
        ) { request, context in
            if !request.isPresent(.disbursementRequest) { check(request.merchantCapabilities, &context) }
        }
        // In the W3C interface the transfer is in a modifier.
        RuleRow(W3CPaymentRequestView.self, needs: [.methodData, .details]) { arguments, context in
            guard arguments.details?.sendsMoney == false else { return }
            arguments.forEachRequest { request in check(request.merchantCapabilities, &context) }
        }
    }

    private static func check(_ capabilities: WordList?, _ context: inout RuleContext) {
        guard let capabilities, capabilities.takeCards, let node = capabilities.node(of: MerchantCapability.supportsInstantFundsOutIndex)
        else { return }
        context.report(
            .capabilityFundsOut, at: node, fix: RawFix(.risky, "leave it out", [.remove(node: node)]),
            help: "leave it out, or add a \"disbursementRequest\"",
            "\"supportsInstantFundsOut\" is for transfers to the shopper, and there is no \"disbursementRequest\"")
    }
}
