/// A request that does not ask for a contact field that the shop needs.
enum ContactFieldsExpected: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestView.self, asks: .contactFields) { request, context in
            check(
                AskedFields(PaymentRequestBaseView(request.cursor, shape: request.shape)), at: request[.requiredShippingContactFields],
                &context)
        }
        RuleRow(W3CPaymentRequestView.self, asks: .contactFields) { arguments, context in
            guard let methods = arguments.methodData else { return }
            for index in 0..<methods.count {
                guard let data = methods[index]?.applePay else { continue }
                var asked = AskedFields(PaymentRequestBaseView(data.cursor, shape: data.shape))
                if let options = arguments.options { asked.add(options) }
                check(asked, at: data[.requiredShippingContactFields], &context)
            }
        }
        RuleRow(ApplePayRequestView.self, asks: .contactFields) { data, context in
            // Inside the constructor's arguments the options count, too.
            guard context.isRoot else { return }
            check(
                AskedFields(PaymentRequestBaseView(data.cursor, shape: data.shape)), at: data[.requiredShippingContactFields], &context)
        }
    }

    private static func check(_ asked: AskedFields, at node: Int, _ context: inout RuleContext) {
        guard asked.areReadable else { return }
        for field in context.expectations.contactFields where !asked.contains(field) {
            context.report(
                .contactFieldsExpected, at: node, help: "add \"" + field.rawValue + "\" to \"requiredShippingContactFields\"",
                "the request does not ask for \"\(field.rawValue, "field")\", which is expected")
        }
    }
}
