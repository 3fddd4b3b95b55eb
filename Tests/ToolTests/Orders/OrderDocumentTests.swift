import Foundation
import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetReports
import PaySheetTool
import TestSupport
import Testing

/// The commands for documents, with a Wallet order.
@Suite("Wallet orders as documents")
struct OrderDocumentTests {
    static let order = OrderGuide.base.text

    private func changed(_ from: String, _ to: String) -> String { Self.order.replacing(from, with: to, maxReplacements: 1) }

    @Test("check recognizes an order by its members")
    func check() {
        let world = TestWorld(["order.json": Self.order, "bad.json": changed("k7Yx2mQ9sT4vW8zB1cD5", "secret")])
        #expect(world.run("check", "order.json") == 0)
        #expect(world.output.contains("order.json: no findings (checked as WalletOrder)"))
        #expect(world.run("check", "bad.json") == 1)
        #expect(world.output.contains("error[wallet-order/token-short]"))
        #expect(!world.output.contains("\"secret\""))
        #expect(world.run("check", "--kind", "WalletOrder", "bad.json", "--ignore", "wallet-order/token-short") == 0)
        #expect(world.run("check", "--kind", "ApplePayPaymentRequest", "order.json") == 1)
    }

    @Test("Reports about orders do not mention browsers")
    func browsers() {
        let world = TestWorld(["a.json": changed("\"ecommerce\"", "\"shop\"")])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("code/unknown") && !world.output.contains("browser") && !world.output.contains("Safari"))
    }

    @Test("check compares an order with its earlier state, the request and the oldest system")
    func comparisons() {
        let request = SampleBase.request.text
        let world = TestWorld(["new.json": changed("\"42\"", "\"43\""), "old.json": Self.order, "request.json": request])
        #expect(world.run("check", "new.json") == 0)
        #expect(world.run("check", "new.json", "--earlier", "old.json") == 1)
        #expect(world.output.contains("wallet-order/updated-not-later"))
        #expect(world.run("check", "old.json", "--request", "request.json", "--fail-on", "warning") == 1)
        #expect(world.output.contains("wallet-order/request-total"))
        #expect(world.run("check", "old.json", "--system", "ios16", "--fail-on", "warning") == 1)
        #expect(world.output.contains("iOS 16 does not show \"transactions\", which came with iOS 17"))
        #expect(world.run("check", "old.json", "--system", "macos14.2", "--fail-on", "warning") == 0)
        #expect(world.run("check", "new.json", "--earlier", "request.json") == 2)
        // Escapes and the order of members are not a change, and another offset does not make another order.
        world.files["sorted.json"] = JSONTree(Self.order.utf8)?.withSortedMembers.bytes
        #expect(world.run("check", "sorted.json", "--earlier", "old.json", "--fail-on", "warning") == 0, "\(world.output)")
        world.files["escaped.json"] = Array(Self.order.replacing("/", with: "\\/").utf8)
        #expect(world.run("check", "escaped.json", "--earlier", "old.json", "--fail-on", "warning") == 0, "\(world.output)")
        #expect(world.run("diff", "escaped.json", "old.json") == 0, "\(world.output)")
        world.files["offset.json"] = Array(changed("2027-03-01T09:00:00+09:00", "2027-03-01T00:00:00Z").utf8)
        let rule = ["--select", "wallet-order/identity-changed", "--fail-on", "warning"]
        #expect(world.run(["check", "offset.json", "--earlier", "old.json"] + rule) == 0)
        world.files["offset.json"] = Array(changed("2027-03-01T09:00:00+09:00", "2027-03-01T00:00:01Z").utf8)
        #expect(world.run(["check", "offset.json", "--earlier", "old.json"] + rule) == 1)
    }

    /// The order with an empty list of transactions.
    private func orderWithoutTransactions() throws -> String {
        var text = Self.order
        let start = try #require(text.firstRange(of: "\"transactions\":[")).upperBound
        text.removeSubrange(start..<(try #require(text[start...].firstIndex(of: "]"))))
        return text
    }

    @Test(
        "A system before orders is named, also if no transaction needs a newer one",
        arguments: [("ios15.4", "iOS 15.4"), ("macos12.3", "macOS 12.3")])
    func systemBeforeOrders(_ option: String, _ name: String) throws {
        let world = TestWorld(["a.json": try orderWithoutTransactions()])
        #expect(world.run("check", "a.json", "--system", option, "--fail-on", "warning") == 1)
        #expect(world.output.contains("warning[wallet-order/system]: \(name) shows no orders"), "\(world.output)")
    }

    @Test("An empty list does not need a newer system")
    func emptyLists() throws {
        let text = try orderWithoutTransactions().replacing("\"merchant\"", with: "\"returns\":[],\"merchant\"", maxReplacements: 1)
        let world = TestWorld(["empty.json": text])
        #expect(world.run("check", "empty.json", "--system", "ios16", "--select", "wallet-order/system", "--fail-on", "warning") == 1)
        #expect(!world.output.contains("does not show \"transactions\"") && !world.output.contains("does not show \"returns\""))
        #expect(world.output.contains("does not show \"returnInfo\""))
    }

    @Test("A folder and a stream can have orders and requests")
    func mixture() {
        let lines = [Self.order, SampleBase.request.text, Self.order, "{\"nothing\":1}"].map { JSONTree($0.utf8)?.json ?? "" }
        let world = TestWorld(["shop/order.json": Self.order, "shop/request.json": SampleBase.request.text, "shop/other.json": "{\"a\":1}"])
        #expect(world.run("check", "shop") == 0)
        #expect(world.output.contains("2 documents"))
        let stream = TestWorld(input: lines.joined(separator: "\n"))
        #expect(stream.run("check", "--ndjson", "-") == 1)
        #expect(stream.output.contains("4 documents: 1 error"))
    }

    @Test("describe prints what the customer reads")
    func describe() {
        let world = TestWorld([
            "order.json": Self.order, "bad.json": "{\"orderTypeIdentifier\":\"order.shop\",\"schemaVersion\":1}",
            "type.json": changed("\"Example Express\"", "7"),
        ])
        #expect(world.run("describe", "order.json") == 0)
        #expect(world.output.hasPrefix("An order at Harbor Bowls, placed on 1 March 2027: open"))
        #expect(world.output.hasSuffix("Shown completely from iOS 17.2 on.\n"))
        #expect(world.run("describe", "--zone", "UTC", "--format", "json", "order.json") == 0)
        #expect(world.output.contains("between 00:00 and 03:00"))
        #expect(world.output.contains("\"system\": \"iOS 17.2\""))
        for file in ["bad.json", "type.json"] {
            #expect(world.run("describe", file) == 1)
            #expect(world.errors.contains(file + ": not described; correct this first"))
        }
    }

    @Test("diff prints the changes for the customer")
    func diff() {
        let world = TestWorld([
            "a.json": Self.order, "b.json": changed("\"readyForPickup\"", "\"pickedUp\""), "request.json": SampleBase.request.text,
        ])
        #expect(world.run("diff", "a.json", "a.json") == 0)
        #expect(world.output == "nothing differs\n")
        #expect(world.run("diff", "a.json", "b.json") == 1)
        #expect(world.output == "the pickup p1: picked up; before: ready\n")
        #expect(world.run("diff", "--format", "json", "b.json", "a.json") == 1)
        #expect(world.output.contains("\"subject\": \"the pickup p1\",\n      \"change\": \"changed\",\n      \"old\": \"picked up\""))
        for files in [["a.json", "request.json"], ["request.json", "a.json"]] {
            #expect(world.run(["diff"] + files) == 2)
            #expect(world.errors.contains("only documents of the same kind can be compared"))
        }
    }

    @Test("fmt, fix, anonymize and schema accept orders")
    func rewriting() {
        let world = TestWorld(["order.json": changed("\"amount\":\"1200\"", "\"amount\":1200")])
        #expect(world.run("fix", "order.json") == 0)
        #expect(world.text("order.json") == Self.order)
        #expect(world.run("fmt", "order.json") == 0)
        #expect(world.text("order.json")?.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"orderTypeIdentifier\"") == true)
        #expect(world.run("fmt", "--check", "order.json") == 0)
        #expect(world.run("anonymize", "order.json") == 0)
        for text in ["2027-000042", "1234-5678", "k7Yx2mQ9sT4vW8zB1cD5", "Doe", "help@shop.example", "exampleshop"] {
            #expect(!world.output.contains(text), "\(text) is in the output")
        }
        #expect(world.run("schema", "WalletOrder") == 0)
        #expect(world.output.contains("\"title\": \"WalletOrder\""))
    }

    @Test("explain finds order rules by name, topic and source")
    func explain() {
        let world = TestWorld()
        #expect(world.run("explain", "wallet-order/token-short") == 0)
        #expect(world.run("explain", "wallet-order") == 0)
        #expect(world.output.contains("wallet-order/total-sum"))
        #expect(world.run("explain", "WO-064") == 0)
        #expect(world.output.contains("wallet-order/token-short") && world.output.contains("result/order-empty"))
        #expect(world.run("explain", "WO-040") == 0)
        #expect(world.output.contains("amount/format") && world.output.contains("currency/unknown"))
    }

    @Test("Every shared source belongs to a rule that an order can break", arguments: OrderGuide.sharedRules.sources.map { $0.rule.name })
    func shared(_ rule: String) {
        let world = TestWorld()
        #expect(world.run("explain", rule) == 0)
    }

    // MARK: Examples

    @Test(
        "Order examples have no findings with any settings",
        arguments: [[], ["--fulfillment", "shipping"], ["--fulfillment", "pickup"], ["--returns"]])
    func examples(_ choice: [String]) {
        let world = TestWorld()
        #expect(world.run(["example", "wallet-order", "--count", "60", "--ndjson"] + choice) == 0)
        let check = TestWorld(input: world.output)
        #expect(check.run("check", "--ndjson", "--select", "advice", "--fail-on", "info", "-") == 0, "\(check.output)")
        #expect(check.output.contains("60 documents"))
        #expect(world.output.contains("\"pickup\"") == (choice.last != "shipping"))
        #expect(world.output.contains("\"shipping\"") == (choice.last != "pickup"))
        #expect(world.output.contains("\"returns\"") == (choice.last == "--returns"))
    }

    @Test("An example uses the currency of the settings, and an option belongs to its kind")
    func settings() {
        let world = TestWorld()
        #expect(world.run("example", "wallet-order", "--currency", "KWD") == 0)
        #expect(world.output.contains("\"currency\": \"KWD\"") && !world.output.contains("\"USD\""))
        #expect(world.run("example", "basic", "--returns") == 2)
        #expect(world.errors.contains("--returns does not apply to basic; remove it"))
        #expect(world.run("example", "wallet-order", "--fulfillment", "drone") == 2)
        #expect(world.run("example", "wallet-order", "--merchants", "2") == 2)
        #expect(world.run("example", "--list-breaks", "--returns") == 2)
    }

    @Test("A broken example has only the finding of its rule")
    func broken() {
        let world = TestWorld()
        #expect(world.run("example", "--break", "wallet-order/total-sum", "--seed", "9") == 0)
        let check = TestWorld(["a.json": world.output])
        #expect(check.run("check", "--fail-on", "warning", "--expect", "wallet-order/total-sum", "a.json") == 0)
        #expect(world.run("example", "--break", "wallet-order/system") == 0)
        #expect(world.errors.contains("reported with: paysheet check --system ios16"))
    }

    @Test(
        "A rule that compares two documents is broken with both",
        arguments: [
            ("closed-changed", "earlier", 2), ("updated-not-later", "earlier", 2), ("identity-changed", "earlier", 2),
            ("fulfillment-renamed", "earlier", 2), ("request-total:3", "request", 1), ("request-total:5", "wallet-order", 2),
            ("details-differ", "wallet-order", 1),
        ])
    func brokenWithAnother(_ way: String, _ option: String, _ seeds: Int) throws {
        let world = TestWorld()
        #expect(world.run("example", "--break", "wallet-order/" + way) == 2)
        #expect(world.errors.contains("with that of --" + option + ": add --out DIR, which writes both"))
        #expect(world.run("example", "--break", "wallet-order/" + way, "--count", String(seeds), "--out", "d") == 0)
        #expect(world.files.count == 2 * seeds + 1)
        #expect(world.run("check", "d", "--expect-manifest", "d/manifest.json") == 0, "\(world.output)\(world.errors)")
        // The finding needs the other document, and the other document alone has no mistake.
        let other = try #require(world.files.keys.first { $0.hasSuffix("." + option + ".applepay.json") })
        let broken = try #require(world.files.keys.first { $0.hasPrefix("d/wallet-order") && !$0.contains("." + option + ".") })
        #expect(world.run("check", broken) == 0, "\(world.output)")
        #expect(world.run("check", other, "--fail-on", "warning") == 0, "\(world.output)")
        #expect(world.run("explain", String("wallet-order/" + way.prefix { $0 != ":" })) == 0)
        #expect(world.output.contains("FILE\nFILE has:      {\""))
    }

    @Test("preview draws the card of an order in each format")
    func preview() {
        let world = TestWorld(["order.json": Self.order])
        #expect(world.run("preview", "order.json") == 0)
        #expect(world.output.contains("│ Order ") && world.output.contains("│ Ready for pickup ") && world.errors.isEmpty)
        #expect(world.output.contains("Arrives on 4 March 2027, 09:00–12:00"))
        #expect(world.run("preview", "order.json", "--zone", "UTC", "--language", "de", "--as", "markdown") == 0)
        #expect(world.output.hasPrefix("### Bestellung: Harbor Bowls\n") && world.output.contains("Ankunft: 4. März 2027, 00:00–03:00"))
        for (name, start) in [("a.svg", "<svg "), ("a.html", "<!doctype html>")] {
            #expect(world.run("preview", "-o", name, "order.json") == 0)
            #expect(world.text(name)?.hasPrefix(start) == true && world.text(name)?.contains("<title>Order: Harbor Bowls</title>") == true)
        }
    }

    @Test("preview draws an order with mistakes as far as possible")
    func previewOfMistakes() {
        let gaps = changed("\"orderIdentifier\":", "\"x1\":").replacing("\"fulfillmentIdentifier\":", with: "\"x2\":")
        let world = TestWorld([
            "gaps.json": gaps.replacing("\"title\":\"Cake\"", with: "\"x3\":1"),
            "number.json": changed("\"amount\":\"5300\"", "\"amount\":5300"),
            "inner.json": changed("\"fulfillmentIdentifier\":", "\"x1\":"),
            "total.json": changed("\"amount\":\"5300\",\"currency\":", "\"amount\":\"5300\",\"x1\":"),
            "quantity.json": changed("\"quantity\":2", "\"x1\":2"),
            "none.json": changed("\"status\":\"open\"", "\"x1\":1"), "details.json": #"{"orderTypeIdentifier":"order.a"}"#,
        ])
        #expect(world.run("preview", "gaps.json") == 0)
        #expect(world.output.contains("1 × (no label)") && world.output.contains("│ Shipment"))
        #expect(world.errors.contains("drawn without the missing members; see paysheet check gaps.json"))
        #expect(world.run("preview", "inner.json") == 0)
        #expect(world.output.contains("│ Shipment") && world.errors.contains("drawn without the missing members; "))
        #expect(world.run("preview", "total.json") == 0)
        #expect(world.output.contains("│ Total ") && world.errors.contains("drawn without the missing members; "))
        #expect(world.run("preview", "quantity.json") == 0)
        #expect(!world.output.contains("│ Items") && world.errors.contains("drawn without what cannot be read; see paysheet check"))
        #expect(world.run("preview", "number.json") == 0)
        #expect(
            world.output.contains("JP¥5,300 │")
                && world.errors.contains(
                    "number.json: 1 error as WalletOrder; drawn as paysheet fix would write it; see paysheet check number.json")
        )
        #expect(world.run("preview", "none.json") == 2)
        #expect(world.output.isEmpty && world.errors.contains("\"status\" is missing"))
        #expect(world.run("preview", "details.json", "--kind", "WalletOrder") == 2)
        #expect(world.errors.contains("nothing to draw"))
    }

    @Test("preview, describe and diff read the package of an order")
    func packages() throws {
        let archive = try OrderPackage([OrderPackage.File(path: "order.json", bytes: Array(Self.order.utf8))]).archive()
        let world = TestWorld(["new.json": changed("\"onTheWay\"", "\"delivered\"")])
        world.files["a.order"] = archive
        #expect(world.run("preview", "a.order") == 0)
        #expect(world.output.contains("│ Harbor Bowls ") && world.errors.isEmpty)
        #expect(world.run("preview", "--kind", "WalletOrder", "a.order") == 0)
        world.files["b.order"] = try OrderPackage([
            OrderPackage.File(path: "order.json", bytes: Array(changed("\"fulfillmentIdentifier\":", "\"x1\":").utf8))
        ]).archive()
        #expect(world.run("preview", "b.order") == 0)
        #expect(world.errors.contains("b.order!/order.json: 1 error; ") && world.errors.contains("see paysheet check b.order\n"))
        #expect(world.run("describe", "a.order") == 0)
        #expect(world.output.hasPrefix("An order at Harbor Bowls"))
        #expect(world.run("diff", "a.order", "new.json") == 1)
        #expect(world.output.contains("delivered"))
    }

    @Test(
        "The page of an order and the country of a recipient are hidden",
        arguments: [
            ("\"orderManagementURL\":", "\"http://shop.example/orders?token=Quagga\""), ("\"orderManagementURL\":", "\"Quagga\""),
            ("\"countryCode\":", "\"Quagga\""), ("\"countryCode\":", "\"quaggaland\""),
        ])
    func hidden(_ name: String, _ value: String) throws {
        var order = Self.order
        let start = try #require(order.range(of: name)?.upperBound)
        let end = try #require(order[start...].firstIndex { $0 == "," || $0 == "}" })
        order.replaceSubrange(start..<end, with: value)
        let world = TestWorld(["order.json": order])
        let formats = ReportFormat.allCases.flatMap { ["--report", $0.rawValue + "=" + $0.rawValue] }
        #expect(world.run(["check", "--fail-on", "warning", "order.json"] + formats) == 1)
        for text in [world.output] + ReportFormat.allCases.map({ world.text($0.rawValue) ?? "" }) {
            #expect(!text.lowercased().contains("quagga"), "\(text)")
        }
        #expect(world.run("check", "--fail-on", "warning", "--show-personal", "order.json") == 1)
        #expect(world.output.lowercased().contains("quagga"))
    }
}
