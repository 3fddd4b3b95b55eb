// A server that keeps nothing in memory between two calls of the page: it stores the checkout, or builds it again.
import Foundation
import PaySheet

/// What the server stores for one payment. The request is there because each answer is checked against it.
struct StoredPayment: Codable {
    var checkout: Checkout
    let request: PaymentRequest

    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        request = try checkout.request()
    }
}

/// Reads a stored payment, lets a handler change it, stores it again, and returns the checked answer.
func answer<Answer: RequestAnswer>(
    _ stored: inout Data, _ change: (inout Checkout) throws -> Answer
) throws -> Validated<Answer> where Answer.Request == PaymentRequest {
    var payment = try JSONDecoder().decode(StoredPayment.self, from: stored)
    // The shopper has changed something, so what was rejected before does not count any more.
    payment.checkout.clearRejections()
    let ready = try change(&payment.checkout).validated(after: payment.request.validated())
    stored = try JSONEncoder().encode(payment)
    return ready
}

// The page asks for the request.
var checkout = try Checkout(label: "Corner Grocery", country: .us, currency: .usd, networks: [.visa, .masterCard])
checkout.base.supportsCouponCode = true
try checkout.add("Olive Oil", minorUnits: 25_80)
let bike = try ShippingMethod(identifier: "bike", label: "Bicycle", detail: "Today", amount: Amount(minorUnits: 5_00, in: .usd))
let post = try ShippingMethod(identifier: "post", label: "Post", detail: "In three days", amount: Amount(minorUnits: 3_20, in: .usd))
try checkout.offer(bike)
try checkout.offer(post)
let payment = try StoredPayment(checkout)
// A database, a cache or a file keeps these bytes. Only the server can write there.
var stored = try JSONEncoder().encode(payment)
print("request:", try payment.request.validated().jsonText)

/// `POST /shipping-contact`: the bicycle does not leave New York.
func shippingContact(_ body: [UInt8], _ stored: inout Data) throws -> Validated<ShippingContactUpdate> {
    let contact = try ShippingContactSelectedEvent.read(body).validated().value.shippingContact
    return try answer(&stored) { checkout in
        if contact.countryCode != "US" {
            checkout.reject(.addressUnserviceable, field: .countryCode, "We deliver in the United States")
        } else if contact.administrativeArea == "NY" {
            try checkout.offer(bike)
        } else if checkout.shippingMethods.contains(where: { $0.identifier == bike.identifier }) {
            try checkout.withdraw(shippingMethod: bike.identifier)
        }
        return try checkout.shippingContactUpdate()
    }
}
let ohio = #"{"shippingContact":{"locality":"Akron","administrativeArea":"OH","postalCode":"44308","countryCode":"US"}}"#
print("contact:", try shippingContact([UInt8](ohio.utf8), &stored).jsonText)

/// `POST /shipping-method`: an identifier that is not on offer throws.
func shippingMethod(_ body: [UInt8], _ stored: inout Data) throws -> Validated<ShippingMethodUpdate> {
    let method = try ShippingMethodSelectedEvent.read(body).validated().value.shippingMethod
    return try answer(&stored) { checkout in
        try checkout.select(shippingMethod: method.identifier)
        return try checkout.shippingMethodUpdate()
    }
}
let choice = #"{"shippingMethod":{"label":"Post","detail":"In three days","amount":"3.20","identifier":"post"}}"#
print("method:", try shippingMethod([UInt8](choice.utf8), &stored).jsonText)

/// `POST /coupon`: empty text means that the shopper removed the code.
func coupon(_ body: [UInt8], _ stored: inout Data) throws -> Validated<CouponCodeUpdate> {
    let code = try CouponCodeChangedEvent.read(body).validated().value.couponCode
    return try answer(&stored) { checkout in
        switch code {
        case "": try checkout.removeCoupon()
        case "SPRING": try checkout.applyCoupon(code, label: "Spring", minorUnits: -5_00)
        default: checkout.reject(.couponCodeInvalid, "This code is not valid")
        }
        return try checkout.couponCodeUpdate()
    }
}
print("coupon:", try coupon([UInt8](#"{"couponCode":"SPRING"}"#.utf8), &stored).jsonText)
print("wrong coupon:", try coupon([UInt8](#"{"couponCode":"WINTER"}"#.utf8), &stored).value.errors?.count ?? 0, "error")

/// `POST /payment-method`: an answer is due even if nothing changes.
func paymentMethod(_ body: [UInt8], _ stored: inout Data) throws -> Validated<PaymentMethodUpdate> {
    let card = try PaymentMethodSelectedEvent.read(body).validated().value.paymentMethod
    return try answer(&stored) { checkout in
        if card.type == .credit { checkout.reject(.unsupportedCard, "Please choose a debit card") }
        return try checkout.paymentMethodUpdate()
    }
}
print("card:", try paymentMethod([UInt8](#"{"paymentMethod":{"type":"debit"}}"#.utf8), &stored).jsonText)

// A server that stored only the request continues from there.
var resumed = try Checkout(resuming: payment.request)
print("unknown:", resumed.unrecovered)
try resumed.withdraw(shippingMethod: "bike")
print("resumed contact:", try resumed.shippingContactUpdate().newTotal)
try resumed.select(shippingMethod: "post")
print("resumed method:", try resumed.shippingMethodUpdate().newTotal)
try resumed.applyCoupon("SPRING", label: "Spring", minorUnits: -5_00)
print("resumed coupon:", try resumed.couponCodeUpdate().newTotal)
print("resumed card:", try resumed.paymentMethodUpdate().newTotal)

// A request in which the shopper already has a discount says the code, but not which line it is.
var discounted = try Checkout(resuming: resumed.request())
print("unknown:", discounted.unrecovered)
if let line = discounted.items.first(where: { $0.label == "Spring" }) { try discounted.assignCoupon(to: line.id) }
try discounted.removeCoupon()
print("without the coupon:", try discounted.couponCodeUpdate().newTotal)
