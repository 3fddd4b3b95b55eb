/// A shop's address that the shopper can change.
enum PickupMode: OneRowRule {
    static let row = RuleRow(PaymentRequestView.self, needs: [.shippingType, .shippingContact]) { request, context in
        // A service that fetches something from the shopper has no place of its own.
        guard request.hasShopAddress else { return }
        var help = "write \"storePickup\""
        let edit: RawEdit
        if !request.isPresent(.shippingContactEditingMode) {
            if request.isMisspelt(.shippingContactEditingMode) { return }
            help = "add \"shippingContactEditingMode\": \"storePickup\""
            edit = .add(object: request.node, name: "shippingContactEditingMode", json: "\"storePickup\"")
        } else if let mode = request.word(.shippingContactEditingMode), mode >= 0, mode != ShippingContactEditingMode.storePickupIndex {
            edit = .replace(node: request[.shippingContactEditingMode], text: "storePickup")
        } else {
            return
        }
        context.report(
            .pickupMode, at: request[.shippingContactEditingMode], fix: RawFix(.risky, help, [edit]), help: help,
            "the shopper can replace the address of the pickup shop")
    }
}

extension PaymentRequestView {
    /// The goods are fetched from a shop whose address is given.
    var hasShopAddress: Bool {
        guard word(.shippingType) == ShippingType.storePickupIndex, let contact = shippingContact else { return false }
        return contact.count(of: .addressLines) > 0
    }
}
