/// What a document would charge in the end: the places of its amounts.
struct Charge {
    let total: Place?
    let items: ListPlace?
    let contexts: ListPlace?
    let method: Place?
    /// The place of the currency code.
    let currencyNode: Int?

    /// What the dictionary at the root charges. `nil` for one that charges nothing.
    init?(_ cursor: borrowing Cursor, _ context: borrowing RuleContext) {
        if context.facts.isFlow {
            guard cursor.slot(PaymentFlow.Slot.request) != nil else { return nil }
            var steps = FlowSteps(cursor)
            while steps.advance(cursor) {}
            total = steps.state.total
            items = steps.state.items
            contexts = steps.state.contexts
            method = steps.state.method
            currencyNode = steps.request.flatMap { cursor.at($0).slot(PaymentRequest.Slot.currencyCode) }
        } else {
            total = cursor.place(PaymentRequest.Slot.total)
            items = cursor.listPlace(PaymentRequest.Slot.lineItems)
            contexts = cursor.listPlace(PaymentRequest.Slot.multiTokenContexts)
            method = cursor.listPlace(PaymentRequest.Slot.shippingMethods).flatMap { cursor.element(0, of: $0) }
            currencyNode = cursor.slot(PaymentRequest.Slot.currencyCode)
        }
    }

    /// The order to compare with: the flow's own, else the expected one.
    static func order(_ cursor: borrowing Cursor, _ context: borrowing RuleContext) -> Order? {
        if context.facts.isFlow, cursor.isPresent(PaymentFlow.Slot.order) { return cursor.record(PaymentFlow.Slot.order, as: Order.self) }
        return context.expectations.order
    }

    /// The token to compare with: the flow's own, else the expected one.
    static func token(_ cursor: borrowing Cursor, _ context: borrowing RuleContext) -> TokenCharge? {
        if context.facts.isFlow, cursor.isPresent(PaymentFlow.Slot.decryptedToken) {
            return cursor.record(PaymentFlow.Slot.decryptedToken, as: DecryptedPaymentData.self).map { TokenCharge($0) }
        }
        return context.expectations.tokenCharge
    }

    /// Only the dictionary at the root is compared: the request inside a flow is not what is charged in the end.
    static func isRoot(_ context: borrowing RuleContext) -> Bool { context.parentShape == Int.max }
}

/// Why one amount is another one, in words, where that can be guessed.
enum Discrepancy {
    /// `; it is probably in minor units`, or nothing, about an amount that is too large beside another.
    static func hint(_ amount: borrowing Amount, beside other: borrowing Amount) -> String {
        other.scale > 0 && amount.scale == 0 ? "; it is probably in minor units" : ""
    }

    /// `…; it is 100 times as much: minor units?`, or nothing.
    static func guess(_ actual: Amount, _ expected: Amount) -> String {
        for (factor, words) in [(10, "10"), (100, "100"), (1000, "1000")] {
            if let product = try? expected.multiplied(by: factor), product == actual, !actual.isZero {
                return "; it is " + words + " times as much, as when minor units stand for whole ones"
            }
            if let product = try? actual.multiplied(by: factor), product == expected, !expected.isZero {
                return "; it is a " + words + "th of it, as when whole units stand for minor ones"
            }
        }
        guard let difference = try? actual.subtracting(expected) else { return "" }
        return difference.isNegative
            ? "; "
                + (difference.text.utf8.first == UInt8(ascii: "-") ? String(decoding: difference.text.utf8.dropFirst(), as: UTF8.self) : "")
                + " are missing" : "; that is " + difference.text + " too much"
    }
}
