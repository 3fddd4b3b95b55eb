import PaySheet

/// An offer by the period that App Store Connect does not have.
enum StoreKitPayAsYouGo: OneRowRule {
    static let row = RuleRow(
        StoreKitSubscriptionView.self, any: [.introductoryOffer, .introductoryOffers, .adHocOffers, .codeOffers, .winbackOffers]
    ) { subscription, context in
        let price = subscription.displayPrice
        let period = subscription.text(.recurringSubscriptionPeriod)?.string
        let priceNode = subscription[.displayPrice]
        let periodNode = subscription[.recurringSubscriptionPeriod]
        StoreKitOffers.visit(subscription) { offer, _ in
            guard offer.word(.paymentMode) == StoreKitPaymentMode.payAsYouGoIndex else { return }
            if let price, let lower = offer.displayPrice, lower >= price {
                context.report(
                    .storeKitPayAsYouGo, at: offer[.displayPrice], related: [RelatedNode(priceNode, "the regular price")],
                    help: "write a lower price", "the price of the offer is not below the regular one")
            }
            if let period, let other = offer.text(.subscriptionPeriod)?.string, other != period {
                context.report(
                    .storeKitPayAsYouGo, at: offer[.subscriptionPeriod],
                    related: [RelatedNode(periodNode, "the period of the subscription")], help: "write " + Shown.quoted(period),
                    "an offer with payAsYouGo has the period of the subscription")
            }
            if let count = offer.numberOfPeriods, !(1...12).contains(count) {
                context.report(
                    .storeKitPayAsYouGo, at: offer[.numberOfPeriods], help: "write a number from 1 to 12",
                    "the offer lasts 1 to 12 periods, and this is \(count, "count")")
            }
        }
    }
}
