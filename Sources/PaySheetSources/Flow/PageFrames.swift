import PaySheet

/// Finds frames with a payment page of another origin that may not pay.
struct PageFrames {
    private(set) var found: [FlowMatch] = []

    private static let tag = [UInt8]("<iframe".utf8)
    private static let payments = ["pay", "checkout", "wallet"].map { [UInt8]($0.utf8) }

    init(_ bytes: ArraySlice<UInt8>) {
        // A script can allow it.
        guard ScriptCalls.place(of: [UInt8](".allow".utf8), in: bytes) == nil else { return }
        var rest = bytes
        while let place = ScriptCalls.place(of: PageFrames.tag, in: rest), found.count < 32 {
            let end = rest[place...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            // Cannot trap: the end is searched from the place.
            if PageFrames.mayNotPay(Array(rest[place..<end])) { found.append(FlowMatch(range: place..<end, function: -1)) }
            rest = rest[end...]
        }
    }

    private static func mayNotPay(_ tag: [UInt8]) -> Bool {
        guard let source = ServerLines.value(of: [UInt8]("src".utf8), in: tag).flatMap(ServerLines.literal),
            source.starts(with: "https://".utf8) || source.starts(with: "//".utf8), !tag.contains(UInt8(ascii: "{")),
            ScriptCalls.place(of: [UInt8]("<?".utf8), in: tag[...]) == nil,
            payments.contains(where: { ScriptCalls.place(of: $0, in: source) != nil })
        else { return false }
        let allowed = ServerLines.value(of: [UInt8]("allow".utf8), in: tag).flatMap(ServerLines.literal) ?? []
        return ScriptCalls.place(of: [UInt8]("payment".utf8), in: allowed) == nil
    }
}
