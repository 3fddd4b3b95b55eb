import PaySheet

/// The content of a sheet at one moment, the same for Apple Pay JS and the W3C API. Requests fill it, updates change it.
struct SheetContent {
    var total: PricedItem?
    var items: [PricedItem] = []
    var currency: Currency?
    var shippingWord = "Shipping"
    var choices: [ShippingChoice] = []
    var contexts: [PaymentTokenContext] = []
    var recurring: RecurringPaymentRequest?
    var reload: AutomaticReloadPaymentRequest?
    var deferred: DeferredPaymentRequest?
    var disbursement: DisbursementRequest?
    var contacts: [ContactWish] = []
    var offersCoupon = false
    var couponCode: String?
    var notices: [SheetNotice] = []
    var country: Country?

    /// A line item in its own currency, as in the W3C API.
    struct PricedItem {
        var item: LineItem
        var currency: Currency?
    }

    struct ShippingChoice {
        var identifier: String
        var label: String
        var details: [String]
        var amount: SheetAmount
        var isSelected = false
    }

    struct ContactWish {
        var label: String
        var fields: [ContactField]
        var remark: String?
    }

    /// Selects a shipping method; without a matching identifier, the first one.
    mutating func select(shipping identifier: String?) {
        let place = identifier.flatMap { wanted in choices.firstIndex { $0.identifier == wanted } } ?? 0
        for index in choices.indices { choices[index].isSelected = index == place }
    }

    var selectedShipping: String? { choices.first { $0.isSelected }?.identifier }

    mutating func offer(_ methods: [ShippingMethod]) {
        let selected = selectedShipping
        choices = methods.map { method in
            var details = [method.detail]
            if let range = method.dateComponentsRange { details.append(SheetDates.range(range)) }
            return ShippingChoice(
                identifier: method.identifier, label: method.label, details: details, amount: SheetAmount(method.amount, in: currency))
        }
        select(shipping: selected)
    }

    func priced(_ items: [LineItem]?) -> [PricedItem] { (items ?? []).map { PricedItem(item: $0, currency: currency) } }
}

extension SheetContent {
    /// The content at the opening.
    init(_ request: PaymentRequest) {
        currency = request.currencyCode
        total = PricedItem(item: request.total, currency: currency)
        items = priced(request.lineItems)
        shippingWord = SheetWords.shipping(request.shippingType)
        offer(request.shippingMethods ?? [])
        select(shipping: nil)
        contexts = request.multiTokenContexts ?? []
        recurring = request.recurringPaymentRequest
        reload = request.automaticReloadPaymentRequest
        deferred = request.deferredPaymentRequest
        disbursement = request.disbursementRequest
        takeBase(request)
        if let fields = disbursement?.requiredRecipientContactFields, !fields.isEmpty {
            contacts.append(ContactWish(label: "Recipient", fields: fields))
        }
    }

    /// The common part of Apple Pay JS and the method data of the W3C API.
    mutating func takeBase(_ base: some PaymentRequestBase) {
        country = base.countryCode
        if let fields = base.requiredShippingContactFields, !fields.isEmpty {
            var remark = base.shippingContact == nil ? nil : "filled in"
            if base.shippingContactEditingMode == .storePickup { remark = "fixed" }
            contacts.append(ContactWish(label: shippingWord + " contact", fields: fields, remark: remark))
        }
        if let fields = base.requiredBillingContactFields, !fields.isEmpty {
            contacts.append(
                ContactWish(label: "Billing contact", fields: fields, remark: base.billingContact == nil ? nil : "filled in"))
        }
        couponCode = base.couponCode.flatMap { $0.isEmpty ? nil : $0 }
        offersCoupon = base.supportsCouponCode ?? false
    }

    /// Applies an update. A missing member empties a list or leaves the value as it is, as Apple documents for each.
    mutating func take(_ update: some UpdateBase) {
        total = PricedItem(item: update.newTotal, currency: currency)
        items = priced(update.newLineItems)
        contexts = update.newMultiTokenContexts ?? contexts
        recurring = update.newRecurringPaymentRequest ?? recurring
        reload = update.newAutomaticReloadPaymentRequest ?? reload
        deferred = update.newDeferredPaymentRequest ?? deferred
        disbursement = update.newDisbursementRequest ?? disbursement
    }

    mutating func take(_ payload: UpdatePayload) {
        notices = []
        switch payload {
        case .paymentMethod(let update):
            take(update)
            if let methods = update.newShippingMethods { offer(methods) }
            notices = SheetWords.notices(update.errors)
        case .shippingMethod(let update):
            take(update)
            if let methods = update.newShippingMethods { offer(methods) }
        case .shippingContact(let update):
            take(update)
            offer(update.newShippingMethods ?? [])
            notices = SheetWords.notices(update.errors)
        case .couponCode(let update):
            take(update)
            offer(update.newShippingMethods ?? [])
            notices = SheetWords.notices(update.errors)
        case .other: break
        }
    }
}
