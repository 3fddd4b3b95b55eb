import PaySheetSignatures
import Testing

@Suite("SHA-512 and SHA-384")
struct SHA512Tests {
    /// A message with its hash.
    struct Row: Sendable, CustomTestStringConvertible {
        let message: [UInt8]
        let hash: [UInt8]
        let testDescription: String

        init(_ message: String, _ hash: String) {
            self.message = Array(message.utf8)
            self.hash = bytes(hash)
            testDescription = message
        }
    }

    private static let long =
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

    /// The examples of FIPS 180-4 for SHA-512.
    static let rows: [Row] = [
        Row(
            "",
            """
            cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f
            63b931bd47417a81a538327af927da3e
            """),
        Row(
            "abc",
            """
            ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd
            454d4423643ce80e2a9ac94fa54ca49f
            """),
        Row(
            long,
            """
            8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433a
            c7d329eeb6dd26545e96e55b874be909
            """),
    ]

    /// The examples of FIPS 180-4 for SHA-384.
    static let rows384: [Row] = [
        Row(
            "",
            """
            38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b
            """),
        Row(
            "abc",
            """
            cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7
            """),
        Row(
            long,
            """
            09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039
            """),
    ]

    @Test("The examples of the standard have its hashes", arguments: rows)
    func examples(_ row: Row) {
        #expect(SHA512.hash(row.message) == row.hash && SignatureDigest.sha512.hash(row.message) == row.hash)
    }

    @Test("The examples of the standard have its SHA-384 hashes", arguments: rows384)
    func examples384(_ row: Row) {
        #expect(SHA512.hash384(row.message) == row.hash && SignatureDigest.sha384.hash(row.message) == row.hash)
    }

    @Test("Every length to 300 bytes has the hash that another program prints")
    func lengths() {
        let hashes = (0...300).map { length in SHA512.hash((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }) }
        let all = bytes(
            """
            e1f2f7d5d8fc48db06ec2a0eed639593f549caffa40245747258761214a3ec07134903fde52ace6cfae161a82097ba01
            f33a97d48dd6a80d4521d96d7401357e
            """)
        #expect(SHA512.hash(hashes.flatMap { $0 }) == all)
    }

    @Test("Every length to 300 bytes has the SHA-384 hash that another program prints")
    func lengths384() {
        let hashes = (0...300).map { length in SHA512.hash384((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }) }
        let all = bytes(
            """
            022ac2b92dcdb9358b044b9475cd22bacae49d2510f5493370847b4c61050cacc2325d1d80119adbc3ca9eaa7ecd3de7
            """)
        #expect(SHA512.hash384(hashes.flatMap { $0 }) == all)
    }

    @Test("The parts of a message do not matter", arguments: [1, 7, 127, 128, 129])
    func parts(_ size: Int) {
        let message = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        var hash = SHA512.sha384
        for start in stride(from: 0, to: message.count, by: size) { hash.update(message[start..<min(start + size, message.count)]) }
        #expect(hash.finish() == SHA512.hash384(message))
    }
}
