/// The SHA-256 hash of FIPS 180-4, for the few places where Apple Pay compares hashes.
///
/// `SHA256.hex("abc".utf8)` is `ba7816bf…f20015ad`.
///
/// The hash of large data can be taken piece by piece with ``update(_:)``.
package struct SHA256: Sendable {
    private var state: [UInt32] = SHA256.start
    private var schedule = [UInt32](repeating: 0, count: 64)
    private var block: [UInt8] = []
    private var length: UInt64 = 0

    /// The hash of nothing yet.
    package init() { block.reserveCapacity(64) }

    /// The 32 bytes of the hash of some bytes.
    package static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }

    /// The hash of some bytes as 64 lower-case hexadecimal digits.
    package static func hex(_ bytes: some Sequence<UInt8>) -> String { ASCII.hex(hash(bytes)) }

    /// Adds bytes behind those that were added before.
    package mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            block.append(byte)
            length &+= 1
            if block.count == 64 { compress() }
        }
    }

    /// The 32 bytes of the hash of everything that was added.
    package consuming func finish() -> [UInt8] {
        let bits = length &* 8
        block.append(0x80)
        if block.count > 56 {
            while block.count < 64 { block.append(0) }
            compress()
        }
        while block.count < 56 { block.append(0) }
        for shift: UInt64 in [56, 48, 40, 32, 24, 16, 8, 0] { block.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        compress()
        var hash: [UInt8] = []
        hash.reserveCapacity(32)
        for word in state {
            for shift: UInt32 in [24, 16, 8, 0] { hash.append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
        return hash
    }

    private mutating func compress() {
        for index in 0..<16 {
            let place = index * 4
            let high = UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16
            schedule[index] = high | UInt32(block[place + 2]) << 8 | UInt32(block[place + 3])
        }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let choice = e & f ^ ~e & g
            let one = h &+ sum &+ choice &+ SHA256.constants[index] &+ schedule[index]
            let other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ one)
            (d, c, b, a) = (c, b, a, one &+ other)
        }
        let result = [a, b, c, d, e, f, g, h]
        for index in 0..<8 { state[index] = state[index] &+ result[index] }
        block.removeAll(keepingCapacity: true)
    }

    private func turned(_ word: UInt32, _ places: UInt32) -> UInt32 { word >> places | word << (32 - places) }

    private static let start: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]

    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
