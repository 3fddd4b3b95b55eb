extension Text {
    /// Calls with the same text free of escapes, so that its bytes can be looked at one by one.
    func unescaped<Result>(_ body: (borrowing Text) -> Result) -> Result {
        guard isPlain else {
            let decoded = JSONText.decode(bytes, node)
            return body(Text(decoded.window, Node(.string, start: 0, end: decoded.count, next: 1)))
        }
        return body(self)
    }

    /// The number of characters, as Unicode counts code points.
    var characterCount: Int {
        guard isPlain else {
            var count = 0
            for byte in JSONText.decode(bytes, node) where byte & 0xC0 != 0x80 { count &+= 1 }
            return count
        }
        var count = 0
        for index in 0..<byteCount where byte(index) & 0xC0 != 0x80 { count &+= 1 }
        return count
    }

    /// More characters than a limit; cheap for the short texts that most are.
    func isLonger(than limit: Int) -> Bool { byteCount > limit && characterCount > limit }

    /// Fewer characters than a limit.
    func isShorter(than limit: Int) -> Bool { byteCount < limit * 6 && characterCount < limit }

    /// The same letters, in any case; of ASCII only.
    func equalsIgnoringCase(_ other: borrowing Text) -> Bool {
        guard isPlain, other.isPlain else {
            let left = JSONText.decode(bytes, node).map { ASCII.upperCased($0) }
            let right = JSONText.decode(other.bytes, other.node).map { ASCII.upperCased($0) }
            return left == right
        }
        guard byteCount == other.byteCount else { return false }
        for index in 0..<byteCount where ASCII.upperCased(byte(index)) != ASCII.upperCased(other.byte(index)) { return false }
        return true
    }

    /// Nothing but digits, and at least one.
    var isDigits: Bool {
        unescaped { text in
            for index in 0..<text.byteCount where !ASCII.isDigit(text.byte(index)) { return false }
            return text.byteCount > 0
        }
    }
}

extension Cursor {
    /// The text of a member that really is a string; a number that a browser would turn into text has a finding already.
    @_lifetime(copy self)
    func written(_ member: Int) -> Text? {
        guard let slot = slot(member), nodes[slot].isString else { return nil }
        return Text(bytes, nodes[slot])
    }
}
