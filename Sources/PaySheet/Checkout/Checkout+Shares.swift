// Who gets what.

extension Checkout {
    /// What a merchant gets: its items, its parts of what is shared, and the shipping that is paid to it.
    ///
    /// Zero for a merchant that the checkout does not know; below zero for one that gives more than it gets.
    public func share(of merchant: CheckoutMerchant) -> Amount {
        if let primaryMerchant, primaryMerchant.externalIdentifier == merchant.externalIdentifier { return primaryShare }
        for (index, known) in otherMerchants.enumerated() where known.externalIdentifier == merchant.externalIdentifier {
            return amount(shares()[index &+ 1])
        }
        return amount(0)
    }

    /// The primary merchant's share: everything without another merchant.
    public var primaryShare: Amount { amount(shares()[0]) }

    /// The shares, the primary merchant's first; they add up to the total.
    func shares() -> [Int64] {
        var shares = explainedShares()
        for fixed in fixedShares {
            shares[0] = shares[0] &- fixed.units
            shares[fixed.place] = shares[fixed.place] &+ fixed.units
        }
        return shares
    }

    /// The shares that items, shipping and a plan give.
    func explainedShares() -> [Int64] {
        let own = ownUnits()
        var shares = own
        shares[0] = shares[0] &+ (plan?.dueNow ?? 0)
        for item in items where item.isCounted { share(item.units, item.payees, own: own, into: &shares) }
        if let selectedOffer {
            let offer = offers[selectedOffer]
            if case .one(let place) = offer.payees { shares[place] = shares[place] &+ offer.units }
            share(offer.units, offer.payees, own: own, into: &shares)
        }
        return shares
    }

    /// What the merchants get for items of their own.
    func ownUnits() -> [Int64] {
        var units = [Int64](repeating: 0, count: otherMerchants.count &+ 1)
        for item in items where item.isCounted {
            if case .one(let place) = item.payees { units[place] = units[place] &+ item.units }
        }
        return units
    }

    /// The merchants' parts of an amount.
    func parts(_ units: Int64, _ payees: Payees, own: [Int64]) -> [Int64] {
        var parts = [Int64](repeating: 0, count: own.count)
        if case .one(let payee) = payees { parts[payee] = units }
        share(units, payees, own: own, into: &parts)
        return parts
    }

    /// Adds the parts of an amount that is shared; one that is not shared adds nothing.
    private func share(_ units: Int64, _ payees: Payees, own: [Int64], into shares: inout [Int64]) {
        let (places, policy): ([Int], SharePolicy)
        switch payees {
        case .one: return
        case .unknown: (places, policy) = ([0], .evenly)
        case .several(let some, let stated): (places, policy) = (some, stated)
        case .everyone(let stated): (places, policy) = (Array(own.indices), stated)
        }
        // Every policy was tried when it came in; should one fail all the same, the first gets all, so that nothing is lost.
        let division = try? policy.division(of: places.map { amount(own[$0]) })
        guard let division, let parts = try? amount(units).split(by: division, in: currency) else {
            let first = places.first ?? 0
            shares[first] = shares[first] &+ units
            return
        }
        for (place, part) in zip(places, parts) { shares[place] = shares[place] &+ part.coefficient }
    }

    /// A token context for each merchant but the primary one that gets something; they never exceed the total.
    var tokenContexts: [PaymentTokenContext] {
        var (amounts, sum): ([Int64], Int64) = ([], 0)
        for share in shares().dropFirst() {
            amounts.append(max(share, 0))
            sum = sum &+ max(share, 0)
        }
        let total = max(totalUnits, 0)
        // A merchant's share is negative: the shopper's payment limits what the others may charge.
        if sum > total { amounts = Checkout.cut(amounts, to: total) }
        return zip(otherMerchants, amounts).filter { $0.1 > 0 }.map { merchant, units in merchant.context(amount(units)) }
    }

    private static func cut(_ amounts: [Int64], to total: Int64) -> [Int64] {
        guard let parts = try? Allocation.shares(of: total.magnitude, by: amounts.map { $0.magnitude }) else {
            return [Int64](repeating: 0, count: amounts.count)
        }
        return parts.map { Int64(truncatingIfNeeded: $0) }
    }
}
