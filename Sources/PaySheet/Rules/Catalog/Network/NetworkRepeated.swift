/// The same network twice.
enum NetworkRepeated: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, when: .repeatsWord(.supportedNetworks)) { request, context in
            context.reportRepeated(.networkRepeated, in: request.supportedNetworks)
        }
    }
}
