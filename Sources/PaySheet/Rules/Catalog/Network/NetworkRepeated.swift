/// The same network twice.
enum NetworkRepeated: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .repeatsWord(.supportedNetworks)) { request, context in
        context.reportRepeated(.networkRepeated, in: request.supportedNetworks)
    }
}
