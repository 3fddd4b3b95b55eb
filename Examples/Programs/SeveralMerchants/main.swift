// One payment for several merchants. The shares are calculated, so they add up to the total.
import PaySheet

struct Shop: Hashable, Sendable {
    let key: String
    let name: String
}

let inn = Shop(key: "inn-3", name: "Harbor Inn")
let air = Shop(key: "air-7", name: "Sky Air")

var split = OrderSplit(primary: inn, currency: .usd)
try split.add(Amount(minorUnits: 80_50, in: .usd), for: inn)
try split.add(Amount(minorUnits: 120_00, in: .usd), for: air)
try split.add(.discount, Amount(minorUnits: -5_00, in: .usd), sharedBy: .proportional)

let total = try split.total()
let contexts = try split.shares().map { share in
    PaymentTokenContext(
        merchantIdentifier: "merchant.com.example.wander", externalIdentifier: share.payee.key, merchantName: share.payee.name,
        amount: share.total)
}
var request = PaymentRequest(
    merchantCapabilities: [.supports3DS], supportedNetworks: [.visa, .masterCard], countryCode: .us,
    total: LineItem(label: "Wander", amount: total), currencyCode: .usd)
request.multiTokenContexts = contexts

for share in try split.shares() {
    print(share.payee.name, "gets", share.total.description, "of which discount", share.discount.description)
}
let shared = try Amount.sum(contexts.map { $0.amount })
print("total", total.description, shared == total ? "is" : "is not", "the sum of the shares")
print("findings:", request.findings.count)
