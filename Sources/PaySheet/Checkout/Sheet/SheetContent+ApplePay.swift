extension SheetContent {
    /// Returns what a request opens with.
    package init(_ request: PaymentRequest) {
        currency = request.currencyCode
        total = item(request.total)
        items = (request.lineItems ?? []).map { item($0) }
        shippingType = (request.shippingType ?? .shipping).rawValue
        offer(request.shippingMethods ?? [])
        contexts = request.multiTokenContexts
        recurring = request.recurringPaymentRequest
        reload = request.automaticReloadPaymentRequest
        deferred = request.deferredPaymentRequest
        disbursement = request.disbursementRequest
        take(request)
        ask(.recipient, for: disbursement?.requiredRecipientContactFields)
    }

    /// Returns what an update shows. Without its request, only the members of the update are known.
    package init(_ update: UpdatePayload) { take(update) }

    /// Returns what the shopper sees at the end of a flow.
    package init(_ flow: PaymentFlow) {
        self.init(flow.request)
        for event in flow.events ?? [] { take(event) }
        if let result = flow.result { take(result) }
    }

    func item(_ line: LineItem) -> Item { Item(line: line, currency: currency) }

    mutating func take(_ base: some PaymentRequestBase) {
        country = base.countryCode
        shippingContact = base.shippingContact
        billingContact = base.billingContact
        contactEditing = base.shippingContactEditingMode ?? .available
        ask(.shipping, for: base.requiredShippingContactFields, isFilledIn: shippingContact != nil)
        ask(.billing, for: base.requiredBillingContactFields, isFilledIn: billingContact != nil)
        couponCode = base.couponCode.flatMap { $0.utf8.isEmpty ? nil : $0 }
        offersCoupon = base.supportsCouponCode ?? false
        networks = base.supportedNetworks
        capabilities = base.merchantCapabilities
        cardCountries = base.supportedCountries
    }

    mutating func ask(_ contact: Contact, for fields: [ContactField]?, isFromOptions: Bool = false, isFilledIn: Bool = false) {
        guard let fields, !fields.isEmpty else { return }
        requested.append(RequestedContact(contact: contact, fields: fields, isFromOptions: isFromOptions, isFilledIn: isFilledIn))
    }

    /// Offers shipping methods. The shopper's choice stays if the list still has it; otherwise the first method is selected.
    mutating func offer(_ methods: [ShippingMethod]) {
        let selected = shippingMethods.first { $0.isSelected }?.identifier
        shippingMethods = methods.map { method($0) }
        select(selected)
    }

    func method(_ method: ShippingMethod) -> Method {
        Method(
            identifier: method.identifier, label: method.label, detail: method.detail, amount: method.amount, currency: currency,
            arrival: method.dateComponentsRange)
    }

    mutating func select(_ identifier: String?) {
        let place = identifier.flatMap { wanted in shippingMethods.firstIndex { $0.identifier == wanted } } ?? 0
        for index in shippingMethods.indices { shippingMethods[index].isSelected = index == place }
    }

    /// Applies what the shopper does and the merchant's answer.
    package mutating func take(_ event: FlowEvent) {
        if let selected = event.selected {
            if let identifier = selected.shippingMethod { select(identifier) }
            if let code = selected.couponCode { couponCode = code.utf8.isEmpty ? nil : code }
            if let contact = selected.shippingContact { shippingContact = contact }
            if let method = selected.paymentMethod { cardType = method.type }
        }
        take(event.data)
    }

    /// Applies the end of the payment.
    package mutating func take(_ result: AuthorizationResult) {
        problems = (result.errors ?? []).map { .error($0) }
        isAccepted = result.status == 0
    }

    mutating func take(_ payload: UpdatePayload) {
        problems = []
        switch payload {
        case .paymentMethod(let update):
            take(update, update.errors)
            if let methods = update.newShippingMethods { offer(methods) }
        case .shippingMethod(let update):
            take(update, nil)
            if let methods = update.newShippingMethods { offer(methods) }
        case .shippingContact(let update):
            take(update, update.errors)
            offer(update.newShippingMethods ?? [])
        case .couponCode(let update):
            take(update, update.errors)
            offer(update.newShippingMethods ?? [])
        case .other: break
        }
    }

    /// Applies what all updates share. As Apple documents, an update without line items removes them, and one without terms leaves them
    /// as they are.
    mutating func take(_ update: some UpdateBase, _ errors: [PaymentError]?) {
        total = item(update.newTotal)
        items = (update.newLineItems ?? []).map { item($0) }
        contexts = update.newMultiTokenContexts ?? contexts
        recurring = update.newRecurringPaymentRequest ?? recurring
        reload = update.newAutomaticReloadPaymentRequest ?? reload
        deferred = update.newDeferredPaymentRequest ?? deferred
        disbursement = update.newDisbursementRequest ?? disbursement
        problems = (errors ?? []).map { .error($0) }
    }
}
