public import PaySheet

/// An amount as the sheet shows it.
public struct SheetPrice: Sendable, Hashable {
    /// The amount, or `nil` if it is not known yet.
    public let amount: Amount?
    /// The code of the currency, or empty if the document does not contain it.
    public let currency: String

    /// Creates a price. Without an amount it is not known yet.
    init(_ amount: Amount?, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// The price in words, such as `12.50 USD`.
    public var text: String {
        guard let amount else { return "not known yet" }
        return amount.text + (currency.isEmpty ? "" : " " + Shown.shortened(currency))
    }

    /// Returns the increase of the price, or `nil` if the currencies differ, or an amount is unknown or not exact.
    func difference(to new: SheetPrice) -> Amount? {
        guard let amount, let other = new.amount, currency == new.currency else { return nil }
        return try? other.subtracting(amount)
    }
}

extension SheetContent {
    func price(_ line: LineItem) -> SheetPrice { SheetPrice(line.knownAmount, currency?.rawValue ?? "") }

    func price(_ amount: Amount) -> SheetPrice { SheetPrice(amount, currency?.rawValue ?? "") }
}

extension SheetContent.Item {
    var price: SheetPrice { SheetPrice(line.knownAmount, currency?.rawValue ?? "") }

    /// Items with the same label that are charged at different times are different items.
    var timing: String {
        (line.paymentTiming ?? .immediate).rawValue + "/" + (line.disbursementLineItemType?.rawValue ?? "")
    }
}

extension SheetContent.Method {
    var price: SheetPrice { SheetPrice(amount, currency?.rawValue ?? "") }
}
