/// The lines of a transfer, counted.
struct DisbursementItems {
    /// The lines that say what the person receives, and the nodes of the first two.
    private(set) var payments = 0
    private(set) var firstPayment = 0
    private(set) var secondPayment = 0
    /// The lines that say what the transfer costs.
    private(set) var fees = 0
    private(set) var firstFee = 0
    private(set) var secondFee = 0
    /// All other lines: what is withdrawn.
    private(set) var others = 0
    private(set) var lastIsPayment = false
    /// What is withdrawn less the fees.
    private(set) var rest = AmountSum()
    /// The amount that the person receives, and its place.
    private(set) var received: Amount?
    private(set) var receivedNode = 0
    /// The amount of the first fee, and its place.
    private(set) var fee: Amount?
    private(set) var feeNode = 0
    /// A line or its kind cannot be read, or an amount is pending.
    private(set) var isUnclear = false

    /// The member of a dictionary that lists the lines.
    static func member(_ shape: Int) -> Int {
        shape == ShapeIndex.modifier ? Modifier.Slot.additionalLineItems : PaymentRequest.Slot.lineItems
    }

    init(_ cursor: borrowing Cursor, _ member: Int) {
        for place in 0..<cursor.elementCount(member) {
            guard let item = cursor.element(place, of: member) else {
                isUnclear = true
                continue
            }
            let amount = item.amount(LineItem.Slot.amount)
            if item.wordIndex(LineItem.Slot.type) == LineItemType.pendingIndex { isUnclear = true }
            let isTyped = item.isPresent(LineItem.Slot.disbursementLineItemType)
            switch item.wordIndex(LineItem.Slot.disbursementLineItemType) {
            case DisbursementLineItemType.disbursementIndex:
                payments &+= 1
                if payments == 1 { firstPayment = item.node }
                if payments == 2 { secondPayment = item.node }
                received = amount
                receivedNode = item.slot(LineItem.Slot.amount) ?? item.node
                lastIsPayment = true
            case DisbursementLineItemType.instantFundsOutFeeIndex:
                fees &+= 1
                if fees == 1 {
                    firstFee = item.node
                    fee = amount
                    feeNode = item.slot(LineItem.Slot.amount) ?? item.node
                }
                if fees == 2 { secondFee = item.node }
                rest.add(amount.flatMap { try? $0.negated() })
                lastIsPayment = false
            default:
                if isTyped || item.isMisspelt(LineItem.Slot.disbursementLineItemType, in: ShapeIndex.lineItem) { isUnclear = true }
                others &+= 1
                rest.add(amount)
                lastIsPayment = false
            }
        }
    }
}

extension Cursor {
    /// The data that an element of a list of modifiers, methods or events holds.
    @_lifetime(copy self)
    func applePayData(_ place: Int, of list: Int, _ member: Int) -> Cursor? {
        guard let element = element(place, of: list), element.choice(member) > 0 else { return nil }
        return element.inner(member)
    }

    /// No method data of constructor arguments say that money can be sent at once, and all of them can be read.
    func lacksInstantFundsOut() -> Bool {
        for place in 0..<elementCount(ConstructorArguments.Slot.methodData) {
            guard let data = applePayData(place, of: ConstructorArguments.Slot.methodData, MethodData.Slot.data) else { continue }
            // Method data begin with the same members as a request.
            if DisbursementCapability.isGiven(data) != false { return false }
        }
        return true
    }
}
