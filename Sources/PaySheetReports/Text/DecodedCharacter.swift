/// One character decoded from UTF-8. A byte that is not UTF-8 counts alone and has no scalar.
struct DecodedCharacter {
    private(set) var scalar: Unicode.Scalar?
    private(set) var size = 1

    init(_ bytes: [UInt8], at index: Int, before limit: Int) {
        let lead = bytes[index]
        guard lead >= 0x80 else {
            scalar = Unicode.Scalar(lead)
            return
        }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead <= 0xF4, index + length <= limit else { return }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for next in index + 1..<index + length {
            guard bytes[next] & 0xC0 == 0x80 else { return }
            value = value << 6 | UInt32(bytes[next] & 0x3F)
        }
        let smallest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        guard value >= smallest, let decoded = Unicode.Scalar(value) else { return }
        scalar = decoded
        size = length
    }
}
