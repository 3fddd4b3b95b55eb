extension RuleContext {
    /// Whether the page asks for shipping. `details` is what the constructor gets; an update answers a page that asks.
    /// `nil` where the options cannot be read.
    func asksForShipping(_ details: borrowing ChargeView) -> Bool? {
        guard let arguments = parent(of: details, as: ConstructorArgumentsView.self) else { return true }
        guard arguments.isPresent(.options) else { return false }
        guard let options = arguments.options else { return nil }
        return options.requestShipping ?? (options.isPresent(.requestShipping) ? nil : false)
    }

    /// The details are those of the constructor and not an update's.
    var isConstructing: Bool { isDocument(ConstructorArgumentsView.self) }

    /// The engine refuses a shipping option with such a negative amount: it looks at the whole part alone.
    func refusesShipping(_ amount: Amount) -> Bool { isConstructing && amount <= Amount(-1, scale: 0) }
}

extension PaymentRequestBaseView {
    /// The version that the engine compares with: the data of the W3C interface state their own.
    func version(_ facts: DocumentFacts) -> Int? {
        guard shape == ShapeIndex.paymentMethodRequest else { return facts.version }
        return PaymentMethodRequestView(cursor, shape: shape).version.map { Int(clamping: $0) } ?? facts.version
    }
}

extension ChargeView {
    /// The shipping option that the W3C interface chooses at the start: of several that are marked, the last.
    var selectedOption: Int? {
        guard let options = shippingMethods else { return nil }
        var selected: Int?
        for index in 0..<options.count {
            if let option = options[index], option.isW3C, option.selected == true { selected = index }
        }
        return selected
    }
}

extension MethodEntryView {
    /// The entry is a modifier and not the method's data.
    var isModifier: Bool { shape == ShapeIndex.detailsModifier }
}
