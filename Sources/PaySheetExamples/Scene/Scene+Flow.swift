import PaySheet

extension Scene {
    /// A complete sale from the first sheet to the result, with the shop's order.
    mutating func flow() -> PaymentFlow {
        var cart = sale()
        var flow = PaymentFlow(request: cart.checkout.draftedRequest())
        var events: [FlowEvent] = []
        if random.chance(60) {
            var selected = FlowSelection()
            selected.shippingContact = redactedAddress()
            events.append(event(selected, .shippingContact(cart.checkout.draftedShippingContactUpdate())))
        }
        var selected = FlowSelection()
        selected.shippingMethod = selectOther(&cart)
        events.append(event(selected, .shippingMethod(cart.checkout.draftedShippingMethodUpdate())))
        if random.chance(60) {
            var selected = FlowSelection()
            var method = PaymentMethod()
            method.type = random.pick([.credit, .debit])
            selected.paymentMethod = method
            events.append(event(selected, .paymentMethod(cart.checkout.draftedPaymentMethodUpdate())))
        }
        flow.events = events
        flow.order = order(cart)
        flow.result = cart.checkout.draftedAuthorizationResult(random.chance(50) ? orderDetails(cart.shop) : nil)
        var reader = DocumentReader()
        let lowest = reader.requirements(of: flow.json, as: .paymentFlow)
        flow.apiVersion = UInt32(clamping: max(lowest?.apiVersion ?? 3, 3))
        return flow
    }

    private func event(_ selected: FlowSelection, _ data: UpdatePayload) -> FlowEvent {
        let update: UpdateKind =
            switch data {
            case .shippingContact: .shippingContact
            case .shippingMethod: .shippingMethod
            case .couponCode: .couponCode
            case .details: .details
            case .retry: .retry
            case .paymentMethod, .other: .paymentMethod
            }
        var event = FlowEvent(update: update, data: data)
        event.selected = selected
        return event
    }

    private func order(_ cart: borrowing Cart) -> ShopOrder {
        let checkout = cart.checkout
        let items = checkout.items.compactMap { item in item.amount.map { ShopOrderItem(label: item.label, amount: $0) } }
        var order = ShopOrder(currency: currency, total: checkout.total, items: items)
        if let method = checkout.selectedShippingMethod {
            order.shipping = ShopOrderShipping(identifier: method.identifier, amount: method.amount)
        }
        if !cart.merchants.isEmpty {
            // The marketplace itself sells nothing: the token amounts are the complete order.
            order.merchants = checkout.draftedRequest().multiTokenContexts?.map {
                ShopOrderMerchant(externalIdentifier: $0.externalIdentifier, amount: $0.amount)
            }
        }
        return order
    }
}
