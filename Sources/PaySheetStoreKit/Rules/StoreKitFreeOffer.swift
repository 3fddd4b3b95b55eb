import PaySheet

/// A free offer of a length that does not exist.
enum StoreKitFreeOffer: OneRowRule {
    static let row = RuleRow(StoreKitOfferView.self, when: .word(.paymentMode, is: StoreKitPaymentMode.freeIndex)) { offer, context in
        StoreKitOfferLength.check(offer, .storeKitFreeOffer, "free", among: periods, &context)
    }

    private static let periods = ["P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y"]
}

/// How long an offer that is not paid by the period can last.
enum StoreKitOfferLength {
    static func check(
        _ offer: borrowing StoreKitOfferView, _ rule: RuleID, _ kind: Sentence, among periods: [String], _ context: inout RuleContext
    ) {
        if let period = offer.text(.subscriptionPeriod)?.string, !periods.contains(period) {
            context.report(
                rule, at: offer[.subscriptionPeriod], .warning, help: "write one of " + Shown.list(periods),
                "App Store Connect has no \(words: kind) offer of the length \(Shown.quoted(period), "period")")
        }
        if let count = offer.numberOfPeriods, count != 1 {
            let node = offer[.numberOfPeriods]
            context.report(
                rule, at: node, .warning, help: "write 1, and the whole length in \"subscriptionPeriod\"",
                "a \(words: kind) offer has one period, and this is \(count, "count")")
        }
    }
}
