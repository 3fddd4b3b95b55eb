/// A billing contact that the sheet does not ask for.
enum ContactBillingUnrequested: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, in: PaymentRequestView.shapes, needs: [.billingContact], check)
        RuleRow(W3CPaymentRequestView.self, needs: [.methodData]) { arguments, context in
            guard arguments.options?.requestBillingAddress != true else { return }
            arguments.forEachRequest { request in check(request, &context) }
        }
    }

    static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        guard request.isReadable(.billingContact),
            !request.isPresent(.requiredBillingContactFields)
                || request.requiredBillingContactFields?.holds(ContactField.postalAddressIndex) == false
        else { return }
        context.report(
            .contactBillingUnrequested, at: request[.billingContact],
            help: "add \"postalAddress\" to \"requiredBillingContactFields\", or leave the contact out",
            "there is a billing contact, and \"requiredBillingContactFields\" does not ask for \"postalAddress\"")
    }
}
