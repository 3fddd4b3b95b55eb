/// The amounts of the W3C interface: a value with the currency beside it.
extension WebKitDocument {
    /// The check that a currency or a value fails at its place.
    func moneyFailure(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        let part = call.part
        if step.slot == CurrencyAmount.Slot.value {
            guard isDecimal(step.end) else { return .w3cAmount }
            return isTotal(call) && text(step.end.node).first == UInt8(ascii: "-") ? .w3cTotalNegative : nil
        }
        guard step.slot == CurrencyAmount.Slot.currency else { return nil }
        let code = upperCased(text(step.end.node))
        guard code.count == 3, code.allSatisfy({ (0x41...0x5A).contains($0) }) else { return .w3cCurrency }
        if part == .total {
            guard !isCurrency(code) else { return nil }
            // The rule about mixed currencies is silent where it does not know the total's.
            return hasOtherCurrency(code, call) ? .sameCurrency : .currencyISO
        }
        guard let total = totalCurrency(call) else { return nil }
        return total == code ? nil : .sameCurrency
    }

    /// The amount is a total, the payment's own or a modifier's.
    private func isTotal(_ call: WebKitCall) -> Bool {
        let part = call.part
        return part == .total || part == .modifiers && call.steps.contains { $0.is(ShapeIndex.detailsModifier, DetailsModifier.Slot.total) }
    }

    private func details(_ call: WebKitCall) -> BoundObject? {
        call.kind == .detailsUpdate ? call.object : source.object(W3CPaymentRequest.Slot.details, of: call.object)
    }

    /// The currency that differs at a place, and the total's.
    func currencies(_ call: WebKitCall) -> (value: [UInt8], total: [UInt8]) {
        let total = totalCurrency(call) ?? []
        let own = call.steps.last.map { upperCased(text($0.end.node)) } ?? []
        // If all others agree, the finding is about the total.
        return (call.part == .total ? otherCurrency(than: total, call) ?? own : own, total)
    }

    /// Some item or shipping option that counts is in another currency than this.
    private func hasOtherCurrency(_ code: [UInt8], _ call: WebKitCall) -> Bool { otherCurrency(than: code, call) != nil }

    /// The first currency of an item or shipping option that counts and differs.
    private func otherCurrency(than code: [UInt8], _ call: WebKitCall) -> [UInt8]? {
        guard let details = details(call) else { return nil }
        let isUpdate = call.kind == .detailsUpdate
        var lists = [isUpdate ? PaymentDetailsUpdate.Slot.displayItems : PaymentDetails.Slot.displayItems]
        if asksForShipping { lists.append(isUpdate ? PaymentDetailsUpdate.Slot.shippingOptions : PaymentDetails.Slot.shippingOptions) }
        for list in lists {
            for item in source.elements(source.value(list, of: details)) {
                if let other = currency(of: source.object(item)), other != code { return other }
            }
        }
        return nil
    }

    /// The currency that all other amounts must have.
    private func totalCurrency(_ call: WebKitCall) -> [UInt8]? {
        let slot = call.kind == .detailsUpdate ? PaymentDetailsUpdate.Slot.total : PaymentDetails.Slot.total
        return currency(of: source.object(slot, of: details(call)))
    }

    /// The currency of an item or a shipping option, in capitals.
    private func currency(of item: BoundObject?) -> [UInt8]? {
        let slot = item?.shape == ShapeIndex.shippingOption ? ShippingOption.Slot.amount : PaymentItem.Slot.amount
        let amount = source.object(slot, of: item)
        return source.member(CurrencyAmount.Slot.currency, of: amount).map { upperCased(text($0)) }
    }
}
