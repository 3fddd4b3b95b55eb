import PaySheetOrderGuide
import PaySheetReports
import PaySheetShapes
import TestSupport
import Testing

/// Values of contacts, identifiers and tokens must not reach a report.
@Suite("Privacy")
struct PrivacyTests {
    static let canaries = [
        "\"CANARY98769876\"", "98769876", "{\"x\":\"CANARY98769876\"}", "[\"CANARY98769876\"]", "\"CAN\\u0041RY98769876\"", "-98769876.5e1",
        "\"CANARY98769876,50\"", "\"98769876,50\"",
    ]

    private static let tables = CatalogShapes.applePay.adding(OrderShapes.tables)

    @Test("No value of a personal member is shown", arguments: tables.kinds)
    func canaries(_ kind: KindRow) throws {
        let tables = PrivacyTests.tables
        let shape = try #require(tables.shape(named: kind.shape))
        // Every spelling and every way to break a text for every kind would take minutes; each kind takes its turn with them.
        let turn = tables.kinds.firstIndex { $0.name == kind.name } ?? 0
        for (index, value) in PrivacyTests.canaries.enumerated() {
            let json = PersonalCanaries(value: value, other: (index + turn) % 2 == 0 ? "\"x\"" : "5", tables: tables).object(shape)
            let ways = [
                json, json + ",", json.dropLast() + ",}", "const r = " + json.dropLast(), "// CANARY 98769876\n" + json,
                json.replacing(",", with: ",\n"),
            ]
            for offset in 0..<min(TestScale.scaled(1), ways.count) {
                let text = ways[(index + turn + offset) % ways.count]
                try check(text, kind: (index + offset) % 3 == 0 ? "auto" : kind.name, turn: turn + index * 3)
            }
        }
    }

    private func check(_ text: String, kind: String, turn: Int) throws {
        // The text and three other formats, which take turns, too.
        let formats = (0..<3).map { ReportFormat.allCases[(turn + $0) % ReportFormat.allCases.count] }
        let world = TestWorld(input: text)
        let reports = formats.flatMap { ["--report", $0.rawValue + "=" + $0.rawValue] }
        #expect(world.run(["check", "-", "--kind", kind] + reports) < 2)
        for (format, report) in [("text", world.output)] + formats.map({ ($0.rawValue, world.text($0.rawValue) ?? "") }) {
            #expect(!report.isEmpty || format == "concise")
            let leak = report.split(separator: "\n").first { line in ["CANARY", "98769876", "u0041"].contains { line.contains($0) } }
            #expect(leak == nil, "\(kind) \(format): \(leak ?? "")")
        }
    }

    @Test("With --show-personal, personal values are shown")
    func shown() {
        let json = "{\"givenName\":\"CANARY\",\"locality\":5}"
        let world = TestWorld(input: json)
        #expect(world.run("check", "-", "--kind", "ApplePayPaymentContact", "--show-personal", "--fail-on", "never") == 0)
        #expect(world.output.contains("CANARY"))
        let hidden = TestWorld(input: json)
        #expect(hidden.run("check", "-", "--kind", "ApplePayPaymentContact", "--fail-on", "never") == 0)
        #expect(hidden.output.contains("\"givenName\":\"•••\",\"locality\":•••"))
        #expect(hidden.output.contains("^^^"))
    }

    @Test(
        "Excerpts of broken text show names and structure but no values",
        arguments: [
            ("{\"givenName\": \"Jane Roe\" \"locality\": \"Bath\"}", "{\"givenName\": \"•••\" \"locality\": \"•••\"}"),
            // Behind a text without quotes a name can be a value: only the names of members are certain.
            ("{\"givenName\": Jane Roe, 'age': 44", "{\"givenName\": ••• •••, '•••': •••"),
            ("{\"givenName\": Jane Roe, 'locality': 44", "{\"givenName\": ••• •••, 'locality': •••"),
            ("{\"givenName\": \"Jane Roe, \"locality\": \"Bath\"}", nil),
            ("{\"a\": /* Jane */ }", "{\"a\": /* ••• */ }"), ("<p>Jane</p>", nil), ("Jane: Roe", nil),
        ] as [(String, String?)])
    func broken(_ text: String, _ shown: String?) {
        let world = TestWorld(input: text)
        #expect(world.run("check", "-") == 1)
        for name in ["Jane ", "Roe", "Bath", "44"] { #expect(!world.output.contains(name)) }
        if let shown { #expect(world.output.contains(shown)) }
    }
}
