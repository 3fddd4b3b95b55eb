import PaySheet
import PaySheetTool
import Testing

/// What `check --changed-lines` reports about a change.
@Suite("Changes")
struct ChangeTests {
    /// A request with an old finding about one of its shipping methods.
    private static let request = [
        "{",
        #"  "countryCode": "US","#,
        #"  "currencyCode": "USD","#,
        #"  "supportedNetworks": ["visa"],"#,
        #"  "merchantCapabilities": ["supports3DS"],"#,
        #"  "requiredShippingContactFields": ["postalAddress"],"#,
        #"  "shippingMethods": ["#,
        #"    { "label": "Post", "detail": "", "amount": "1,50", "identifier": "post" }"#,
        #"  ],"#,
        #"  "lineItems": ["#,
        #"    { "label": "Tea", "amount": "10.50" },"#,
        #"    { "label": "Cup", "amount": "4.00" }"#,
        #"  ],"#,
        #"  "total": { "label": "Shop", "amount": "14.50" }"#,
        "}",
    ]

    /// A request of another file, record or call, with an old finding.
    private static let other = Sample.clean.replacing("\"US\"", with: "\"us\"")

    /// A file that has a request.
    enum Form: CaseIterable {
        case json, records, script, capture

        var path: String {
            switch self {
            case .json: "a.applepay.json"
            case .records: "a.applepay.ndjson"
            case .script: "pay.js"
            case .capture: "a.har"
            }
        }

        func lines(_ request: [String]) -> [String] {
            switch self {
            case .json: return request
            case .records: return [ChangeTests.other, request.joined(), ChangeTests.other]
            case .script:
                let call = "const session = new ApplePaySession(3, "
                return [call + ChangeTests.other + ");", "", call] + request + [");", "", call + ChangeTests.other + ");"]
            case .capture:
                let text = JSONTree.text(request.joined(separator: "\n")).json
                return [
                    #"{"log":{"creator":{},"entries":[{"request":{"method":"GET","url":"https://shop.example"},"#,
                    #""response":{"content":{"text":"# + text + "}}}]}}",
                ]
            }
        }

        /// Whether other objects of a document have lines of their own.
        var hasOwnLines: Bool { self == .json || self == .script }
    }

    /// A change of a line, or its removal, and what it breaks.
    struct Change: CustomTestStringConvertible {
        let testDescription: String
        let old: String
        var new: String?
        let rules: [String]
        /// The rules in source code, if they are others.
        var inSource: [String]?

        func applied(to request: [String]) -> [String] {
            request.compactMap { line in
                guard line.contains(old) else { return line }
                return new.map { line.replacing(old, with: $0) }
            }
        }
    }

    static let changes = [
        Change(testDescription: "no capabilities", old: #"  "merchantCapabilities": ["supports3DS"],"#, rules: ["member/missing"]),
        Change(testDescription: "no currency", old: #"  "currencyCode": "USD","#, rules: ["member/missing"]),
        Change(
            testDescription: "no total", old: #"  "total": { "label": "Shop", "amount": "14.50" }"#,
            rules: ["json/trailing-comma", "member/missing"], inSource: ["member/missing"]),
        Change(testDescription: "a line costs more", old: #""4.00""#, new: #""5.00""#, rules: ["total/sum"]),
        Change(testDescription: "one line less", old: #"    { "label": "Tea", "amount": "10.50" },"#, rules: ["total/sum"]),
        Change(testDescription: "another currency", old: "USD", new: "JPY", rules: ["amount/decimals"]),
        Change(testDescription: "another name", old: "currencyCode", new: "currency", rules: ["member/missing", "member/unknown"]),
        Change(testDescription: "a wrong value", old: #""US""#, new: #""us""#, rules: ["country/unknown"]),
        Change(testDescription: "nothing", old: "Tea", new: "Chai", rules: []),
    ]

    @Test("What a change breaks is found in every kind of file, and nothing else", arguments: changes, Form.allCases)
    func findings(_ change: Change, _ form: Form) {
        let (old, new) = (form.lines(ChangeTests.request), form.lines(change.applied(to: ChangeTests.request)))
        let world = TestWorld(
            [form.path: ChangeTests.text(new), "b.applepay.json": ChangeTests.other], input: ChangeTests.diff(form.path, old, new))
        let status = world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise", "--fail-on", "info")
        let rules = form == .script ? change.inSource ?? change.rules : change.rules
        // A record or a captured body is changed as a whole.
        let isClean = rules.isEmpty && form.hasOwnLines
        #expect(status == (isClean ? 0 : 1), "\(world.output)\(world.errors)")
        for rule in rules { #expect(world.output.contains("[" + rule + "]"), "\(world.output)") }
        #expect(world.output.contains("amount/format") != form.hasOwnLines, "\(world.output)")
        // Other documents are as they were.
        let countries = world.output.split(separator: "\n").filter { $0.contains("country/unknown") }
        #expect(countries.count == (rules.contains("country/unknown") ? 1 : 0), "\(world.output)")
        #expect(world.errors.isEmpty)
    }

    @Test("Rules about other objects count if their object or a plain member around it is changed")
    func rules() {
        let request = ChangeTests.request.map {
            $0.replacing("1,50", with: "1.5").replacing("Cup\", \"amount\": \"4.00", with: "Cup\", \"amount\": \"4.0")
        }
        func rules(_ old: String, _ new: String) -> Int {
            let changed = request.map { $0.replacing(old, with: new) }
            let path = "a.applepay.json"
            let world = TestWorld([path: ChangeTests.text(changed)], input: ChangeTests.diff(path, request, changed))
            _ = world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise")
            return world.output.split(separator: "\n").count { $0.contains("amount/one-decimal") }
        }
        #expect(rules("Tea", "Chai") == 0)
        #expect(rules("Post", "Parcel") == 1)
        #expect(rules("USD", "EUR") == 2)
        #expect(rules("visa", "masterCard") == 2)
        #expect(rules("Shop", "Store") == 0)
    }

    @Test(
        "Parts of a document that a script has elsewhere count, too",
        arguments: [
            ("4.00", "5.00", ["total/sum"]), ("currencyCode = 'USD'", "currencyCode = 'JPY'", ["amount/decimals"]),
            ("const unused = 1;", nil, []),
            ("request.merchantCapabilities = ['supports3DS'];", nil, ["member/missing"]), ("const unused = 1;", "const unused = 2;", []),
        ] as [(String, String?, [String])])
    func parts(_ old: String, _ new: String?, _ rules: [String]) {
        let code = [
            "const lineItems = [", "  {label: 'Tea', amount: '10.50'},", "  {label: 'Cup', amount: '4.00'},", "];", "",
            "const currencyCode = 'USD';", "", "// Something else.", "const unused = 1;", "// And more.", "",
            "const request = {countryCode: 'US', currencyCode, lineItems, supportedNetworks: ['visa']};",
            "request.merchantCapabilities = ['supports3DS'];", "request.total = {label: 'Shop', amount: '14.50'};", "",
            "const session = new ApplePaySession(3, request);", "", "// Another call.",
            "new ApplePaySession(3, {countryCode: 'us', currencyCode: 'USD', supportedNetworks: ['visa'],",
            "  merchantCapabilities: ['supports3DS'], total: {label: 'Shop', amount: '14.50'}});",
        ]
        let change = Change(testDescription: "", old: old, new: new, rules: rules)
        let changed = change.applied(to: code)
        let world = TestWorld(["pay.js": ChangeTests.text(changed)], input: ChangeTests.diff("pay.js", code, changed))
        let status = world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise", "--fail-on", "info")
        #expect(status == (rules.isEmpty ? 0 : 1), "\(world.output)")
        for rule in rules { #expect(world.output.contains("[" + rule + "]"), "\(world.output)") }
        #expect(!world.output.contains("country/unknown"), "\(world.output)")
    }

    @Test("A flow and its request depend on each other")
    func flow() {
        let flow = [
            #"{"request":{"#, #""countryCode":"US","currencyCode":"USD","#,
            #""supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#,
            #""total":{"label":"Shop","amount":"5.00"}},"#,
            #""events":[{"update":"ApplePayCouponCodeUpdate","selected":{"couponCode":"A"},"data":{"#,
            #""newTotal":{"label":"Shop","amount":"4.50"}}}]}"#,
        ]
        let changed = flow.map { $0.replacing("USD", with: "JPY") }
        let path = "a.applepay.json"
        let world = TestWorld([path: ChangeTests.text(changed)], input: ChangeTests.diff(path, flow, changed))
        _ = world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise")
        #expect(world.output.contains(":6:") && world.output.contains("amount/decimals"), "\(world.output)")
    }

    @Test("Options of the W3C interface count for the details beside them")
    func options() {
        let arguments = [
            #"{"methodData":[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"merchant.a","#,
            #""merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"US"}}],"#,
            #""details":{"total":{"label":"Shop","amount":{"currency":"USD","value":"5.00"}},"#,
            #""shippingOptions":[{"id":"a","label":"Post","amount":{"currency":"USD","value":"0.00"},"selected":true}]},"#,
            #""options":{"#, #""requestShipping":true}}"#,
        ]
        let changed = arguments.map { $0.replacing("\"requestShipping\":true", with: "\"requestShipping\":false") }
        let path = "a.applepay.json"
        let world = TestWorld([path: ChangeTests.text(changed)], input: ChangeTests.diff(path, arguments, changed))
        _ = world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise")
        #expect(world.output.contains("w3c/options-discarded"), "\(world.output)")
    }

    @Test("A removed last member counts, although only the comma before it is left", arguments: [true, false])
    func lastMember(_ isList: Bool) {
        let value =
            isList
            ? [#"  "lineItems": ["#, #"    { "label": "Tea", "amount": "14.50" }"#, "  ],"]
            : [#"  "total": {"#, #"    "label": "Shop", "amount": "14.50""#, "  },"]
        let others = ChangeTests.request.filter { line in
            ["{", "countryCode", "supportedNetworks", "merchantCapabilities"].contains { line == $0 || line.contains("\"" + $0) }
        }
        let total = isList ? [#"  "total": { "label": "Shop", "amount": "14.50" },"#] : []
        let request = others + total + value + [#"  "currencyCode": "USD""#, "}"]
        let changed = others + total + value.dropLast() + [isList ? "  ]" : "  }", "}"]
        let path = "a.applepay.json"
        let world = TestWorld([path: ChangeTests.text(changed)], input: ChangeTests.diff(path, request, changed))
        #expect(world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise") == 1)
        #expect(world.output.contains("member/missing"), "\(world.output)")
    }

    @Test("A removed comment no longer hides a finding")
    func comment() {
        let code = [
            "// The shop knows.", "// paysheet-ignore country/unknown: it is a test", "new ApplePaySession(3, {countryCode: 'us',",
            "currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],",
            "total: {label: 'a', amount: '1.00'}});",
        ]
        let changed = code.filter { !$0.contains("paysheet-ignore") }
        let world = TestWorld(["pay.js": ChangeTests.text(changed)], input: ChangeTests.diff("pay.js", code, changed))
        #expect(world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise") == 1)
        #expect(world.output.contains("country/unknown"))
    }

    @Test("A baseline names the same findings, whichever of them a change touches")
    func baseline() {
        let repeated = #"  "countryCode": "US","#
        var request = ChangeTests.request
        request.insert(contentsOf: [repeated, repeated], at: 2)
        let path = "a.applepay.json"
        let world = TestWorld([path: ChangeTests.text(request), ".paysheet.json": #"{"baseline":"known.json"}"#])
        #expect(world.run("check", path, "--write-baseline", "known.json", "--quiet") == 0)
        for line in request.indices where request[line] == repeated {
            var changed = request
            changed[line] += " "
            let other = TestWorld(
                [
                    path: ChangeTests.text(changed), ".paysheet.json": #"{"baseline":"known.json"}"#,
                    "known.json": world.text("known.json") ?? "",
                ], input: ChangeTests.diff(path, request, changed))
            #expect(other.run("check", "--changed-lines", "-", "--format", "concise") == 0, "\(other.output)")
            #expect(!other.errors.contains("known.json") && world.text("known.json")?.contains("member/duplicate") == true)
        }
        let changed = request.map { $0.replacing("4.00", with: "5.00") }
        let new = TestWorld(
            [
                path: ChangeTests.text(changed), ".paysheet.json": #"{"baseline":"known.json"}"#,
                "known.json": world.text("known.json") ?? "",
            ],
            input: ChangeTests.diff(path, request, changed))
        #expect(new.run("check", "--changed-lines", "-", "--format", "concise", "--fail-on", "info") == 1)
        #expect(new.output.contains("total/sum") && !new.output.contains("member/duplicate"), "\(new.output)")
    }

    @Test("Findings beyond the usual number are not lost")
    func many() {
        let old = ["{"] + (0..<1500).map { #"  "x\#($0)": 1,"# } + Array(ChangeTests.request.dropFirst())
        let new = old.map { $0.replacing("\"14.50\"", with: "\"14,50\"") }
        let path = "a.applepay.json"
        let world = TestWorld([path: ChangeTests.text(new)], input: ChangeTests.diff(path, old, new))
        #expect(world.run("check", "--changed-lines", "-", "--no-config", "--kind", "ApplePayPaymentRequest", "--format", "concise") == 1)
        #expect(world.output.contains(":1514:") && world.output.contains("amount/format"))
    }

    @Test(
        "A diff that only deletes files says so",
        arguments: [
            ("--- a/gone.json\n+++ /dev/null\n@@ -1 +0,0 @@\n-{}\n", true),
            ("--- a/gone.json\n+++ /dev/null\n@@ -1 +0,0 @@\n-{}\n--- a/b.md\n+++ b/b.md\n@@ -1 +0,0 @@\n-x\n", false), ("", false),
        ])
    func deletions(_ diff: String, _ onlyDeletes: Bool) {
        let world = TestWorld(["b.md": ""], input: diff)
        #expect(world.run("check", "--changed-lines", "-", "--no-config") == 0)
        #expect(world.errors.contains("the diff deletes files and changes no others") == onlyDeletes)
    }

    @Test(
        "A diff that hides something is refused",
        arguments: [
            "diff --git a/a.applepay.json b/a.applepay.json\nindex 1..2 100644\nBinary files a/a.applepay.json and b/a.applepay.json differ\n",
            "--- a/a.applepay.json\n+++ b/a.applepay.json\n@@ -0,9 +9223372036854775807,5 @@\n+x\n",
            "--- a/a.applepay.json\n+++ b/a.applepay.json\n@@ -1,-9 +1,-5 @@\n+x\n",
        ])
    func refused(_ diff: String) {
        let world = TestWorld(["a.applepay.json": ChangeTests.text(ChangeTests.request)], input: diff)
        #expect(world.run("check", "--changed-lines", "-", "--no-config") == 2)
        #expect(world.output.isEmpty)
        #expect(world.errors.contains("--changed-lines: line 3 of the diff") && world.errors.contains("git diff --text"), "\(world.errors)")
    }

    private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    /// The diff of two texts without lines around the changes, as one hunk.
    private static func diff(_ path: String, _ old: [String], _ new: [String]) -> String {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (removed, added) = (old[start..<old.count - end], new[start..<new.count - end])
        func part(_ count: Int) -> String { String(count == 0 ? start : start + 1) + "," + String(count) }
        return
            (["--- a/" + path, "+++ b/" + path, "@@ -" + part(removed.count) + " +" + part(added.count) + " @@"]
            + removed.map { "-" + $0 } + added.map { "+" + $0 }).joined(separator: "\n") + "\n"
    }
}
