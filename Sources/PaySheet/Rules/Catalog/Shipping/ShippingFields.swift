/// Shipping methods on a sheet without shipping.
enum ShippingFields: DocumentRule {
    static var rows: [RuleRow] { RuleRow(PaymentRequestView.self, when: .count(of: .shippingMethods, above: 0), check) }

    static func check(_ request: borrowing PaymentRequestView, _ context: inout RuleContext) {
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
