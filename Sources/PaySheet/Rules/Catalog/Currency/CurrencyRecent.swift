/// Money that older browsers have never heard of.
enum CurrencyRecent: OneRowRule {
    static let row = RuleRow(PaymentRequestView.self, needs: [.currencyCode], isAdvice: true) { request, context in
        guard let place = CurrencyPlace(request, .currencyCode), place.row.webKit == .recently else { return }
        context.report(
            .currencyRecent, at: place.node, help: "offer another way to pay where the sheet does not open",
            "\(place.code, "currency") is unknown to browsers with locale data from before 2024")
    }
}
