/// Replays a flow event by event, and knows what is in force.
package struct FlowReplay: ~Escapable {
    /// What is in force now.
    package private(set) var state: SheetState
    /// What was in force before the event.
    private(set) var before: SheetState
    private let events: Records<FlowEventView>?
    private var index = 0
    /// The type of the card that the shopper paid with.
    private let paidCardType: Int?

    /// Starts before the first event.
    @_lifetime(copy flow)
    package init(_ flow: borrowing PaymentFlowView) {
        state = SheetState(flow.sheet, offersShipping: flow.offersShipping)
        before = state
        events = flow.events
        paidCardType = flow.payment?.token?.paymentMethod?.cardType
    }

    /// What the shopper authorizes after the last event, with the card of the payment if no event names one.
    package var authorized: SheetState {
        @_lifetime(copy self)
        get {
            var state = state
            if state.cardType == nil, let paidCardType { state.select(cardType: paidCardType) }
            return state
        }
    }

    /// Goes on to the next event that can be read.
    @_lifetime(copy self)
    @_lifetime(self: copy self)
    package mutating func next() -> FlowEventView? {
        guard let events else { return nil }
        while index < events.count {
            defer { index &+= 1 }
            guard let event = events[index] else { continue }
            before = state
            state.apply(event)
            return event
        }
        return nil
    }
}

extension PaymentMethodView {
    /// The type of the card, as a word of its vocabulary. `nil` if it is not a known one.
    var cardType: Int? { word(.type).flatMap { $0 < 0 ? nil : $0 } }
}

extension FlowEventView {
    /// The answer; `nil` if it is not an update, or cannot be read.
    var answer: SheetView? {
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
    var sheet: SheetView {
        @_lifetime(copy self)
        get {
            if let request { return SheetView(request) }
            if let details = paymentRequest?.details { return SheetView(details) }
            return SheetView(self)
        }
    }

    /// The sheet offers the shipping methods that it is given.
    var offersShipping: Bool { !isPresent(.paymentRequest) || paymentRequest?.asksForShipping == true }
}

extension PaymentDetailsUpdateView {
    /// How many of the members for errors are there.
    var errorCount: Int {
        (isPresent(.error) ? 1 : 0) + (isPresent(.shippingAddressErrors) ? 1 : 0) + (isPresent(.payerErrors) ? 1 : 0)
            + count(of: .paymentMethodErrors)
    }
}

extension SheetView {
    /// Whether an answer has the total without which Safari throws. An update of the W3C interface needs none.
    var reachesSheet: Bool { !isUpdate || isReadable(.total) }

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
