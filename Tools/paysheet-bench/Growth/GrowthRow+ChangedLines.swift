extension GrowthRow {
    /// Diffs that change more and more lines.
    static var diffs: [GrowthRow] {
        let words = ["check", "--changed-lines", "diff"]
        return [
            GrowthRow(name: "changed-lines", sizes: powers(1000, 100_000), document: added) {
                command(words, ["diff": $0, path: request(of: 10, apart: 1)])
            },
            GrowthRow(name: "changed-hunks", sizes: powers(100, 10_000), document: hunks) {
                command(words + ["--max-findings", "1000000"], ["diff": $0, path: request(of: hunks(in: $0), apart: 2)])
            },
            GrowthRow(name: "changed-files", sizes: [100, 400, 1600], document: files) { diff in
                var files = ["diff": diff]
                for file in 0..<diff.count(where: { $0 == 0x0A }) / 4 { files[String(file) + path] = request(of: 1, apart: 1) }
                return command(words, files)
            },
        ]
    }

    private static let path = "a.applepay.json"

    /// The number of hunks of a diff.
    private static func hunks(in diff: [UInt8]) -> Int { diff.count(where: { $0 == UInt8(ascii: "+") }) / 2 }

    /// A request with this number of line items, each with a mistake and so many lines after the one before.
    private static func request(of items: Int, apart: Int) -> [UInt8] {
        var text = "{\"lineItems\": [\n"
        let space = String(repeating: "\n", count: apart)
        for item in 0..<items { text += (item == 0 ? "" : "," + space) + #"{"label": "Item", "amount": "1,5"}"# }
        text += "],\n" + #""countryCode": "US", "currencyCode": "USD", "merchantCapabilities": ["supports3DS"],"#
        return Array((text + #" "supportedNetworks": ["visa"], "total": {"label": "Shop", "amount": "1.00"}}"# + "\n").utf8)
    }

    private static let header = "--- a/" + path + "\n+++ b/" + path + "\n"

    /// A diff that adds lines in one hunk.
    private static func added(_ count: Int) -> [UInt8] {
        Array((header + "@@ -1,0 +2," + String(count) + " @@\n" + String(repeating: "+x\n", count: count)).utf8)
    }

    /// A diff that adds every second line.
    private static func hunks(_ count: Int) -> [UInt8] {
        var text = header
        for line in 0..<count { text += "@@ -1,0 +" + String(2 + 2 * line) + " @@\n+x\n" }
        return Array(text.utf8)
    }

    /// A diff that adds files.
    private static func files(_ count: Int) -> [UInt8] {
        var text = ""
        for file in 0..<count { text += "--- /dev/null\n+++ b/" + String(file) + path + "\n@@ -0,0 +2 @@\n+x\n" }
        return Array(text.utf8)
    }
}
