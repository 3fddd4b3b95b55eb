// A checkout from the first request to the result. Every document comes from the same items, so they cannot disagree.
import Foundation
import PaySheet

let hide = CheckoutMerchant(identifier: "merchant.com.example.hide", externalIdentifier: "hide-4", name: "Hide & Stitch")
let silk = CheckoutMerchant(identifier: "merchant.com.example.silk", externalIdentifier: "silk-8", name: "Silk Road")

var checkout = try Checkout(label: "Maker Market", country: .us, currency: .usd, networks: [.visa, .masterCard])
checkout.base.requiredShippingContactFields = [.postalAddress]
try checkout.add("Leather Bag", minorUnits: 140_00, for: hide)
try checkout.add("Silk Scarf", minorUnits: 60_00, for: silk)
try checkout.offer(
    ShippingMethod(label: "Courier", detail: "Arrives tomorrow", amount: Amount(minorUnits: 9_90, in: .usd), identifier: "courier"),
    paidTo: hide)
try checkout.offer(
    ShippingMethod(label: "Parcel Post", detail: "Arrives in a week", amount: Amount(minorUnits: 4_50, in: .usd), identifier: "post"),
    paidTo: hide)

let request = try checkout.request()
print("request:", checkout.total.description, "findings:", request.findings.count)

// The shopper chooses another shipping method: the total and the shares change.
try checkout.select(shippingMethod: "post")
let update = try checkout.shippingMethodUpdate()
print("update:", update.jsonText)

// The address is rejected: an answer contains the errors and the total.
checkout.reject(.shippingContactInvalid, field: .postalCode, "The postal code has five digits")
print("refusal:", try checkout.shippingContactUpdate().newTotal.amount?.description ?? "", checkout.rejections.count, "error")
checkout.clearRejections()

// Between two calls of the page the server stores the checkout, and reads it back.
let stored = try JSONEncoder().encode(checkout)
var sameCheckout = try JSONDecoder().decode(Checkout.self, from: stored)
try sameCheckout.select(shippingMethod: "courier")
print("stored and read:", try sameCheckout.shippingMethodUpdate().newTotal.amount?.description ?? "")

// From the request alone: who gets which line is told again. Until then, no amount can change.
var resumed = try Checkout(resuming: request)
for item in resumed.items { try resumed.assign(item.id, to: item.label == "Leather Bag" ? hide : silk) }
for method in resumed.shippingMethods { try resumed.assign(shippingMethod: method.identifier, to: hide) }
try resumed.select(shippingMethod: "post")
print("resumed:", resumed.unrecovered.isEmpty, resumed.share(of: hide).description)

print("result:", try checkout.authorizationResult().jsonText)
