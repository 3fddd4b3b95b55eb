/// A shipping contact that the sheet does not ask for.
enum ContactShippingUnrequested: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, in: PaymentRequestView.shapes, needs: [.shippingContact], check)
        RuleRow(W3CPaymentRequestView.self, needs: [.methodData]) { arguments, context in
            guard arguments.options?.askForContact != true else { return }
            arguments.forEachRequest { request in check(request, &context) }
        }
    }

    static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        guard request.isReadable(.shippingContact), request.isAbsentOrEmpty(.requiredShippingContactFields) else { return }
        context.report(
            .contactShippingUnrequested, at: request[.shippingContact],
            help: "list what you need in \"requiredShippingContactFields\", or leave the contact out",
            "there is a shipping contact, and no shipping field is asked for")
    }
}

extension PaymentOptionsView {
    /// They ask for the shipping address, or for something about the payer.
    fileprivate var askForContact: Bool {
        requestShipping == true || requestPayerName == true || requestPayerEmail == true || requestPayerPhone == true
    }
}
