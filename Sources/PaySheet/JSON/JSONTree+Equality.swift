// When two JSON values are the same: members in any order, numbers in any spelling.

extension JSONTree {
    static func isSameNumber(_ left: [UInt8], _ right: [UInt8]) -> Bool { comparableNumber(left) == comparableNumber(right) }

    /// The digits without zeros at both ends, and a power of ten: `150e-2` for `1.50` is `15e-1`.
    fileprivate static func comparableNumber(_ spelling: [UInt8]) -> [UInt8] {
        var parts = spelling.split(maxSplits: 1) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }.map { Array($0) }
        guard !parts.isEmpty else { return spelling }
        // No document has an exponent of more digits for a reason; such a number equals its own spelling alone.
        guard let power = parts.count == 1 ? 0 : Int64(String(decoding: parts[1], as: UTF8.self)), power.magnitude < 1_000_000_000 else {
            return spelling
        }
        let isNegative = parts[0].first == UInt8(ascii: "-")
        let point = parts[0].firstIndex(of: UInt8(ascii: "."))
        let decimals = point.map { parts[0].count - $0 - 1 } ?? 0
        parts[0].removeAll { !ASCII.isDigit($0) }
        let whole = parts[0].drop { $0 == ASCII.zero }
        let zeros = whole.reversed().prefix { $0 == ASCII.zero }.count
        let digits = whole.dropLast(zeros)
        guard !digits.isEmpty else { return [ASCII.zero] }
        let exponent = power &- Int64(decimals) &+ Int64(zeros)
        return (isNegative ? [UInt8(ascii: "-")] : []) + digits + [UInt8(ascii: "e")] + Array(String(exponent).utf8)
    }
}

extension RawJSON: Hashable {
    /// Whether both are the same JSON value: members may be in another order, and numbers and texts spelled in another way.
    public static func == (left: RawJSON, right: RawJSON) -> Bool {
        left.bytes == right.bytes || left.comparable == right.comparable
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(comparable) }

    private var comparable: [UInt8] { JSONTree(bytes)?.sorted(JSONTree.comparableNumber).bytes ?? bytes }
}
