/// What the shopper pays without shipping, while a sheet is replayed.
///
/// Each total must be the sum of the lines with the price of the selected shipping method. Then the total after another choice follows,
/// even if the answer has no lines.
struct PriceWithoutShipping {
    /// `nil` if it is not known.
    private var amount: Amount?
    /// The price of the method that was selected when the lines were read.
    private var price = Amount.zero
    /// Whether the price may be in the amount, because no line shows it.
    private var mayContainPrice = false
    /// Whether a line is about tax, which can depend on the price for shipping.
    private var isTaxed = false
    /// Whether a line, such as a discount, a gift card or a percentage, can depend on the price for shipping.
    private(set) var mayDependOnPrice = false

    /// Reads the sheet as the request opens it.
    init(_ state: borrowing SheetState, decimals: Int) { read(state, decimals: decimals) }

    /// Goes on to the sheet after an answer.
    ///
    /// - Parameter isChoice: Whether it answers the choice of a method, which changes nothing but shipping.
    mutating func follow(_ answer: borrowing SheetView, _ state: borrowing SheetState, isChoice: Bool, decimals: Int) {
        if answer.count(of: .lineItems) > 0 {
            read(state, decimals: decimals)
        } else if !isChoice {
            let total = state.hasPlainPrices ? state.plainTotal?.amount : nil
            if total == nil || self.total(with: state.method?.price?.amount ?? .zero) != total { amount = nil }
        }
    }

    /// Returns the total with a shipping method of a price. `nil` if it is not known.
    func total(with price: Amount) -> Amount? { amount.flatMap { try? $0.adding(price) } }

    /// Whether a total may be right with a shipping method of a price.
    func explains(_ total: Amount, with price: Amount) -> Bool {
        guard let expected = self.total(with: price), let excess = try? total.subtracting(expected), !excess.isZero else { return true }
        guard let change = try? price.subtracting(self.price) else { return true }
        if mayContainPrice, let amount, let other = try? amount.adding(change), other == total { return true }
        // No tax is more than a third of what is taxed.
        guard isTaxed, excess.isNegative == change.isNegative, let triple = try? excess.multiplied(by: 3) else { return false }
        return change.isNegative ? triple >= change : triple <= change
    }

    private mutating func read(_ state: borrowing SheetState, decimals: Int) {
        (amount, price, mayContainPrice, isTaxed, mayDependOnPrice) = (nil, .zero, false, false, false)
        mayDependOnPrice = state.lines.lineItems?.mayContain { $0.mayDependOnShipping } ?? false
        if mayDependOnPrice { return }
        // So many methods are not compared with each line.
        guard state.methodCount <= ShippingMethods.choices, state.method == nil || state.method?.price != nil, state.hasPlainPrices,
            let total = state.plainTotal?.amount, let lines = state.lines.lineItems,
            let difference = LineSum(state.lines, decimals: decimals).difference(total)
        else { return }
        price = state.method?.price?.amount ?? .zero
        var isShown = price.isZero
        for index in 0..<lines.count {
            guard let line = lines[index], let label = line.label, let amount = line.price?.amount else { continue }
            if LabelWords.isTax(label) { isTaxed = true }
            if amount.isZero { continue }
            if amount == price, !isShown {
                isShown = true
            } else if LabelWords.isShipping(label) || state.offers(label, amount) {
                // The lines are those of another method.
                return
            }
        }
        if difference.isZero {
            amount = isShown ? try? total.subtracting(price) : total
            mayContainPrice = !isShown
        } else if difference == price, !isShown {
            amount = try? total.subtracting(price)
        }
    }
}

extension ItemView {
    /// The amount can be another one with another price for shipping.
    fileprivate var mayDependOnShipping: Bool {
        price?.amount.isNegative ?? false || label?.string.utf8.contains(UInt8(ascii: "%")) ?? false
    }
}

extension SheetState {
    /// The total, unless it is pending or negative.
    var plainTotal: Price? {
        guard let item = total.total, item.isPending == false, let price = item.price, !price.amount.isNegative else { return nil }
        return price
    }

    /// Whether a line has the label or the price of a shipping method on offer.
    fileprivate func offers(_ label: borrowing Text, _ amount: Amount) -> Bool {
        ownMethods?.mayContain(where: { $0.price?.amount == amount || ($0.label?.equals(label) ?? false) }) ?? false
    }

    /// Whether no modifier changes what is charged, and it is not a transfer, whose total the system works out.
    var hasPlainPrices: Bool { modifier == nil && !transferSource.setsTransfer }
}
