// What each merchant gets of which line.

extension Checkout {
    /// The merchants with what they get of each line, the primary merchant first. The amounts add up to the shares.
    ///
    /// Lines that are not charged now are left out. Throws the external identifier of a merchant who gets an amount for no line.
    package func parts() throws(UnassignedShare) -> [(merchant: Merchant?, parts: [CheckoutPart])] {
        for share in fixedShares where share.units != 0 {
            throw UnassignedShare(externalIdentifier: otherMerchants[share.place &- 1].externalIdentifier)
        }
        let own = ownUnits()
        var result: [(merchant: Merchant?, parts: [CheckoutPart])] = []
        for place in own.indices {
            var parts: [CheckoutPart] = []
            for item in items where item.isCounted {
                let isOwn = item.payees == .one(place)
                let units = part(item.units, item.payees, own: own, at: place)
                guard isOwn || units != 0 else { continue }
                let isDiscount = item.id == coupon?.item
                parts.append(
                    CheckoutPart(label: item.label, amount: amount(units), item: isOwn && item.isListed && !isDiscount ? item : nil))
            }
            if let selectedOffer {
                let offer = offers[selectedOffer]
                let units = part(offer.units, offer.payees, own: own, at: place)
                if offer.payees == .one(place) || units != 0 {
                    parts.append(CheckoutPart(label: offer.method.label, amount: amount(units), item: nil))
                }
            }
            result.append((place == 0 ? primaryMerchant : otherMerchants[place &- 1], parts))
        }
        return result
    }
}
