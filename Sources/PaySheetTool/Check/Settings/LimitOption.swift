import PaySheet

/// `--limit`: the limits above which a document is rejected.
enum LimitOption {
    static let description = OptionDescription(
        name: "limit", value: "NAME=N", isRepeatable: true,
        summary: "reject more than this (default: " + defaults + ")")

    private static var defaults: String {
        let limits = Limits()
        return "bytes=" + String(limits.bytes) + ", values=" + String(limits.nodes) + ", depth=" + String(limits.depth)
    }

    static func limits(_ arguments: Arguments) throws(UsageError) -> Limits {
        var limits = Limits()
        for pair in arguments.listed("limit") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            guard parts.count == 2, let number = Int(parts[1]), number > 0 else { throw wrong(pair) }
            switch parts[0] {
            case "bytes": limits = Limits(depth: limits.depth, bytes: number, nodes: limits.nodes)
            case "values": limits = Limits(depth: limits.depth, bytes: limits.bytes, nodes: number)
            case "depth": limits = Limits(depth: number, bytes: limits.bytes, nodes: limits.nodes)
            default: throw wrong(pair)
            }
        }
        return limits
    }

    private static func wrong(_ pair: String) -> UsageError {
        UsageError("--limit takes bytes=N, values=N or depth=N with a whole number from 1, not \"" + pair + "\"")
    }
}
