import PaySheet
package import PaySheetExamples

/// Examples of cards and keys.
package enum IssuingExample {
    package static let forms = [card, key]

    /// A virtual card that is active and eligible, whose holder and number the seed chooses.
    private static let card = ExampleForm(
        "issuing-card", .issuingCard, like: { $0 == IssuingGuide.card },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            return ExampleForm.Made(card(&sale).json)
        })

    /// A key for one card that works for an hour.
    private static let key = ExampleForm(
        "ephemeral-key", .ephemeralKey, like: { $0 == IssuingGuide.key },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            return ExampleForm.Made(key(&sale).json)
        })

    /// The seconds that Stripe's keys work.
    private static let lifetime: Int64 = 3600

    private static func card(_ sale: inout ExampleSale) -> IssuingCard {
        var holder = IssuingCardholder()
        holder.id = "ich_" + sale.digits(16)
        holder.name = [sale.shopper.givenName, sale.shopper.familyName].compactMap { $0 }.joined(separator: " ")
        holder.email = "cardholder" + sale.digits(4) + "@" + sale.domain
        holder.phone_number = "+1555010" + sale.digits(4)
        var card = IssuingCard(
            id: "ic_" + sale.digits(16), object: "issuing.card", cardholder: holder, livemode: true, status: .active, type: "virtual")
        var wallets = IssuingWallets()
        wallets.apple_pay = IssuingWallet(eligible: true)
        wallets.google_pay = IssuingWallet(eligible: true)
        wallets.primary_account_identifier = ""
        card.wallets = wallets
        return card
    }

    private static func key(_ sale: inout ExampleSale) -> EphemeralKey {
        var key = EphemeralKey(
            id: "ephkey_" + sale.digits(16), object: "ephemeral_key", created: sale.now, expires: sale.now + lifetime, livemode: true,
            secret: "ek_live_" + sale.digits(20))
        key.associated_objects = [EphemeralKeyObject(id: "ic_" + sale.digits(16), type: "issuing.card")]
        return key
    }
}
