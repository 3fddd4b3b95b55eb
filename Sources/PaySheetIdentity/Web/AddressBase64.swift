import PaySheet

/// Base64 with the alphabet for addresses and without padding, as web pages send CBOR.
package enum AddressBase64 {
    /// The bytes that a text encodes; `nil` for other text.
    package static func decode(_ text: String) -> [UInt8]? {
        var standard: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"): standard.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): standard.append(UInt8(ascii: "/"))
            case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
            default: standard.append(byte)
            }
        }
        while standard.count % 4 != 0 { standard.append(UInt8(ascii: "=")) }
        return Base64.decode(standard)
    }
}
