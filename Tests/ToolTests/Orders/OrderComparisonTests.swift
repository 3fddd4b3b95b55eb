import PaySheetGuide
import PaySheetOrderGuide
import PaySheetTool
import TestSupport
import Testing

/// Orders of one run that are compared with each other.
@Suite("Orders of a run")
struct OrderComparisonTests {
    private static let order = OrderGuide.base.text

    /// The order with other values of some members.
    private static func order(_ changes: KeyValuePairs<String, String>) -> String {
        changes.reduce(order) { text, change in text.replacing(change.key, with: change.value, maxReplacements: 1) }
    }

    private static let otherNumber = order([#""orderNumber":"42""#: #""orderNumber":"43""#])
    private static let otherDay = order([#""createdAt":"2027-03-01T"#: #""createdAt":"2027-02-28T"#])
    private static let laterState = order(["2027-03-02T18:30:00": "2027-03-03T18:30:00"])
    private static let sameMoment = order(["2027-03-01T09:00:00+09:00": "2027-03-01T00:00:00Z"])
    private static let otherOrder = order(["2027-000042": "2027-000043", #""orderNumber":"42""#: #""orderNumber":"43""#])
    private static let ownSecret = order(["2027-000042": "2027-000043", "k7Yx2mQ9sT4vW8zB1cD5": "another-random-secret"])

    private static func found(_ world: TestWorld) -> [String] {
        world.output.split(separator: "\n").filter { $0.contains("[wallet-order/") }.map { String($0) }
    }

    @Test("Two orders with one identifier are an error", arguments: [otherNumber, otherDay])
    func identifier(_ other: String) {
        let world = TestWorld(["shop/a.json": Self.order, "shop/b.json": other])
        #expect(world.run("check", "shop", "--format", "concise") == 1)
        let message =
            "error[wallet-order/identifier-repeated]: the order in \"shop/a.json\" has the same identifier, "
            + "and it is not an earlier or later state of this order"
        #expect(Self.found(world).count == 1 && Self.found(world)[0].hasPrefix("shop/b.json:1:"))
        #expect(Self.found(world)[0].hasSuffix(message))
    }

    @Test("One secret for two orders is a warning that does not show it")
    func secret() {
        let world = TestWorld(["shop/a.json": Self.order, "shop/b.json": Self.otherOrder])
        #expect(world.run("check", "shop", "--format", "concise") == 0)
        #expect(Self.found(world).count == 1 && Self.found(world)[0].hasPrefix("shop/b.json:1:"))
        #expect(
            Self.found(world)[0].hasSuffix(
                "warning[wallet-order/token-shared]: the order in \"shop/a.json\" has the same authentication token"))
        #expect(!world.output.contains("k7Yx2mQ9sT4vW8zB1cD5"))
    }

    @Test("States of one order, and different orders, have no findings", arguments: [order, laterState, sameMoment, ownSecret])
    func states(_ other: String) {
        let world = TestWorld(["shop/a.json": Self.order, "shop/b.json": other])
        #expect(world.run("check", "shop", "--format", "concise", "--fail-on", "info") == 0, "\(world.output)")
    }

    @Test("Each order is compared with all earlier ones")
    func third() {
        // The second order has the secret of the first, and the third the identifier of the second.
        let third = Self.ownSecret.replacing(#""orderNumber":"42""#, with: #""orderNumber":"44""#)
        let world = TestWorld(input: [Self.order, Self.otherOrder, third].joined(separator: "\n"))
        #expect(world.run("check", "--ndjson", "--format", "concise", "-") == 1)
        #expect(Self.found(world).count == 2)
        #expect(Self.found(world)[0].contains("token-shared]: the order in \"-:1\""))
        #expect(Self.found(world)[1].contains("identifier-repeated]: the order in \"-:2\""))
    }

    @Test("Packages are compared, too")
    func packages() throws {
        let world = TestWorld()
        world.files["shop/a.order"] = try OrderPackageCommandTests.archive([("order.json", Self.order)])
        world.files["shop/b.order"] = try OrderPackageCommandTests.archive([("order.json", Self.otherNumber)])
        #expect(world.run("check", "shop", "--format", "concise") == 1)
        #expect(world.output.contains("identifier-repeated]: the order in \"shop/a.order!/order.json\" has the same identifier"))
    }

    @Test("The findings do not depend on the number of jobs", arguments: ["concise", "ndjson", "text", "json"])
    func jobs(_ format: String) {
        var lines: [String] = []
        for place in 0..<200 {
            lines.append(Self.order.replacing("2027-000042", with: "2027-\(place % 90)").replacing("B1cD5", with: "B1c\(place % 70)"))
        }
        for (place, change) in [120: Self.otherNumber, 150: Self.otherDay, 199: Self.otherOrder] { lines[place] = change }
        func outcome(_ jobs: String, blockSize: Int) -> (Int32, String) {
            let world = TestWorld(["orders.ndjson": lines.joined(separator: "\n")])
            world.blockSize = blockSize
            return (world.run("check", "orders.ndjson", "--jobs", jobs, "--format", format), world.output)
        }
        let one = outcome("1", blockSize: 1 << 20)
        #expect(one.0 == 1 && one.1.contains("wallet-order/token-shared") && one.1.contains("wallet-order/identifier-repeated"))
        for jobs in ["2", "7"] { #expect(outcome(jobs, blockSize: 5000) == one) }
    }

    @Test("--other-order compares an order with one other order")
    func option() {
        let world = TestWorld(["a.json": Self.order, "b.json": Self.otherNumber])
        #expect(world.run("check", "b.json", "--other-order", "a.json", "--format", "concise") == 1)
        #expect(world.output.contains("identifier-repeated]: the order in \"a.json\" has the same identifier"))
    }
}
