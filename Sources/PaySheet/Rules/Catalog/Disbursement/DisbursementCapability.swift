/// A fee for something that the merchant cannot do.
enum DisbursementCapability: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "disbursement/capability", "Fee without instant transfer", .warning,
            what: "A line is the fee for sending money at once, and the merchant does not claim to be able to.",
            why: "The sheet offers an instant transfer, and shows its fee, only where \"merchantCapabilities\" holds "
                + "\"supportsInstantFundsOut\". Safari does not look.",
            instead: "Add \"supportsInstantFundsOut\" to \"merchantCapabilities\", or leave the fee out.",
            sources: ["AP-DIS-IFO", "AP-DIS-FEE-CAP"],
            page: "https://developer.apple.com/documentation/passkit/pkmerchantcapability/instantfundsout",
            bad: [
                Sample(
                    .disbursement, [.set("/merchantCapabilities", #"["supports3DS"]"#)], at: "/lineItems/1",
                    shows: ["AP-DIS-IFO", "AP-DIS-FEE-CAP"]),
                Sample(
                    .disbursement, [.set("/merchantCapabilities", #"["supports3DS","supportsDebit"]"#)], at: "/lineItems/1"),
                Sample(
                    .w3c, [.set("/details/modifiers", modifiers), version, .remove("/details/displayItems")],
                    at: "/details/modifiers/0/data/additionalLineItems/0"),
            ],
            good: [
                Sample(
                    .w3c,
                    [
                        .set(
                            "/details/modifiers",
                            #"[{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"#
                                + #""total":{"label":"Payout","amount":"38.06"},"#
                                + #""additionalLineItems":["#
                                + #"{"label":"Payout","amount":"38.06","#
                                + #""disbursementLineItemType":"disbursement"}]}}]"#), version, .remove("/details/displayItems"),
                    ]),
                Sample(
                    .w3c,
                    [
                        .set("/details/modifiers", modifiers), version, .remove("/details/displayItems"),
                        .set("/methodData/0/data/merchantCapabilities", #"["supports3DS","supportsInstantFundsOut"]"#),
                    ]),
                Sample(.disbursement, [.set("/merchantCapabilities", #"["supports3DS","supportsInstantFundsOut","supportsDebit"]"#)]),
                Sample(
                    .disbursement,
                    [
                        .set("/merchantCapabilities", #"["supports3DS"]"#), .remove("/lineItems/1"), .text("/lineItems/0/amount", "14.85"),
                    ]),
            ])
    }

    /// Of all that the modifiers hold.
    private static let version = Sample.Change.set("/methodData/0/data/version", "14")

    private static let modifiers =
        #"[{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"total":{"label":"Payout","amount":"38.06"},"#
        + #""additionalLineItems":["#
        + #"{"label":"Fee","amount":"0.00","disbursementLineItemType":"instantFundsOutFee"},"#
        + #"{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]"#

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest,
                needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems, PaymentRequest.Slot.merchantCapabilities]
            ) { cursor, context in
                let items = DisbursementItems(cursor, PaymentRequest.Slot.lineItems)
                guard items.fees > 0, isGiven(cursor) == false, let capabilities = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
                else {
                    return
                }
                context.report(
                    .disbursementCapability, at: items.firstFee,
                    related: [RelatedNode(capabilities, "\"supportsInstantFundsOut\" is not among these")],
                    help: "add \"supportsInstantFundsOut\" to \"merchantCapabilities\"",
                    "the fee is for an instant transfer, which \"merchantCapabilities\" does not offer")
            },
            RuleRow(
                ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData, ConstructorArguments.Slot.details],
                checkArguments),
        ]
    }

    /// In the W3C interface the fee stands in a modifier and the capabilities in the method data.
    private static func checkArguments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let details = cursor.inner(ConstructorArguments.Slot.details) else { return }
        for place in 0..<details.elementCount(PaymentDetails.Slot.modifiers) {
            guard let data = details.applePayData(place, of: PaymentDetails.Slot.modifiers, DetailsModifier.Slot.data),
                data.isPresent(Modifier.Slot.disbursementRequest)
            else { continue }
            let items = DisbursementItems(data, Modifier.Slot.additionalLineItems)
            guard items.fees > 0, cursor.lacksInstantFundsOut() else { continue }
            context.report(
                .disbursementCapability, at: items.firstFee, help: "add \"supportsInstantFundsOut\" to \"merchantCapabilities\"",
                "the fee is for an instant transfer, which the \"merchantCapabilities\" of the method data do not offer")
        }
    }

    /// The merchant can send money at once; `nil` where a word is unknown or unreadable.
    static func isGiven(_ request: borrowing Cursor) -> Bool? {
        guard let capabilities = request.elements(PaymentRequest.Slot.merchantCapabilities) else { return nil }
        var isClear = true
        for place in 0..<capabilities.count {
            guard let capability = capabilities[place], capability.index >= 0 else {
                isClear = false
                continue
            }
            if capability.index == MerchantCapability.supportsInstantFundsOutIndex { return true }
        }
        return isClear ? false : nil
    }
}
