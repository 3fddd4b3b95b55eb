extension SheetContent {
    /// Returns what the arguments of the constructor open with, for a card of a type if one is given.
    package init(_ arguments: ConstructorArguments, for cardType: PaymentMethodType? = nil) {
        let details = arguments.details
        self.cardType = cardType
        total = SheetContent.item(details.total)
        currency = total?.currency
        let type = arguments.options?.shippingType ?? .shipping
        // The W3C interface has one word for both kinds of pickup.
        shippingType = type == .pickup ? ShippingType.storePickup.rawValue : type.rawValue
        if let options = arguments.options { take(options) }
        for method in arguments.methodData {
            guard case .applePay(let request) = method.data else { continue }
            take(request)
            break
        }
        items = (details.displayItems ?? []).map { SheetContent.item($0) }
        // Browsers ignore the shipping options of a request that does not ask for shipping.
        if arguments.options?.requestShipping == true { offer(details.shippingOptions ?? []) }
        take(details.modifiers, for: cardType)
    }

    /// Returns what an update of the details shows.
    package init(_ update: PaymentDetailsUpdate) {
        total = update.total.map { SheetContent.item($0) }
        items = (update.displayItems ?? []).map { SheetContent.item($0) }
        currency = total?.currency ?? items.first?.currency
        offer(update.shippingOptions ?? [])
        take(update.modifiers, for: nil)
        takeProblems(of: update)
    }

    private static func item(_ item: PaymentItem) -> Item {
        var line = LineItem(label: item.label, amount: item.amount.value)
        if item.pending == true { line.type = .pending }
        return Item(line: line, currency: currency(item.amount))
    }

    /// Browsers write the currency in capitals.
    private static func currency(_ amount: CurrencyAmount) -> Currency {
        let capitals = Currency(rawValue: String(decoding: amount.currency.rawValue.utf8.map { ASCII.upperCased($0) }, as: UTF8.self))
        return capitals.isAcceptedByEngine ? capitals : amount.currency
    }

    private mutating func take(_ options: PaymentOptions) {
        var fields: [ContactField] = options.requestShipping == true ? [.postalAddress] : []
        if options.requestPayerName == true { fields.append(.name) }
        if options.requestPayerEmail == true { fields.append(.email) }
        if options.requestPayerPhone == true { fields.append(.phone) }
        ask(.shipping, for: fields, isFromOptions: true)
        if options.requestBillingAddress == true { ask(.billing, for: [.postalAddress], isFromOptions: true) }
    }

    /// Offers shipping options. Of several that are selected, the last counts.
    private mutating func offer(_ options: [ShippingOption]) {
        let selected = options.lastIndex { $0.selected == true }
        shippingMethods = options.enumerated().map { place, option in
            Method(
                identifier: option.id, label: option.label, detail: "", amount: option.amount.value,
                currency: SheetContent.currency(option.amount), arrival: nil, isSelected: place == selected)
        }
    }

    /// Applies the first modifier for a type of card, or for every card. The engine passes over modifiers without data.
    private mutating func take(_ modifiers: [DetailsModifier]?, for cardType: PaymentMethodType?) {
        for modifier in modifiers ?? [] where MethodIdentifier([UInt8](modifier.supportedMethods.utf8)).isApplePay {
            guard case .applePay(let data) = modifier.data else { continue }
            if let type = data.paymentMethodType, type != cardType { continue }
            if let total = modifier.total { self.total = SheetContent.item(total) }
            items += (modifier.additionalDisplayItems ?? []).map { SheetContent.item($0) }
            take(data)
            return
        }
    }

    private mutating func take(_ data: Modifier) {
        if let total = data.total { self.total = item(total) }
        items += (data.additionalLineItems ?? []).map { item($0) }
        shippingMethods += (data.additionalShippingMethods ?? []).map { method($0) }
        contexts = data.multiTokenContexts ?? contexts
        recurring = data.recurringPaymentRequest ?? recurring
        reload = data.automaticReloadPaymentRequest ?? reload
        deferred = data.deferredPaymentRequest ?? deferred
        disbursement = data.disbursementRequest ?? disbursement
    }

    mutating func takeProblems(of update: PaymentDetailsUpdate) {
        var texts: [(String, String?)] = [("", update.error.flatMap { $0.utf8.isEmpty ? nil : $0 })]
        if let errors = update.shippingAddressErrors {
            texts += [
                ("recipient", errors.recipient), ("addressLine", errors.addressLine), ("city", errors.city),
                ("postalCode", errors.postalCode), ("region", errors.region), ("dependentLocality", errors.dependentLocality),
                ("country", errors.country), ("phone", errors.phone), ("organization", errors.organization),
                ("sortingCode", errors.sortingCode),
            ]
        }
        if let errors = update.payerErrors { texts += [("name", errors.name), ("email", errors.email), ("phone", errors.phone)] }
        problems = texts.compactMap { name, text in text.map { .member(name, text: $0) } }
        problems += (update.paymentMethodErrors ?? []).map { .error($0) }
    }
}
