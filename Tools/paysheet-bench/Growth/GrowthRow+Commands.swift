import PaySheet

extension GrowthRow {
    /// Every command that reads a document, with documents that grow in each dimension.
    static var commands: [GrowthRow] {
        let limit = ["--max-findings", "1000000"]
        let uses: [(name: String, words: [String])] = [
            ("check", ["check", "a.json"] + limit), ("check-html", ["check", "--format", "html", "a.json"] + limit),
            ("fix", ["fix", "a.json"]),
            ("fmt", ["fmt", "a.json"]), ("anonymize", ["anonymize", "--labels", "a.json"]), ("describe", ["describe", "a.json"]),
            ("diff", ["diff", "a.json", "b.json"]), ("preview", ["preview", "a.json"]),
            ("preview-svg", ["preview", "--as", "svg", "a.json"]), ("reconcile", ["reconcile", "a.json", "--order", "order.json"]),
        ]
        return uses.flatMap { use in
            dimensions.map { dimension in
                GrowthRow(
                    name: use.name + "-" + dimension.name, sizes: [100, 400, 3200], document: dimension.document, countsAddedBytes: true
                ) { bytes in
                    command(use.words, ["a.json": bytes, "b.json": GrowingRequest(items: 50).json, "order.json": order(bytes.count / 150)])
                }
            }
        } + [
            GrowthRow(
                name: "split-evenly", sizes: [100, 400, 1600], document: { Array(list($0) { "m\($0)" }.utf8) },
                work: { bytes in
                    let names = String(decoding: bytes, as: UTF8.self)
                    return command(["split", "--total", "9999.00", "--currency", "USD", "--evenly", names], [:])
                }),
            GrowthRow(
                name: "explain-text", sizes: [100, 400, 3200], document: { Array(list($0) { "TypeError: member \($0)" }.utf8) },
                work: { bytes in command(["explain", String(decoding: bytes, as: UTF8.self)], [:]) }),
            // A text is cut at 4,000 characters.
            GrowthRow(
                name: "explain-word", sizes: [250, 1000, 3980],
                document: { Array("TypeError: ".utf8) + Array(repeating: UInt8(ascii: "x"), count: $0) },
                work: { bytes in command(["explain", String(decoding: bytes, as: UTF8.self)], [:]) }),
        ]
    }

    /// How a document can grow: one name again and again, other names and values, depth.
    private static var dimensions: [(name: String, document: (Int) -> [UInt8])] {
        func request(_ size: Int, _ change: (inout GrowingRequest) -> Void) -> [UInt8] {
            var request = GrowingRequest()
            change(&request)
            return request.json
        }
        return [
            (
                "repetition",
                { size in request(size) { $0.more = list(size) { _ in #""total":{"label":"Shop","amount":"1.00"}"# } + "," } }
            ),
            (
                "variety",
                { size in
                    request(size) {
                        $0.items = size / 2
                        $0.methods = size / 4
                        $0.merchants = size / 20
                        $0.more = list(size / 4) { #""z\#($0)":"text \#($0)""# } + ","
                    }
                }
            ),
            (
                "depth",
                { size in
                    request(size) {
                        $0.more =
                            list(size / 10) {
                                #""z\#($0)":"# + String(repeating: #"{"a":["#, count: 20) + String(repeating: "]}", count: 20)
                            } + ","
                    }
                }
            ),
        ]
    }

    /// The shop's order with this number of lines.
    private static func order(_ count: Int) -> [UInt8] {
        let items = list(max(count, 1)) { #"{"label":"Item number \#($0)","amount":"1.25"}"# }
        return Array((#"{"currency":"USD","total":"1.00","items":["# + items + "]}").utf8)
    }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<max(count, 1)).map(element).joined(separator: ",")
    }
}
