/// Replays a flow event by event, and knows what is in force.
struct FlowReplay: ~Escapable {
    /// What the sheet shows at a moment: for each part, the request or the last update that sets it.
    struct State: ~Escapable {
        private(set) var total: ChargeView
        private(set) var lineItems: ChargeView
        private(set) var contexts: ChargeView
        private(set) var methods: ChargeView
        /// The modifiers of the W3C interface.
        private(set) var modifiers: ChargeView
        /// The type of the chosen card, as a word of its vocabulary.
        private(set) var cardType: Int?
        /// The sheet offers shipping. The options of a W3C request that does not ask for shipping do not count.
        private let hasShipping: Bool
        /// The shopper, not the sheet, has chosen the shipping method.
        private(set) var isMethodChosen = false
        private var methodIndex = 0

        @_lifetime(copy request)
        fileprivate init(_ request: borrowing ChargeView, hasShipping: Bool) {
            self.hasShipping = hasShipping
            modifiers = copy request
            total = copy request
            lineItems = copy request
            contexts = copy request
            methods = copy request
            methodIndex = request.preselected
        }

        /// The chosen shipping method. The sheet chooses the first, or the one that is marked, until the shopper does.
        var method: MethodView? { @_lifetime(copy self) get { hasShipping ? methods.shippingMethods?[methodIndex] : nil } }

        fileprivate mutating func choose(cardType: Int) { self.cardType = cardType }

        fileprivate mutating func choose(_ identifier: Text) {
            guard let index = methods.indexOfMethod(identifier) else { return }
            methodIndex = index
            isMethodChosen = true
        }

        @_lifetime(self: copy self, copy update)
        fileprivate mutating func apply(_ update: borrowing ChargeView) {
            if update.isReadable(.total) { total = copy update }
            if update.isPresent(.lineItems) { lineItems = copy update }
            if update.isPresent(.multiTokenContexts) { contexts = copy update }
            if update.isPresent(.modifiers) { modifiers = copy update }
            guard update.isPresent(.shippingMethods) else { return }
            // The shopper's choice stays if the new list has it; else the sheet takes the first.
            let index = update.indexOfMethod(method?.identifier)
            methods = copy update
            methodIndex = index ?? update.preselected
            if index == nil { isMethodChosen = false }
        }
    }

    /// What is in force now.
    private(set) var state: State
    /// What was in force before the event.
    private(set) var before: State
    private let events: Records<FlowEventView>?
    private var index = 0

    /// Starts before the first event.
    @_lifetime(copy flow)
    init(_ flow: borrowing PaymentFlowView) {
        state = State(flow.sheet, hasShipping: flow.offersShipping)
        before = State(flow.sheet, hasShipping: flow.offersShipping)
        events = flow.events
    }

    /// Goes on to the next event that can be read.
    @_lifetime(copy self)
    @_lifetime(self: copy self)
    mutating func next() -> FlowEventView? {
        guard let events else { return nil }
        while index < events.count {
            defer { index &+= 1 }
            guard let event = events[index] else { continue }
            before = state
            if let selected = event.selected {
                if let wanted = selected.shippingMethod { state.choose(wanted) }
                if let type = selected.paymentMethod?.word(.type), type >= 0 { state.choose(cardType: type) }
            }
            if let answer = event.answer { state.apply(answer) }
            return event
        }
        return nil
    }
}

extension FlowEventView {
    /// The answer; `nil` if it is no update, or cannot be read.
    var answer: ChargeView? {
        @_lifetime(copy self)
        get {
            guard let kind = word(.update) else { return nil }
            let shape: Int
            switch kind {
            case UpdateKind.paymentMethodIndex: shape = ShapeIndex.paymentMethodUpdate
            case UpdateKind.shippingMethodIndex: shape = ShapeIndex.shippingMethodUpdate
            case UpdateKind.shippingContactIndex: shape = ShapeIndex.shippingContactUpdate
            case UpdateKind.couponCodeIndex: shape = ShapeIndex.couponCodeUpdate
            case UpdateKind.detailsIndex: shape = ShapeIndex.paymentDetailsUpdate
            default: return nil
            }
            return cursor.view(place(of: .data), shape: shape)
        }
    }
}

extension PaymentFlowView {
    /// The request, as what is charged. It has no members if it cannot be read.
    var sheet: ChargeView {
        @_lifetime(copy self)
        get {
            if let request { return ChargeView(request) }
            if let details = paymentRequest?.details { return ChargeView(details) }
            return ChargeView(self)
        }
    }

    /// The sheet offers the shipping methods that it is given.
    var offersShipping: Bool { !isPresent(.paymentRequest) || paymentRequest?.options?.requestShipping == true }
}

extension PaymentDetailsUpdateView {
    /// How many of the members for errors are there.
    var errorCount: Int {
        (isPresent(.error) ? 1 : 0) + (isPresent(.shippingAddressErrors) ? 1 : 0) + (isPresent(.payerErrors) ? 1 : 0)
            + count(of: .paymentMethodErrors)
    }
}

extension ChargeView {
    /// The place of the first shipping method with an identifier.
    fileprivate func indexOfMethod(_ identifier: Text?) -> Int? {
        guard let identifier, let methods = shippingMethods else { return nil }
        for index in 0..<methods.count {
            if let method = methods[index], let other = method.identifier, other.equals(identifier) { return index }
        }
        return nil
    }

    /// The place of the shipping option that is marked as selected: of several the last; 0 where none is.
    var preselected: Int {
        guard let methods = shippingMethods, let first = methods[0], first.isW3C else { return 0 }
        var place = 0
        for index in 0..<methods.count where methods[index]?.selected == true { place = index }
        return place
    }

    /// How many errors an update reports. The answer to a choice of shipping cannot report any.
    var errorCount: Int {
        switch shape {
        case ShapeIndex.paymentMethodUpdate: PaymentMethodUpdateView(self).count(of: .errors)
        case ShapeIndex.shippingContactUpdate: ShippingContactUpdateView(self).count(of: .errors)
        case ShapeIndex.couponCodeUpdate: CouponCodeUpdateView(self).count(of: .errors)
        case ShapeIndex.paymentDetailsUpdate: PaymentDetailsUpdateView(self).errorCount
        default: 0
        }
    }
}
