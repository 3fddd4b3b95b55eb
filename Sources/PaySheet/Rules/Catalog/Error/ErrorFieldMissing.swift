/// An error about a contact that does not say which field.
enum ErrorFieldMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "error/field-missing", "Contact error without a field", .warning, group: .compatible,
            what: "An error says that a contact is invalid and names no contactField.",
            why: "The sheet marks the field that contactField names; without one nothing is marked, and the shopper has to guess.",
            instead: "Name the field in contactField, and write one error for each field that is wrong.",
            sources: ["AP-ERR-FIELD-REQ"], page: "applepayerrorcode",
            bad: [
                Sample(.error, [.remove("/contactField")], shows: ["AP-ERR-FIELD-REQ"]),
                Sample(.failure, [.remove("/errors/1/contactField")], at: "/errors/1", shows: ["AP-ERR-FIELD-REQ"]),
                Sample(.failure, [.text("/errors/0/code", "billingContactInvalid"), .remove("/errors/0/contactField")], at: "/errors/0"),
            ],
            good: [
                Sample(.error, [.text("/code", "addressUnserviceable"), .remove("/contactField")]),
                Sample(.error, [.text("/code", "unknown"), .remove("/contactField")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(PaymentError.Slot.contactField) else { return }
        let code = cursor.errorCode
        guard code == PaymentErrorCode.shippingContactInvalidIndex || code == PaymentErrorCode.billingContactInvalidIndex,
            !ErrorPlace(context).isForeign(code)
        else { return }
        context.report(
            .errorFieldMissing, at: cursor.node, help: "add \"contactField\"",
            "the error says that the contact is invalid and not in which field")
    }
}
