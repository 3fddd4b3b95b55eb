/// Money can go out, and none can come in.
enum CapabilityNoCard: DocumentRule {
    static var rows: [RuleRow] {
        [CapabilityList.row(unless: CapabilityList.without(MerchantCapability.supportsInstantFundsOutIndex), check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), list.count > 0, !CapabilityList.takesCards(list),
            let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        context.report(
            .capabilityNoCard, at: node, webKit: .capabilitiesNone,
            fix: RawFix(
                .risky, "add \"supports3DS\"", [.replace(node: node, json: "[\"supports3DS\",\"supportsInstantFundsOut\"]")]),
            help: "add \"supports3DS\"", "\"supportsInstantFundsOut\" alone sends money and accepts no card")
    }
}
