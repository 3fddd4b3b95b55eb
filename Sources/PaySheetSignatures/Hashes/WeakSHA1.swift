/// The SHA-1 hash of FIPS 180-4, which manifests of passes have. It is weak: two files with the same hash can be made.
///
/// No signature can use it here: it is not a ``SignatureDigest``.
package enum WeakSHA1 {
    /// The 20 bytes of the hash of some bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var padded = bytes + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        let bits = UInt64(bytes.count) &* 8
        for shift: UInt64 in [56, 48, 40, 32, 24, 16, 8, 0] { padded.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var schedule = [UInt32](repeating: 0, count: 80)
        for block in stride(from: 0, to: padded.count, by: 64) { compress(padded[block..<block + 64], &state, &schedule) }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    }

    private static func compress(_ block: ArraySlice<UInt8>, _ state: inout [UInt32], _ schedule: inout [UInt32]) {
        for index in 0..<16 {
            let start = block.startIndex + index * 4
            schedule[index] = block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            schedule[index] = turned(schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16], 1)
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let mix: (function: UInt32, constant: UInt32)
            switch index {
            case 0..<20: mix = (b & c | ~b & d, 0x5A82_7999)
            case 20..<40: mix = (b ^ c ^ d, 0x6ED9_EBA1)
            case 40..<60: mix = (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: mix = (b ^ c ^ d, 0xCA62_C1D6)
            }
            let next = turned(a, 5) &+ mix.function &+ e &+ mix.constant &+ schedule[index]
            (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
    }

    private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 { word << places | word >> (32 - places) }
}
