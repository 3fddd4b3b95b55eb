package import PaySheet

/// `--limit`: the limits above which a document is rejected.
package enum LimitOption {
    package static let description = OptionDescription(
        name: "limit", value: "NAME=N", isRepeatable: true,
        summary: "reject more than this (default: " + defaults + ")")

    private static var defaults: String {
        let limits = Limits()
        return "bytes=" + String(limits.bytes) + ", values=" + String(limits.nodes) + ", depth=" + String(limits.depth)
    }

    package static func limits(_ values: OptionValues) throws(UsageError) -> Limits {
        var limits = Limits()
        for pair in values.listed("limit") {
            let parts = OptionValues.pair(pair)
            guard parts.count == 2, let number = Int(parts[1]), number > 0 else { throw wrong(pair) }
            switch parts[0] {
            case "bytes" where number <= highest.bytes: limits.bytes = number
            case "values" where number <= highest.nodes: limits.nodes = number
            case "depth" where number <= highest.depth: limits.depth = number
            default: throw wrong(pair)
            }
        }
        return limits
    }

    /// No limit goes beyond these.
    private static let highest = Limits(depth: .max, bytes: .max, nodes: .max)

    private static func wrong(_ pair: String) -> UsageError {
        let known = [("bytes", highest.bytes), ("values", highest.nodes), ("depth", highest.depth)]
        let words = known.map { $0.0 + "=1 to " + String($0.1) }
        return UsageError("--limit takes " + words.joined(separator: ", ") + ", not \"" + pair + "\"")
    }
}
