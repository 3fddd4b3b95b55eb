/// A merchant that can do nothing.
enum CapabilityEmpty: DocumentRule {
    static var rows: [RuleRow] { [CapabilityList.row(unless: .someElements(PaymentRequest.Slot.merchantCapabilities), check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), list.count == 0, let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        context.report(
            .capabilityEmpty, at: node, webKit: .capabilitiesEmpty,
            fix: RawFix(.risky, "write [\"supports3DS\"]", [.replace(node: node, json: "[\"supports3DS\"]")]),
            help: "write [\"supports3DS\"]", "no capability is listed, so no card can be processed")
    }
}
