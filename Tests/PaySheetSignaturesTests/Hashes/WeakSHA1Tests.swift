import PaySheetSignatures
import Testing

@Suite("SHA-1")
struct WeakSHA1Tests {
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

    private static let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

    /// The examples of FIPS 180-4.
    static let rows: [Row] = [
        Row(
            "",
            """
            da39a3ee5e6b4b0d3255bfef95601890afd80709
            """),
        Row(
            "abc",
            """
            a9993e364706816aba3e25717850c26c9cd0d89d
            """),
        Row(
            long,
            """
            84983e441c3bd26ebaae4aa1f95129e5e54670f1
            """),
    ]

    @Test("The examples of the standard have its hashes", arguments: rows)
    func examples(_ row: Row) {
        #expect(WeakSHA1.hash(row.message) == row.hash)
    }

    @Test("Every length to 300 bytes has the hash that another program prints")
    func lengths() {
        let hashes = (0...300).map { length in WeakSHA1.hash((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }) }
        let all = bytes(
            """
            e570432b09ac39935ad256f819b381ba3900dbbd
            """)
        #expect(WeakSHA1.hash(hashes.flatMap { $0 }) == all)
    }
}
