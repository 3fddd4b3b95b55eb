import PaySheet
import PaySheetExamples
import PaySheetGuide

/// Examples of documents of Stripe.
enum StripeExample {
    /// A page with an Express Checkout Element.
    static let page = ExampleForm(
        "stripe", .stripeCheckout, like: { $0 == .stripeCheckout },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: true)
            let units = MinorSale(&sale)
            let elements = JSONTree.object([
                member("mode", .text("payment")), member("amount", units.total), member("currency", .text(units.currency)),
            ])
            let element = JSONTree.object([
                member("business", .object([member("name", .text(sale.shopName))])), member("emailRequired", .boolean(true)),
                member("shippingAddressRequired", .boolean(true)),
            ])
            let rate = JSONTree.object([
                member("id", .text("standard")), member("amount", .number([UInt8]("0".utf8))), member("displayName", .text("Standard")),
            ])
            let answer = JSONTree.object([
                member("lineItems", units.lines(label: "name")), member("shippingRates", .list([rate])),
            ])
            let json = JSONTree.object([
                member("elements", elements), member("element", element), member("answers", .list([answer])),
            ])
            return ExampleForm.Made(json.bytes, in: sale.currency)
        })

    /// A payment request button.
    static let button = ExampleForm(
        "stripe-payment-request", .stripePaymentRequest, like: { $0 == .stripePaymentRequest },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            let units = MinorSale(&sale)
            let total = JSONTree.object([member("label", .text(sale.shopName)), member("amount", units.total)])
            let json = JSONTree.object([
                member("country", .text(sale.pick(["DE", "GB", "JP", "US"]))), member("currency", .text(units.currency)),
                member("total", total), member("displayItems", units.lines(label: "label")), member("requestPayerEmail", .boolean(true)),
            ])
            return ExampleForm.Made(json.bytes, in: sale.currency)
        })

    fileprivate static func member(_ name: String, _ value: JSONTree) -> JSONTree.Member { JSONTree.Member(name: name, value: value) }
}

/// A sale in the smallest unit of its currency, as Stripe counts it.
private struct MinorSale {
    let currency: String
    private let amounts: [(label: String, amount: Int64)]

    init(_ sale: inout ExampleSale) {
        let units = StripeUnits(sale.currency.rawValue)
        currency = sale.currency.rawValue.lowercased()
        amounts = (sale.goods + sale.fees).map { item in
            let value = MinorAmount.value([UInt8](item.amount.text.utf8), decimals: units?.decimals ?? 2) ?? 100
            let step = units?.step ?? 1
            return (item.label, value - value % step)
        }
    }

    var total: JSONTree { MinorSale.number(amounts.reduce(0) { $0 + $1.amount }) }

    func lines(label: String) -> JSONTree {
        .list(
            amounts.map { line in
                .object([StripeExample.member(label, .text(line.label)), StripeExample.member("amount", MinorSale.number(line.amount))])
            })
    }

    private static func number(_ value: Int64) -> JSONTree { .number([UInt8](String(value).utf8)) }
}
