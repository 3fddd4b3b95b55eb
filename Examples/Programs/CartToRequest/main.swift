// A complete payment from a cart: the request, the answer to a choice, the result, and a request with mistakes.
import PaySheet

// A cart in the shop's own code, independent of Apple Pay.
struct CartLine {
    let name: String
    let pieces: Int
    let cents: Int
}
let cart = [CartLine(name: "Olive Oil", pieces: 2, cents: 12_90), CartLine(name: "Sea Salt", pieces: 1, cents: 4_50)]

// One checkout contains the purchase. Everything else is derived from it.
var checkout = try Checkout(label: "Corner Grocery", country: .us, currency: .usd, networks: [.visa, .masterCard, .amex])
for line in cart {
    try checkout.add("\(line.pieces) × \(line.name)", minorUnits: line.pieces * line.cents)
}
try checkout.addTax("Sales Tax", minorUnits: 2_65)
checkout.base.requiredShippingContactFields = [.postalAddress, .email]
try checkout.offer(
    ShippingMethod(label: "Bicycle", detail: "Today", amount: Amount(minorUnits: 5_00, in: .usd), identifier: "bicycle"))
try checkout.offer(
    ShippingMethod(label: "Parcel", detail: "In three days", amount: Amount(minorUnits: 3_20, in: .usd), identifier: "parcel"))

// The page uses version 14. Only a checked request can be sent.
let policy = Policy(apiVersion: 14)
let request = try checkout.request().validated(policy: policy)
print("request:", String(decoding: request.json, as: UTF8.self))

// The page sends the shopper's shipping method; the answer has the new total.
try checkout.select(shippingMethod: "parcel")
let update = try checkout.shippingMethodUpdate().validated(after: request, policy: policy)
print("update:", String(decoding: update.json, as: UTF8.self))

// The shopper has paid, and the payment provider has accepted the token.
let result = try checkout.authorizationResult().validated(after: request, policy: policy)
print("result:", String(decoding: result.json, as: UTF8.self))

// A change by hand: another total, and a country code that does not exist.
var byHand = try checkout.request()
byHand.total.amount = try Amount(minorUnits: 36_14, in: .usd)
for finding in byHand.findings { print("found:", finding) }
byHand.countryCode = Country(rawValue: "UK")
do throws(InvalidPayload) {
    _ = try byHand.validated(policy: policy)
} catch {
    print("refused:", error)
}
