/// What the payment sheet shows at one moment, as values, for Apple Pay JS and the W3C API alike.
///
/// Pictures, comparisons and descriptions all read it. A ``SheetState`` decides what is in force.
package struct SheetContent: Sendable {
    /// The last line. `nil` in an update that leaves it as it is.
    package private(set) var total: Item?
    /// The lines above the total.
    package private(set) var items: [Item] = []
    /// The currency of the sheet. `nil` in an update of Apple Pay JS, which does not name it.
    package private(set) var currency: Currency?
    /// The shipping methods that the shopper chooses from.
    package private(set) var shippingMethods: [Method] = []
    /// The shares of the merchants. `nil` for a payment to one merchant.
    package private(set) var contexts: [PaymentTokenContext]?
    /// The word of the document for how the goods reach the shopper.
    package private(set) var shippingType: String?
    /// The fields of a person who receives money.
    package private(set) var recipientFields: [ContactField] = []
    /// The coupon code that is filled in.
    package private(set) var couponCode: String?
    /// The type of the selected card, if the document names one.
    package private(set) var cardType: PaymentMethodType?
    package private(set) var problems: [Problem] = []
    /// Whether the payment was accepted. `nil` before it ends.
    package private(set) var isAccepted: Bool?
    // The large things that few moments have.
    private var boxedRecurring = Boxed<RecurringPaymentRequest>()
    private var boxedReload = Boxed<AutomaticReloadPaymentRequest>()
    private var boxedDeferred = Boxed<DeferredPaymentRequest>()
    private var boxedDisbursement = Boxed<DisbursementRequest>()
    private var boxedBase = Boxed<ApplePayRequest>()
    private var boxedOptions = Boxed<PaymentOptions>()
    private var boxedContact = Boxed<PaymentContact>()

    package var recurring: RecurringPaymentRequest? { boxedRecurring.value }
    package var reload: AutomaticReloadPaymentRequest? { boxedReload.value }
    package var deferred: DeferredPaymentRequest? { boxedDeferred.value }
    package var disbursement: DisbursementRequest? { boxedDisbursement.value }
    /// The members that requests of both interfaces have. `nil` in an update.
    package var base: ApplePayRequest? { boxedBase.value }
    /// What a page asks for through the W3C API.
    private var options: PaymentOptions? { boxedOptions.value }
    /// The shipping contact that is filled in.
    package var shippingContact: PaymentContact? { boxedContact.value }

    /// What the shares of other merchants leave of the total. `nil` if there are none, or if this is not known or is negative.
    package var ownShare: Amount? {
        guard let contexts, let total = total?.line.knownAmount, let shares = try? Amount.sum(contexts.map { $0.amount }),
            let rest = try? total.subtracting(shares), !rest.isNegative
        else { return nil }
        return rest
    }

    /// The fields of the shipping contact that the sheet asks for: those of Apple Pay, then those of the W3C API.
    package var shippingFields: [ContactField] {
        var fields = base?.requiredShippingContactFields ?? []
        if options?.requestShipping == true { fields.append(.postalAddress) }
        if options?.requestPayerName == true { fields.append(.name) }
        if options?.requestPayerEmail == true { fields.append(.email) }
        if options?.requestPayerPhone == true { fields.append(.phone) }
        return fields
    }

    /// The fields of the billing contact that the sheet asks for.
    package var billingFields: [ContactField] {
        (base?.requiredBillingContactFields ?? []) + (options?.requestBillingAddress == true ? [.postalAddress] : [])
    }
}

// Openings.
extension SheetContent {
    /// Returns what a request opens with.
    package init(_ request: PaymentRequest) {
        self.init(beginning: request)
        show(request)
    }

    /// Returns what the arguments of the constructor open with, for a card of a type if one is given.
    package init(_ arguments: W3CPaymentRequest, for cardType: PaymentMethodType? = nil) {
        self.init(beginning: arguments)
        self.cardType = cardType
        arguments.readInPlace { root, document in
            let arguments = W3CPaymentRequestView(root, shape: W3CPaymentRequest.shapeIndex)
            guard let details = arguments.details else { return }
            var state = SheetState(SheetView(details), offersShipping: arguments.asksForShipping == true)
            state.select(cardType: cardType?.index)
            show(state, document)
        }
    }

    /// Returns what an update shows. Without its request, only the members of the update are known.
    package init(_ update: UpdatePayload) {
        self.init()
        problems = Problem.all(of: update)
        switch update {
        case .paymentMethod(let update): show(update)
        case .shippingMethod(let update): show(update)
        case .shippingContact(let update): show(update)
        case .couponCode(let update): show(update)
        case .details(let update):
            currency = (update.total?.amount ?? update.displayItems?.first?.amount)?.currency.inCapitals
            show(update)
        case .retry, .other: break
        }
    }

    /// Returns what the shopper sees at the end of a flow. Nothing for a flow without a request.
    package init(_ flow: PaymentFlow) { self = SheetContent.moments(of: flow, limit: 0).last ?? SheetContent() }

    /// Returns what the sheet of a flow shows when it opens, after each event, and at the end. An empty sheet for a flow without a request.
    ///
    /// - Parameter limit: Events beyond this number, except for the last one, have no moment.
    package static func moments(of flow: PaymentFlow, limit: Int = .max) -> [SheetContent] {
        var content = SheetContent()
        if let request = flow.request {
            content = SheetContent(beginning: request)
        } else if let arguments = flow.paymentRequest {
            content = SheetContent(beginning: arguments)
        } else {
            return [content]
        }
        var moments: [SheetContent] = []
        flow.readInPlace { root, document in
            var replay = FlowReplay(PaymentFlowView(root, shape: PaymentFlow.shapeIndex))
            content.show(replay.state, document)
            moments.append(content)
            let events = flow.events ?? []
            for (place, event) in events.enumerated() where replay.next() != nil {
                content.note(event, hasMethods: replay.state.methods.count(of: .shippingMethods) > 0)
                guard place < limit || place == events.count - 1 else { continue }
                content.show(replay.state, document)
                moments.append(content)
            }
            content.finish(flow)
            content.show(replay.authorized, document)
            moments.append(content)
        }
        return moments.isEmpty ? [content] : moments
    }

    private init(beginning request: PaymentRequest) {
        currency = request.currencyCode
        shippingType = (request.shippingType ?? .shipping).rawValue
        recipientFields = request.disbursementRequest?.requiredRecipientContactFields ?? []
        begin(request)
    }

    private init(beginning arguments: W3CPaymentRequest) {
        currency = arguments.details.total.amount.currency.inCapitals
        boxedOptions.value = arguments.options
        let type = options?.shippingType ?? .shipping
        // The W3C interface has one word for both kinds of pickup.
        shippingType = type == .pickup ? ShippingType.storePickup.rawValue : type.rawValue
        for method in arguments.methodData {
            guard case .applePay(let request) = method.data else { continue }
            begin(request)
            break
        }
    }

    private mutating func begin(_ request: some PaymentRequestBase) {
        var base = ApplePayRequest.base(request.countryCode, [], merchantIdentifier: "")
        request.copyMembers(to: &base)
        (boxedBase.value, boxedContact.value) = (base, base.shippingContact)
        enter(couponCode: base.couponCode)
    }
}

// Changes.
extension SheetContent {
    /// Notes what only pictures show of an event: contacts, codes and errors.
    private mutating func note(_ event: FlowEvent, hasMethods: Bool) {
        if let code = event.selected?.couponCode { enter(couponCode: code) }
        if let contact = event.selected?.shippingContact { boxedContact.value = contact }
        if let method = event.selected?.paymentMethod { cardType = method.type }
        problems = Problem.all(of: shown(event.data, hasMethods))
    }

    private mutating func finish(_ flow: PaymentFlow) {
        if let result = flow.result {
            problems = (result.errors ?? []).map { .error($0) }
            isAccepted = result.status == 0
        }
        guard let word = flow.complete else { return }
        problems = []
        isAccepted = word == .success
    }

    private mutating func enter(couponCode code: String?) { couponCode = code.flatMap { $0.utf8.isEmpty ? nil : $0 } }

    /// Returns an answer with those of its errors that browsers show.
    private func shown(_ answer: UpdatePayload, _ hasMethods: Bool) -> UpdatePayload {
        switch answer {
        case .details(var update):
            // Errors about shipping appear only if the page asks for shipping and offers no option.
            if options?.requestShipping != true || hasMethods {
                update.error = nil
                update.shippingAddressErrors = nil
            }
            update.payerErrors = shown(update.payerErrors)
            return .details(update)
        case .retry(var errors):
            if options?.requestShipping != true { errors.shippingAddress = nil }
            errors.payer = shown(errors.payer)
            return .retry(errors)
        default: return answer
        }
    }

    private func shown(_ errors: PayerErrors?) -> PayerErrors? {
        guard var errors, let options else { return nil }
        if options.requestPayerName != true { errors.name = nil }
        if options.requestPayerEmail != true { errors.email = nil }
        if options.requestPayerPhone != true { errors.phone = nil }
        return errors
    }

    private mutating func show<Update: Record>(_ update: Update) {
        update.readInPlace { root, document in show(SheetState(SheetView(root, shape: Update.shapeIndex)), document) }
    }

    /// Takes the values of what is in force.
    private mutating func show(_ state: borrowing SheetState, _ document: [UInt8]) {
        total = state.source(of: .total).total(document, currency)
        items = state.lines.items(document, currency)
        shippingMethods = state.offersShipping ? state.methods.methods(document, currency) : []
        if let modifier = state.modifier {
            items += modifier.items(document, currency)
            if let data = modifier.data {
                items += data.items(document, currency)
                shippingMethods += data.methods(document, currency)
            }
        }
        if shippingMethods.indices.contains(state.selected) { shippingMethods[state.selected].isSelected = true }
        contexts = state.source(of: .multiTokenContexts).values(.multiTokenContexts, document)
        boxedRecurring.value = state.source(of: .recurringPaymentRequest).value(.recurringPaymentRequest, document)
        boxedReload.value = state.source(of: .automaticReloadPaymentRequest).value(.automaticReloadPaymentRequest, document)
        boxedDeferred.value = state.source(of: .deferredPaymentRequest).value(.deferredPaymentRequest, document)
        boxedDisbursement.value = state.transferSource.transfer(document)
    }
}
