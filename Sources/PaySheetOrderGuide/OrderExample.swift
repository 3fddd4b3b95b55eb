import PaySheet
package import PaySheetExamples
import PaySheetOrders

/// Examples of Wallet orders.
package enum OrderExample {
    package static let forms = [form]

    /// How the items reach the customer.
    package static let fulfillment = ExampleChoice(
        "fulfillment", ["shipping", "pickup", "both"],
        "how the items of an order reach the customer: shipping, pickup or both (default: both)")
    /// Whether items come back.
    package static let returns = ExampleChoice("returns", [], "add a return to an order")

    /// The order of a shop, at a moment that the seed chooses.
    private static let form = ExampleForm(
        "wallet-order", .walletOrder, like: { $0 == OrderGuide.base }, choices: [fulfillment, returns],
        make: { seed, settings in
            var maker = OrderMaker(seed: seed, settings)
            return ExampleForm.Made(maker.order().json, in: maker.sale.currency)
        })
}

/// Makes the order of one example.
private struct OrderMaker: ~Copyable {
    var sale: ExampleSale
    private let ships: Bool
    private let isPickedUp: Bool
    private let hasReturns: Bool

    init(seed: UInt64, _ settings: ExampleSettings) {
        let word = settings.word(for: OrderExample.fulfillment) ?? "both"
        ships = word != "pickup"
        isPickedUp = word != "shipping"
        hasReturns = settings.has(OrderExample.returns)
        sale = ExampleSale(seed: seed, settings, ships: ships)
    }

    mutating func order() -> WalletOrder {
        // Items that come back have arrived before.
        let isDone = hasReturns || sale.pick([false, false, true])
        let items = self.items()
        var order = WalletOrder(
            schemaVersion: 1, orderTypeIdentifier: sale.details.orderTypeIdentifier, orderIdentifier: sale.details.orderIdentifier,
            orderType: .ecommerce, createdAt: after(hours: 0), updatedAt: after(hours: isDone ? 96 : 20),
            status: isDone ? .completed : .open, orderManagementURL: page("orders/" + sale.details.orderIdentifier), merchant: merchant())
        order.orderNumber = sale.details.orderIdentifier
        order.lineItems = items
        order.fulfillments = fulfillments(items, isDone)
        order.payment = payment()
        order.customer = WalletCustomer(sale.shopper)
        order.webServiceURL = sale.details.webServiceURL
        order.authenticationToken = sale.details.authenticationToken
        guard hasReturns else { return order }
        var info = WalletReturnInfo(returnPolicyURL: page("returns"))
        info.returnDeadline = after(hours: 30 * 24)
        order.returnInfo = info
        order.returns = [returned(items)]
        order.updatedAt = after(hours: 140)
        return order
    }

    private func after(hours: Int64) -> DateTimeText { DateTimeText(secondsSince1970: sale.now + hours * 3600) }

    private func page(_ path: String) -> String { "https://" + sale.domain + "/" + path }

    private func amount(_ amount: Amount) -> WalletAmount { WalletAmount(amount: amount, currency: sale.currency) }

    private func merchant() -> WalletMerchant {
        WalletMerchant(
            merchantIdentifier: sale.merchantIdentifier, displayName: sale.shopName, url: "https://" + sale.domain,
            contact: .emailAddress("help@" + sale.domain))
    }

    /// The goods, at least two where one is sent and another one picked up.
    private func items() -> [WalletLineItem] {
        var items: [WalletLineItem] = []
        for (place, good) in sale.goods.enumerated() {
            items.append(WalletLineItem(good.label, price: good.amount, in: sale.currency, sku: "SKU-" + String(place + 1)))
        }
        if items.count < 2, ships, isPickedUp {
            var gift = WalletLineItem(title: "Gift Wrapping", quantity: 1)
            gift.sku = "GIFT"
            items.append(gift)
        }
        return items
    }

    /// The items as a fulfillment or a return lists them.
    private static func listed(_ items: some Sequence<WalletLineItem>) -> [WalletLineItem] {
        items.map { item in
            var listed = WalletLineItem(title: item.title, quantity: item.quantity)
            listed.sku = item.sku
            return listed
        }
    }

    private mutating func fulfillments(_ items: [WalletLineItem], _ isDone: Bool) -> [Fulfillment] {
        let sent = isPickedUp ? items.prefix(1) : items[...]
        let collected = ships ? items.dropFirst() : items[...]
        var fulfillments: [Fulfillment] = []
        if ships { fulfillments.append(.shipping(parcel(OrderMaker.listed(sent), isDone))) }
        if isPickedUp { fulfillments.append(.pickup(pickup(OrderMaker.listed(collected), isDone))) }
        return fulfillments
    }

    private mutating func parcel(_ items: [WalletLineItem], _ isDone: Bool) -> ShippingFulfillment {
        let status = isDone ? ShippingStatus.delivered : sale.pick([.processing, .onTheWay, .outForDelivery])
        var parcel = ShippingFulfillment(fulfillmentIdentifier: "parcel-1", fulfillmentType: .shipping, status: status)
        if status != .processing {
            parcel.carrier = "Example Express"
            parcel.trackingNumber = sale.digits(10)
            parcel.trackingURL = "https://track.example/" + (parcel.trackingNumber ?? "")
            parcel.shippedAt = after(hours: 12)
        }
        parcel.estimatedDeliveryAt = after(hours: 72)
        parcel.estimatedDeliveryWindowDuration = "PT4H"
        if isDone { parcel.deliveredAt = after(hours: 74) }
        parcel.lineItems = items
        parcel.recipient = ShippingRecipient(sale.shopper)
        return parcel
    }

    private mutating func pickup(_ items: [WalletLineItem], _ isDone: Bool) -> PickupFulfillment {
        let status = isDone ? PickupStatus.pickedUp : sale.pick([.processing, .readyForPickup])
        var pickup = PickupFulfillment(
            fulfillmentIdentifier: "pickup-1", fulfillmentType: .pickup, status: status, displayName: sale.shopName)
        let number = sale.digits(6)
        var barcode = WalletBarcode(.qr, number)
        barcode.altText = number
        pickup.barcode = barcode
        pickup.pickupAt = after(hours: 24)
        pickup.pickupWindowDuration = "PT72H"
        if isDone { pickup.pickedUpAt = after(hours: 30) }
        pickup.lineItems = items
        return pickup
    }

    private mutating func payment() -> WalletPayment {
        var payment = WalletPayment(total: amount(sale.total))
        let goods = (try? Amount.sum(sale.goods.map { $0.amount })) ?? .zero
        let subtotal = WalletSummaryItem(label: "Subtotal", value: amount(goods))
        payment.summaryItems = [subtotal] + sale.fees.map { WalletSummaryItem(label: $0.label, value: amount($0.amount)) }
        payment.transactions = [
            WalletTransaction(
                amount: amount(sale.total), createdAt: after(hours: 0),
                paymentMethod: WalletPaymentMethod(displayName: sale.pick(["Visa", "Mastercard"]) + " " + sale.digits(4)),
                status: .completed, transactionType: .purchase)
        ]
        payment.status = .paid
        return payment
    }

    private mutating func returned(_ items: [WalletLineItem]) -> WalletReturn {
        var one = WalletReturn(returnIdentifier: "return-1", status: sale.pick([.open, .onTheWay, .processing]))
        one.returnNumber = "R-" + sale.digits(5)
        one.returnManagementURL = page("returns/" + sale.details.orderIdentifier)
        one.initiatedAt = after(hours: 120)
        one.dropOffBy = after(hours: 240)
        one.lineItems = OrderMaker.listed(items.prefix(1))
        return one
    }
}
