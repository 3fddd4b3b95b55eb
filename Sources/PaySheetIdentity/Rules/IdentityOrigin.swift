import PaySheet

/// Text that is not an origin as a browser writes it.
enum IdentityOrigin: OneRowRule {
    static let row = RuleRow.text(IdentityRecordView.self, .origin) { text, node, context in
        let origin = text.string
        let host = origin.hasPrefix("https://") ? origin.dropFirst(8) : origin.hasPrefix("http://") ? origin.dropFirst(7) : ""
        let name = host.prefix { $0 != ":" }
        let isLocal = name == "localhost" || name == "127.0.0.1"
        let isPlain = host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") && !(0x41...0x5A).contains($0) }
        guard name.isEmpty || !isPlain || origin.hasPrefix("http://") && !isLocal else { return }
        context.report(
            .identityOrigin, at: node, help: "write what location.origin gives, such as https://shop.example",
            "this is not an origin as browsers write it, and the transcript differs")
    }
}
