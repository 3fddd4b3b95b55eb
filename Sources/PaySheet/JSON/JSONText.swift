/// Small questions about JSON text that several readers ask.
package enum JSONText {
    package static func decode(_ bytes: Span<UInt8>, _ node: Node) -> [UInt8] { [] }
    package static func decode(_ bytes: [UInt8], _ node: Node) -> [UInt8] { decode(bytes.span, node) }

    /// The value of a hexadecimal digit.
    @inline(__always)
    package static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- UInt8(ascii: "a") &+ 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- UInt8(ascii: "A") &+ 10)
        default: nil
        }
    }
}
