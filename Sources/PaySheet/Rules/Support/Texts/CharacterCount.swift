extension Text {
    /// The number of characters, as Unicode counts code points.
    package var characterCount: Int {
        var count = 0
        for index in 0..<byteCount where byte(index) & 0xC0 != 0x80 { count &+= 1 }
        return count
    }

    /// More characters than a limit; cheap for the short texts that most are.
    package func isLonger(than limit: Int) -> Bool { byteCount > limit && characterCount > limit }

    package func isShorter(than limit: Int) -> Bool { byteCount < limit * 4 && characterCount < limit }

    /// The same letters, in any case; of ASCII only.
    func equalsIgnoringCase(_ other: borrowing Text) -> Bool {
        guard byteCount == other.byteCount else { return false }
        for index in 0..<byteCount where ASCII.upperCased(byte(index)) != ASCII.upperCased(other.byte(index)) { return false }
        return true
    }
}
