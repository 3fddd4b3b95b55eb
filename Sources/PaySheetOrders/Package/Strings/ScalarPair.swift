/// Joins the two halves of a character outside of the basic plane.
enum ScalarPair {
    /// Returns the character of a unit of UTF-16, and no character after the first half. Returns `nil` for halves that do not fit.
    static func join(_ high: inout UInt32?, _ unit: UInt32) -> Unicode.Scalar?? {
        switch (high, unit) {
        case (nil, 0xD800...0xDBFF):
            high = unit
            return .some(nil)
        case (let first?, 0xDC00...0xDFFF):
            high = nil
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)).map { .some($0) }
        case (nil, _): return Unicode.Scalar(unit).map { .some($0) }
        default: return nil
        }
    }
}
