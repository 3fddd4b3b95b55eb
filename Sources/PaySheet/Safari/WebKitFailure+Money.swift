/// The amounts of the W3C interface: a value with the currency beside it.
extension WebKitDocument {
    /// The check that a currency or a value fails where it stands.
    func moneyFailure(_ step: WebKitPathStep, _ call: WebKitCall) -> WebKitCheck? {
        let part = call.part
        if step.slot == CurrencyAmount.Slot.value {
            guard isDecimal(step.end) else { return .w3cAmount }
            return isTotal(call) && text(step.end).first == UInt8(ascii: "-") ? .w3cTotalNegative : nil
        }
        guard step.slot == CurrencyAmount.Slot.currency else { return nil }
        let code = upperCased(text(step.end))
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

    private func details(_ call: WebKitCall) -> Int? {
        call.kind == .detailsUpdate ? call.node : member(call.node, ConstructorArguments.Slot.details, of: ShapeIndex.constructorArguments)
    }

    /// Some item or shipping option that counts is in another currency than this.
    private func hasOtherCurrency(_ code: [UInt8], _ call: WebKitCall) -> Bool {
        guard let details = details(call) else { return false }
        let isUpdate = call.kind == .detailsUpdate
        let shape = isUpdate ? ShapeIndex.paymentDetailsUpdate : ShapeIndex.paymentDetails
        let items = isUpdate ? PaymentDetailsUpdate.Slot.displayItems : PaymentDetails.Slot.displayItems
        if lists(items, details, shape, other: code) { return true }
        guard asksForShipping else { return false }
        return lists(
            isUpdate ? PaymentDetailsUpdate.Slot.shippingOptions : PaymentDetails.Slot.shippingOptions, details, shape, other: code)
    }

    private func lists(_ slot: Int, _ details: Int, _ shape: Int, other code: [UInt8]) -> Bool {
        guard let list = member(details, slot, of: shape), source.nodes[list].is(.array) else { return false }
        var element = list + 1
        while element < Int(source.nodes[list].next) {
            // Items and options name their amount alike.
            if let amount = member(element, PaymentItem.Slot.amount, of: ShapeIndex.paymentItem),
                let currency = member(amount, CurrencyAmount.Slot.currency, of: ShapeIndex.currencyAmount),
                upperCased(text(currency)) != code
            {
                return true
            }
            element = Int(source.nodes[element].next)
        }
        return false
    }

    /// The currency that all other amounts must have.
    private func totalCurrency(_ call: WebKitCall) -> [UInt8]? {
        let isUpdate = call.kind == .detailsUpdate
        guard let details = details(call) else { return nil }
        let total =
            isUpdate
            ? member(details, PaymentDetailsUpdate.Slot.total, of: ShapeIndex.paymentDetailsUpdate)
            : member(details, PaymentDetails.Slot.total, of: ShapeIndex.paymentDetails)
        guard let total, let amount = member(total, PaymentItem.Slot.amount, of: ShapeIndex.paymentItem),
            let currency = member(amount, CurrencyAmount.Slot.currency, of: ShapeIndex.currencyAmount)
        else { return nil }
        return upperCased(text(currency))
    }
}
