/// An address for news about a token that no path can be put behind.
enum PlanTokenAddress: OneRowRule {
    static let row = RuleRow(PlanView.self, needs: [.tokenNotificationURL]) { plan, context in
        guard let address = plan.tokenNotificationURL else { return }
        if context.ordinaryAddress(address) == .path, address.byteCount <= limit, !mayEndInPath(address) { return }
        let (url, fault) = address.url
        guard fault == nil, url.scheme == .https else { return }
        let node = plan[.tokenNotificationURL]
        let help = "write the base address only: Apple appends \"" + path.description + "/\" and a number behind it"
        if url.hasQuery || url.hasFragment {
            context.report(
                .planTokenAddress, at: node, help: help,
                "a path is put behind \"tokenNotificationURL\", and it ends in a \(words: url.hasQuery ? "query" : "fragment")")
        } else if endsInPath(address) {
            context.report(
                .planTokenAddress, at: node, help: help,
                "Apple puts \"\(path.description, "path")\" behind \"tokenNotificationURL\", which already ends with it")
        } else if let length = address.length(above: limit), length.utf16 > limit {
            context.report(
                .planTokenAddress, at: node, help: "write an address of at most " + String(limit) + " characters",
                "\"tokenNotificationURL\" has \(length.utf16, "characters")"
                    + " characters, and \(limit, "limit") are the most that Apple takes later on")
        }
    }

    private static let path: StaticString = "/notification/merchantToken"
    private static let limit = 256

    /// The address ends in the path that Apple puts behind it, as far as its last letter tells.
    private static func mayEndInPath(_ address: borrowing Text) -> Bool {
        guard address.byteCount > 0 else { return false }
        let last = address.byte(address.byteCount &- 1)
        return last == UInt8(ascii: "n") || last == UInt8(ascii: "/")
    }

    private static func endsInPath(_ address: borrowing Text) -> Bool {
        var end = address.byteCount
        if end > 0, address.byte(end &- 1) == UInt8(ascii: "/") { end &-= 1 }
        let start = end &- path.utf8CodeUnitCount
        return start >= 0 && address.bytes.holds(path, at: Int(address.node.start) &+ start)
    }
}
