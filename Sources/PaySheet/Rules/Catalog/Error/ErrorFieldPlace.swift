/// A field that an error of this code cannot mark at this moment.
enum ErrorFieldPlace: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/field-place", "Field that cannot be marked here", .warning,
            what: "An error names a contactField that its code does not mark at this moment of the payment.",
            why:
                "While the shopper chooses a shipping contact only the parts of the address that the page has seen can be marked, and "
                + "a billing contact has no telephone number and no email address to mark. The sheet marks nothing then.",
            instead:
                "Report names, telephone numbers, email addresses and streets of the shipping contact in the result of the payment, "
                + "and use shippingContactInvalid for telephone number and email address.",
            sources: ["AP-ERR-FIELD-METHOD"], page: "applepayerrorcontactfield",
            bad: [
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"shippingContactInvalid","contactField":"phoneNumber","message":"Check the number"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-METHOD"]),
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"shippingContactInvalid","contactField":"addressLines","message":"Check the street"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-METHOD"]),
                Sample(
                    .failure, [.text("/errors/0/code", "billingContactInvalid")], at: "/errors/0/contactField",
                    shows: ["AP-ERR-FIELD-METHOD"]),
                Sample(
                    .error, [.text("/code", "billingContactInvalid"), .text("/contactField", "emailAddress")], at: "/contactField",
                    shows: ["AP-ERR-FIELD-METHOD"]),
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"shippingContactInvalid","contactField":"name","message":"Check it"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-METHOD"]),
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"shippingContactInvalid","contactField":"phoneticName","message":"Check it"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-METHOD"]),
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"shippingContactInvalid","contactField":"emailAddress","message":"Check it"}]"#)],
                    at: "/errors/0/contactField", shows: ["AP-ERR-FIELD-METHOD"]),
            ],
            good: [
                Sample(
                    .shippingContactUpdate,
                    [.set("/errors", #"[{"code":"shippingContactInvalid","contactField":"postalAddress","message":"Check the address"}]"#)]),
                Sample(.failure, [.text("/errors/1/code", "billingContactInvalid")]),
                Sample(.error, [.text("/contactField", "emailAddress")]),
                Sample(.error, [.text("/code", "billingContactInvalid"), .text("/contactField", "name")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code, PaymentError.Slot.contactField], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentError.Slot.contactField) else { return }
        let field = cursor.errorField
        let isReach = field == PaymentErrorContactField.phoneNumberIndex || field == PaymentErrorContactField.emailAddressIndex
        let place = ErrorPlace(context)
        switch cursor.errorCode {
        case PaymentErrorCode.billingContactInvalidIndex:
            // In an answer to a shipping contact the error is wrong as a whole.
            guard isReach, !place.isForeign(PaymentErrorCode.billingContactInvalidIndex) else { return }
            context.report(
                .errorFieldPlace, at: node, help: "write \"shippingContactInvalid\", or name another field",
                "a billing contact has no telephone number and no email address that the sheet could mark")
        case PaymentErrorCode.shippingContactInvalidIndex:
            let isHidden =
                isReach || field == PaymentErrorContactField.nameIndex || field == PaymentErrorContactField.phoneticNameIndex
                || field == PaymentErrorContactField.addressLinesIndex
            guard place == .shippingContactUpdate, isHidden else { return }
            context.report(
                .errorFieldPlace, at: node, help: "report it in the result of the payment",
                "the page has not seen this field yet, and the sheet does not mark it before the payment is authorized")
        default: return
        }
    }
}
