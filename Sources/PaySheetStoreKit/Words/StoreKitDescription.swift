import PaySheet

/// What a configuration file offers, in sentences: the products, and for each group what a change of subscription means.
public struct StoreKitDescription: Sendable, Hashable {
    /// The sentences.
    public let sentences: [String]

    /// Describes a file.
    public init(_ file: StoreKitConfiguration) {
        var sentences: [String] = []
        let groups = file.subscriptionGroups ?? []
        let once = (file.products ?? []) + (file.nonRenewingSubscriptions ?? [])
        let renewing = groups.reduce(0) { $0 + $1.subscriptions.count }
        sentences.append(
            "The file has the version " + String(file.version.major) + "." + String(file.version.minor) + ", "
                + Self.counted(once.count, "product") + " without renewal, and " + Self.counted(renewing, "subscription") + " in "
                + Self.counted(groups.count, "group") + ".")
        for product in once { sentences.append(Self.words(of: product)) }
        for group in groups { sentences += Self.words(of: group) }
        if groups.filter({ !$0.subscriptions.isEmpty }).count > 1 {
            sentences.append("A person can have one subscription of each group at the same time, and pays for each.")
        }
        self.sentences = sentences
    }

    private static func counted(_ count: Int, _ noun: String) -> String { String(count) + " " + noun + (count == 1 ? "" : "s") }

    private static func words(of product: StoreKitProduct) -> String {
        let kind =
            switch product.type {
            case .consumable: "a consumable"
            case .nonConsumable: "bought once"
            case .nonRenewingSubscription: "a subscription without renewal"
            default: "of an unknown type"
            }
        return Shown.shortened(product.productID) + ", " + kind + ", costs " + product.displayPrice.text + "."
    }

    private static func words(of group: SubscriptionGroup) -> [String] {
        let ranked = group.subscriptions.sorted { ($0.groupNumber, $0.productID) < ($1.groupNumber, $1.productID) }
        let levels = Set(ranked.map { $0.groupNumber }).count
        var sentences = [
            "The group " + Shown.quoted(group.name ?? group.id) + " has " + counted(ranked.count, "subscription") + " on "
                + counted(levels, "level") + "; a person has one of them at a time."
        ]
        for one in ranked {
            sentences.append(
                "Level " + String(one.groupNumber) + ": " + Shown.shortened(one.productID) + " costs " + one.displayPrice.text
                    + " and renews after " + one.recurringSubscriptionPeriod.words + offers(of: one) + ".")
        }
        let moves = StoreKitMoves(ranked)
        if moves.hasUp { sentences.append("Up, to a smaller level number: starts at once; the unused part is refunded.") }
        if moves.hasDown { sentences.append("Down, to a larger level number: starts at the next renewal.") }
        if moves.hasSideways {
            sentences.append("Sideways, on one level: starts at once with the same duration, otherwise at the next renewal.")
        }
        return sentences + moves.sentences
    }

    private static func offers(of subscription: StoreKitSubscription) -> String {
        var words: [String] = []
        let list = subscription.introductoryOffers ?? []
        if let first = list.first ?? subscription.introductoryOffer { words.append("begins with " + first.words) }
        let others =
            (subscription.adHocOffers ?? []).count + (subscription.codeOffers ?? []).count
            + (subscription.winbackOffers ?? []).count
        if others > 0 { words.append("has " + counted(others, "other offer")) }
        return words.isEmpty ? "" : "; it " + Shown.list(words)
    }
}

/// The changes that are possible between the subscriptions of a group.
private struct StoreKitMoves {
    private let subscriptions: [StoreKitSubscription]

    init(_ subscriptions: [StoreKitSubscription]) { self.subscriptions = subscriptions }

    var hasUp: Bool { Set(subscriptions.map { $0.groupNumber }).count > 1 }
    var hasDown: Bool { hasUp }
    var hasSideways: Bool { Set(subscriptions.map { $0.groupNumber }).count < subscriptions.count }

    /// The largest group whose changes are listed one by one.
    private static let mostListed = 8

    /// A sentence for each subscription.
    var sentences: [String] {
        guard subscriptions.count > 1, subscriptions.count <= StoreKitMoves.mostListed else { return [] }
        return subscriptions.indices.map { index in
            let present = subscriptions[index]
            let words = subscriptions.indices.filter { $0 != index }.map { other in
                let next = subscriptions[other]
                return SubscriptionGroup.move(from: present.rank, to: next.rank).words + " to " + Shown.shortened(next.productID)
            }
            return "From " + Shown.shortened(present.productID) + ": " + Shown.list(words) + "."
        }
    }
}

extension SubscriptionMove {
    /// The change and its start, such as `up at once`.
    package var words: String {
        let direction =
            switch change {
            case .upgrade: "up"
            case .downgrade: "down"
            case .crossgrade: "sideways"
            }
        return direction + (start == .now ? " at once" : " at the next renewal")
    }
}

extension StoreKitOffer {
    /// The offer without an article, such as `3 × 1 month for 0.99 each`.
    package var words: String {
        let count = numberOfPeriods ?? 1
        let length = (count == 1 ? "" : String(count) + " × ") + StoreKitPeriod(rawValue: subscriptionPeriod).words
        let price = displayPrice?.text ?? "an unknown price"
        return switch paymentMode {
        case .free: length + " for nothing"
        case .payUpFront: length + " for " + price
        case .payAsYouGo: length + " for " + price + (count == 1 ? "" : " each")
        default: length
        }
    }
}
