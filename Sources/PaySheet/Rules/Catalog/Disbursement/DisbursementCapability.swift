/// A fee for something that the merchant cannot do.
enum DisbursementCapability: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestView.self, needs: [.disbursementRequest, .lineItems, .merchantCapabilities]) { request, context in
            guard let fee = DisbursementItems(request.lineItems).fees.first, request.merchantCapabilities?.sendMoneyAtOnce == false
            else { return }
            context.report(
                .disbursementCapability, at: fee.node,
                related: [RelatedNode(request[.merchantCapabilities], "\"supportsInstantFundsOut\" is not among these")],
                help: "add \"supportsInstantFundsOut\" to \"merchantCapabilities\"",
                "the fee is for an instant transfer, which \"merchantCapabilities\" does not offer")
        }
        RuleRow(W3CPaymentRequestView.self, needs: [.methodData, .details], checkArguments)
    }

    /// In the W3C interface the fee is in a modifier and the capabilities in the method data.
    private static func checkArguments(_ arguments: borrowing W3CPaymentRequestView, _ context: inout RuleContext) {
        guard let modifiers = arguments.details?.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let transfer = modifiers[index]?.applePay, transfer.isPresent(.disbursementRequest),
                let fee = DisbursementItems(transfer.additionalLineItems).fees.first, lackInstantFundsOut(arguments)
            else { continue }
            context.report(
                .disbursementCapability, at: fee.node, help: "add \"supportsInstantFundsOut\" to \"merchantCapabilities\"",
                "the fee is for an instant transfer, which the \"merchantCapabilities\" of the method data do not offer")
        }
    }

    /// No method data say that money can be sent at once, and all of them can be read.
    private static func lackInstantFundsOut(_ arguments: borrowing W3CPaymentRequestView) -> Bool {
        var lack = true
        arguments.forEachRequest { request in
            if request.merchantCapabilities?.sendMoneyAtOnce != false { lack = false }
        }
        return lack
    }
}

extension WordList {
    /// These capabilities include sending money at once; `nil` if a word is unknown or unreadable.
    var sendMoneyAtOnce: Bool? { holds(MerchantCapability.supportsInstantFundsOutIndex) }
}
