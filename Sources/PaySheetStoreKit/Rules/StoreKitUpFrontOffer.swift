import PaySheet

/// An offer that is paid up front, without a price or of another length.
enum StoreKitUpFrontOffer: OneRowRule {
    static let row = RuleRow(StoreKitOfferView.self, when: .word(.paymentMode, is: StoreKitPaymentMode.payUpFrontIndex)) {
        offer, context in
        StoreKitOfferLength.check(offer, .storeKitUpFrontOffer, "paid-up-front", among: periods, &context)
        guard offer.displayPrice.map({ $0 <= .zero }) ?? offer.isMissing(.displayPrice) else { return }
        context.report(
            .storeKitUpFrontOffer, at: offer[.displayPrice], .error, help: "write the price of the whole offer in \"displayPrice\"",
            "an offer that is paid up front needs a price above zero")
    }

    private static let periods = ["P1M", "P2M", "P3M", "P6M", "P1Y"]
}
