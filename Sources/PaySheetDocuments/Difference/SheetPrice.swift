public import PaySheet

/// An amount as the sheet shows it.
public struct SheetPrice: Sendable, Hashable {
    /// The amount. `nil` where it is not known yet.
    public let amount: Amount?
    /// The code of the currency. Empty where the document does not say it.
    public let currency: String

    /// A price. An amount that is pending is not shown to the shopper.
    init(_ amount: Amount, _ currency: String, isPending: Bool = false) {
        self.amount = isPending ? nil : amount
        self.currency = currency
    }

    /// The price in words, such as `12.50 USD`.
    public var text: String {
        guard let amount else { return "not known yet" }
        return amount.text + (currency.isEmpty ? "" : " " + Shown.shortened(currency))
    }

    /// How much more the new price is. `nil` where the currencies differ, or one of the two is not known or not exact.
    func difference(to new: SheetPrice) -> Amount? {
        guard let amount, let other = new.amount, currency == new.currency else { return nil }
        return try? other.subtracting(amount)
    }
}

extension SheetContent {
    func price(_ line: LineItem) -> SheetPrice { SheetPrice(line.amount, currency?.rawValue ?? "", isPending: line.type == .pending) }

    func price(_ amount: Amount) -> SheetPrice { SheetPrice(amount, currency?.rawValue ?? "") }
}

extension SheetContent.Item {
    var price: SheetPrice { SheetPrice(line.amount, currency?.rawValue ?? "", isPending: isPending) }

    /// Items with the same label that are charged at different times are different items.
    var timing: String {
        (line.paymentTiming ?? .immediate).rawValue + "/" + (line.disbursementLineItemType?.rawValue ?? "")
    }
}

extension SheetContent.Method {
    var price: SheetPrice { SheetPrice(amount, currency?.rawValue ?? "") }
}
