// A card that is topped up automatically, and a booking that is charged on the day of arrival.
import PaySheet

// The balance is topped up with 25.00 when it falls below 10.00. The first reload is charged now.
let card = ReloadPlan("Coffee Card", thresholdMinorUnits: 10_00, minorUnits: 25_00, managedAt: "https://coffee.example/card")
    .withFirstReload("First Reload")
    .notifying(at: "https://coffee.example/apple-pay")
var purchase = try Checkout(label: "Corner Coffee", country: .us, currency: .usd, networks: [.visa, .masterCard], plan: card)
try purchase.add("Espresso", minorUnits: 3_50)
let reload = try purchase.request().validated(policy: Policy(apiVersion: 14))
print("charged now:", purchase.total)
for sentence in PaymentAgreement(reload.value).sentences { print(sentence) }

// A room is charged on the day of arrival. Cancelling is free until a week before.
let room = try DeferredPlan("Room, 3 nights", minorUnits: 360_00, on: "2027-07-01T12:00:00Z", managedAt: "https://hotel.example/trip")
    .freeCancellation(until: "2027-06-24T12:00:00Z", zone: "Europe/Paris")
var booking = try Checkout(label: "Harbor Hotel", country: .fr, currency: .eur, networks: [.visa, .masterCard], plan: room)
try booking.add("Deposit", minorUnits: 50_00)
let policy = Policy(apiVersion: 14, now: try Instant("2027-03-01T09:00:00Z"))
let deferred = try booking.request().validated(policy: policy)
print("charged now:", booking.total)
for charge in PaymentAgreement(deferred.value).charges() { print(charge) }
for sentence in PaymentAgreement(deferred.value).sentences { print(sentence) }

// A deferred payment has no version number. Ask whether the browser has it before you show the button.
var reader = DocumentReader()
for document in [reload, deferred] {
    let requirements = reader.requirements(of: document.json)
    print("version:", requirements?.apiVersion ?? 1, "features:", requirements?.features.map { $0.rawValue } ?? [])
}

// An answer keeps the agreement: only what is charged now can change.
try booking.add("Card Fee", minorUnits: 1_50)
print("answer:", try booking.paymentMethodUpdate().validated(after: deferred, policy: policy).jsonText)

// On the day of arrival the date is past, and a sheet that is opened again would promise something impossible.
let later = Policy(apiVersion: 14, now: try Instant("2027-07-02T09:00:00Z"))
for finding in deferred.value.findings(policy: later) { print(finding) }
