import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetTool
import Testing
import Vouchers

/// The command gives every catalog in its list all commands and reports.
@Suite("The command with a second catalog")
struct VoucherCommandTests {
    static let files = [
        "voucher.json": CatalogTests.good, "poor.json": CatalogTests.changed("19.99", "20.01"),
        "dear.json": CatalogTests.changed("20.00", "30.00"),
        "nameless.json": CatalogTests.changed(#""Book""#, #""""#), "earlier.json": CatalogTests.changed("V-1", "V-0"),
        "letter.json": ##"{"letter":{"voucher":"{\"voucherNumber\":\"V-1\",\"worth\":\"x\"}"}}"##,
        "contact.json": #"{"emailAddress":"","givenName":"Ann"}"#, "request.json": CatalogTests.request,
        "mixed/.paysheet.json": #"{"rules":{"voucher/worth":"off"}}"#,
    ]

    struct Call: Sendable, CustomTestStringConvertible {
        let line: String
        var status: Int32 = 0
        /// What standard output has.
        var output: [String] = []
        /// What standard error has.
        var errors: [String] = []
        var testDescription: String { line }
    }

    static let calls = [
        Call(line: "check voucher.json request.json", output: ["voucher.json"]),
        Call(line: "check poor.json", status: 1, output: ["voucher/worth", "/worth", "= why  The shopper pays the rest\n"]),
        Call(line: "check --kind Voucher poor.json --ignore voucher/worth"),
        Call(line: "check --kind Vouchr poor.json", status: 2, errors: ["did you mean Voucher?"]),
        Call(line: "check --select voucher poor.json", status: 1, output: ["voucher/worth"]),
        Call(line: "check --severity voucher/worth=info poor.json"),
        Call(line: "check --expect voucher/worth poor.json"),
        Call(line: "check --config mixed/.paysheet.json poor.json"),
        Call(line: "check --kind ApplePayPaymentContact contact.json", output: ["voucher/contact-email"]),
        Call(line: "check --statistics poor.json", status: 1, output: [#""voucher/worth": 1"#, #""Voucher": 1"#]),
        Call(line: "check --earlier-voucher earlier.json voucher.json", status: 1, output: ["voucher/number-changed"]),
        Call(line: "check --earlier-voucher voucher.json voucher.json"),
        Call(line: "check --earlier-voucher letter.json voucher.json", status: 2, errors: ["letter.json!/letter/voucher:1:"]),
        Call(line: "check --earlier-voucher none.json voucher.json", status: 2, errors: ["none.json: no such file"]),
        Call(line: "check letter.json", status: 1, output: ["letter.json!/letter/voucher", "amount/format", "member/missing"]),
        Call(line: "fix nameless.json", errors: ["fixed nameless.json"]),
        Call(line: "fix --diff nameless.json", output: [#""Item""#]),
        Call(line: "fix letter.json", status: 2, errors: ["voucher letter"]),
        Call(line: "fmt voucher.json", errors: ["wrote voucher.json"]),
        Call(line: "schema Voucher", output: [#""title": "Voucher""#, "VoucherItem"]),
        Call(line: "schema", output: ["Apple Pay on the web and vouchers of a shop", "VoucherShop", "ApplePayPaymentRequest"]),
        Call(line: "schema --as typescript", output: ["interface Voucher "]),
        Call(line: "schema config", output: [#""voucher/worth""#, #""Voucher""#]),
        Call(line: "explain voucher/worth", output: ["voucher/worth: Worth", "The shopper pays the rest.", "15.00"]),
        Call(line: "explain voucher/dates --format json", output: [#""VO-DATES""#, #""fixable": false"#]),
        Call(line: "explain voucher", output: ["voucher/dates", "voucher/contact-email"]),
        Call(line: "explain --list", output: ["voucher/title", "amount/format"]),
        Call(line: "example voucher --seed 7", output: [#""voucherNumber": "V-7""#]),
        Call(line: "example voucher --set uses=5 --set worth=30", output: [#""uses": 5"#, #""worth": "30""#]),
        Call(line: "example basic", output: ["countryCode"]),
        Call(line: "example --break voucher/worth --seed 7", output: ["V-7", "15.00"]),
        Call(line: "example --break voucher/contact-email", output: [#""emailAddress": """#]),
        Call(line: "example --list-breaks", output: ["voucher/worth", "voucher/title"]),
        Call(line: "anonymize voucher.json", output: [#""kind":"gift""#, "Harbor Books"]),
        Call(line: "diff voucher.json voucher.json", output: ["nothing differs"]),
        Call(line: "diff voucher.json dear.json", status: 1, output: ["The voucher is worth 30.00; before: 20.00."]),
        Call(line: "describe voucher.json", output: ["A voucher of 20.00 EUR."]),
        Call(line: "describe request.json", output: ["10.00 USD"]),
        Call(line: "preview voucher.json", status: 2, errors: ["there is no picture of documents of the kind Voucher"]),
        Call(line: "help check", output: ["--earlier-voucher FILE"]),
        Call(line: "example --help", output: ["voucher"]),
        Call(line: "completions bash", output: ["Voucher", "voucher/worth", "--earlier-voucher"]),
        Call(line: "completions zsh", output: ["Voucher"]),
        Call(line: "completions fish", output: ["Voucher"]),
        Call(line: "man", output: ["an earlier state of the voucher"]),
    ]

    @Test("Every command accepts documents of the second catalog", arguments: calls)
    func commands(_ call: Call) {
        let world = CommandWorld(Self.files)
        let status = world.run(call.line.split(separator: " ").map { String($0) })
        #expect(status == call.status, "\(world.output)\(world.errors)")
        for text in call.output { #expect(world.output.contains(text), "\(text) is not in: \(world.output)\(world.errors)") }
        for text in call.errors { #expect(world.errors.contains(text), "\(text) is not in: \(world.errors)") }
    }

    @Test("Every report format explains a finding of the second catalog", arguments: ReportFormat.allCases)
    func formats(_ format: ReportFormat) {
        let world = CommandWorld(Self.files)
        #expect(world.run(["check", "--format", format.rawValue, "poor.json", "letter.json"]) == 1)
        #expect(world.output.contains("voucher/worth") && world.output.contains("20.01"))
        // A URI has no exclamation mark.
        #expect(world.output.contains(format == .sarif ? "letter.json%21/letter/voucher" : "letter.json!/letter/voucher"))
        // Only SARIF and HTML print the cards.
        #expect(world.output.contains("The shopper pays the rest.") == (format == .sarif || format == .html))
    }

    @Test("Documents with one broken rule each are checked against their manifest")
    func manifest() {
        let world = CommandWorld()
        #expect(world.run(["example", "--break-all", "--out", "all"]) == 0)
        #expect(world.files.keys.contains("all/voucher-worth.1.applepay.json"))
        #expect(world.run(["check", "--expect-manifest", "all/manifest.json", "all"]) == 0, "\(world.output)\(world.errors)")
    }

    @Test("A personal value of the second catalog is replaced")
    func anonymous() {
        let world = CommandWorld(Self.files)
        #expect(world.run(["anonymize", "voucher.json"]) == 0)
        #expect(!world.output.contains("V-1"))
        #expect(world.run(["anonymize", "--labels", "voucher.json"]) == 0)
        for text in ["V-1", "Book", "Harbor"] { #expect(!world.output.contains(text)) }
        #expect(world.output.contains(#""kind":"gift""#) && world.errors.isEmpty)
    }

    @Test("Without the second catalog, its documents, rules and options are unknown")
    func alone() {
        let world = CommandWorld(Self.files)
        #expect(world.run(["check", "--kind", "Voucher", "voucher.json"], CatalogList(.applePay)) == 2)
        #expect(world.run(["explain", "voucher/worth"], CatalogList(.applePay)) == 2)
        #expect(world.run(["check", "--earlier-voucher", "earlier.json", "voucher.json"], CatalogList(.applePay)) == 2)
        #expect(world.run(["example", "voucher"], CatalogList(.applePay)) == 2)
        #expect(world.run(["check", "voucher.json"], CatalogList(.applePay)) == 1)
    }

    @Test("Conflicts between catalogs are reported")
    func problems() {
        #expect(CatalogSet.problems([.applePay, .vouchers]).isEmpty)
        #expect(CatalogSet.problems([.vouchers]) == ["vouchers adds rules to applePay, which is missing"])
        let twice = CatalogSet.problems([.applePay, .vouchers, .vouchers]).joined(separator: "\n")
        for text in ["the kind Voucher", "the rule voucher/worth", "the input --earlier-voucher", "the codes of the rules of vouchers"] {
            #expect(twice.contains(text))
        }
        let row = RuleRow(VoucherView.self) { _, _ in }
        let crowded = Catalog(
            "crowded", tables: Catalog.vouchers.tables, kinds: [.voucher],
            rules: RuleSet(.voucherDates, [], severity: { _ in .error }, rows: Array(repeating: row, count: 129)))
        #expect(CatalogSet.problems([crowded]) == ["a dictionary of crowded has 129 rows of rules, more than 128"])
    }
}
