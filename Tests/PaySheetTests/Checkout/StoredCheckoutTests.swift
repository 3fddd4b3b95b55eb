import Foundation
import PaySheet
import TestSupport
import Testing

/// Checkouts that a server stores between two calls.
@Suite struct StoredCheckoutTests {
    static func stored(_ checkout: Checkout) throws -> Checkout {
        try JSONDecoder().decode(Checkout.self, from: JSONEncoder().encode(checkout))
    }

    @Test("A checkout that is stored after each step pays each merchant as the live one", arguments: [Currency.jpy, .usd, .kwd])
    func live(_ currency: Currency) throws {
        for seed in 0..<TestScale.scaled(60) {
            // The trip and its twin make the same changes; the twin is stored before each of them.
            var trip = try RandomTrip(currency: currency, seed: UInt64(seed) &+ 20_000, allowsLoss: seed % 3 == 0)
            var twin = trip
            for step in 0..<14 {
                try twin.replace(Self.stored)
                let deed = try trip.step()
                #expect(try twin.step() == deed)
                let note: Comment = "\(currency) seed \(seed) step \(step) \(deed)"
                let (live, stored) = (trip.checkout, twin.checkout)
                try #require(stored == live, note)
                #expect(stored.primaryShare == live.primaryShare, note)
                for merchant in live.otherMerchants { #expect(stored.share(of: merchant) == live.share(of: merchant), note) }
                #expect(stored.draftedRequest().json == live.draftedRequest().json, note)
                #expect(stored.draftedShippingMethodUpdate() == live.draftedShippingMethodUpdate(), note)
                twin.expectShares(note)
            }
        }
    }

    @Test("Agreements, coupons, rejections and what is not known come back", arguments: 0..<20)
    func everything(_ seed: UInt64) throws {
        var checkout = try RandomAgreement(currency: .usd, seed: seed).checkout
        try checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("4.90")))
        try checkout.add("Cup", minorUnits: 20_00)
        try checkout.applyCoupon("FIVE", label: "Five", minorUnits: -5_00)
        checkout.shippingType = .delivery
        #expect(try Self.stored(checkout) == checkout)
        var stored = try Self.stored(checkout)
        try stored.removeCoupon()
        try checkout.removeCoupon()
        #expect(stored == checkout)
        let resumed = try Checkout(resuming: checkout.draftedRequest())
        #expect(try Self.stored(resumed) == resumed)
    }

    @Test(
        "A text that does not hold together is refused",
        arguments: [
            (#""version":1}"#, #""version":2}"#), (#""selectedOffer":0"#, #""selectedOffer":9"#), (#""_0":1"#, #""_0":7"#),
            (#""_0":1"#, #""_0":-1"#), (#""number":1"#, #""number":2"#), (#""nextNumber":3"#, #""nextNumber":1"#),
            (#""externalIdentifier":"air-7""#, #""externalIdentifier":"shop""#), (#"120.00"#, #"1.234"#),
            (#"120.00"#, #"9999999999999999.99"#), (#""item":2"#, #""item":8"#), (#""currency":"USD","#, ""),
        ])
    func damaged(_ part: String, _ other: String) throws {
        let shop = CheckoutMerchant(identifier: "merchant.com.shop", externalIdentifier: "shop", name: "Shop")
        let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")
        var checkout = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa], primaryMerchant: shop)
        try checkout.add("Flight", minorUnits: 120_00, for: air)
        try checkout.applyCoupon("FIVE", label: "Five", minorUnits: -5_00)
        try checkout.add("Cup", minorUnits: 5_00)
        try checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("4.90")))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(checkout), as: UTF8.self)
        #expect(try JSONDecoder().decode(Checkout.self, from: Data(text.utf8)) == checkout)
        let damaged = text.replacing(part, with: other, maxReplacements: 1)
        #expect(damaged != text, "\(text)")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Checkout.self, from: Data(damaged.utf8)) }
    }
}
