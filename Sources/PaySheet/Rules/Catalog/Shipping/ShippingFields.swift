/// Shipping methods on a sheet without shipping.
enum ShippingFields: OneRowRule {
    static let row = RuleRow(PaymentRequestView.self, when: .count(of: .shippingMethods, above: 0)) { request, context in
        guard request.word(.shippingContactEditingMode) != ShippingContactEditingMode.storePickupIndex,
            !request.isPresent(.disbursementRequest),
            // A contact that was not requested says the same.
            !request.isPresent(.shippingContact)
        else { return }
        if request.isPresent(.requiredShippingContactFields) {
            guard request.isReadable(.requiredShippingContactFields), request.count(of: .requiredShippingContactFields) == 0 else { return }
        } else if request.isMisspelt(.requiredShippingContactFields) {
            return
        }
        context.report(
            .shippingFields, at: request[.shippingMethods], help: "ask for \"postalAddress\" in \"requiredShippingContactFields\"",
            "the sheet shows no shipping methods, because no part of a shipping contact is asked for")
    }
}
