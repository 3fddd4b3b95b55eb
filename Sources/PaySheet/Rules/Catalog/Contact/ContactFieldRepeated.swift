/// The same contact field twice.
enum ContactFieldRepeated: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, when: .repeatsWord(.requiredBillingContactFields)) { request, context in
            context.reportRepeated(.contactFieldRepeated, in: request.requiredBillingContactFields)
        }
        RuleRow(PaymentRequestBaseView.self, when: .repeatsWord(.requiredShippingContactFields)) { request, context in
            context.reportRepeated(.contactFieldRepeated, in: request.requiredShippingContactFields)
        }
        RuleRow(DisbursementRequestView.self, when: .repeatsWord(.requiredRecipientContactFields)) { transfer, context in
            context.reportRepeated(.contactFieldRepeated, in: transfer.requiredRecipientContactFields)
        }
    }
}
