// The documents of the W3C Payment Request API.

extension Checkout {
    /// The three arguments of the W3C constructor, with the same amounts as ``request()``.
    ///
    /// They name the merchant: name the primary merchant, or set the identifier in ``base``.
    /// Token contexts and a plan go into a modifier for Apple Pay. The items cannot say when something is charged, so the lines that
    /// are charged later are there, too. A shipping option has no second line and no dates.
    public func w3cPaymentRequest() throws(InvalidPayload) -> W3CPaymentRequest {
        try InvalidPayload.refuse(problems + problemsOfConstructor)
        return draftedW3CPaymentRequest()
    }

    /// What the constructor needs besides a request of Apple Pay JS, whose merchant is known from the session.
    var problemsOfConstructor: [CheckoutError] { base.merchantIdentifier.utf8.isEmpty ? [.merchantIdentifierMissing] : [] }

    /// The same, whatever the problems are.
    package func draftedW3CPaymentRequest() -> W3CPaymentRequest {
        var details = PaymentDetails(total: PaymentItem(totalLine, currency))
        let (items, options, contexts) = (displayItems, shippingOptions, tokenContexts)
        if !items.isEmpty { details.displayItems = items }
        if !options.isEmpty { details.shippingOptions = options }
        details.modifiers = modifiers(contexts.isEmpty ? nil : contexts)
        let base = completeBase
        var arguments = W3CPaymentRequest(methodData: [MethodData(base)], details: details)
        arguments.options = PaymentOptions(base, shippingType)
        return arguments
    }

    /// The answer to any change in the sheet, with the same amounts as the updates of Apple Pay JS and with all rejections.
    public func paymentDetailsUpdate() throws(InvalidPayload) -> PaymentDetailsUpdate {
        try refuseProblems()
        return draftedPaymentDetailsUpdate()
    }

    /// The same, whatever the problems are.
    package func draftedPaymentDetailsUpdate() -> PaymentDetailsUpdate {
        var update = PaymentDetailsUpdate()
        update.total = PaymentItem(totalLine, currency)
        update.displayItems = displayItems
        if hasOffered { update.shippingOptions = shippingOptions }
        update.modifiers = modifiers(contextsInForce)
        if !rejections.isEmpty { update.paymentMethodErrors = rejections }
        return update
    }

    private var displayItems: [PaymentItem] { lineItems.filter { $0.isImmediate }.map { PaymentItem($0, currency) } }

    /// What only Apple Pay understands.
    private func modifiers(_ contexts: [PaymentTokenContext]?) -> [DetailsModifier]? {
        var modifier = Modifier()
        let later = lineItems.filter { !$0.isImmediate }
        if !later.isEmpty { modifier.additionalLineItems = later }
        modifier.multiTokenContexts = contexts
        plan?.write(to: &modifier)
        return modifier == Modifier() ? nil : [DetailsModifier(modifier)]
    }

    private var shippingOptions: [ShippingOption] {
        shippingMethods.enumerated().map { place, method in
            let price = CurrencyAmount(currency: currency, value: method.amount)
            var option = ShippingOption(id: method.identifier, label: method.label, amount: price)
            if place == 0, selectedOffer != nil { option.selected = true }
            return option
        }
    }
}

extension LineItem {
    /// Whether it is charged with the payment.
    fileprivate var isImmediate: Bool { (paymentTiming ?? .immediate) == .immediate }
}

extension PaymentItem {
    /// A line with its amount in a currency. The W3C API needs an amount of a pending line, too, which browsers do not show.
    init(_ line: LineItem, _ currency: Currency) {
        let amount = line.amount ?? Amount(units: 0, in: currency)
        self.init(label: line.label, amount: CurrencyAmount(currency: currency, value: amount))
        if line.isPending { pending = true }
    }
}

extension MethodData {
    /// Apple Pay as a payment method.
    init(_ request: ApplePayRequest) {
        self.init(supportedMethods: ApplePayMethod.address)
        data = .applePay(request)
    }
}

extension DetailsModifier {
    /// What only Apple Pay understands.
    init(_ modifier: Modifier) {
        self.init(supportedMethods: ApplePayMethod.address)
        data = .applePay(modifier)
    }
}

extension PaymentOptions {
    /// The W3C spelling of what the shopper must give; nil when that is nothing.
    init?(_ base: ApplePayRequest, _ type: ShippingType?) {
        self.init()
        for field in base.requiredShippingContactFields ?? [] {
            switch field {
            case ContactField.name: requestPayerName = true
            case .email: requestPayerEmail = true
            case .phone: requestPayerPhone = true
            case .postalAddress: requestShipping = true
            default: continue
            }
        }
        if (base.requiredBillingContactFields ?? []).contains(.postalAddress) { requestBillingAddress = true }
        guard self != PaymentOptions() else { return nil }
        guard requestShipping == true, let type else { return }
        switch type {
        case ShippingType.shipping: shippingType = .shipping
        case .delivery: shippingType = .delivery
        default: shippingType = .pickup
        }
    }
}

enum ApplePayMethod {
    static var address: String { "https://apple.com/apple-pay" }
}
