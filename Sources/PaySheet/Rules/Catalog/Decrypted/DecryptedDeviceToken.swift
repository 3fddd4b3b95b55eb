/// A token of a device, for a request that asks for later payments.
enum DecryptedDeviceToken: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentFlowView.self, needs: [.decryptedToken], any: [.request, .paymentRequest]) { flow, context in
            guard let token = flow.decryptedToken, token.isMissing(.merchantTokenIdentifier), let sheet = AuthorizedSheet(flow),
                sheet.plan != nil
            else { return }
            report(at: token.node, &context)
        }
        // The token in another file.
        RuleRow(PaymentFlowView.self, any: [.request, .paymentRequest], asks: .charge) { flow, context in
            guard !flow.isPresent(.decryptedToken), let sheet = AuthorizedSheet(flow) else { return }
            check(sheet, &context)
        }
        RuleRow(PaymentRequestView.self, asks: .charge) { request, context in check(AuthorizedSheet(request), &context) }
        RuleRow(W3CPaymentRequestView.self, asks: .charge) { arguments, context in
            guard let sheet = AuthorizedSheet(arguments) else { return }
            check(sheet, &context)
        }
    }

    private static func check(_ sheet: borrowing AuthorizedSheet, _ context: inout RuleContext) {
        guard context.isRoot, context.expectations.tokenCharge?.isMerchantToken == false, let plan = sheet.plan else { return }
        report(at: plan, &context)
    }

    private static func report(at node: Int, _ context: inout RuleContext) {
        context.report(
            .decryptedDeviceToken, at: node, help: "ask the shopper again when the later payments fail",
            "the token has no \"merchantTokenIdentifier\": it is a device token, which ends with the phone")
    }
}
