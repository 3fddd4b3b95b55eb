// Payments that are charged later without the shopper: a subscription, a reload, and a payment on a later date.
import PaySheet

let plan = try RecurringPlan("Wander Plus", then: .every(1, .month, minorUnits: 9_99), managedAt: "https://wander.example/plan")
    .trial(minorUnits: 0, until: "2027-03-01T00:00:00Z")
    .agreement("After the trial you pay 9.99 each month until you cancel.")
var club = try Checkout(label: "Wander", country: .us, currency: .usd, networks: [.visa, .masterCard], plan: plan)
try club.add("Joining fee", minorUnits: 5_00)
let request = try club.request().validated()
print("charged now:", club.total.description, "findings:", request.findings.count)
for charge in PaymentAgreement(request.value).charges(limit: 3) { print(charge) }

let reload = ReloadPlan("Card Reload", thresholdMinorUnits: 10_00, minorUnits: 25_00, managedAt: "https://wander.example/card")
    .withFirstReload("First reload")
let stay = try DeferredPlan("Hotel, 3 nights", minorUnits: 360_00, on: "2027-07-01T12:00:00Z", managedAt: "https://wander.example/trip")
    .freeCancellation(until: "2027-06-24T12:00:00Z", zone: "Europe/Paris")
func total(_ plan: AutomaticPlan<some PaymentObject>) throws -> String {
    try Checkout(label: "Wander", country: .us, currency: .usd, networks: [.visa], plan: plan).total.description
}
print("a reload charges now", try total(reload), "and a later payment", try total(stay))

// A date that Safari would ignore is refused where it is given.
do throws(CheckoutError) {
    _ = try plan.ending(at: "27.1.2028")
} catch {
    print("refused:", error.description)
}
