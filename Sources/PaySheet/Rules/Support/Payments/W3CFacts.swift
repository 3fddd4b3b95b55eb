extension RuleContext {
    /// Whether the page asks for shipping. `details` is what the constructor gets; an update answers a page that asks.
    /// `nil` if the options cannot be read.
    func asksForShipping(_ details: borrowing SheetView) -> Bool? {
        guard let arguments = parent(of: details, as: W3CPaymentRequestView.self) else { return true }
        return arguments.asksForShipping
    }

    /// The details are those of the constructor and not an update's.
    var isConstructing: Bool { isDocument(W3CPaymentRequestView.self) }

    /// The engine refuses a shipping option with such a negative amount: it looks at the whole part alone.
    func refusesShipping(_ amount: Amount) -> Bool { isConstructing && amount <= Amount(-1, scale: 0) }
}

extension W3CPaymentRequestView {
    /// The page asks for shipping. `nil` if the options cannot be read.
    var asksForShipping: Bool? {
        guard isPresent(.options) else { return false }
        guard let options else { return nil }
        return options.requestShipping ?? (options.isPresent(.requestShipping) ? nil : false)
    }
}

extension PaymentRequestBaseView {
    /// The version that the engine compares with: the data of the W3C interface state their own.
    func version(_ facts: DocumentFacts) -> Int? {
        guard shape == ShapeIndex.applePayRequest else { return facts.version }
        return ApplePayRequestView(cursor, shape: shape).version.map { Int(clamping: $0) } ?? facts.version
    }
}

extension MethodEntryView {
    /// The entry is a modifier and not the method's data.
    var isModifier: Bool { shape == ShapeIndex.detailsModifier }
}
