// A first request: two line items, a total, and the JSON that goes to the page.
import PaySheet

let items = [
    LineItem(label: "Subtotal", amount: try Amount(minorUnits: 35_00, in: .usd)),
    LineItem(label: "Sales Tax", amount: try Amount(minorUnits: 3_06, in: .usd)),
]
let total = LineItem(label: "Harbor Books", amount: try Amount.sum(items.compactMap { $0.amount }))
var request = PaymentRequest(
    merchantCapabilities: [.supports3DS], supportedNetworks: [.visa, .masterCard], countryCode: .us, total: total, currencyCode: .usd)
request.lineItems = items
print(request.jsonText)

// Read the request back, as the check of a page does: it has no findings.
print("findings:", PaymentRequest.read(request.json).findings.count)
