// A first week with the library: seven tasks of a shop, a file for each, and tests of the shop's own handlers.
import PaySheet

let market = try Market()
show("market", try market.open())
show("courier", try market.choose(shippingMethod: "courier"))
show("coupon SPRING", try market.enter(coupon: "SPRING"))
show("coupon WINTER", try market.enter(coupon: "WINTER"))

show("subscription", try subscription())
show("reload", try reload())
show("deferred payment", try roomBooking())
show("payout", try payout(minorUnits: 80_00))
try showMoney()

var tests = HandlerTests()
tests.run()
print(tests.failures == 0 ? "all tests passed" : "tests that failed: \(tests.failures)")

/// Prints a document that is ready for the page.
func show<Document>(_ name: String, _ ready: Validated<Document>) {
    print(name + ":", ready.jsonText)
    if let request = ready.value as? PaymentRequest {
        for sentence in PaymentAgreement(request).sentences { print(" ", sentence) }
    }
}
