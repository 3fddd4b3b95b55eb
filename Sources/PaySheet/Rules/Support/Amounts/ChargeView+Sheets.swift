// What the views of families know besides their members.

extension ChargeView {
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

    /// The modifier for a type of card. Like the engine, it takes the first that is for this type or for every card, and passes over
    /// modifiers without data.
    @_lifetime(copy self)
    func modifier(for cardType: Int?) -> DetailsModifierView? {
        guard let modifiers else { return nil }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let name = modifier.supportedMethods, MethodIdentifier(name).isApplePay,
                let data = modifier.applePay
            else { continue }
            if data.isPresent(.paymentMethodType), cardType == nil || data.word(.paymentMethodType) != cardType { continue }
            return modifier
        }
        return nil
    }

    /// The total with a card of a type. The total in the data of a modifier wins.
    @_lifetime(copy self, copy details)
    func total(withModifiers details: borrowing ChargeView, for cardType: Int?) -> ItemView? {
        if let modifier = details.modifier(for: cardType) {
            if let total = modifier.applePay?.charge.total { return total }
            if let total = modifier.charge.total { return total }
        }
        return total
    }

    /// The answer to a change of address or of the method: shipping may be in the total without being in the document.
    var mayHideShipping: Bool {
        shape == ShapeIndex.shippingMethodUpdate || shape == ShapeIndex.shippingContactUpdate || shape == ShapeIndex.paymentDetailsUpdate
    }

    /// How the lines and the total go together, at first sight.
    var sum: Cursor.Sum {
        total?.isW3C ?? true ? .unclear : cursor.sum(place(of: .lineItems), total: place(of: .total))
    }

    /// All lines have as many decimals as an amount and other digits. (Lines of the W3C interface are not looked at.)
    func linesDiffer(from amount: Int64) -> Bool { cursor.linesDiffer(place(of: .lineItems), from: amount) }
}

/// An amount of the document, and where it is.
struct Price {
    let amount: Amount
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
    var price: Price? {
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

    /// The amount is not known yet, or its state cannot be read.
    var isPending: Bool {
        if isW3C { return isPresent(.pending) && pending != false }
        return isPresent(.type) && word(.type) != LineItemType.finalIndex
    }
}

extension MethodView {
    /// The method is an option of the W3C interface.
    var isW3C: Bool { shape == ShapeIndex.shippingOption }

    /// What the method costs. Of a W3C option the amount lies a step deeper.
    var price: Price? {
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
    var charge: ChargeView { @_lifetime(copy self) get { ChargeView(cursor, shape: shape) } }
}

extension ModifierView {
    /// Its total, lines, methods and agreements.
    var charge: ChargeView { @_lifetime(copy self) get { ChargeView(cursor, shape: shape) } }
}
