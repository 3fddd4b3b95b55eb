/// A place of pickup that the sheet does not show.
enum PickupFields: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, needs: [.requiredShippingContactFields],
        when: .word(.shippingContactEditingMode, is: ShippingContactEditingMode.storePickupIndex)
    ) { request, context in
        // Where nothing at all is asked for, the contact is wrong before the mode.
        guard let fields = request.requiredShippingContactFields, fields.count > 0,
            fields.holds(ContactField.postalAddressIndex) == false
        else { return }
        context.report(
            .pickupFields, at: request[.requiredShippingContactFields],
            help: "add \"postalAddress\" to \"requiredShippingContactFields\"",
            "the sheet does not show the place of pickup, because no postal address is asked for")
    }
}
