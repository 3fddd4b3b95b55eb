/// The protocol that every merchant must process is not listed.
enum CapabilityMissing3ds: DocumentRule {
    static var rows: [RuleRow] { [CapabilityList.row(unless: CapabilityList.with(MerchantCapability.supports3DSIndex), check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), !list.contains(MerchantCapability.supports3DSIndex), list.isKnown,
            CapabilityList.takesCards(list), let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        var json = "[\"supports3DS\""
        for index in 0..<list.count {
            if let text = list.text(index) { json += ",\"" + text.string + "\"" }
        }
        context.report(
            .capabilityMissing3ds, at: node, fix: RawFix(.risky, "add \"supports3DS\"", [.replace(node: node, json: json + "]")]),
            help: "add \"supports3DS\"", "\"supports3DS\" is missing, but every merchant must support it")
    }
}
