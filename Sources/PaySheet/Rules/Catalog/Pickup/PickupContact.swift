/// A pickup from nowhere.
enum PickupContact: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, when: .word(.shippingContactEditingMode, is: ShippingContactEditingMode.storePickupIndex)
    ) { request, context in
        guard !request.isPresent(.shippingContact), !request.isMisspelt(.shippingContact) else { return }
        context.report(
            .pickupContact, at: request[.shippingContactEditingMode],
            help: "add \"shippingContact\" with the address of the shop",
            "the pickup place is unknown without \"shippingContact\"")
    }
}
