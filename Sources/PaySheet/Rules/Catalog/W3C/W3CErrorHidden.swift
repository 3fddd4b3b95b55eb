/// An error that the sheet does not show.
enum W3CErrorHidden: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/error-hidden", "Error that is not shown", .warning, group: .compatible,
            what: "An update reports an error or wrong parts of the address and offers shipping options at the same time.",
            why: "Options mean that the address can be served: the browser shows error and shippingAddressErrors only where there are "
                + "none.",
            instead: "Give an empty list of shipping options with the error, or leave the error out.",
            sources: ["AP-PR-ERR"], page: "https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary",
            bad: [
                Sample(.w3cUpdate, [.text("/error", "We cannot ship to this address")], at: "/error", shows: ["AP-PR-ERR"]),
                Sample(
                    .w3cUpdate, [.set("/shippingAddressErrors", #"{"postalCode":"The postal code has five digits"}"#)],
                    at: "/shippingAddressErrors", shows: ["AP-PR-ERR"]),
                Sample(
                    .w3cUpdate, [.text("/error", "We cannot ship to this address"), .remove("/shippingOptions/0")], at: "/error",
                    shows: ["AP-PR-ERR"]),
            ],
            good: [
                Sample(.w3cUpdate, [.text("/error", "We cannot ship to this address"), .set("/shippingOptions", "[]")]),
                Sample(.w3cUpdate, [.text("/error", "We cannot ship to this address"), .remove("/shippingOptions")]),
            ])
    }

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
            "the update offers shipping options, and the browser does not show the error then")
    }
}
