/// Money can go out, and none can come in.
enum CapabilityNoCard: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, when: .list(.merchantCapabilities, holds: MerchantCapability.supportsInstantFundsOutIndex)
    ) { request, context in
        guard request.merchantCapabilities?.takeCards == false else { return }
        let node = request[.merchantCapabilities]
        context.report(
            .capabilityNoCard, at: node, webKit: .capabilitiesNone,
            fix: RawFix(
                .risky, "add \"supports3DS\"", [.replace(node: node, json: "[\"supports3DS\",\"supportsInstantFundsOut\"]")]),
            "\"supportsInstantFundsOut\" alone sends money and accepts no card")
    }
}

extension WordList {
    /// These capabilities are good for cards: there is something else than sending money out.
    var takeCards: Bool {
        for index in 0..<count where self[index] != MerchantCapability.supportsInstantFundsOutIndex { return true }
        return false
    }
}
