import PaySheet
import PaySheetGuide
import PaySheetStoreKit
import Testing

/// What a change of subscription is, and when it takes effect: the whole table.
@Suite("Moves in a subscription group")
struct SubscriptionMoveTests {
    struct Row: Sendable {
        let from: SubscriptionRank
        let to: SubscriptionRank
        let change: SubscriptionMove.Change
        let start: SubscriptionMove.Start
    }

    private static func rank(_ level: Int64, _ period: StoreKitPeriod) -> SubscriptionRank {
        SubscriptionRank(level: level, period: period)
    }

    static let rows = [
        Row(from: rank(2, .oneMonth), to: rank(1, .oneMonth), change: .upgrade, start: .now),
        Row(from: rank(2, .oneYear), to: rank(1, .oneWeek), change: .upgrade, start: .now),
        Row(from: rank(7, .oneMonth), to: rank(3, .oneYear), change: .upgrade, start: .now),
        Row(from: rank(1, .oneMonth), to: rank(2, .oneMonth), change: .downgrade, start: .nextRenewal),
        Row(from: rank(1, .oneWeek), to: rank(2, .oneYear), change: .downgrade, start: .nextRenewal),
        Row(from: rank(1, .oneMonth), to: rank(1, .oneMonth), change: .crossgrade, start: .now),
        Row(from: rank(1, .oneMonth), to: rank(1, .oneYear), change: .crossgrade, start: .nextRenewal),
        Row(from: rank(3, .oneYear), to: rank(3, .oneMonth), change: .crossgrade, start: .nextRenewal),
    ]

    @Test("The level decides, and on one level the duration", arguments: rows)
    func move(_ row: Row) {
        let move = SubscriptionGroup.move(from: row.from, to: row.to)
        #expect(move == SubscriptionMove(change: row.change, start: row.start))
        #expect(move.refundsUnusedPart == (row.change == .upgrade))
    }

    @Test("Every pair of ranks follows the four rules")
    func all() {
        let ranks = (1...3).flatMap { level in StoreKitPeriod.all.map { Self.rank(level, $0) } }
        for from in ranks {
            for to in ranks {
                let move = SubscriptionGroup.move(from: from, to: to)
                let back = SubscriptionGroup.move(from: to, to: from)
                #expect((move.change == .upgrade) == (back.change == .downgrade))
                #expect((move.change == .crossgrade) == (from.level == to.level))
                #expect((move.start == .now) == (to.level < from.level || from == to))
            }
        }
    }

    @Test("A group answers for its products, and for no others")
    func products() throws {
        let file = try #require(StoreKitConfiguration.read(StoreKitGuide.base.text.utf8).value)
        let group = try #require(file.subscriptionGroups?.first)
        let yearly = "com.example.app.plus.yearly"
        #expect(group.move(from: "com.example.app.basic.monthly", to: yearly)?.change == .upgrade)
        #expect(group.move(from: yearly, to: "com.example.app.stickers") == nil)
    }

    @Test(
        "A name says a duration, several or none",
        arguments: [
            ("com.example.plus.monthly", StoreKitPeriod.oneMonth), ("plusYearly", .oneYear), ("Plus 6 Months", .sixMonths),
            ("plus_3months", .threeMonths), ("plus.12month", .oneYear), ("weekly", .oneWeek), ("annualPlan", .oneYear), ("plus", nil),
            ("monthly.or.yearly", nil), ("monthlyReport.month", .oneMonth), ("4months", nil), ("99999999999999999999months", nil),
            ("", nil),
        ])
    func names(_ text: String, _ period: StoreKitPeriod?) throws {
        let file = StoreKitGuide.base.text.replacing("com.example.app.basic.monthly", with: text).replacing(#""Basic""#, with: #""B""#)
        let expected = period != nil && period != .oneMonth
        let rules = StoreKitConfiguration.read(file.utf8).findings.map { $0.rule }
        #expect(rules.contains(.storeKitDurationNamed) == expected)
    }
}
