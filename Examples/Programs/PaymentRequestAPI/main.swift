// The same purchase for the Payment Request API of the W3C, which other browsers have, too.
import PaySheet

let shop = CheckoutMerchant(identifier: "merchant.com.example.grocery", externalIdentifier: "grocery-1", name: "Corner Grocery")
var checkout = try Checkout(
    label: "Corner Grocery", country: .us, currency: .usd, networks: [.visa, .masterCard], primaryMerchant: shop)
checkout.base.requiredShippingContactFields = [.postalAddress, .email]
try checkout.add("Olive Oil", minorUnits: 25_80)
try checkout.offer(identifier: "bike", label: "Bicycle", detail: "Today", minorUnits: 5_00)
try checkout.offer(identifier: "post", label: "Post", detail: "In three days", minorUnits: 3_20)

let arguments = try checkout.w3cPaymentRequest().validated()
print("arguments:", arguments.jsonText)

// onshippingoptionchange: the page sends the identifier in request.shippingOption.
try checkout.select(shippingMethod: "post")
let update = try checkout.paymentDetailsUpdate().validated(after: arguments)
print("update:", update.jsonText)

// onshippingaddresschange: the address cannot be served.
checkout.reject(.addressUnserviceable, field: .countryCode, "We deliver in the United States")
let refusal = try checkout.paymentDetailsUpdate().validated(after: arguments)
print("refusal:", refusal.value.paymentMethodErrors ?? [])
checkout.clearRejections()

// onpaymentmethodchange: the details are those of Apple Pay if methodName says so.
let event = try PaymentMethodChangeEvent.read(
    #"{"methodName":"https://apple.com/apple-pay","methodDetails":{"type":"credit"}}"#
).validated().value
if event.methodName == "https://apple.com/apple-pay", let details = event.methodDetails {
    let card = try PaymentMethod.read(details.text).validated().value
    print("card:", card.type?.rawValue ?? "unknown")
}

// A surcharge for credit cards, which only a modifier can say before the card is known.
var surcharged = arguments.value
var credit = Modifier()
credit.paymentMethodType = .credit
credit.additionalLineItems = [LineItem(label: "Card Fee", amount: try Amount(minorUnits: 50, in: .usd))]
credit.total = LineItem(label: "Corner Grocery", amount: try Amount(minorUnits: 31_30, in: .usd))
var modifier = DetailsModifier(supportedMethods: "https://apple.com/apple-pay")
modifier.data = .applePay(credit)
surcharged.details.modifiers = [modifier]
print("surcharge:", surcharged.findings)

// The page sends the PaymentResponse: the token and the contact are in its details.
let response = try PaymentResponse.read(
    #"{"requestId":"order-42","methodName":"https://apple.com/apple-pay","details":{"token":{"paymentMethod":{"type":"debit"}}},"payerEmail":"jane@mail.example"}"#
).validated().value
print("token of a", response.details.token.paymentMethod.type?.rawValue ?? "", "card for", response.requestId)

// A mistake that the browser would report as a TypeError.
var wrong = arguments.value
wrong.details.total.amount.currency = .eur
for finding in wrong.findings { print(finding) }
