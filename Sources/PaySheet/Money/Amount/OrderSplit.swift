/// An order of several payees, divided into what each of them gets.
///
/// Every payee gets its own items. Tax, shipping and discounts are shared, each by a stated ``SharePolicy``. The shares always add up
/// to ``total()``; what no items explain belongs to the primary payee.
///
/// ```swift
/// var order = OrderSplit(primary: "inn", currency: .usd)
/// order.add(try Amount("80.50"), for: "inn")
/// order.add(try Amount("120.00"), for: "air")
/// order.add(.discount, try Amount("-5.00"), sharedBy: .proportional)
/// let shares = try order.shares()          // inn 78.49, air 117.01
/// ```
public struct OrderSplit<Payee: Hashable & Sendable>: Sendable {
    /// What is shared between payees.
    public enum Charge: Sendable, Hashable, CaseIterable {
        /// Tax on the order.
        case tax
        /// Shipping and handling.
        case shipping
        /// A discount, with the sign it has on the sheet: below zero.
        case discount
    }

    /// Who a charge is for.
    private enum Recipients: Sendable {
        case one(Int)
        case all(SharePolicy)
    }

    private struct SharedCharge: Sendable {
        var charge: Charge
        var amount: Amount
        var recipients: Recipients
    }

    /// The currency of all amounts.
    public let currency: Currency
    /// All payees: the primary payee first, the others in the order in which they were named.
    public private(set) var payees: [Payee]
    private var items: [(payee: Int, amount: Amount)] = []
    private var charges: [SharedCharge] = []

    /// An order without items, with its primary payee.
    public init(primary: Payee, currency: Currency) {
        self.currency = currency
        payees = [primary]
    }

    /// Adds an item that is one payee's alone.
    public mutating func add(_ amount: Amount, for payee: Payee) {
        items.append((name(payee), amount))
    }

    /// Adds a charge that all payees share; those who are named later take part too.
    public mutating func add(_ charge: Charge, _ amount: Amount, sharedBy policy: SharePolicy) {
        charges.append(SharedCharge(charge: charge, amount: amount, recipients: .all(policy)))
    }

    /// Adds a charge that is one payee's alone, who need not have items.
    public mutating func add(_ charge: Charge, _ amount: Amount, for payee: Payee) {
        charges.append(SharedCharge(charge: charge, amount: amount, recipients: .one(name(payee))))
    }

    /// Returns the index of the payee in the list, and adds it if it is new.
    private mutating func name(_ payee: Payee) -> Int {
        if let known = payees.firstIndex(of: payee) { return known }
        payees.append(payee)
        return payees.count &- 1
    }

    /// The sum of all items and charges.
    ///
    /// Throws where an amount is finer than the minor unit or the sum too long.
    public func total() throws(SplitError) -> Amount {
        var total = try whole(.zero)
        for item in items { total = try sum(total, try whole(item.amount)) }
        for charge in charges { total = try sum(total, try whole(charge.amount)) }
        return total
    }

    /// What each payee gets, in the order of ``payees``; the totals add up to ``total()``.
    ///
    /// Throws where an amount is finer than the minor unit, a sum is too long, or weights do not fit the payees.
    public func shares() throws(SplitError) -> [SplitShare<Payee>] {
        let zero = try whole(.zero)
        var shares = payees.map { SplitShare(payee: $0, zero: zero) }
        for item in items { shares[item.payee].items = try sum(shares[item.payee].items, try whole(item.amount)) }
        let sums = shares.map { $0.items }
        for charge in charges {
            for (index, part) in try parts(of: charge, sums).enumerated() { try add(charge.charge, part, to: &shares[index]) }
        }
        for index in shares.indices {
            let goods = try sum(shares[index].items, shares[index].tax)
            shares[index].total = try sum(goods, try sum(shares[index].shipping, shares[index].discount))
        }
        return shares
    }

    /// A charge in as many parts as there are payees.
    private func parts(of shared: SharedCharge, _ sums: [Amount]) throws(SplitError) -> [Amount] {
        switch shared.recipients {
        case .all(let policy): return try shared.amount.split(by: try policy.division(of: sums), in: currency)
        case .one(let index):
            var parts = Array(repeating: try whole(.zero), count: payees.count)
            parts[index] = try whole(shared.amount)
            return parts
        }
    }

    private func add(_ charge: Charge, _ part: Amount, to share: inout SplitShare<Payee>) throws(SplitError) {
        switch charge {
        case .tax: share.tax = try sum(share.tax, part)
        case .shipping: share.shipping = try sum(share.shipping, part)
        case .discount: share.discount = try sum(share.discount, part)
        }
    }

    /// The amount with the currency's decimals.
    private func whole(_ amount: Amount) throws(SplitError) -> Amount {
        Amount(units: try amount.splitUnits(in: currency), in: currency)
    }

    private func sum(_ lhs: Amount, _ rhs: Amount) throws(SplitError) -> Amount {
        do {
            return try lhs.adding(rhs)
        } catch {
            throw .amount(error)
        }
    }
}

/// What one payee gets of an order.
public struct SplitShare<Payee: Hashable & Sendable>: Sendable, Hashable {
    /// Who gets it.
    public let payee: Payee
    /// The sum of the payee's own items.
    public internal(set) var items: Amount
    /// The payee's part of the tax.
    public internal(set) var tax: Amount
    /// The payee's part of the shipping.
    public internal(set) var shipping: Amount
    /// The payee's part of the discounts, below zero.
    public internal(set) var discount: Amount
    /// All of it together.
    public internal(set) var total: Amount

    init(payee: Payee, zero: Amount) {
        self.payee = payee
        items = zero
        tax = zero
        shipping = zero
        discount = zero
        total = zero
    }
}
