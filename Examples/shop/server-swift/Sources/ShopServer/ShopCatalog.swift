import Foundation
import PaySheet

/// What the shop sells, as `catalog.json` has it.
struct ShopCatalog: Decodable, Sendable {
    let baskets: [String: Basket]
    let countries: [String: Market]

    init(folder: String) throws {
        self = try JSONDecoder().decode(ShopCatalog.self, from: Data(readFile(folder + "/catalog.json")))
    }

    /// A country in which the shop sells.
    struct Market: Decodable, Sendable {
        let currencyCode: String
        let networks: [String]
    }

    /// A basket. Prices are in the smallest unit of the currency, such as cents.
    struct Basket: Decodable, Sendable {
        let payee: String
        let country: String
        let items: [Item]
        let methods: [Method]?
        /// What each coupon code takes off, in per cent.
        let coupons: [String: Int]?
    }

    struct Item: Decodable, Sendable {
        let label: String
        let price: Int
    }

    struct Method: Decodable, Sendable {
        let identifier: String
        let label: String
        let detail: String
        let price: Int
    }
}

/// What the shopper chose in the sheet.
struct Choice: Sendable {
    var method: String?
    var coupon: String?

    /// Reads a choice of the page. Throws if the basket does not offer it.
    init(_ value: Any?, in basket: ShopCatalog.Basket) throws(Refusal) {
        guard let members = value as? [String: Any] else { throw Refusal(400, "the choice is not an object") }
        method = members["method"] as? String
        coupon = members["coupon"] as? String
        if let methods = basket.methods, !methods.contains(where: { $0.identifier == method }) {
            throw Refusal(400, "there is no such shipping method")
        }
        if let coupons = basket.coupons, coupon != "", coupon.flatMap({ coupons[$0] }) == nil {
            throw Refusal(400, "there is no such coupon")
        }
    }
}

extension ShopCatalog {
    /// Returns what the shopper pays now, as a number of the smallest unit. All sums are those of a `Checkout`, and exact.
    func price(of basket: Basket, _ choice: Choice) throws -> (units: Int, currency: Currency) {
        guard let market = countries[basket.country] else { throw UsageError(description: "the catalog has no country \(basket.country)") }
        let currency = Currency(rawValue: market.currencyCode)
        var checkout = try Checkout(
            label: basket.payee, country: Country(rawValue: basket.country), currency: currency,
            networks: market.networks.map { PaymentNetwork(rawValue: $0) })
        for item in basket.items { try checkout.add(item.label, minorUnits: item.price) }
        let goods = try checkout.total.minorUnits(in: currency)
        if let code = choice.coupon, let percent = basket.coupons?[code], basket.methods != nil {
            // A shopper gets no part of a cent.
            let discount = goods * percent / 100
            if discount > 0 { try checkout.applyCoupon(code, label: "Coupon", minorUnits: -discount) }
        }
        for method in basket.methods ?? [] {
            try checkout.offer(identifier: method.identifier, label: method.label, detail: method.detail, minorUnits: method.price)
        }
        if let method = choice.method, basket.methods != nil { try checkout.select(shippingMethod: method) }
        return (try checkout.total.minorUnits(in: currency), currency)
    }
}
