// One payment for two merchants becomes two orders in Wallet. One is shipped, the other is picked up and partly refunded.
import PaySheet
import PaySheetOrders

let bowls = CheckoutMerchant(identifier: "merchant.com.example.bowls", externalIdentifier: "bowls-1", name: "Harbor Bowls")
let cakes = CheckoutMerchant(identifier: "merchant.com.example.cakes", externalIdentifier: "cakes-7", name: "Cake Corner")

var checkout = try Checkout(label: "Maker Market", country: .us, currency: .usd, networks: [.visa, .masterCard], primaryMerchant: bowls)
try checkout.add("Bowl", minorUnits: 36_00)
try checkout.add("Cake", minorUnits: 24_00, for: cakes)
try checkout.addTax("Tax", minorUnits: 5_00)
try checkout.offer(identifier: "post", label: "Parcel Post", detail: "", minorUnits: 4_50)

// What the shop decides: names, addresses and a secret for each order. A real token comes from a secure source of random numbers.
func placement(_ merchant: CheckoutMerchant?) -> OrderPlacement {
    let key = merchant?.externalIdentifier ?? "market"
    return OrderPlacement(
        orderTypeIdentifier: "order.com.example.market", orderIdentifier: "2027-000042-" + key,
        placedAt: DateTimeText(rawValue: "2027-03-01T09:00:00Z"), managementURL: "https://market.example/orders/42",
        merchant: WalletMerchant(
            merchantIdentifier: "merchant.com.example.market", displayName: merchant?.name ?? "Maker Market",
            url: "https://market.example", contact: .emailAddress("help@market.example")),
        webService: OrderWebService(url: "https://orders.market.example", authenticationToken: "random-secret-of-" + key))
}

let visa = OrderPurchase(method: "Visa 1234", isCaptured: true)
var orders = try TrackedOrder.orders(for: checkout, subtotal: "Subtotal", purchase: visa, placing: placement)

// The bowls are shipped.
let (noon, evening) = (DateTimeText(rawValue: "2027-03-03T12:00:00Z"), DateTimeText(rawValue: "2027-03-03T18:00:00Z"))
try orders[0].ship(
    "shipment-1", carrier: "Example Express", tracking: .number("1234-5678", page: "https://track.example/12345678"),
    arriving: .window(TimeWindow(from: noon, to: evening)), at: DateTimeText(rawValue: "2027-03-02T08:30:00Z"))
try orders[0].deliver("shipment-1", at: DateTimeText(rawValue: "2027-03-03T14:10:00Z"))
try orders[0].complete(at: DateTimeText(rawValue: "2027-03-03T14:11:00Z"))

// The customer picks the cake up, and gets some money back.
try orders[1].readyForPickup(
    "pickup-1", in: PickupPlace("Cake Corner, Harbor Street"), barcode: WalletBarcode(.qr, "CAKE-42"),
    at: DateTimeText(rawValue: "2027-03-01T16:00:00Z"))
try orders[1].pickUp("pickup-1", at: DateTimeText(rawValue: "2027-03-01T17:20:00Z"))
try orders[1].refund(Amount(minorUnits: 6_00, in: .usd), at: DateTimeText(rawValue: "2027-03-01T19:00:00Z"))

for order in orders {
    for sentence in OrderDescription(order.document).sentences { print(sentence) }
    for line in order.document.payment?.summaryItems ?? [] { print(" ", line.label, line.value.amount) }
    let expectations = Expectations(paymentRequest: try checkout.request())
    print("findings:", WalletOrder.read(order.document.json, expecting: expectations).findings.count)
}
print(orders[1].document.jsonText)

// A change that the check would refuse has an error that says what to do.
let tooMuch = try Amount(minorUnits: 60_00, in: .usd)
do throws(OrderBuildingError) {
    try orders[1].refund(tooMuch, at: DateTimeText(rawValue: "2027-03-02T10:00:00Z"))
} catch {
    print("refused:", error)
}
