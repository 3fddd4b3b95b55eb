/// What the sheet shows at one moment: for each part, the dictionary that sets it.
///
/// It is the only place that knows what an event, an update or a modifier changes. Rules read it in place. Pictures, descriptions and
/// comparisons read it as ``SheetContent``. See decision 38.
package struct SheetState: ~Escapable {
    /// What sets the total, before the modifier.
    package private(set) var total: SheetView
    /// What sets the lines, before the modifier.
    package private(set) var lines: SheetView
    /// What sets the shipping methods, before the modifier.
    package private(set) var methods: SheetView
    private var contexts: SheetView
    private var recurring: SheetView
    private var reload: SheetView
    private var deferred: SheetView
    private var transfer: SheetView
    private var modifiers: SheetView

    /// Whether the sheet offers the shipping methods. Browsers ignore those of a W3C request that does not ask for shipping.
    let offersShipping: Bool
    /// The type of the selected card, as a word of its vocabulary. `nil` if it is not known.
    package private(set) var cardType: Int?
    /// The place of the selected shipping method among all methods on offer.
    package private(set) var selected = 0
    /// Whether the shopper, not the sheet, has selected the method.
    package private(set) var isMethodChosen = false

    /// Returns the state in which the sheet opens.
    @_lifetime(copy opening)
    package init(_ opening: borrowing SheetView, offersShipping: Bool = true) {
        total = copy opening
        lines = copy opening
        methods = copy opening
        contexts = copy opening
        recurring = copy opening
        reload = copy opening
        deferred = copy opening
        transfer = copy opening
        modifiers = copy opening
        self.offersShipping = offersShipping
        selected = preselected
    }

    // MARK: Changes

    /// Applies what the shopper does and the merchant's answer.
    @_lifetime(self: copy self, copy event)
    package mutating func apply(_ event: borrowing FlowEventView) {
        if let selected = event.selected {
            if let identifier = selected.shippingMethod, let place = place(of: identifier) {
                // A method that is not on offer changes nothing.
                self.selected = place
                isMethodChosen = true
            }
            if let method = selected.paymentMethod { select(cardType: method.cardType) }
        }
        if let answer = event.answer { apply(answer) }
    }

    /// Applies an update.
    ///
    /// What it leaves out stays. Only the lines do not stay in Apple Pay JS: they belong to the total, which is always new.
    @_lifetime(self: copy self, copy update)
    private mutating func apply(_ update: borrowing SheetView) {
        let before = self
        let (setsMethods, setsModifiers) = (update.sets(.shippingMethods), update.sets(.modifiers))
        if update.sets(.total) { total = copy update }
        if update.isUpdate { lines = copy update } else if update.sets(.lineItems) { lines = copy update }
        if update.sets(.multiTokenContexts) { contexts = copy update }
        if update.sets(.recurringPaymentRequest) { recurring = copy update }
        if update.sets(.automaticReloadPaymentRequest) { reload = copy update }
        if update.sets(.deferredPaymentRequest) { deferred = copy update }
        if update.setsTransfer { transfer = copy update }
        if setsModifiers { modifiers = copy update }
        if setsMethods { methods = copy update }
        if setsMethods || setsModifiers { keepSelection(of: before, isListNew: setsMethods) }
    }

    /// Applies the selection of a card.
    package mutating func select(cardType: Int?) {
        guard cardType != self.cardType else { return }
        let before = self
        self.cardType = cardType
        keepSelection(of: before, isListNew: false)
    }

    /// The selected method stays selected while it is on offer. Otherwise the sheet selects one.
    private mutating func keepSelection(of before: borrowing SheetState, isListNew: Bool) {
        // The card changes nothing about a method that no modifier adds.
        guard isListNew || before.selected >= before.ownMethods?.count ?? 0 else { return }
        if let identifier = before.method?.identifier, let place = place(of: identifier) {
            selected = place
        } else {
            selected = preselected
            isMethodChosen = false
        }
    }

    // MARK: Shipping methods

    /// The shipping methods on offer before those that the modifier adds.
    package var ownMethods: Records<MethodView>? { @_lifetime(copy self) get { offersShipping ? methods.shippingMethods : nil } }

    /// The shipping methods that the modifier adds.
    package var addedMethods: Records<MethodView>? { @_lifetime(copy self) get { modifier?.data?.shippingMethods } }

    /// How many shipping methods are on offer.
    package var methodCount: Int { (ownMethods?.count ?? 0) &+ (addedMethods?.count ?? 0) }

    /// The selected shipping method.
    package var method: MethodView? {
        @_lifetime(copy self)
        get {
            let own = ownMethods?.count ?? 0
            return selected < own ? ownMethods?[selected] : addedMethods?[selected &- own]
        }
    }

    /// Returns the place of the first method on offer with an identifier.
    private func place(of identifier: borrowing Text) -> Int? {
        if let methods = ownMethods, let place = methods.place(of: identifier) { return place }
        guard let methods = addedMethods, let place = methods.place(of: identifier) else { return nil }
        return (ownMethods?.count ?? 0) &+ place
    }

    /// The place of the method that the sheet selects: the first, or the last of the options that are marked.
    private var preselected: Int { offersShipping ? methods.preselected : 0 }

    // MARK: What applies

    /// The modifier that applies to the card.
    package var modifier: SheetView? { @_lifetime(copy self) get { modifiers.modifier(for: cardType) } }

    /// How many lines the modifier adds.
    var modifierLineCount: Int { modifiers.modifierLineCount(for: cardType) }

    /// Returns the dictionary whose value of a part counts: the data of the modifier, then the modifier, then the details.
    @_lifetime(copy self)
    package func source(of part: SheetView.Member) -> SheetView {
        if let modifier {
            if let data = modifier.data, data.sets(part) { return data }
            if modifier.sets(part) { return modifier }
        }
        switch part {
        case .total: return total
        case .lineItems: return lines
        case .shippingMethods: return methods
        case .multiTokenContexts: return contexts
        case .recurringPaymentRequest: return recurring
        case .automaticReloadPaymentRequest: return reload
        case .deferredPaymentRequest: return deferred
        case .modifiers: return modifiers
        }
    }

    /// The dictionary whose conditions of a transfer count.
    package var transferSource: SheetView {
        @_lifetime(copy self)
        get {
            if let data = modifier?.data, data.setsTransfer { return data }
            return transfer
        }
    }
}

extension Records where Element == MethodView {
    /// Returns the place of the first method with an identifier.
    fileprivate func place(of identifier: borrowing Text) -> Int? {
        for place in 0..<count {
            if let other = self[place]?.identifier, other.equals(identifier) { return place }
        }
        return nil
    }
}
