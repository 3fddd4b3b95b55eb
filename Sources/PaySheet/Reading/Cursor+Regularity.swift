extension Cursor {
    /// The order of a dictionary whose only oddity are escapes, which either the text itself keeps or the writer makes again.
    ///
    /// `nil` if something else has to be remembered, or may have to.
    func orderBesideEscapes(_ dictionary: NameList, of tables: ShapeTables) -> MemberOrder? {
        let count = Int(dictionary.count)
        let odd = oddMembers(count)
        let first = Int(dictionary.first)
        var order: UInt64 = 0
        var escapes: UInt64 = 0
        var isOrdered = true
        var guess = 0
        var key = node &+ 1
        let end = Int(nodes[node].next)
        while key < end {
            let value = key &+ 1
            // A repeated, unknown or unreadable member is not a member's value.
            guard !nodes[key].isEscaped, let slot = member(ofValue: value, count: count, guess: guess) else { return nil }
            if odd & (1 &<< UInt64(truncatingIfNeeded: slot)) != 0 {
                let code = tables.members[first &+ slot].code
                guard nodes[value].isString, code.isText else { return nil }
                if code.keepsEscapes { escapes = MemberOrder.escapes } else if !isWritten(value) { return nil }
            }
            if slot < guess { isOrdered = false }
            guess = slot &+ 1
            order = order &<< 5 | UInt64(truncatingIfNeeded: slot &+ 1)
            key = Int(nodes[value].next)
        }
        guard !isOrdered else { return MemberOrder(word: escapes) }
        return nodes[node].count <= MemberOrder.capacity ? MemberOrder(word: order | escapes) : nil
    }

    /// The member of a node's value; `nil` if it was not stored. The guess is its probable place.
    func member(ofValue node: Int, count: Int, guess: Int = 0) -> Int? {
        let wanted = UInt32(truncatingIfNeeded: node)
        for member in guess..<max(count, guess) where slots[base &+ member] == wanted { return member }
        for member in 0..<min(count, guess) where slots[base &+ member] == wanted { return member }
        return nil
    }

    /// What the writer makes of a member whose value is a string that is kept as text; `nil` for all other members.
    func writtenText(_ code: MemberCode, _ value: Int) -> [UInt8]? {
        guard code.isText, nodes[value].isString else { return nil }
        var writer = Writer()
        writer.bytes.reserveCapacity(nodes[value].range.count &+ 2)
        string(node: value).write(&writer)
        return writer.bytes
    }

    /// Whether a string has the escapes that the writer would choose.
    private func isWritten(_ index: Int) -> Bool {
        let node = nodes[index]
        var index = Int(node.start)
        let end = Int(node.end)
        while index < end {
            guard bytes[index] == JSONText.Mark.backslash else {
                index &+= 1
                continue
            }
            // The closing quote follows at the latest.
            switch bytes[index &+ 1] {
            case UInt8(ascii: "\""), JSONText.Mark.backslash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
                UInt8(ascii: "t"):
                index &+= 2
            default: return false
            }
        }
        return true
    }
}

extension MemberCode {
    /// A value of this kind keeps its text, whatever it is.
    fileprivate var isText: Bool {
        switch self {
        case .text, .url, .base64, .hex, .timeZone, .duration, .country, .currency, .token, .date: true
        default: false
        }
    }

    /// Text that stays as in the document, with its escapes.
    fileprivate var keepsEscapes: Bool {
        switch self {
        case .text, .url, .base64, .hex, .timeZone, .duration, .date: true
        default: false
        }
    }
}
