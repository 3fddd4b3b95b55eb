import PaySheet

extension SheetContent {
    // MARK: Apple Pay JS

    init(_ request: PaymentRequest) {
        currency = request.currencyCode.rawValue
        total = Item(request.total, currency)
        items = (request.lineItems ?? []).map { Item($0, currency) }
        shippingType = (request.shippingType ?? .shipping).rawValue
        take(methods: request.shippingMethods ?? [])
        take(request.multiTokenContexts)
        recurring = request.recurringPaymentRequest
        reload = request.automaticReloadPaymentRequest
        deferred = request.deferredPaymentRequest
        transfer = request.disbursementRequest
        take(request)
        note("unknown members", request.unknownMembers)
    }

    /// An update alone: the replaced values. Other values are not compared.
    init(answer update: some UpdateBase, methods: [ShippingMethod]?, errors: [PaymentError]) {
        total = Item(update.newTotal, "")
        apply(update, methods: methods, errors: errors)
        note("unknown members", update.unknownMembers)
    }

    /// The last sheet of the shopper.
    init(_ flow: PaymentFlow) {
        self.init(flow.request)
        for event in flow.events ?? [] {
            select(event.selected)
            switch event.data {
            case .paymentMethod(let data): apply(data, methods: data.newShippingMethods, errors: data.errors ?? [])
            case .shippingMethod(let data): apply(data, methods: data.newShippingMethods, errors: [])
            case .shippingContact(let data): apply(data, methods: data.newShippingMethods, errors: data.errors ?? [])
            case .couponCode(let data): apply(data, methods: data.newShippingMethods, errors: data.errors ?? [])
            case .other: break
            }
        }
        if let result = flow.result {
            errors = (result.errors ?? []).map { Message($0) }
            note("status", [UInt8](String(result.status).utf8))
            note("orderDetails", result.orderDetails?.json)
        }
        note("apiVersion", flow.apiVersion.map { [UInt8](String($0).utf8) })
        note("order", flow.order?.json)
    }

    private mutating func select(_ selection: FlowSelection?) {
        guard let selection else { return }
        if let method = selection.shippingMethod, methods.contains(where: { $0.identifier == method }) { chosen = method }
        if let code = selection.couponCode { couponCode = code }
        // The shopper's choice is not the merchant's, but the sheet shows it.
        if let contact = selection.shippingContact { contacts[.shipping] = contact }
    }

    private mutating func apply(_ update: some UpdateBase, methods: [ShippingMethod]?, errors: [PaymentError]) {
        total = Item(update.newTotal, currency)
        if let items = update.newLineItems { self.items = items.map { Item($0, currency) } }
        if let contexts = update.newMultiTokenContexts { take(contexts) }
        if let plan = update.newRecurringPaymentRequest { recurring = plan }
        if let plan = update.newAutomaticReloadPaymentRequest { reload = plan }
        if let plan = update.newDeferredPaymentRequest { deferred = plan }
        if let plan = update.newDisbursementRequest { transfer = plan }
        if let methods {
            let before = chosen
            take(methods: methods)
            // The shopper's choice stays if the new list contains it.
            if let before, methods.contains(where: { $0.identifier == before }) { chosen = before }
        }
        self.errors = errors.map { Message($0) }
    }

    private mutating func take(methods list: [ShippingMethod]) {
        methods = list.map {
            Method(
                identifier: $0.identifier, label: $0.label, detail: $0.detail, price: SheetPrice($0.amount, currency),
                arrival: $0.dateComponentsRange)
        }
        chosen = methods.first?.identifier
    }

    private mutating func take(_ contexts: [PaymentTokenContext]?) {
        shares = contexts.map { list in
            list.map {
                Share(
                    key: $0.externalIdentifier, name: $0.merchantName, price: SheetPrice($0.amount, currency), domain: $0.merchantDomain,
                    merchantIdentifier: $0.merchantIdentifier)
            }
        }
    }

    private mutating func take(_ base: some PaymentRequestBase) {
        fields[.shipping] = base.requiredShippingContactFields ?? []
        fields[.billing] = base.requiredBillingContactFields ?? []
        if let transfer { fields[.recipient] = transfer.requiredRecipientContactFields ?? [] }
        contacts[.shipping] = base.shippingContact
        contacts[.billing] = base.billingContact
        contactEditing = base.shippingContactEditingMode ?? .available
        hasCouponField = base.supportsCouponCode ?? false
        couponCode = base.couponCode ?? ""
        networks = base.supportedNetworks
        cardCountries = base.supportedCountries
        note("merchantCapabilities", list(base.merchantCapabilities.map { $0.rawValue }))
        note("features", base.features.map { list($0.map { $0.rawValue }) })
        note("countryCode", [UInt8](base.countryCode.rawValue.utf8))
        note("applicationData", base.applicationData.map { [UInt8]($0.utf8) })
        note("installmentConfiguration", base.installmentConfiguration?.json)
        note("applePayLaterAvailability", base.applePayLaterAvailability.map { [UInt8]($0.rawValue.utf8) })
        note("merchantCategoryCode", base.merchantCategoryCode.map { [UInt8]($0.utf8) })
        note("isDelegatedRequest", base.isDelegatedRequest.map { [$0 ? 1 : 0] })
    }

    // MARK: The W3C interface

    init(_ arguments: ConstructorArguments) {
        take(arguments.details.total, arguments.details.displayItems, arguments.details.shippingOptions)
        shippingType = (arguments.options?.shippingType ?? .shipping).rawValue
        for method in arguments.methodData {
            if case .applePay(let request) = method.data {
                take(request)
                note("version", [UInt8](String(request.version).utf8))
                note("merchantIdentifier", [UInt8](request.merchantIdentifier.utf8))
                note("unknown members", request.unknownMembers)
            } else {
                note("methodData " + method.supportedMethods, method.json)
            }
        }
        ask(arguments.options)
        take(arguments.details.modifiers)
        note("details/id", arguments.details.id.map { [UInt8]($0.utf8) })
        note("unknown members", arguments.unknownMembers)
    }

    init(_ update: PaymentDetailsUpdate) {
        take(update.total, update.displayItems, update.shippingOptions)
        if let error = update.error { errors.append(Message(field: "", text: error)) }
        errors += (update.paymentMethodErrors ?? []).map { Message($0) }
        errors += update.shippingAddressErrors.map(Message.messages) ?? []
        errors += update.payerErrors.map(Message.messages) ?? []
        take(update.modifiers)
        note("unknown members", update.unknownMembers)
    }

    private mutating func take(_ total: PaymentItem?, _ items: [PaymentItem]?, _ options: [ShippingOption]?) {
        self.total = total.map { Item($0) }
        currency = self.total?.price.currency ?? items?.first.map { Item($0).price.currency } ?? ""
        self.items = (items ?? []).map { Item($0) }
        methods = (options ?? []).map {
            Method(
                identifier: $0.id, label: $0.label, detail: "",
                price: SheetPrice($0.amount.value, $0.amount.currency.rawValue.uppercased()),
                arrival: nil)
        }
        chosen = options?.last { $0.selected ?? false }?.id
    }

    /// The browser asks for these itself, in the same sheet.
    private mutating func ask(_ options: PaymentOptions?) {
        guard let options else { return }
        var asked: [ContactField] = []
        if options.requestPayerName ?? false { asked.append(.name) }
        if options.requestPayerEmail ?? false { asked.append(.email) }
        if options.requestPayerPhone ?? false { asked.append(.phone) }
        if options.requestShipping ?? false { asked.append(.postalAddress) }
        fields[.shipping, default: []] += asked.filter { !fields[.shipping, default: []].contains($0) }
        if options.requestBillingAddress ?? false, !fields[.billing, default: []].contains(.postalAddress) {
            fields[.billing, default: []].append(.postalAddress)
        }
    }

    private mutating func take(_ modifiers: [DetailsModifier]?) {
        for modifier in modifiers ?? [] {
            // The sheet shows a plan that applies to every card; everything else depends on the card.
            if case .applePay(let data) = modifier.data, data.paymentMethodType == nil {
                if let plan = data.recurringPaymentRequest { recurring = plan }
                if let plan = data.automaticReloadPaymentRequest { reload = plan }
                if let plan = data.deferredPaymentRequest { deferred = plan }
                if let plan = data.disbursementRequest { transfer = plan }
                if data.multiTokenContexts != nil { take(data.multiTokenContexts) }
                if let total = data.total ?? nil { self.total = Item(total, currency) }
                items += (data.additionalLineItems ?? []).map { Item($0, currency) }
                continue
            }
            note("modifiers", modifier.json)
        }
    }

    // MARK: What nobody sees

    private func list(_ words: [String]) -> [UInt8] { [UInt8](words.joined(separator: "\n").utf8) }

    private mutating func note(_ name: String, _ value: [UInt8]?) {
        if let value { technical.append(Technical(name: name, value: value)) }
    }

    private mutating func note(_ name: String, _ members: UnknownMembers) {
        for member in members.names { note("member " + Shown.quoted(member), members[member]?.bytes) }
    }
}

extension SheetContent.Message {
    init(_ error: PaymentError) {
        field = error.contactField?.rawValue ?? ""
        text = error.message ?? ""
    }

    static func messages(_ errors: AddressErrors) -> [SheetContent.Message] {
        let parts: [(String, String?)] = [
            ("recipient", errors.recipient), ("organization", errors.organization), ("addressLine", errors.addressLine),
            ("dependentLocality", errors.dependentLocality), ("city", errors.city), ("region", errors.region),
            ("postalCode", errors.postalCode), ("sortingCode", errors.sortingCode), ("country", errors.country), ("phone", errors.phone),
        ]
        return parts.compactMap { field, text in text.map { SheetContent.Message(field: field, text: $0) } }
    }

    static func messages(_ errors: PayerErrors) -> [SheetContent.Message] {
        [("name", errors.name), ("email", errors.email), ("phone", errors.phone)].compactMap { field, text in
            text.map { SheetContent.Message(field: field, text: $0) }
        }
    }
}

extension SheetContent {
    init(_ answer: UpdatePayload) {
        switch answer {
        case .paymentMethod(let data):
            self.init(answer: data, methods: data.newShippingMethods, errors: data.errors ?? [])
            note("installmentGroupIdentifier", data.installmentGroupIdentifier.map { [UInt8]($0.utf8) })
        case .shippingMethod(let data): self.init(answer: data, methods: data.newShippingMethods, errors: [])
        case .shippingContact(let data): self.init(answer: data, methods: data.newShippingMethods, errors: data.errors ?? [])
        case .couponCode(let data): self.init(answer: data, methods: data.newShippingMethods, errors: data.errors ?? [])
        case .other: self.init()
        }
    }
}
