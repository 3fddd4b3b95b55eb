/// A line and a column as the protocol counts them: from 0, in the units of the negotiated encoding.
struct TextPlace: Sendable, Hashable {
    let line: Int
    let character: Int
}

/// The units in which columns are counted.
enum PositionEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The units of the scalar that begins with a byte; 0 for all other bytes.
    @inline(__always)
    func units(_ byte: UInt8) -> Int {
        switch self {
        case .utf8: 1
        case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
        }
    }
}
