import PaySheet

extension GrowthRow {
    /// Every other kind of input of the command: captured traffic, streams of lines, lists of files, configurations.
    static var inputs: [GrowthRow] {
        let counts = powers(100, 10_000)
        let some = [100, 400, 1600]
        return [
            file("input-networks", some, ["fix", "a.json"]) { size in
                var request = GrowingRequest()
                request.more = #""supportedNetworks":["# + repeated(size) { _ in #""visa","# } + #""amex"],"#
                return Array(request.text.replacing(#","supportedNetworks":["visa","masterCard","amex","discover"]"#, with: "").utf8)
            },
            file("input-misspelt-networks", some, ["fix", "a.json"]) { size in
                let words = ["Visa", "visa", "AMEX", "amex", "mastercard"]
                var request = GrowingRequest()
                request.more = #""supportedNetworks":["# + repeated(size) { "\"\(words[$0 % words.count])\"," } + #""amex"],"#
                return Array(request.text.replacing(#","supportedNetworks":["visa","masterCard","amex","discover"]"#, with: "").utf8)
            },
            file("input-countries", some, ["fix", "a.json"]) { size in
                let countries = ["us", "US", "De", "DE", "fr"]
                var request = GrowingRequest()
                request.more = #""supportedCountries":["# + repeated(size) { "\"\(countries[$0 % countries.count])\"," } + #""DE"],"#
                return request.json
            },
            file("input-addresses", [1000, 4000, 16_000], ["check", "a.json"]) { size in
                var request = GrowingRequest()
                request.label = repeated(size) { _ in "a@" }
                request.more = #""shippingType":""# + repeated(size) { _ in "a%40" } + #"","#
                return request.json
            },
            file("input-texts", some, ["extract", "a.har"], "a.har") { size in
                archive([entry(body: repeated(size) { _ in #""text":"a","# })])
            },
            file("input-address", [50, 200, 800], ["extract", "a.har"], "a.har") { size in
                let body = #""list":["# + repeated(size) { _ in GrowingRequest().text + "," } + "1],"
                return archive([entry(address: repeated(size * 100) { _ in "a" }, body: body)])
            },
            file("input-archive", some, ["check", "a.har"], "a.har") { size in
                archive((0..<size).map { entry(address: String($0), body: #""value":"# + GrowingRequest().text + ",") })
            },
            file("input-collection", some, ["check", "a.json"]) { size in
                let items = repeated(size) { #"{"name":"Call \#($0)","request":{"value":"# + GrowingRequest().text + "}}," }
                return Array((#"{"info":{"_postman_id":"1"},"item":["# + items + #"{"name":"Last"}]}"#).utf8)
            },
            file("input-trace", some, ["check", "trace.network"], "trace.network") { size in
                let event = #"{"type":"resource-snapshot","snapshot":{"value":"# + GrowingRequest().text + "}}\n"
                return Array((#"{"type":"context-options"}"# + "\n" + repeated(size) { _ in event }).utf8)
            },
            file("input-log", some, ["check", "a.log"], "a.log") { size in
                Array(repeated(size) { "12:00:\($0 % 60) info " + GrowingRequest().text + "\n" }.utf8)
            },
            // A list has at most 64 elements, each behind as much space as there is text before it.
            file("input-methods", some, ["check", "a.json"]) { size in
                let networks = repeated(size) { #""zz\#($0)","# } + #""visa""#
                let method =
                    #"{"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"merchant.com.example","#
                    + #""merchantCapabilities":["supports3DS"],"countryCode":"US","supportedNetworks":["# + networks + "]}}"
                return Array(("[" + repeated(8) { _ in method + "," } + method + "]").utf8)
            },
            file("input-errors", [8, 16, 32], ["check", "a.json"]) { size in
                let error = #"{"code":"shippingContactInvalid","contactField":"postalCode","message":"Wrong"}"#
                return Array(("[" + repeated(size) { _ in error + "," } + error + "]").utf8)
            },
            file("input-line-items", [8, 16, 32], ["check", "a.json"]) { size in
                let line = #"{"label":"Plan","amount":"9.00","paymentTiming":"recurring"}"#
                return Array(("[" + repeated(size) { _ in line + "," } + line + "]").utf8)
            },
            file("input-empty-lines", [1000, 10_000, 100_000], ["check", "--ndjson", "--format", "json", "a.ndjson"], "a.ndjson") { size in
                [UInt8](repeating: 0x0A, count: size)
            },
            file("input-lines-without-total", some, ["check", "--ndjson", "a.ndjson"], "a.ndjson") { size in
                let line = GrowingRequest().text.replacing(#""total":"#, with: #""totals":"#) + "\n"
                return Array(repeated(size) { _ in line }.utf8)
            },
            file("input-junit-lines", some, ["check", "--ndjson", "--format", "junit", "a.ndjson"], "a.ndjson", mistakenLines),
            file("input-standard", some, ["check", "--ndjson", "-"], "-", mistakenLines),
            file("input-pages", counts, ["check", "a.vue"], "a.vue") { size in
                Array(("<template>" + repeated(size) { "<p>\($0)</p>" } + "</template><script>new ApplePaySession(3,{})</script>").utf8)
            },
            file("input-properties", counts, ["check", "a.svelte"], "a.svelte") { size in
                let properties = repeated(size) { "export let p\($0) = 'USD';\n" }
                return Array(("<script>" + properties + "new ApplePaySession(3,{currencyCode:p0})</script>").utf8)
            },
            GrowthRow(name: "input-ignores", sizes: some, document: mistakenItems, countsAddedBytes: true, work: ignoring),
            file("input-types", some, ["check", "a.ts"], "a.ts") { size in
                Array(repeated(size) { _ in "new ApplePaySession(3,{});\n" }.utf8)
            },
            listed("input-list", "--files-from") { repeated($0) { "f\($0).json\n" } },
            listed("input-diff", "--changed-lines") {
                repeated($0) { "diff --git a/f\($0).json b/f\($0).json\n--- a/f\($0).json\n+++ b/f\($0).json\n@@ -0,0 +1 @@\n+{}\n" }
            },
            file("input-domain-file", [1000, 10_000, 100_000], ["check", domainFile], domainFile) { [UInt8](repeating: 0x41, count: $0) },
        ]
    }

    /// A command with one growing file.
    private static func file(
        _ name: String, _ sizes: [Int], _ words: [String], _ path: String = "a.json", _ document: @escaping (Int) -> [UInt8]
    ) -> GrowthRow {
        GrowthRow(name: name, sizes: sizes, document: document, countsAddedBytes: true) { command(words, [path: $0]) }
    }

    static let domainFile = "apple-developer-merchantid-domain-association"

    /// A request with a wrong amount on each line of the sale, and a configuration with an entry for each of them.
    private static func ignoring(_ request: [UInt8]) -> (Int) -> Int {
        let entries = repeated(request.count / 60) { #"{"rule":"amount/format","pointer":"/lineItems/\#($0)/amount","reason":"known"},"# }
        let configuration = #"{"ignore":["# + entries + #"{"rule":"total/sum","reason":"known"}]}"#
        return command(
            ["check", "--max-findings", "1000000", "--config", "c.json", "a.json"],
            ["a.json": request, "c.json": Array(configuration.utf8)])
    }

    /// A list of so many files, which all have the same small request.
    private static func listed(_ name: String, _ option: String, _ list: @escaping (Int) -> String) -> GrowthRow {
        GrowthRow(
            name: name, sizes: [100, 400, 1600], document: { Array(list($0).utf8) },
            work: { bytes in
                var files = ["list": bytes]
                for number in 0..<bytes.split(separator: 0x0A).count { files["f\(number).json"] = GrowingRequest().json }
                return command(["check", option, "list"], files)
            })
    }

    private static func archive(_ entries: [String]) -> [UInt8] {
        Array((#"{"log":{"version":"1.2","creator":{"name":"bench"},"entries":["# + entries.joined(separator: ",") + "]}}").utf8)
    }

    /// An exchange of a HAR file.
    private static func entry(address: String = "", body: String) -> String {
        #"{"request":{"method":"POST","url":"https://shop.example/\#(address)"},"response":{"content":{"# + body + #""size":1}}}"#
    }

    /// So many requests on lines of their own, each with a wrong amount.
    private static func mistakenLines(_ count: Int) -> [UInt8] {
        var request = GrowingRequest()
        request.isMistaken = true
        let line = request.text + "\n"
        return Array(repeated(count) { _ in line }.utf8)
    }

    private static func mistakenItems(_ count: Int) -> [UInt8] {
        var request = GrowingRequest(items: count)
        request.isMistaken = true
        return request.json
    }
}
