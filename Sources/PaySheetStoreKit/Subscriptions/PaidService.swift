/// A time in which a person has a subscription of a group. Moves inside the group do not end it.
public struct ServicePeriod: Sendable, Hashable {
    /// The days with service. Days are whole numbers, such as days since 1970. The last one is not included.
    public let days: Range<Int>
    /// Whether the developer gave all the money back.
    public let isRefunded: Bool

    /// Creates a period. Time in introductory and promotional offers is service, too.
    public init(_ days: Range<Int>, isRefunded: Bool = false) {
        self.days = days
        self.isRefunded = isRefunded
    }
}

/// How many days of paid service a person has in a group, and what part of the price the developer gets.
///
/// State: November 2026. The part is that of the price without tax.
///
/// | Paid service so far | Part | In the Small Business Program |
/// |---|---|---|
/// | less than 365 days | 70 % | 85 % |
/// | 365 days or more | 85 % | 85 % |
///
/// | Between two periods | Effect on the count |
/// |---|---|
/// | no more days than the billing grace period, if it is on | the days count as service |
/// | at most 60 days | it goes on where it stopped |
/// | more than 60 days | it begins with zero |
///
/// A refund of the whole price leaves no paid days. (That it also stops the count is an answer in Apple's forum, not its documentation.)
///
/// <https://developer.apple.com/app-store/subscriptions/>
public struct PaidService: Sendable, Hashable {
    /// The periods, in the order of their days.
    public let periods: [ServicePeriod]
    /// The days of the billing grace period in which a payment was recovered; `nil` if the app has none.
    public let grace: Int?
    /// Whether the developer is in the Small Business Program.
    public let isSmallBusiness: Bool

    /// The days of paid service after which the part rises.
    public static let year = 365
    /// The longest pause after which the count goes on.
    public static let longestPause = 60

    /// Creates a history.
    public init(_ periods: [ServicePeriod], grace: Int? = nil, isSmallBusiness: Bool = false) {
        self.periods = periods.sorted { $0.days.lowerBound < $1.days.lowerBound }
        self.grace = grace
        self.isSmallBusiness = isSmallBusiness
    }

    /// Returns the days of paid service before a day, since the count began.
    public func paidDays(before day: Int) -> Int {
        var count = 0
        var end: Int?
        for period in periods where period.days.lowerBound < day && !period.isRefunded && !period.days.isEmpty {
            let start = max(period.days.lowerBound, end ?? period.days.lowerBound)
            if let end {
                let pause = PaidService.days(from: end, to: start)
                if pause > PaidService.longestPause { count = 0 }
                if let grace, pause <= min(grace, PaidService.longestPause) { count += pause }
            }
            let last = max(min(period.days.upperBound, day), start)
            count = min(count + PaidService.days(from: start, to: last), PaidService.mostDays)
            end = last
        }
        if let end, PaidService.days(from: end, to: day) > PaidService.longestPause { return 0 }
        return count
    }

    /// More days than a person lives.
    private static let mostDays = 1_000_000

    private static func days(from start: Int, to end: Int) -> Int {
        let (days, isTooLong) = end.subtractingReportingOverflow(start)
        return isTooLong ? mostDays : min(max(days, 0), mostDays)
    }

    /// Returns the part of the price without tax that the developer gets for a renewal on a day, in per cent.
    public func share(on day: Int) -> Int {
        isSmallBusiness || paidDays(before: day) >= PaidService.year ? 85 : 70
    }
}

/// How long a subscription goes on while a payment fails.
public enum BillingGracePeriod: String, Sendable, Hashable, CaseIterable {
    /// 3 days.
    case threeDays = "THREE_DAYS"
    /// 16 days.
    case sixteenDays = "SIXTEEN_DAYS"
    /// 28 days.
    case twentyEightDays = "TWENTY_EIGHT_DAYS"

    /// The first day with this choice, 30 January 2023, in days since 1970.
    public static let firstDayOfChoice = 19_387

    /// Returns the length in days of a grace period that begins on a day, in days since 1970.
    ///
    /// Before the choice it depended on the subscription: 6 days for one week, and 16 days for all others.
    public func days(of period: StoreKitPeriod, beginningOn day: Int) -> Int {
        if day < BillingGracePeriod.firstDayOfChoice { return period == .oneWeek ? 6 : 16 }
        return switch self {
        case .threeDays: 3
        case .sixteenDays: 16
        case .twentyEightDays: 28
        }
    }
}
