/// What happens when a subscriber changes from one subscription to another one of the same group.
///
/// | The new level | Duration | Change | Starts |
/// |---|---|---|---|
/// | has a smaller number | any | upgrade | at once; the unused part is refunded |
/// | has a larger number | any | downgrade | at the next renewal |
/// | is the same | the same | crossgrade | at once |
/// | is the same | another | crossgrade | at the next renewal |
///
/// <https://developer.apple.com/app-store/subscriptions/#ranking>
public struct SubscriptionMove: Sendable, Hashable {
    /// What the change is.
    public enum Change: String, Sendable, Hashable, CaseIterable {
        /// To a level that offers more.
        case upgrade
        /// To a level that offers less.
        case downgrade
        /// To another subscription of the same level.
        case crossgrade
    }

    /// When the new subscription starts.
    public enum Start: String, Sendable, Hashable, CaseIterable {
        /// At once.
        case now
        /// When the present subscription would renew.
        case nextRenewal
    }

    /// What the change is.
    public let change: Change
    /// When the new subscription starts.
    public let start: Start

    /// Creates a move.
    public init(change: Change, start: Start) {
        self.change = change
        self.start = start
    }

    /// Whether the subscriber gets the money for the unused part of the present period back.
    public var refundsUnusedPart: Bool { change == .upgrade }
}

/// The place of a subscription in its group.
public struct SubscriptionRank: Sendable, Hashable {
    /// The level. Level 1 offers most.
    public let level: Int64
    /// How long the subscription lasts until it renews.
    public let period: StoreKitPeriod

    /// Creates a rank.
    public init(level: Int64, period: StoreKitPeriod) {
        self.level = level
        self.period = period
    }
}

extension StoreKitSubscription {
    /// The place of the subscription in its group.
    public var rank: SubscriptionRank { SubscriptionRank(level: groupNumber, period: recurringSubscriptionPeriod) }
}

extension SubscriptionGroup {
    /// Returns what a change between two subscriptions of a group is, and when it takes effect.
    public static func move(from present: SubscriptionRank, to next: SubscriptionRank) -> SubscriptionMove {
        if next.level < present.level { return SubscriptionMove(change: .upgrade, start: .now) }
        if next.level > present.level { return SubscriptionMove(change: .downgrade, start: .nextRenewal) }
        return SubscriptionMove(change: .crossgrade, start: next.period == present.period ? .now : .nextRenewal)
    }

    /// Returns the same for two products of this group; `nil` if one of them is not in it.
    public func move(from present: String, to next: String) -> SubscriptionMove? {
        guard let present = subscriptions.first(where: { $0.productID == present }),
            let next = subscriptions.first(where: { $0.productID == next })
        else { return nil }
        return SubscriptionGroup.move(from: present.rank, to: next.rank)
    }
}
