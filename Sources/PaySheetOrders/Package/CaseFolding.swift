/// The full case folding of Unicode: `ẞ`, `ß` and `SS` all become `ss`.
///
/// The mappings to upper and lower case do not suffice: `ẞ` has no other upper case, and its lower case is `ß`.
package enum CaseFolding {
    /// Returns a text without the difference of upper and lower case.
    ///
    /// Compare two results as Swift compares texts: `é` then equals an `e` with an accent, as in file systems that ignore case.
    package static func folded(_ text: String) -> String {
        var folded = ""
        for scalar in text.unicodeScalars { append(scalar, to: &folded) }
        return folded
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        let value = UInt64(scalar.value)
        if let word = last(of: runs, upTo: value, shift: 40) {
            let (distance, step) = (value - (word >> 40), (word >> 24 & 15) + 1)
            // Signed, because most differences are, and none leaves the range of a scalar.
            let changed = Int64(value) + Int64(word & 0xFF_FFFF) - (1 << 20)
            if distance <= (word >> 28 & 0xFFF), distance % step == 0, let other = Unicode.Scalar(UInt32(truncatingIfNeeded: changed)) {
                return text.unicodeScalars.append(other)
            }
        }
        if let word = last(of: expansions, upTo: value, shift: 48), word >> 48 == value {
            for shift: UInt64 in [32, 16, 0] {
                if let other = Unicode.Scalar(UInt16(truncatingIfNeeded: word >> shift)), other.value != 0 {
                    text.unicodeScalars.append(other)
                }
            }
            return
        }
        text.unicodeScalars.append(scalar)
    }

    /// Returns the last row that begins at a character or before it.
    private static func last(of rows: [UInt64], upTo value: UInt64, shift: UInt64) -> UInt64? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] >> shift <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? rows[low - 1] : nil
    }
}
