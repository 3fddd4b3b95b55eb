// What each merchant gets of which line.

extension Checkout {
    /// The merchants with what they get of each line, the primary merchant first. The amounts add up to the shares.
    ///
    /// Lines that are not charged now are left out. Throws the external identifier of a merchant who gets an amount for no line.
    package func parts() throws(UnassignedShare) -> [(merchant: CheckoutMerchant?, parts: [CheckoutPart])] {
        for share in fixedShares where share.units != 0 {
            // Cannot trap: only other merchants have fixed shares.
            throw UnassignedShare(externalIdentifier: otherMerchants[share.place &- 1].externalIdentifier)
        }
        let own = ownUnits()
        let lines = items.filter { $0.isCounted }.map { item in (item: item, units: self.parts(item.units, item.payees, own: own)) }
        let shipping = selectedOffer.map { place in
            (offer: offers[place], units: self.parts(offers[place].units, offers[place].payees, own: own))
        }
        var result: [(merchant: CheckoutMerchant?, parts: [CheckoutPart])] = []
        for place in own.indices {
            var parts: [CheckoutPart] = []
            if place == 0, let plan, plan.dueNow != 0 {
                parts.append(CheckoutPart(label: plan.lines.first?.label ?? label, amount: amount(plan.dueNow), item: nil))
            }
            for (item, units) in lines {
                // What is not known belongs to the primary merchant: the others' shares are explained.
                let isOwn = item.payees == .one(place) || place == 0 && item.payees == .unknown
                guard isOwn || units[place] != 0 else { continue }
                let isListed = isOwn && item.isListed && item.id != coupon?.item
                parts.append(CheckoutPart(label: item.label, amount: amount(units[place]), item: isListed ? item : nil))
            }
            if let (offer, units) = shipping, offer.payees == .one(place) || units[place] != 0 {
                parts.append(CheckoutPart(label: offer.method.label, amount: amount(units[place]), item: nil))
            }
            result.append((place == 0 ? primaryMerchant : otherMerchants[place &- 1], parts))
        }
        return result
    }
}
