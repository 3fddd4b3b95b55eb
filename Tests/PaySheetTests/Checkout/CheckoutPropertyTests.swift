import PaySheet
import TestSupport
import Testing

/// Any sequence of changes leaves documents that agree to the last minor unit.
@Suite struct CheckoutPropertyTests {
    static let currencies: [Currency] = [.jpy, .usd, .kwd]

    @Test("After any sequence of changes, the amounts of a checkout agree", arguments: currencies) func anySequenceAgrees(
        _ currency: Currency
    ) throws {
        for seed in 0..<TestScale.scaled(200) {
            var trip = try RandomTrip(currency: currency, seed: UInt64(seed), allowsLoss: seed % 3 == 0)
            for step in 0..<14 {
                let deed = try trip.step()
                let note: Comment = "\(currency) seed \(seed) step \(step) \(deed)"
                try CheckoutLaws(checkout: trip.checkout).expectAgreement(note)
                trip.expectShares(note)
            }
            if !trip.checkout.total.isNegative { CheckoutLaws(checkout: trip.checkout).expectNoFindings("\(currency) seed \(seed)") }
        }
    }

    @Test("A resumed checkout makes the same request and can continue", arguments: currencies) func whatIsResumedIsTheSame(
        _ currency: Currency
    ) throws {
        for seed in 0..<TestScale.scaled(150) {
            var trip = try RandomTrip(currency: currency, seed: UInt64(seed) &+ 10_000, allowsLoss: false)
            for _ in 0..<10 { _ = try trip.step() }
            let request = trip.checkout.draftedRequest()
            let note: Comment = "\(currency) seed \(seed)"
            var resumed = try Checkout(resuming: request)
            #expect(resumed.draftedRequest() == request, note)
            try CheckoutLaws(checkout: resumed).expectAgreement(note)
            // It goes on like any other.
            try resumed.add("Afterthought", minorUnits: 5)
            let raised = try #require(request.total.amount).adding(Amount(units: 5, in: currency))
            #expect(resumed.draftedRequest().total.amount == raised, note)
            #expect(resumed.draftedRequest().multiTokenContexts == request.multiTokenContexts, note)
        }
    }
}
