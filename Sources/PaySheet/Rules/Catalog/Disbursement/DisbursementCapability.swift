/// A fee for something that the merchant cannot do.
enum DisbursementCapability: DocumentRule {
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

    /// In the W3C interface the fee is in a modifier and the capabilities in the method data.
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
