import PaySheet

/// What changes for a subscriber, or for a person who buys, when one file follows another.
public struct StoreKitDifference: Sendable, Hashable {
    /// One change.
    public struct Change: Sendable, Hashable {
        /// What changes: the identifier of a product, with the part.
        public let subject: String
        /// The state before; `nil` if there was none.
        public let old: String?
        /// The state after; `nil` if there is none.
        public let new: String?
        /// The change and its effect in a sentence.
        public let sentence: String
    }

    /// What people notice, in the order of the identifiers.
    public let changes: [Change]
    /// Whether other things differ, such as settings of the test.
    public let hasOthers: Bool

    /// Compares two files.
    public init(from old: StoreKitConfiguration, to new: StoreKitConfiguration) {
        let (before, after) = (SoldProduct.all(of: old), SoldProduct.all(of: new))
        var changes: [Change] = []
        for identifier in Set(before.keys).union(after.keys).sorted() {
            changes += Self.changes(identifier, before[identifier], after[identifier])
        }
        self.changes = changes
        hasOthers = changes.isEmpty && old != new
    }

    private static func changes(_ identifier: String, _ old: SoldProduct?, _ new: SoldProduct?) -> [Change] {
        let name = Shown.shortened(identifier)
        guard let old else {
            return [Change(subject: name, old: nil, new: new?.summary, sentence: name + " is new: " + (new?.summary ?? "") + ".")]
        }
        guard let new else {
            let effect = old.rank == nil ? "people can no longer buy it" : "people can no longer subscribe to it"
            return [Change(subject: name, old: old.summary, new: nil, sentence: name + " is gone: " + effect + ".")]
        }
        var changes: [Change] = []
        func add(_ part: String, _ before: String?, _ after: String?, _ effect: String) {
            guard before != after else { return }
            let words = (before ?? "none") + " before, " + (after ?? "none") + " now"
            changes.append(
                Change(
                    subject: name + ", " + part, old: before, new: after, sentence: name + ", " + part + ": " + words + "; " + effect + ".")
            )
        }
        let rises = new.price > old.price
        add(
            "price", old.price == new.price ? nil : old.price.text, old.price == new.price ? nil : new.price.text,
            old.rank == nil
                ? "people who buy from now on pay it"
                : rises ? "subscribers keep their price or must agree, as you choose" : "subscribers pay it from their next renewal on")
        add("type", old.type, new.type, "App Store Connect does not change the type of a product")
        add(
            "duration", old.rank?.period.words, new.rank?.period.words,
            "App Store Connect does not change the duration of a subscription; make a new one")
        add(
            "group", old.group, new.group,
            "a person can have both, and a move between them is not an upgrade")
        add(
            "level", old.rank.map { String($0.level) }, new.rank.map { String($0.level) },
            "moves to and from it change between upgrade, downgrade and crossgrade")
        add("introductory offer", old.introduction, new.introduction, "people who subscribe for the first time notice it")
        add("other offers", old.offers, new.offers, "people with these offers notice it")
        add(
            "family sharing", old.sharing, new.sharing,
            new.sharing == "on" ? "App Store Connect does not switch it off again" : "families lose it")
        return changes
    }
}

/// What a person who buys sees of a product.
private struct SoldProduct {
    let price: Amount
    let type: String
    let rank: SubscriptionRank?
    let group: String?
    let introduction: String?
    let offers: String?
    let sharing: String

    init(_ product: StoreKitProduct) {
        (price, type) = (product.displayPrice, Shown.shortened(product.type.rawValue))
        (rank, group, introduction, offers) = (nil, nil, nil, nil)
        sharing = product.familyShareable == true ? "on" : "off"
    }

    init(_ subscription: StoreKitSubscription, in group: SubscriptionGroup) {
        (price, type, rank) = (subscription.displayPrice, Shown.shortened(subscription.type.rawValue), subscription.rank)
        self.group = Shown.quoted(group.id)
        let introductory = subscription.introductoryOffers.map { $0.first } ?? subscription.introductoryOffer
        introduction = (introductory ?? subscription.introductoryOffer)?.words
        let others = (subscription.adHocOffers ?? []) + (subscription.codeOffers ?? []) + (subscription.winbackOffers ?? [])
        offers = others.isEmpty ? nil : others.map { $0.words }.joined(separator: ", ")
        sharing = subscription.familyShareable == true ? "on" : "off"
    }

    var summary: String {
        price.text + (rank.map { " after each " + $0.period.words + ", level " + String($0.level) } ?? "")
    }

    /// The products of a file by their identifiers. Of two with one identifier the first counts.
    static func all(of file: StoreKitConfiguration) -> [String: SoldProduct] {
        var all: [String: SoldProduct] = [:]
        func add(_ identifier: String, _ product: SoldProduct) { if all[identifier] == nil { all[identifier] = product } }
        for product in (file.products ?? []) + (file.nonRenewingSubscriptions ?? []) { add(product.productID, SoldProduct(product)) }
        for group in file.subscriptionGroups ?? [] {
            for subscription in group.subscriptions { add(subscription.productID, SoldProduct(subscription, in: group)) }
        }
        return all
    }
}
