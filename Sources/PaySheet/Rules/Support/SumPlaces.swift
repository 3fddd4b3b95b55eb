/// Where a dictionary keeps its total and what that is made of.
struct SumPlaces: Sendable {
    let total: Int
    let items: Int
    /// Shipping methods or options.
    let methods: Int
    /// Modifiers of the W3C interface, -1 where there are none.
    var modifiers = -1
    /// The dictionary holds payment items of the W3C interface.
    let isW3C: Bool
    /// Any of the methods may be the chosen one, not just the first.
    var takesAnyMethod = false
    /// The answer to a change of address or of the method: shipping may be in the total without being in the document.
    var mayHideShipping = false

    static let request = SumPlaces(
        total: PaymentRequest.Slot.total, items: PaymentRequest.Slot.lineItems, methods: PaymentRequest.Slot.shippingMethods, isW3C: false)
    static let paymentMethodUpdate = SumPlaces(
        total: PaymentMethodUpdate.Slot.newTotal, items: PaymentMethodUpdate.Slot.newLineItems,
        methods: PaymentMethodUpdate.Slot.newShippingMethods, isW3C: false)
    static let shippingMethodUpdate = SumPlaces(
        total: ShippingMethodUpdate.Slot.newTotal, items: ShippingMethodUpdate.Slot.newLineItems,
        methods: ShippingMethodUpdate.Slot.newShippingMethods, isW3C: false, takesAnyMethod: true, mayHideShipping: true)
    static let shippingContactUpdate = SumPlaces(
        total: ShippingContactUpdate.Slot.newTotal, items: ShippingContactUpdate.Slot.newLineItems,
        methods: ShippingContactUpdate.Slot.newShippingMethods, isW3C: false, mayHideShipping: true)
    static let couponCodeUpdate = SumPlaces(
        total: CouponCodeUpdate.Slot.newTotal, items: CouponCodeUpdate.Slot.newLineItems,
        methods: CouponCodeUpdate.Slot.newShippingMethods, isW3C: false)
    static let details = SumPlaces(
        total: PaymentDetails.Slot.total, items: PaymentDetails.Slot.displayItems, methods: PaymentDetails.Slot.shippingOptions,
        modifiers: PaymentDetails.Slot.modifiers, isW3C: true)
    static let detailsUpdate = SumPlaces(
        total: PaymentDetailsUpdate.Slot.total, items: PaymentDetailsUpdate.Slot.displayItems,
        methods: PaymentDetailsUpdate.Slot.shippingOptions, modifiers: PaymentDetailsUpdate.Slot.modifiers, isW3C: true,
        mayHideShipping: true)

    /// The amount of a line, with its node; of a W3C item it lies one step deeper.
    static func amount(_ line: borrowing Cursor, isW3C: Bool) -> (amount: Amount, node: Int)? {
        if isW3C {
            guard let money = line.inner(PaymentItem.Slot.amount), let amount = money.amount(CurrencyAmount.Slot.value),
                let node = money.slot(CurrencyAmount.Slot.value)
            else { return nil }
            return (amount, node)
        }
        guard let amount = line.amount(LineItem.Slot.amount), let node = line.slot(LineItem.Slot.amount) else { return nil }
        return (amount, node)
    }

    /// The amount of a shipping method or option, with its node.
    func methodAmount(_ method: borrowing Cursor) -> (amount: Amount, node: Int)? {
        if isW3C {
            guard let money = method.inner(ShippingOption.Slot.amount), let amount = money.amount(CurrencyAmount.Slot.value),
                let node = money.slot(CurrencyAmount.Slot.value)
            else { return nil }
            return (amount, node)
        }
        guard let amount = method.amount(ShippingMethod.Slot.amount), let node = method.slot(ShippingMethod.Slot.amount) else {
            return nil
        }
        return (amount, node)
    }

    /// The member with the label of a line.
    static func labelSlot(isW3C: Bool) -> Int { isW3C ? PaymentItem.Slot.label : LineItem.Slot.label }
    /// The member with the label of a method.
    var methodLabelSlot: Int { isW3C ? ShippingOption.Slot.label : ShippingMethod.Slot.label }
}

/// Adds lines up as the sheet does. Takes no memory.
struct ItemTally: Sendable {
    /// What is charged now.
    private(set) var now = AmountSum()
    /// Of what is charged again and again, what begins with this payment.
    private(set) var beginning = AmountSum()
    /// What is charged at other times altogether.
    private(set) var later = AmountSum()
    private(set) var hasNow = false
    private(set) var hasLater = false
    /// Something is pending, unreadable, or spelled so that another rule speaks.
    private(set) var isUnknown = false

    /// Another rule reports amounts with more decimals than this.
    private let scale: Int

    init(decimals: Int) { scale = decimals < 0 ? 4 : max(decimals, 2) }

    /// The amount can be counted with.
    func isCountable(_ amount: borrowing Amount) -> Bool { amount.isExact && amount.scale <= scale }

    mutating func add(_ cursor: borrowing Cursor, _ member: Int, isW3C: Bool) {
        for index in 0..<cursor.elementCount(member) {
            guard !isUnknown else { return }
            guard let line = cursor.element(index, of: member), let (amount, _) = SumPlaces.amount(line, isW3C: isW3C),
                isCountable(amount)
            else {
                isUnknown = true
                return
            }
            if isW3C { addW3C(line, amount) } else { add(line, amount) }
        }
    }

    private mutating func addW3C(_ line: borrowing Cursor, _ amount: Amount) {
        if line.isPresent(PaymentItem.Slot.pending), line.boolean(PaymentItem.Slot.pending) != false { isUnknown = true }
        now.add(amount)
        hasNow = true
    }

    private mutating func add(_ line: borrowing Cursor, _ amount: Amount) {
        // Transfers count fees the other way round.
        if line.isPresent(LineItem.Slot.disbursementLineItemType) { isUnknown = true }
        if line.isPresent(LineItem.Slot.type), line.wordIndex(LineItem.Slot.type) != 0 { isUnknown = true }
        let timing = line.isPresent(LineItem.Slot.paymentTiming) ? line.wordIndex(LineItem.Slot.paymentTiming) ?? -1 : 0
        switch timing {
        case PaymentTiming.immediateIndex:
            now.add(amount)
            hasNow = true
        case -1: isUnknown = true
        default:
            if timing == PaymentTiming.recurringIndex, !line.isPresent(LineItem.Slot.recurringPaymentStartDate) { beginning.add(amount) }
            later.add(amount)
            hasLater = true
        }
    }

    /// The difference of the total from the lines; zero if it is valid in any interpretation. `nil` if it is unknown.
    func difference(_ total: Amount) -> Amount? {
        guard !isUnknown, hasNow || hasLater, isCountable(total), let now = now.amount else { return nil }
        guard let difference = try? total.subtracting(now), !difference.isZero else { return .zero }
        guard hasLater else { return difference }
        // Lines that are charged at other times may be in the total or not.
        guard hasNow, let later = later.amount, let beginning = beginning.amount else { return nil }
        return difference == later || difference == beginning ? .zero : difference
    }
}
