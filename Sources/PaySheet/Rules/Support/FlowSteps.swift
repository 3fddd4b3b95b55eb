/// A dictionary of the document in front, as a pair of numbers that may be kept.
struct Place: Sendable {
    let base: Int
    let node: Int
}

/// A list of the document in front, as numbers that may be kept.
struct ListPlace: Sendable {
    let first: Int
    let count: Int
    let node: Int
}

extension Cursor {
    /// The dictionary that a member holds.
    func place(_ member: Int) -> Place? {
        guard let node = slot(member) else { return nil }
        return Place(base: base(of: member), node: node)
    }

    /// The list that a member holds.
    func listPlace(_ member: Int) -> ListPlace? {
        guard let node = slot(member) else { return nil }
        return ListPlace(first: firstElement(of: member), count: nodes[node].count, node: node)
    }

    /// The dictionary at a place.
    @_lifetime(copy self)
    func at(_ place: Place) -> Cursor { moved(base: place.base, node: place.node) }

    /// An element of a list of dictionaries. `nil` where it cannot be read.
    func element(_ index: Int, of list: ListPlace) -> Place? {
        guard index >= 0, index < list.count else { return nil }
        let node = slots[list.first &+ index]
        guard node != 0, node < Bound.unreadable else { return nil }
        return Place(base: Int(values[list.first &+ index]), node: Int(node))
    }
}

/// Goes through a flow event by event and knows what is in force: the total, the lines, the shares, the ways of shipping.
struct FlowSteps {
    /// What is in force at a moment.
    struct State: Sendable {
        var total: Place?
        var items: ListPlace?
        var contexts: ListPlace?
        var methods: ListPlace?
        /// The chosen way of shipping. The sheet chooses the first until the shopper does.
        var method: Place?
        /// The shopper, not the sheet, has chosen it.
        var isMethodChosen = false
    }

    /// What is in force now.
    private(set) var state = State()
    /// What was in force before the event.
    private(set) var before = State()
    /// The event.
    private(set) var event = Place(base: 0, node: 0)
    /// Its answer; `nil` where it cannot be read.
    private(set) var answer: Place?
    /// Which of the four updates the answer is, from 1; 0 for none of them.
    private(set) var choice = 0
    /// What the shopper selected.
    private(set) var selected: Place?
    /// The request.
    let request: Place?
    private let events: ListPlace?
    private var next = 0

    static let paymentMethod = 1
    static let shippingMethod = 2
    static let shippingContact = 3
    static let couponCode = 4

    /// Starts before the first event. `flow` is a payment flow.
    init(_ flow: borrowing Cursor) {
        request = flow.place(PaymentFlow.Slot.request)
        events = flow.listPlace(PaymentFlow.Slot.events)
        guard let request else { return }
        let cursor = flow.at(request)
        state.total = cursor.place(PaymentRequest.Slot.total)
        state.items = cursor.listPlace(PaymentRequest.Slot.lineItems)
        state.contexts = cursor.listPlace(PaymentRequest.Slot.multiTokenContexts)
        state.methods = cursor.listPlace(PaymentRequest.Slot.shippingMethods)
        if let methods = state.methods { state.method = cursor.element(0, of: methods) }
        before = state
    }

    /// Goes on to the next event that can be read.
    mutating func advance(_ flow: borrowing Cursor) -> Bool {
        guard let events else { return false }
        while next < events.count {
            let index = next
            next &+= 1
            guard let place = flow.element(index, of: events) else { continue }
            event = place
            before = state
            let cursor = flow.at(place)
            selected = cursor.place(FlowEvent.Slot.selected)
            choice = cursor.slot(FlowEvent.Slot.data) == nil ? 0 : cursor.choice(FlowEvent.Slot.data)
            answer = choice == 0 ? nil : cursor.place(FlowEvent.Slot.data)
            if let selected { select(flow.at(selected)) }
            if let answer { apply(flow.at(answer)) }
            return true
        }
        return false
    }

    private mutating func select(_ selection: borrowing Cursor) {
        guard let wanted = FlowSelectionView(copy selection).shippingMethod, let methods = state.methods else { return }
        for index in 0..<methods.count {
            guard let place = selection.element(index, of: methods) else { continue }
            let method = ShippingMethodView(selection.at(place))
            if let identifier = method.identifier, identifier.equals(wanted) {
                state.method = place
                state.isMethodChosen = true
                return
            }
        }
    }

    private mutating func apply(_ update: borrowing Cursor) {
        if let total = update.place(UpdateSlots.newTotal) { state.total = total }
        if update.isPresent(UpdateSlots.newLineItems) { state.items = update.listPlace(UpdateSlots.newLineItems) }
        if update.isPresent(UpdateSlots.newMultiTokenContexts) { state.contexts = update.listPlace(UpdateSlots.newMultiTokenContexts) }
        let slot = UpdateSlots.newShippingMethods(choice)
        guard update.isPresent(slot) else { return }
        state.methods = update.listPlace(slot)
        let chosen = state.method
        state.method = nil
        guard let methods = state.methods else { return }
        // The shopper's choice stays where the new list still has it; else the sheet takes the first.
        if let chosen, let wanted = ShippingMethodView(update.at(chosen)).identifier {
            for index in 0..<methods.count {
                guard let place = update.element(index, of: methods) else { continue }
                if let identifier = ShippingMethodView(update.at(place)).identifier, identifier.equals(wanted) {
                    state.method = place
                    return
                }
            }
        }
        state.isMethodChosen = false
        state.method = update.element(0, of: methods)
    }
}

/// The places of the members that the four updates share.
enum UpdateSlots {
    static let newTotal = PaymentMethodUpdate.Slot.newTotal
    static let newLineItems = PaymentMethodUpdate.Slot.newLineItems
    static let newMultiTokenContexts = PaymentMethodUpdate.Slot.newMultiTokenContexts
    static let newReload = PaymentMethodUpdate.Slot.newAutomaticReloadPaymentRequest
    static let newRecurring = PaymentMethodUpdate.Slot.newRecurringPaymentRequest
    static let newDeferred = PaymentMethodUpdate.Slot.newDeferredPaymentRequest

    /// The place of the shipping methods, which is not the same in all.
    static func newShippingMethods(_ choice: Int) -> Int {
        choice == FlowSteps.shippingMethod ? ShippingMethodUpdate.Slot.newShippingMethods : PaymentMethodUpdate.Slot.newShippingMethods
    }
}
