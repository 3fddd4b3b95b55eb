/// An error that answers something else than what the shopper has done.
enum ErrorCodePlace: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/code-place", "Error code in the wrong answer", .warning, group: .compatible,
            what:
                "An error about a coupon code stands outside the answer to a coupon code, or one about the billing contact outside the "
                + "result.",
            why:
                "The sheet shows an error at the thing that the shopper has just changed. Apple's table has the code for another "
                + "moment; what the sheet makes of it here is not documented.",
            instead:
                "Answer a coupon code with the coupon errors, and report the billing contact in the result of the payment. The answer "
                + "to another card is left alone: the sheet hands out a part of the billing contact with it.",
            sources: ["AP-ERR-CODE-METHOD"], page: "applepayerrorcode",
            bad: [
                Sample(
                    .shippingContactUpdate, [.set("/errors", #"[{"code":"couponCodeInvalid","message":"We do not know this code"}]"#)],
                    at: "/errors/0/code", shows: ["AP-ERR-CODE-METHOD"]),
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"billingContactInvalid","contactField":"postalCode","message":"Check the postal code"}]"#)],
                    at: "/errors/0/code", shows: ["AP-ERR-CODE-METHOD"]),
                Sample(
                    .failure, [.text("/errors/0/code", "couponCodeExpired"), .remove("/errors/0/contactField")], at: "/errors/0/code",
                    shows: ["AP-ERR-CODE-METHOD"]),
            ],
            good: [
                Sample(.couponCodeUpdate, [.set("/errors", #"[{"code":"couponCodeInvalid","message":"We do not know this code"}]"#)]),
                Sample(
                    .w3cUpdate,
                    [.set("/paymentMethodErrors", #"[{"code":"couponCodeInvalid","message":"We do not know this code"}]"#)]),
                Sample(
                    .paymentMethodUpdate,
                    [.set("/errors", #"[{"code":"billingContactInvalid","contactField":"postalCode","message":"Check the postal code"}]"#)]),
                Sample(.failure, [.text("/errors/1/code", "billingContactInvalid")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentError.Slot.code) else { return }
        let code = cursor.errorCode
        let place = ErrorPlace(context)
        // What does not fit the answer to a coupon code is a rule of its own.
        guard place != .couponCodeUpdate, place.isForeign(code) else { return }
        let (help, message) = ErrorPlace.rebuke(code)
        context.report(.errorCodePlace, at: node, help: help, message)
    }
}
