import PaySheetStoreKit
import Testing

/// Days of paid service and the developer's part: each limit with the day before and the day after.
@Suite("Days of paid service")
struct PaidServiceTests {
    @Test("The part rises after 365 days", arguments: [(0, 70), (364, 70), (365, 85), (366, 85)])
    func year(days: Int, share: Int) {
        let service = PaidService([ServicePeriod(0..<400)])
        #expect(service.paidDays(before: days) == days)
        #expect(service.share(on: days) == share)
    }

    @Test("The count goes on after 60 days, and begins again after 61", arguments: [(1, 350), (60, 350), (61, 50)])
    func pause(days: Int, paid: Int) {
        let service = PaidService([ServicePeriod(0..<300), ServicePeriod(300 + days..<350 + days)])
        #expect(service.paidDays(before: 350 + days) == paid)
        // Without a return, the days are kept as long as the pause may last.
        let ended = PaidService([ServicePeriod(0..<300)])
        #expect(ended.paidDays(before: 300 + days) == (days <= 60 ? 300 : 0))
    }

    @Test(
        "A recovered payment leaves no gap inside the grace period, and a pause outside",
        arguments: [(6, 6, 36), (6, 7, 30), (16, 16, 46), (16, 17, 30), (3, 3, 33), (3, 4, 30), (28, 28, 58), (28, 29, 30)])
    func grace(length: Int, gap: Int, paid: Int) {
        let periods = [ServicePeriod(0..<30), ServicePeriod(30 + gap..<60 + gap)]
        #expect(PaidService(periods, grace: length).paidDays(before: 30 + gap) == 30)
        #expect(PaidService(periods, grace: length).paidDays(before: 31 + gap) == paid + 1)
        #expect(PaidService(periods).paidDays(before: 31 + gap) == 31)
    }

    @Test("Grace can make the year full")
    func graceCounts() {
        let periods = [ServicePeriod(0..<350), ServicePeriod(360..<400)]
        #expect(PaidService(periods, grace: 16).share(on: 365) == 85)
        #expect(PaidService(periods).share(on: 365) == 70)
    }

    @Test("Offers count, refunds do not, and the order of the periods does not matter")
    func refunds() {
        let trial = ServicePeriod(0..<7)
        let paid = ServicePeriod(7..<37)
        #expect(PaidService([paid, trial]).paidDays(before: 37) == 37)
        let refunded = PaidService([trial, ServicePeriod(7..<37, isRefunded: true), ServicePeriod(37..<67)])
        #expect(refunded.paidDays(before: 67) == 37)
        // A refund of more than 60 days is a pause of more than 60 days.
        let long = PaidService([ServicePeriod(0..<300), ServicePeriod(300..<400, isRefunded: true), ServicePeriod(400..<430)])
        #expect(long.paidDays(before: 430) == 30)
    }

    @Test("The Small Business Program has the larger part from the first day")
    func smallBusiness() { #expect(PaidService([ServicePeriod(0..<9)], isSmallBusiness: true).share(on: 0) == 85) }

    @Test("Overlapping and empty periods count each day once, and extreme days do not trap")
    func extremes() {
        #expect(PaidService([ServicePeriod(0..<30), ServicePeriod(10..<40), ServicePeriod(5..<5)]).paidDays(before: 40) == 40)
        let extreme = PaidService([ServicePeriod(.min..<(.max)), ServicePeriod(.min..<0), ServicePeriod(0..<(.max))], grace: .max)
        #expect(extreme.share(on: .max) == 85)
        #expect(PaidService([]).share(on: .min) == 70)
    }

    @Test(
        "The length of the grace period depends on the day",
        arguments: [
            (BillingGracePeriod.threeDays, StoreKitPeriod.oneWeek, 19_386, 6), (.threeDays, .oneMonth, 19_386, 16),
            (.threeDays, .oneWeek, 19_387, 3), (.sixteenDays, .oneWeek, 19_387, 16), (.twentyEightDays, .oneYear, 20_000, 28),
        ])
    func lengths(choice: BillingGracePeriod, period: StoreKitPeriod, day: Int, days: Int) {
        #expect(choice.days(of: period, beginningOn: day) == days)
    }
}
