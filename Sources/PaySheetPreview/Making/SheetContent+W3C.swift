import PaySheet

extension SheetContent {
    private static let applePay = "https://apple.com/apple-pay"

    /// The sheet that the arguments of the W3C constructor open, for a card of a type if one is given.
    init(_ arguments: ConstructorArguments, for cardType: PaymentMethodType? = nil) {
        let details = arguments.details
        currency = details.total.amount.currency
        if let options = arguments.options { takeOptions(options) }
        for method in arguments.methodData {
            guard case .applePay(let request) = method.data else { continue }
            takeBase(request)
            break
        }
        total = PricedItem(details.total)
        items = (details.displayItems ?? []).map { PricedItem($0) }
        // Browsers drop the options if shipping is not requested.
        if arguments.options?.requestShipping == true { offer(details.shippingOptions ?? []) }
        takeModifier(of: details.modifiers, for: cardType)
    }

    /// Applies an update of the W3C details.
    init(_ update: PaymentDetailsUpdate, for cardType: PaymentMethodType? = nil) {
        currency = update.total?.amount.currency ?? update.displayItems?.first?.amount.currency
        total = update.total.map { PricedItem($0) }
        items = (update.displayItems ?? []).map { PricedItem($0) }
        offer(update.shippingOptions ?? [])
        takeModifier(of: update.modifiers, for: cardType)
        notices = SheetWords.notices(update)
    }

    /// Returns the card types with their own modifiers, in the order of the document.
    static func cardTypes(in modifiers: [DetailsModifier]?) -> [PaymentMethodType] {
        var types: [PaymentMethodType] = []
        for modifier in modifiers ?? [] {
            guard case .applePay(let data) = modifier.data, let type = data.paymentMethodType, !types.contains(type) else { continue }
            types.append(type)
        }
        return types
    }

    private mutating func takeOptions(_ options: PaymentOptions) {
        shippingWord = SheetWords.shipping(options.shippingType)
        var fields: [ContactField] = options.requestShipping == true ? [.postalAddress] : []
        if options.requestPayerName == true { fields.append(.name) }
        if options.requestPayerEmail == true { fields.append(.email) }
        if options.requestPayerPhone == true { fields.append(.phone) }
        if !fields.isEmpty {
            contacts.append(ContactWish(label: options.requestShipping == true ? shippingWord + " contact" : "Contact", fields: fields))
        }
        if options.requestBillingAddress == true { contacts.append(ContactWish(label: "Billing contact", fields: [.postalAddress])) }
    }

    /// Of several selected options the last one counts; without one the shopper must choose.
    private mutating func offer(_ options: [ShippingOption]) {
        let selected = options.lastIndex { $0.selected == true }
        choices = options.enumerated().map { place, option in
            ShippingChoice(
                identifier: option.id, label: option.label, details: [],
                amount: SheetAmount(option.amount.value, in: option.amount.currency), isSelected: place == selected)
        }
    }

    /// The first modifier that applies changes the sheet: one for the card type, or for every card.
    private mutating func takeModifier(of modifiers: [DetailsModifier]?, for cardType: PaymentMethodType?) {
        for modifier in modifiers ?? [] where modifier.supportedMethods == SheetContent.applePay {
            var data: Modifier?
            if case .applePay(let known) = modifier.data { data = known }
            if let type = data?.paymentMethodType, type != cardType { continue }
            if let total = modifier.total { self.total = PricedItem(total) }
            items += (modifier.additionalDisplayItems ?? []).map { PricedItem($0) }
            if let data { takeData(data) }
            return
        }
    }

    private mutating func takeData(_ data: Modifier) {
        if let total = data.total { self.total = PricedItem(item: total, currency: currency) }
        items += priced(data.additionalLineItems)
        for method in data.additionalShippingMethods ?? [] {
            choices.append(
                ShippingChoice(
                    identifier: method.identifier, label: method.label, details: [method.detail],
                    amount: SheetAmount(method.amount, in: currency)))
        }
        contexts = data.multiTokenContexts ?? contexts
        recurring = data.recurringPaymentRequest ?? recurring
        reload = data.automaticReloadPaymentRequest ?? reload
        deferred = data.deferredPaymentRequest ?? deferred
        disbursement = data.disbursementRequest ?? disbursement
    }
}

extension SheetContent.PricedItem {
    init(_ item: PaymentItem) {
        self.item = LineItem(label: item.label, amount: item.amount.value)
        if item.pending == true { self.item.type = .pending }
        currency = item.amount.currency
    }
}
