package import PaySheet

/// A random payment of either interface, in which each event sets some parts of the sheet and leaves out others.
///
/// The amounts mean nothing: they only tell the values of different documents apart.
package struct RandomPayment {
    package private(set) var flow: PaymentFlow
    private var numbers: SeededGenerator
    private var units = 100

    private static let cards: [PaymentMethodType?] = [.debit, .credit, .prepaid, .store, nil]
    private static let identifiers = ["air", "boat", "car", "dog"]

    /// Makes the payment of a seed.
    package init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        flow = PaymentFlow()
        if numbers.chance(50) {
            flow.request = request()
            flow.events = (0..<numbers.below(5)).map { _ in event() }
        } else {
            flow.paymentRequest = arguments()
            flow.events = (0..<numbers.below(5)).map { _ in w3cEvent() }
        }
        if numbers.chance(30) {
            var method = PaymentMethod()
            method.type = numbers.pick(RandomPayment.cards)
            flow.payment = AuthorizedPayment(token: PaymentToken(paymentMethod: method))
        }
    }

    // MARK: Parts

    private mutating func maybe<Value>(_ value: (inout RandomPayment) -> Value) -> Value? { numbers.chance(50) ? value(&self) : nil }

    private mutating func list<Value>(_ value: (inout RandomPayment) -> Value) -> [Value]? {
        maybe { payment in (0..<payment.numbers.below(4)).map { _ in value(&payment) } }
    }

    /// Never the same amount twice, but zero now and then.
    private mutating func amount() -> Amount {
        units += 1 + numbers.below(50)
        return Amount(units: Int64(numbers.chance(10) ? 0 : units), in: .usd)
    }

    private mutating func line(_ label: String) -> LineItem {
        var line = LineItem(label: label, amount: amount())
        if numbers.chance(20) { line.type = numbers.pick([.pending, .final]) }
        return line
    }

    private mutating func item() -> LineItem {
        var item = line("Item " + String(units))
        if numbers.chance(20) { item.paymentTiming = numbers.pick([.recurring, .immediate]) }
        return item
    }

    private mutating func payment(_ label: String) -> PaymentItem {
        let line = line(label)
        var item = PaymentItem(label: line.label, amount: CurrencyAmount(currency: .usd, value: line.amount ?? .zero))
        if numbers.chance(20) { item.pending = numbers.chance(50) }
        return item
    }

    private mutating func method() -> ShippingMethod {
        ShippingMethod(label: "Way " + String(units), detail: "", amount: amount(), identifier: numbers.pick(RandomPayment.identifiers))
    }

    private mutating func option() -> ShippingOption {
        let method = method()
        var option = ShippingOption(
            id: method.identifier, label: method.label, amount: CurrencyAmount(currency: .usd, value: method.amount))
        if numbers.chance(30) { option.selected = numbers.chance(70) }
        return option
    }

    private mutating func context() -> PaymentTokenContext {
        PaymentTokenContext(
            merchantIdentifier: "merchant.a", externalIdentifier: String(units), merchantName: "Merchant " + String(units), amount: amount()
        )
    }

    private mutating func recurring() -> RecurringPaymentRequest {
        RecurringPaymentRequest(
            paymentDescription: "Club " + String(units), regularBilling: line("Month"), managementURL: "https://shop.example/")
    }

    private mutating func reload() -> AutomaticReloadPaymentRequest {
        AutomaticReloadPaymentRequest(
            paymentDescription: "Card " + String(units), automaticReloadBilling: line("Reload"), managementURL: "https://shop.example/")
    }

    private mutating func deferred() -> DeferredPaymentRequest {
        DeferredPaymentRequest(
            deferredBilling: line("Room"), managementURL: "https://shop.example/", paymentDescription: "Stay " + String(units))
    }

    private mutating func selection() -> FlowSelection {
        var selection = FlowSelection()
        switch numbers.below(4) {
        // It may be one that is not on offer.
        case 0: selection.shippingMethod = numbers.pick(RandomPayment.identifiers)
        case 1: selection.couponCode = numbers.pick(["", "SPRING"])
        case 2: selection.shippingContact = PaymentContact()
        default:
            var method = PaymentMethod()
            method.type = numbers.pick(RandomPayment.cards)
            selection.paymentMethod = method
        }
        return selection
    }

    // MARK: Apple Pay JS

    private mutating func request() -> PaymentRequest {
        var request = PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us, total: line("Shop"), currencyCode: .usd)
        request.lineItems = list { $0.item() }
        request.shippingMethods = list { $0.method() }
        request.multiTokenContexts = list { $0.context() }
        switch numbers.below(5) {
        case 0: request.recurringPaymentRequest = recurring()
        case 1: request.automaticReloadPaymentRequest = reload()
        case 2: request.deferredPaymentRequest = deferred()
        default: break
        }
        return request
    }

    private mutating func event() -> FlowEvent {
        var event: FlowEvent
        let methods = list { $0.method() }
        switch numbers.below(4) {
        case 0:
            var update = completed(PaymentMethodUpdate(newTotal: line("Shop")))
            update.newShippingMethods = methods
            event = FlowEvent(update: .paymentMethod, data: .paymentMethod(update))
        case 1:
            var update = completed(ShippingMethodUpdate(newTotal: line("Shop")))
            update.newShippingMethods = methods
            event = FlowEvent(update: .shippingMethod, data: .shippingMethod(update))
        case 2:
            var update = completed(ShippingContactUpdate(newTotal: line("Shop")))
            update.newShippingMethods = methods
            event = FlowEvent(update: .shippingContact, data: .shippingContact(update))
        default:
            var update = completed(CouponCodeUpdate(newTotal: line("Shop")))
            update.newShippingMethods = methods
            event = FlowEvent(update: .couponCode, data: .couponCode(update))
        }
        event.selected = maybe { $0.selection() }
        return event
    }

    private mutating func completed<Update: UpdateBase>(_ update: Update) -> Update {
        var update = update
        update.newLineItems = list { $0.item() }
        update.newMultiTokenContexts = list { $0.context() }
        if numbers.chance(20) { update.newRecurringPaymentRequest = recurring() }
        if numbers.chance(20) { update.newAutomaticReloadPaymentRequest = reload() }
        if numbers.chance(20) { update.newDeferredPaymentRequest = deferred() }
        return update
    }

    // MARK: The W3C interface

    private mutating func arguments() -> W3CPaymentRequest {
        var details = PaymentDetails(total: payment("Shop"))
        details.displayItems = list { $0.payment("Item " + String($0.units)) }
        details.shippingOptions = list { $0.option() }
        details.modifiers = list { $0.modifier() }
        var method = MethodData(supportedMethods: "https://apple.com/apple-pay")
        method.data = .applePay(
            ApplePayRequest(
                merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us, version: 14,
                merchantIdentifier: "merchant.a"))
        var arguments = W3CPaymentRequest(methodData: [method], details: details)
        arguments.options = maybe { payment in
            var options = PaymentOptions()
            options.requestShipping = payment.numbers.chance(80)
            return options
        }
        return arguments
    }

    private mutating func modifier() -> DetailsModifier {
        var modifier = DetailsModifier(
            supportedMethods: numbers.chance(85) ? "https://apple.com/apple-pay" : "https://pay.example/")
        modifier.total = maybe { $0.payment("Shop") }
        modifier.additionalDisplayItems = list { $0.payment("More " + String($0.units)) }
        guard numbers.chance(85) else { return modifier }
        var data = Modifier()
        data.paymentMethodType = numbers.pick(RandomPayment.cards)
        data.total = maybe { $0.line("Shop") }
        data.additionalLineItems = list { $0.item() }
        data.additionalShippingMethods = list { $0.method() }
        data.multiTokenContexts = list { $0.context() }
        if numbers.chance(20) { data.recurringPaymentRequest = recurring() }
        if numbers.chance(20) { data.deferredPaymentRequest = deferred() }
        modifier.data = .applePay(data)
        return modifier
    }

    private mutating func w3cEvent() -> FlowEvent {
        var event: FlowEvent
        if numbers.chance(20) {
            var errors = PaymentValidationErrors()
            errors.error = "Declined"
            event = FlowEvent(update: .retry, data: .retry(errors))
        } else {
            var update = PaymentDetailsUpdate()
            update.total = maybe { $0.payment("Shop") }
            update.displayItems = list { $0.payment("Item " + String($0.units)) }
            update.shippingOptions = list { $0.option() }
            update.modifiers = list { $0.modifier() }
            event = FlowEvent(update: .details, data: .details(update))
        }
        event.selected = maybe { $0.selection() }
        return event
    }
}
