/// China UnionPay without the protocol of its cards.
enum CapabilityUnionPay: DocumentRule {
    static var rows: [RuleRow] { [CapabilityList.row(isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), list.contains(MerchantCapability.supports3DSIndex), list.isKnown,
            !list.contains(MerchantCapability.supportsEMVIndex), CapabilityList.takesUnionPay(cursor) == true,
            let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        context.report(
            .capabilityUnionPay, at: node, help: "add \"supportsEMV\" if your provider processes it",
            "\"chinaUnionPay\" is among the networks, and \"supportsEMV\" is not listed")
    }
}
