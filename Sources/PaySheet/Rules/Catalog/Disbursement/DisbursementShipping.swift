/// A transfer of money with shipping.
enum DisbursementShipping: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            PaymentRequestView.self, needs: [.disbursementRequest], when: .count(of: .shippingMethods, above: 0)
        ) { request, context in
            context.report(
                .disbursementShipping, at: request[.shippingMethods], help: "leave it out",
                "a request that sends money to a person has shipping methods")
        }
        RuleRow(W3CPaymentRequestView.self, needs: [.details, .options]) { arguments, context in
            guard let options = arguments.options, options.requestShipping == true, arguments.details?.sendsMoney == true
            else { return }
            context.report(
                .disbursementShipping, at: options[.requestShipping], help: "leave it out",
                "shipping is asked for together with a modifier that sends money to a person")
        }
    }
}
