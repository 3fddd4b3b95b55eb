import PaySheet

/// A checkout with the additional values for documents.
struct Cart: ~Copyable {
    var checkout: Checkout
    /// The business that sells, or the first of several.
    let shop: Shop
    let merchants: [CheckoutMerchant]
    /// The division of amounts that belong to all merchants.
    let policy: SharePolicy

    /// Adds an amount that all merchants share. It is small, and the policy fits, so it is always added.
    mutating func addShared(_ label: String, minorUnits: Int) {
        if merchants.isEmpty {
            _ = try? checkout.add(label, minorUnits: minorUnits)
        } else {
            _ = try? checkout.add(label, minorUnits: minorUnits, sharedBy: merchants, policy: policy)
        }
    }
}

extension Scene {
    /// Adds one shop or several, with some items in the cart.
    mutating func cart() -> Cart {
        let count = merchantCount()
        // Only kinds about several merchants name a single merchant.
        let areNamed = count > 1 || kind == .multiMerchant
        let shops = Shop.several(count, &random)
        let merchants = areNamed ? shops.map { $0.merchant } : []
        let market = marketplace()
        let label = !areNamed ? shops[0].name : count == 1 ? shops[0].name + " (via " + market + ")" : market
        var checkout = Checkout(drafting: label, country: country, currency: currency, networks: networks())
        checkout.base.merchantIdentifier = areNamed ? "merchant.example." + Scene.slug(market) : shops[0].merchantIdentifier
        let isCrowd = merchants.count > 6
        let policy = isCrowd ? SharePolicy.by(.weights(merchants.map { _ in random.within(20...99) })) : .proportional
        var cart = Cart(checkout: checkout, shop: shops[0], merchants: merchants, policy: policy)
        if isCrowd {
            // The sheet is about the sum, so many items become one line. A share of zero is left out.
            let dollars = min(merchants.count * 12, prices.mostDollars)
            cart.addShared("Subtotal", minorUnits: max(prices.near(dollars * 100, &random), merchants.count * 20))
        } else {
            fill(&cart.checkout, shops, merchants)
        }
        if let tax = place.tax { cart.addShared(tax.label, minorUnits: prices.share(units(cart.checkout.total), tax.rate)) }
        return cart
    }

    /// Adds what each shop sells. The amounts are small, so they are always added.
    private mutating func fill(_ checkout: inout Checkout, _ shops: [Shop], _ merchants: [CheckoutMerchant]) {
        if merchants.isEmpty {
            let (first, count) = (random.below(4), random.within(1...3))
            for place in 0..<count {
                let label = shops[0].trade.goods[(first + place) % shops[0].trade.goods.count]
                _ = try? checkout.add(label, minorUnits: prices.near(random.within(4_00...89_00), &random))
            }
        } else {
            for (shop, merchant) in zip(shops, merchants) {
                let label = shop.trade.goods[random.below(shop.trade.goods.count)]
                _ = try? checkout.add(label, minorUnits: prices.near(random.within(9_00...149_00), &random), for: merchant)
            }
        }
    }

    /// Adds shipping methods, each with an estimate. With several merchants, the first one ships. No price is refused.
    mutating func offerShipping(_ cart: inout Cart) {
        let base = random.within(3_00...7_00)
        let choices: [(key: String, label: String, detail: String, cents: Int, days: ClosedRange<Int>)] = [
            ("standard", "Standard Shipping", "Arrives within a week", base, 4...7),
            ("express", "Express Shipping", "Arrives in two days", base * 5 / 2, 1...2),
            ("courier", "Courier", "Arrives tomorrow", base * 4, 1...1),
        ]
        for choice in choices.prefix(random.within(2...3)) {
            let amount = Amount(units: Int64(prices.near(choice.cents, &random)), in: currency)
            var method = ShippingMethod(identifier: choice.key, label: choice.label, detail: choice.detail, amount: amount)
            method.dateComponentsRange = ShippingDateRange(
                startDateComponents: date(after: choice.days.lowerBound), endDateComponents: date(after: choice.days.upperBound))
            if let merchant = cart.merchants.first {
                try? cart.checkout.offer(method, paidTo: merchant)
            } else {
                try? cart.checkout.offer(method)
            }
        }
    }

    /// Applies a coupon code with ten per cent off.
    mutating func applyCoupon(_ cart: inout Cart) {
        let code = random.pick(["WELCOME10", "SPRING10", "FRIENDS10", "HELLO10"])
        let discount = max(prices.share(units(cart.checkout.total), 100), 1)
        let label = "Coupon Discount"
        // A discount below zero never exceeds the sum of all merchants.
        if cart.merchants.isEmpty {
            try? cart.checkout.applyCoupon(code, label: label, minorUnits: -discount, policy: cart.policy)
        } else {
            try? cart.checkout.applyCoupon(code, label: label, minorUnits: -discount, sharedBy: cart.merchants, policy: cart.policy)
        }
    }

    private func date(after days: Int) -> ShippingDate {
        var date = ShippingDate()
        let parts = noon(after: days).rawValue.prefix(10).split(separator: "-").map { UInt32($0) }
        if parts.count == 3 { (date.years, date.months, date.days) = (parts[0], parts[1], parts[2]) }
        return date
    }

    /// Returns an amount of the example's currency in minor units.
    func units(_ amount: Amount) -> Int { (try? amount.minorUnits(in: currency)) ?? 0 }

    static func slug(_ name: String) -> String { String(name.lowercased().map { $0 == " " ? "-" : $0 }) }
}
