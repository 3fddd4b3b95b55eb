/// The old word for a contact that can be changed.
enum PickupEnabled: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, when: .word(.shippingContactEditingMode, is: ShippingContactEditingMode.enabledIndex)
    ) { request, context in
        // For a shop's address it is wrong in another way.
        guard request.request?.hasShopAddress != true else { return }
        let node = request[.shippingContactEditingMode]
        context.report(
            .pickupEnabled, at: node, fix: RawFix(.safe, "leave it out", [.remove(node: node)]),
            help: "leave it out, or write \"available\"",
            "\"enabled\" is the old name of \"available\", which is the default")
    }
}
