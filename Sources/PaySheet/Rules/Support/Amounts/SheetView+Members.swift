// What the views of families know besides their members.

extension SheetView {
    /// A request of Apple Pay JS and the four answers to its events.
    static let requestAndUpdates = [
        ShapeIndex.paymentRequest, ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
        ShapeIndex.couponCodeUpdate,
    ]
    /// The details of the W3C interface: the constructor's and an update's.
    static let details = [ShapeIndex.paymentDetails, ShapeIndex.paymentDetailsUpdate]
    /// Everything that one sheet shows.
    static let sheets = requestAndUpdates + details

    /// The request of Apple Pay JS, if this is one.
    var request: PaymentRequestView? {
        @_lifetime(copy self)
        get { shape == ShapeIndex.paymentRequest ? PaymentRequestView(cursor, shape: shape) : nil }
    }

    /// What a modifier adds to a sheet.
    var isModifier: Bool { shape == ShapeIndex.modifier || shape == ShapeIndex.detailsModifier }

    /// Any of the methods may be the chosen one, not just the first.
    var takesAnyMethod: Bool { shape == ShapeIndex.shippingMethodUpdate }

    /// The lines are items of the W3C interface.
    var hasPaymentItems: Bool {
        shape == ShapeIndex.paymentDetails || shape == ShapeIndex.paymentDetailsUpdate || shape == ShapeIndex.detailsModifier
    }

    /// The packed amount of an ordinary total of Apple Pay JS.
    var ordinaryTotal: Int64? {
        let place = place(of: .total)
        guard place >= 0, cursor.slot(place) != nil, !hasPaymentItems else { return nil }
        return cursor.ordinaryAmount(ofLineAt: cursor.base(of: place))
    }

    /// One of the four answers of Apple Pay JS.
    var isUpdate: Bool { UpdateBaseView.shapes.contains(shape) }

    /// What a modifier tells Apple Pay.
    package var data: SheetView? {
        @_lifetime(copy self)
        get { shape == ShapeIndex.detailsModifier ? DetailsModifierView(self).applePay?.sheet : nil }
    }

    /// The dictionary sets a part of the sheet. A list counts even if it cannot be read.
    func sets(_ part: Member) -> Bool { part == .total ? isReadable(.total) : isPresent(part) }

    /// The dictionary sets the conditions of a transfer.
    var setsTransfer: Bool { transferPlace >= 0 && cursor.isPresent(transferPlace) }

    /// The slot of the conditions of a transfer; below zero where the dictionary cannot have any.
    var transferPlace: Int {
        switch shape {
        case ShapeIndex.paymentRequest: PaymentRequest.Slot.disbursementRequest
        case ShapeIndex.modifier: Modifier.Slot.disbursementRequest
        default: isUpdate ? UpdateBaseView.Member.newDisbursementRequest.rawValue : -1
        }
    }

    /// The place of the shipping method that the sheet selects at first: the first, or the last of the options that are marked.
    var preselected: Int {
        guard let methods = shippingMethods, let first = methods[0], first.isW3C else { return 0 }
        var place = 0
        for index in 0..<methods.count where methods[index]?.selected == true { place = index }
        return place
    }

    /// The modifier for a type of card. Like WebKit, it takes the first that is for this type or for every card, and passes over
    /// modifiers without data.
    @_lifetime(copy self)
    func modifier(for cardType: Int?) -> SheetView? {
        guard let modifiers else { return nil }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let name = modifier.supportedMethods, MethodIdentifier(name).isApplePay,
                let data = modifier.applePay
            else { continue }
            // Browsers know no card of an unknown type.
            if data.isPresent(.paymentMethodType), cardType == nil || data.word(.paymentMethodType) != cardType { continue }
            return modifier.sheet
        }
        return nil
    }

    /// How many lines the first modifier for a card adds. One without data is for every card.
    func modifierLineCount(for cardType: Int?) -> Int {
        guard let modifiers else { return 0 }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let name = modifier.supportedMethods, MethodIdentifier(name).isApplePay else { continue }
            if let data = modifier.applePay, data.isPresent(.paymentMethodType),
                cardType == nil || data.word(.paymentMethodType) != cardType
            {
                continue
            }
            let sheet = modifier.sheet
            return sheet.count(of: .lineItems) &+ (sheet.data?.count(of: .lineItems) ?? 0)
        }
        return 0
    }

    /// The answer to a change of address or of the method: shipping may be in the total without being in the document.
    var mayHideShipping: Bool {
        shape == ShapeIndex.shippingMethodUpdate || shape == ShapeIndex.shippingContactUpdate || shape == ShapeIndex.paymentDetailsUpdate
    }

    /// All lines have as many decimals as an amount and other digits. (Lines of the W3C interface are not looked at.)
    func linesDiffer(from amount: Int64) -> Bool { cursor.linesDiffer(place(of: .lineItems), from: amount) }
}

/// An amount of the document, and where it is.
package struct Price {
    package let amount: Amount
    let node: Int

    init?(_ amount: Amount?, at node: Int) {
        guard let amount else { return nil }
        self.amount = amount
        self.node = node
    }
}

extension CurrencyAmountView {
    var price: Price? { Price(value, at: self[.value]) }
}

extension ItemView {
    /// The line is one of the W3C interface.
    var isW3C: Bool { shape == ShapeIndex.paymentItem }

    /// What the line costs. Of a W3C item the amount lies a step deeper.
    package var price: Price? {
        guard isW3C else { return Price(amount(.amount), at: self[.amount]) }
        return money?.price
    }

    /// The amount of a W3C item with its currency; `nil` of other lines.
    var money: CurrencyAmountView? { @_lifetime(copy self) get { isW3C ? PaymentItemView(cursor, shape: shape).amount : nil } }

    /// The line names the tax inside of other lines, which is not a charge of its own.
    var isIncludedTax: Bool {
        guard let label else { return false }
        return LabelWords.isIncludedTax(label)
    }

    /// The line is a part of a transfer to a person. The last one is the total of a transfer.
    var isOfTransfer: Bool { !isW3C && LineItemView(cursor, shape: shape).isPresent(.disbursementLineItemType) }

    /// When the line is charged, as a word of its vocabulary; -1 if that is not known.
    var timing: Int { isPresent(.paymentTiming) ? word(.paymentTiming) ?? -1 : PaymentTiming.immediateIndex }

    /// Whether the sheet shows that the amount is not known yet. `nil` if the document does not say it clearly.
    package var isPending: Bool? {
        if isW3C { return isPresent(.pending) ? pending : false }
        guard isPresent(.type) else { return false }
        return switch word(.type) {
        case LineItemType.finalIndex: false
        case LineItemType.pendingIndex: true
        default: nil
        }
    }
}

extension Records where Element == ItemView {
    /// The packed amount of an ordinary line of Apple Pay JS.
    @inline(__always)
    func ordinaryAmount(_ index: Int) -> Int64? {
        guard shape == ShapeIndex.lineItem, cursor.slots[first &+ index] &- 1 < Bound.unreadable &- 1 else { return nil }
        return cursor.ordinaryAmount(ofLineAt: Int(cursor.values[first &+ index]))
    }
}

extension MethodView {
    /// The method is an option of the W3C interface.
    var isW3C: Bool { shape == ShapeIndex.shippingOption }

    /// What the method costs. Of a W3C option the amount lies a step deeper.
    package var price: Price? {
        guard isW3C else { return Price(amount(.amount), at: self[.amount]) }
        return money?.price
    }

    /// The amount of a W3C option with its currency; `nil` of other methods.
    var money: CurrencyAmountView? { @_lifetime(copy self) get { isW3C ? ShippingOptionView(cursor, shape: shape).amount : nil } }
}

extension DetailsModifierView {
    /// What Apple Pay is told; `nil` for other methods and where there is nothing.
    var applePay: ModifierView? {
        @_lifetime(copy self)
        get {
            let place = place(of: .data)
            guard cursor.choice(place) == 1, let node = node(of: .data) else { return nil }
            return ModifierView(cursor.moved(base: cursor.base(of: place), node: node), shape: ShapeIndex.modifier)
        }
    }

    /// Its total and lines.
    var sheet: SheetView { @_lifetime(copy self) get { SheetView(cursor, shape: shape) } }
}

extension ModifierView {
    /// Its total, lines, methods and agreements.
    var sheet: SheetView { @_lifetime(copy self) get { SheetView(cursor, shape: shape) } }
}
