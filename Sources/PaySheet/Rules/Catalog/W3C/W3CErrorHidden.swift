/// An error that the sheet does not show.
enum W3CErrorHidden: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.shippingOptions, PaymentDetailsUpdate.Slot.error], check),
            RuleRow(
                ShapeIndex.paymentDetailsUpdate,
                needs: [PaymentDetailsUpdate.Slot.shippingOptions, PaymentDetailsUpdate.Slot.shippingAddressErrors], checkAddress),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        report(cursor, PaymentDetailsUpdate.Slot.error, &context)
    }

    static func checkAddress(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // One finding for both.
        guard !cursor.isPresent(PaymentDetailsUpdate.Slot.error) else { return }
        report(cursor, PaymentDetailsUpdate.Slot.shippingAddressErrors, &context)
    }

    private static func report(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let options = cursor.slot(PaymentDetailsUpdate.Slot.shippingOptions), cursor.nodes[options].count > 0,
            let node = cursor.slot(member)
        else { return }
        context.report(
            .w3cErrorHidden, at: node, related: [RelatedNode(options, "the shipping options on offer")],
            help: "give an empty list of shipping options, or leave the error out",
            "the update offers shipping options, so the browser does not show the error")
    }
}
