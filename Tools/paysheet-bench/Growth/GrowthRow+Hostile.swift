import PaySheet

extension GrowthRow {
    /// Documents that try to be slow. Limits that would end the work early are off.
    static var hostile: [GrowthRow] {
        let members = powers(100, 100_000)
        let texts = powers(1000, 1_000_000)
        return [
            request("unknown-members", members) { $0.more = repeated($1) { #""z\#($0)":\#($0),"# } },
            request("misspelt-members", powers(100, 10_000)) { $0.more = repeated($1) { #""contryCode\#($0 % 50)x":"US","# } },
            request("repeated-members", powers(100, 10_000)) { $0.more = repeated($1) { _ in #""countryCode":"US","# } },
            request("repeated-wrong-members", powers(100, 10_000)) {
                $0.more = repeated($1) { _ in #""total":{"label":"","amount":"x"},"# }
            },
            request("escapes", texts) { $0.label = repeated($1 / 6) { _ in #"\u00e9"# } },
            request("surrogates", texts) { $0.label = repeated($1 / 12) { _ in #"\ud83d\ude00"# } },
            request("quoted-quotes", texts) { $0.label = repeated($1 / 2) { _ in #"\""# } },
            request("letters", texts) { $0.label = repeated($1 / 3) { _ in "料" } },
            request("equal-merchants", powers(1, 1000)) {
                $0.merchants = $1
                $0.areAlike = true
            },
            request("equal-methods", powers(10, 10_000)) {
                $0.methods = $1
                $0.areAlike = true
            },
            request("wrong-amounts", powers(10, 10_000)) {
                $0.items = $1
                $0.isMistaken = true
            },
            request("unknown-networks", [100, 400, 1600]) { $0.networks = $1 }.countingAddedBytes,
            request("nested-lists", [10, 100, 1000, 4000]) { $0.more = nested($1, "[", "]") },
            request("nested-objects", [10, 100, 1000, 4000]) { $0.more = nested($1, #"{"a":"#, "}", core: "1") },
            request("many-nested-lists", powers(10, 10_000)) {
                $0.more = repeated($1) { #""z\#($0)":"# + nested(50, "[", "]", name: false) }
            },
            request("spaces", texts) { $0.more = repeated($1) { _ in "\n" } },
            text("misspelt-methods", powers(10, 10_000)) {
                #"{"methodData":["# + repeated($0) { #"{"supportedMethods":"https://apple.com/apple-pay\#($0)"},"# }
                    + #"{"supportedMethods":"basic-card"}],"details":{"total":{"label":"A","amount":{"currency":"USD","value":"1.00"}}}}"#
            },
            text("json-in-text", powers(10, 10_000)) { #"{"lineItems":["# + repeated($0) { _ in #""{}","# } + "1]}" },
            request("nulls", powers(10, 10_000)) { request, size in
                request.more = #""x":["# + repeated(size) { _ in #"{"label":null},"# } + "1],"
            },
            text("null-items", powers(10, 10_000)) {
                #"{"lineItems":["# + repeated($0) { _ in #"{"label":"A","amount":"1.00","type":null},"# } + "1]}"
            },
            text("snake-case", powers(10, 10_000)) {
                #"{"country_code":"US","line_items":["#
                    + repeated($0) { _ in #"{"label":"A","amount":"1.00","payment_timing":"immediate"},"# }
                    + "1]}"
            },
            text("open-brackets", texts) { repeated($0) { _ in "[" } },
            text("open-strings", powers(100, 100_000)) { #"{"countryCode":"# + repeated($0) { _ in "\"US\n" } },
            text("missing-commas", powers(10, 10_000)) {
                #"{"lineItems":["# + repeated($0) { _ in #"{"label":"A" "amount":"1.00"} "# } + "]}"
            },
            text("single-quotes", powers(10, 10_000)) {
                #"{"lineItems":["# + repeated($0) { _ in #"{'label':'A','amount':'1.00'},"# } + "]}"
            },
            text("comments", powers(10, 10_000)) { #"{"countryCode":"US","# + repeated($0) { _ in "/* a */ // b\n" } + "}" },
            text("half-comments", texts) { "{" + repeated($0 / 2) { _ in "/*" } },
            text("wrong-letters", texts) { repeated($0) { _ in "x" } },
            text("wrong-braces", texts) { repeated($0 / 2) { _ in "{]" } },
            // Every finding by its index.
            findings("findings-by-index", limit: 1_000_000) { check in
                var words = 1
                for index in check.findings.indices { words &+= check.findings[index].description.utf8.count }
                return words
            },
            // The verdict counts findings that are not kept.
            findings("verdict-beyond-limit", limit: 1) { check in
                if case .throws(let exception) = check.safari { exception.pointer.utf8.count } else { 0 }
            },
        ]
    }

    /// Work of the command: reports and fixes with many findings, comparisons and rewriting.
    static var reports: [GrowthRow] {
        // An excerpt shows only a part of a line: from here on the cost is constant.
        let items = [200, 1000, 4000]
        let findings = [200, 800, 1000]
        let many = ["--max-findings", "1000000"]
        func mistaken(_ count: Int) -> [UInt8] {
            var request = GrowingRequest(items: count)
            request.isMistaken = true
            return request.json
        }
        func halfMistaken(_ count: Int) -> [UInt8] {
            var request = GrowingRequest(items: count)
            request.isMistaken = true
            request.methods = count
            request.areAlike = true
            return request.json
        }
        func repeatedMembers(_ count: Int) -> [UInt8] {
            var request = GrowingRequest()
            request.more = repeated(count) { #""z\#($0 / 2)":1,"# }
            return request.json
        }
        /// Amounts without quotes, whose correction would cause a finding.
        func blocked(_ count: Int) -> [UInt8] { lines(count, amount: "1.0") }
        /// Amounts whose correction uncovers a less severe finding.
        func uncovering(_ count: Int) -> [UInt8] { lines(count, amount: #""12,3456""#) }
        func lines(_ count: Int, amount: String) -> [UInt8] {
            let lines = repeated(count) { #"{"label":"L\#($0)","amount":\#(amount)},"# }
            let request =
                #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#
                + #""total":{"label":"Shop","type":"pending","amount":"1.00"},"lineItems":["#
            return Array((request + lines + #"{"label":"Last","amount":"1.00"}]}"#).utf8)
        }
        /// One finding with a place in each context.
        func contexts(_ count: Int) -> [UInt8] {
            var request = GrowingRequest()
            let context =
                #"{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"e","merchantName":"A","amount":"9.00"}"#
            request.more = #""multiTokenContexts":["# + repeated(count) { _ in context + "," } + context + "],"
            return request.json
        }
        /// Requests on lines of their own that share no personal value.
        func distinctLines(_ count: Int) -> [UInt8] {
            Array(
                repeated(count) { number in
                    var request = GrowingRequest()
                    request.label = "Shop \(number)"
                    request.more = #""shippingContact":{"emailAddress":"a\(number)@b\(number).example","phoneNumber":"555\(number)"},"#
                    return request.text + "\n"
                }.utf8)
        }
        func report(_ format: String) -> GrowthRow {
            GrowthRow(name: "report-" + format, sizes: findings, document: mistaken) { bytes in
                command(["check", "--format", format, "a.json"] + many, ["a.json": bytes])
            }
        }
        func rewriting(_ name: String, _ words: [String], _ document: @escaping (Int) -> [UInt8]) -> GrowthRow {
            GrowthRow(name: name, sizes: items, document: document) { command(words + ["a.json"], ["a.json": $0]) }
        }
        func clean(_ count: Int) -> [UInt8] { GrowingRequest(items: count).json }
        return ["text", "concise", "json", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown", "html"].map(report) + [
            GrowthRow(name: "report-places", sizes: [200, 1000, 4000], document: contexts) {
                command(["check", "a.json"], ["a.json": $0])
            },
            GrowthRow(name: "report-html-places", sizes: [200, 1000, 4000], document: contexts) {
                command(["check", "--format", "html", "a.json"], ["a.json": $0])
            },
            GrowthRow(name: "fix-blocked", sizes: [200, 800, 3200], document: blocked) {
                command(["fix", "--patch", "a.json"], ["a.json": $0])
            },
            GrowthRow(name: "fix-uncovering", sizes: [200, 800, 3200], document: uncovering) {
                command(["fix", "--patch", "a.json"], ["a.json": $0])
            },
            GrowthRow(name: "fix-items", sizes: [100, 1000, 8000], document: mistaken) { command(["fix", "a.json"], ["a.json": $0]) },
            GrowthRow(name: "fix-diff", sizes: [100, 1000, 8000], document: mistaken) {
                command(["fix", "--diff", "a.json"], ["a.json": $0])
            },
            // Half of the findings have no safe fix.
            GrowthRow(name: "fix-half", sizes: [100, 1000, 1900], document: halfMistaken) {
                command(["fix", "a.json"], ["a.json": $0])
            },
            GrowthRow(name: "fix-repeated", sizes: [100, 1000, 8000], document: repeatedMembers) {
                command(["fix", "a.json"], ["a.json": $0])
            },
            rewriting("fmt", ["fmt"], clean), rewriting("anonymize", ["anonymize", "--labels"], clean),
            GrowthRow(name: "anonymize-lines", sizes: [100, 1000, 4000], document: distinctLines) {
                command(["anonymize", "--ndjson", "--labels", "a.json"], ["a.json": $0])
            },
            GrowthRow(name: "diff-unknown-members", sizes: items, document: repeatedMembers) { bytes in
                command(["diff", "a.json", "b.json"], ["a.json": bytes, "b.json": GrowingRequest().json])
            },
            rewriting("preview-terminal", ["preview"], clean), rewriting("describe", ["describe"], clean),
            GrowthRow(name: "diff", sizes: items, document: clean) { bytes in
                var other = GrowingRequest(items: (bytes.count - 200) / 60)
                other.shift = 5
                return command(["diff", "a.json", "b.json"], ["a.json": bytes, "b.json": other.json])
            },
        ]
    }

    /// A request that is hostile at a certain size.
    private static func request(_ name: String, _ sizes: [Int], _ change: @escaping (inout GrowingRequest, Int) -> Void) -> GrowthRow {
        text(name, sizes) { size in
            var request = GrowingRequest()
            change(&request, size)
            return request.text
        }
    }

    private static func text(_ name: String, _ sizes: [Int], _ document: @escaping (Int) -> String) -> GrowthRow {
        let policy = Policy(limits: Limits(depth: 4096, bytes: 1 << 30, nodes: 1 << 25), maximumFindings: 1_000_000)
        return GrowthRow(name: name, sizes: sizes, document: { Array(document($0).utf8) }, work: { checking($0, policy) })
    }

    /// Work on the findings of a request on one line with so many wrong amounts.
    private static func findings(_ name: String, limit: Int, _ work: @escaping (DocumentCheck) -> Int) -> GrowthRow {
        let policy = Policy(limits: Limits(depth: 4096, bytes: 1 << 30, nodes: 1 << 25), maximumFindings: limit)
        func document(_ count: Int) -> [UInt8] {
            var request = GrowingRequest(items: count)
            request.isMistaken = true
            return request.json
        }
        return GrowthRow(name: name, sizes: powers(10, 10_000), document: document) { bytes in
            { _ in
                var reader = DocumentReader(policy: policy)
                return work(reader.check(bytes)) &+ 1
            }
        }
    }

    static func repeated(_ count: Int, _ piece: (Int) -> String) -> String {
        var text = ""
        for place in 0..<count { text += piece(place) }
        return text
    }

    /// An unknown member with this depth.
    private static func nested(_ depth: Int, _ open: String, _ close: String, core: String = "", name: Bool = true) -> String {
        let value = String(repeating: open, count: depth) + core + String(repeating: close, count: depth) + ","
        return name ? #""deep":"# + value : value
    }
}
