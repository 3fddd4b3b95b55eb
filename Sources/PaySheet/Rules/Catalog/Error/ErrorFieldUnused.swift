/// An error that names a field although its code is about none.
enum ErrorFieldUnused: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/field-unused", "Field that the error code ignores", .warning, group: .compatible,
            what: "An error names a contactField although its code is not about a field of a contact.",
            why:
                "Only shippingContactInvalid and billingContactInvalid go with a contactField; with any other code the sheet does not "
                + "mark the field.",
            instead: "Leave contactField out, or use the code of the contact whose field is wrong.",
            sources: ["AP-ERR-FIELD-NONE"], page: "applepayerrorcontactfield",
            bad: [
                Sample(.error, [.text("/code", "addressUnserviceable")], at: "/contactField", shows: ["AP-ERR-FIELD-NONE"]),
                Sample(.error, [.text("/code", "unknown")], at: "/contactField", shows: ["AP-ERR-FIELD-NONE"]),
                Sample(
                    .couponCodeUpdate,
                    [.set("/errors", #"[{"code":"couponCodeExpired","contactField":"name","message":"This coupon has ended"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-NONE"]),
                Sample(
                    .couponCodeUpdate,
                    [.set("/errors", #"[{"code":"couponCodeInvalid","contactField":"name","message":"We do not know this code"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-NONE"]),
            ],
            good: [
                Sample(.error, [.text("/code", "billingContactInvalid")]),
                Sample(.couponCodeUpdate, [.set("/errors", #"[{"code":"couponCodeExpired","message":"This coupon has ended"}]"#)]),
                Sample(.error, [.text("/code", "unknown"), .remove("/contactField")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code, PaymentError.Slot.contactField], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentError.Slot.contactField) else { return }
        let code = cursor.errorCode
        if ErrorPlace(context).isForeign(code) { return }
        guard
            code == PaymentErrorCode.addressUnserviceableIndex || code == PaymentErrorCode.unknownIndex
                || code == PaymentErrorCode.couponCodeInvalidIndex || code == PaymentErrorCode.couponCodeExpiredIndex
        else { return }
        context.report(
            .errorFieldUnused, at: node,
            help: "leave \"contactField\" out, or write \"shippingContactInvalid\" or \"billingContactInvalid\" as the code",
            "the error's code goes with no contactField, and the sheet marks nothing")
    }
}
