// From the button to the tracked order: one payment for two merchants, then a plan that goes on. Each document is checked on the way.
import PaySheet
import PaySheetOrders
import PaySheetStorefront
import PaySheetTokens

/// Prints what the check finds in a document. A shop would stop at the first finding.
func check(_ document: some PaymentObject, _ name: String) {
    print(name + ":", document.findings.isEmpty ? "no findings" : document.findings.map { $0.description }.joined(separator: "\n"))
}

let bowls = CheckoutMerchant(identifier: "merchant.com.example.bowls", externalIdentifier: "bowls-1", name: "Harbor Bowls")
let cakes = CheckoutMerchant(identifier: "merchant.com.example.cakes", externalIdentifier: "cakes-7", name: "Cake Corner")

// 1. The request: who sells what.
var checkout = try Checkout(label: "Maker Market", country: .us, currency: .usd, networks: [.visa, .masterCard], primaryMerchant: bowls)
try checkout.add("Bowl", minorUnits: 36_00)
try checkout.add("Cake", minorUnits: 24_00, for: cakes)
try checkout.addTax("Tax", minorUnits: 5_00)
try checkout.offer(identifier: "post", label: "Parcel Post", detail: "Arrives in a week", minorUnits: 4_50)
try checkout.offer(identifier: "courier", label: "Courier", detail: "Arrives tomorrow", minorUnits: 9_90)
checkout.base.requiredShippingContactFields = [.postalAddress, .email]
checkout.base.applicationData = ApplicationData("order-42".utf8).base64
let request = try checkout.request()
check(request, "request of " + checkout.total.text)

// 2. The button: may the page show one, and which?
var situation = ButtonSituation(.web(.paymentCredentialsAvailable), system: SystemRelease("ios17.4"))
situation.add(request)
let decision = ButtonDecision(situation)
print("button:", decision.action.rawValue, "with the label", decision.label?.rawValue ?? "none")

// 3. The shopper chooses an address abroad, and then one at home. The first answer says what is wrong.
var flow = PaymentFlow(request: request)
var address = PaymentContact()
var terms = ContactTerms(.selection, fields: request.requiredShippingContactFields ?? [])
terms.servedCountries = [.us]
for (locality, area, postalCode, country) in [("Toronto", "ON", "M5V", "CA"), ("Springfield", "IL", "62701", "US")] {
    (address.locality, address.administrativeArea) = (locality, area)
    (address.postalCode, address.countryCode) = (postalCode, country)
    checkout.clearRejections()
    checkout.reject(address, by: terms)
    let update = try checkout.shippingContactUpdate()
    for error in update.errors ?? [] { print("refused:", error.code.rawValue + ":", error.message ?? "") }
    check(update, "answer to the address in " + locality)
    var event = FlowEvent(update: .shippingContact, data: .shippingContact(update))
    event.selected = FlowSelection()
    event.selected?.shippingContact = address
    flow.events = (flow.events ?? []) + [event]
}

// 4. The shopper chooses the courier. Total and shares follow.
try checkout.select(shippingMethod: "courier")
let update = try checkout.shippingMethodUpdate()
check(update, "answer to the courier, " + checkout.total.text)
var choice = FlowEvent(update: .shippingMethod, data: .shippingMethod(update))
choice.selected = FlowSelection()
choice.selected?.shippingMethod = "courier"
flow.events?.append(choice)

// 5. The shopper authorizes the payment. The shop checks the contact, and what the token proves without a key.
var card = PaymentMethod()
card.displayName = "Visa 1234"
card.network = "Visa"
card.type = .credit
var token = PaymentToken(paymentMethod: card)
token.paymentData = EncryptedPaymentData.read(tokenText.utf8).value
token.transactionIdentifier = token.paymentData?.header.transactionId
var payment = AuthorizedPayment(token: token)
address.givenName = "Jane"
address.familyName = "Doe"
address.addressLines = ["1 Harbor Street"]
address.emailAddress = "jane@mail.example"
payment.shippingContact = address
terms.phase = .authorization
checkout.clearRejections()
checkout.reject(address, by: terms)
check(payment, "payment")

var tokenCheck = TokenCheck()
tokenCheck.certificates = try CertificateFile([UInt8](certificateText.utf8)).entries.map { .init("processing.pem", $0) }
// The test token has a root of its own.
tokenCheck.roots = try CertificateFile([UInt8](rootText.utf8)).entries.compactMap {
    if case .certificate(let root) = $0 { root } else { nil }
}
tokenCheck.request = ApplicationData(base64: checkout.base.applicationData ?? "").map { .data($0) }
tokenCheck.now = try Instant(signingTime)
if let data = payment.token.paymentData {
    let sealed = try SealedToken(data)
    for finding in tokenCheck.findings(in: sealed) { print(finding) }
    print("token: not checked:", tokenCheck.unchecked(in: sealed).joined(separator: ", "))
}

// 6. One order for each merchant. The result of the payment has the details of the first one.
func placement(_ merchant: CheckoutMerchant?) -> OrderPlacement {
    let name = merchant?.name ?? "Maker Market"
    return OrderPlacement(
        orderTypeIdentifier: "order.com.example.market", orderIdentifier: "42-" + (merchant?.externalIdentifier ?? ""),
        placedAt: DateTimeText(rawValue: signingTime), managementURL: "https://market.example/orders/42",
        merchant: WalletMerchant(
            merchantIdentifier: "merchant.com.example.market", displayName: name, url: "https://market.example",
            contact: .emailAddress("help@market.example")),
        webService: OrderWebService(url: "https://orders.market.example", authenticationToken: "secret-from-a-random-source"))
}
let orders = try TrackedOrder.orders(
    for: checkout, subtotal: "Subtotal", purchase: OrderPurchase(payment, isCaptured: true), placing: placement)
for order in orders {
    check(order.document, "order")
    for sentence in OrderDescription(order.document).sentences { print(" ", sentence) }
}
let result = try checkout.authorizationResult(try orders.first.map { try OrderDetails($0.document) })
check(result, "result")
flow.payment = payment
flow.result = result
check(flow, "the whole payment")

// 7. The package of the first order. The signature follows from the certificate of the order type.
if let order = orders.first?.document {
    let json = OrderPackage.File(path: "order.json", bytes: order.json)
    let manifest = OrderPackage.File(path: "manifest.json", bytes: OrderManifest(of: OrderPackage([json])).json)
    let package = OrderPackage([json, manifest])
    let packageCheck = OrderPackageCheck(allowsMissingSignature: true)
    for finding in packageCheck.findings(in: package) { print(finding) }
    print("package:", try package.archive().count, "bytes; not checked:", packageCheck.unchecked(in: package).joined(separator: ", "))
}

// 8. The plan needs a sheet of its own: a request has one agreement, or several merchants.
let club = try Checkout(
    label: "Tea Club", country: .us, currency: .usd, networks: [.visa, .masterCard],
    plan: try RecurringPlan("Tea every month", then: .every(1, .month, minorUnits: 12_00), managedAt: "https://market.example/club")
        .starting(at: "2026-12-01T00:00:00Z")
        .notifying(at: "https://market.example/apple-pay"))
let membership = try club.request()
check(membership, "membership")
var both = request
both.recurringPaymentRequest = membership.recurringPaymentRequest
check(both, "both in one request")

// 9. Years later the shopper removes the card. Apple calls the address of the membership, and the shop fetches the event.
let endpoint = try NotificationEndpoint(notificationURL: membership.recurringPaymentRequest?.tokenNotificationURL ?? "")
let call = NotificationCall(method: "GET", target: "/apple-pay/notification/merchantToken/event-1")
let notification = endpoint.answer(call, seen: { _ in false })
print("notification:", notification.status, notification.outcome == .fetch(eventIdentifier: "event-1") ? "fetch event-1" : "")
let event = MerchantTokenEvent(
    eventType: "UNLINK", merchantTokenIdentifier: "merchant-token-0007", reason: "The shopper removed the card.")
check(event, "event")
var history = MerchantTokenHistory(merchantTokenIdentifier: "merchant-token-0007", entries: [])
_ = history.add(event, identifier: "event-1", fetchedAt: DateTimeText(rawValue: "2029-03-01T09:00:00Z"))
print("merchant token:", history.state.rawValue)
