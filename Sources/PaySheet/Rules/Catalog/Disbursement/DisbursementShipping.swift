/// A transfer of money with shipping.
enum DisbursementShipping: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/shipping", "Transfer with shipping", .warning,
            what: "A request that sends money to a person also offers shipping.",
            why: "Nothing is delivered in a transfer, and Apple asks to leave shipping off. Safari does not look.",
            instead: "Leave \"shippingMethods\" out, and \"requestShipping\" too.",
            sources: ["AP-DIS-NO-SHIPPING"], page: "https://developer.apple.com/videos/play/wwdc2024/10108/",
            bad: [
                Sample(
                    .disbursement,
                    [
                        .set(
                            "/shippingMethods",
                            #"[{"label":"Standard Shipping","detail":"Arrives within a week","amount":"0.00","identifier":"standard"}]"#)
                    ], at: "/shippingMethods", shows: ["AP-DIS-NO-SHIPPING"]),
                Sample(
                    .w3c,
                    [
                        .set(
                            "/details/modifiers",
                            #"[{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"#
                                + #""total":{"label":"Payout","amount":"38.06"},"additionalLineItems":"#
                                + #"[{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]"#),
                        .set("/methodData/0/data/version", "14"), .remove("/details/displayItems"),
                        .set("/options", #"{"requestShipping":true}"#),
                    ], at: "/options/requestShipping"),
            ],
            good: [
                Sample(.disbursement, [.set("/shippingMethods", "[]")]),
                Sample(
                    .w3c,
                    [
                        .set(
                            "/details/modifiers",
                            #"[{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"#
                                + #""total":{"label":"Payout","amount":"38.06"},"additionalLineItems":"#
                                + #"[{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]"#),
                        .set("/methodData/0/data/version", "14"), .remove("/details/displayItems"),
                        .set("/options", #"{"requestShipping":false}"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.shippingMethods]
            ) { cursor, context in
                guard let node = cursor.slot(PaymentRequest.Slot.shippingMethods),
                    cursor.elementCount(PaymentRequest.Slot.shippingMethods) > 0
                else { return }
                context.report(
                    .disbursementShipping, at: node, help: "leave it out",
                    "shipping methods stand in a request that sends money to a person")
            },
            RuleRow(
                ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.details, ConstructorArguments.Slot.options]
            ) { cursor, context in
                guard let options = cursor.inner(ConstructorArguments.Slot.options),
                    options.boolean(PaymentOptions.Slot.requestShipping) == true,
                    let node = options.slot(PaymentOptions.Slot.requestShipping),
                    let details = cursor.inner(ConstructorArguments.Slot.details)
                else { return }
                for place in 0..<details.elementCount(PaymentDetails.Slot.modifiers) {
                    guard let data = details.applePayData(place, of: PaymentDetails.Slot.modifiers, DetailsModifier.Slot.data),
                        data.isPresent(Modifier.Slot.disbursementRequest)
                    else { continue }
                    context.report(
                        .disbursementShipping, at: node, help: "leave it out",
                        "shipping is asked for together with a modifier that sends money to a person")
                    return
                }
            },
        ]
    }
}
