// Task 1: the checkout of a marketplace with several merchants.
import PaySheet

/// A purchase from two merchants, and what the market answers while the sheet is open.
struct Market {
    private let policy = Policy(apiVersion: 14)
    private let checkout: Checkout

    init() throws {
        let bowls = CheckoutMerchant(identifier: "merchant.com.example.bowls", externalIdentifier: "bowls-1", name: "Harbor Bowls")
        let teas = CheckoutMerchant(identifier: "merchant.com.example.teas", externalIdentifier: "teas-7", name: "Leaf & Kettle")
        var checkout = try Checkout(label: "Maker Market", country: .us, currency: .usd, networks: [.visa, .masterCard])
        checkout.base.supportsCouponCode = true
        try checkout.add("Bowl", minorUnits: 36_00, for: bowls)
        try checkout.add("Green Tea", minorUnits: 12_50, for: teas)
        // The market's own line.
        try checkout.add("Gift Wrap", minorUnits: 3_00)
        // All of them share the tax.
        try checkout.addTax("Sales Tax", minorUnits: 4_12)
        try checkout.offer(
            identifier: "post", label: "Post", detail: "In three days", minorUnits: 4_50,
            paidTo: bowls)
        try checkout.offer(
            identifier: "courier", label: "Courier", detail: "Today", minorUnits: 9_90,
            paidTo: bowls)
        self.checkout = checkout
    }

    func open() throws -> Validated<PaymentRequest> { try checkout.request().validated(policy: policy) }

    func choose(shippingMethod identifier: String) throws -> Validated<ShippingMethodUpdate> {
        var checkout = checkout
        try checkout.select(shippingMethod: identifier)
        return try checkout.shippingMethodUpdate().validated(after: open(), policy: policy)
    }

    func enter(coupon: String) throws -> Validated<CouponCodeUpdate> {
        var checkout = checkout
        if coupon == "SPRING" {
            try checkout.applyCoupon(coupon, label: "Spring", minorUnits: -5_00)
        } else {
            checkout.reject(.couponCodeInvalid, "This code is not valid")
        }
        return try checkout.couponCodeUpdate().validated(after: open(), policy: policy)
    }
}
