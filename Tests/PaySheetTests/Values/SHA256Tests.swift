import PaySheet
import Testing

/// SHA-256 by the vectors of FIPS 180-4 and NIST's test suite.
@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "The published vectors have their hashes",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ])
    func publishedVectors(text: String, hash: String) { #expect(SHA256.hex(text.utf8) == hash) }

    @Test("Ten thousand letters have the published hash, in pieces and whole")
    func tenThousandLetters() {
        var hash = SHA256()
        for _ in 0..<100 { hash.update(repeatElement(UInt8(ascii: "a"), count: 100)) }
        let whole = SHA256.hash(repeatElement(UInt8(ascii: "a"), count: 10_000))
        #expect(hash.finish() == whole)
        #expect(
            SHA256.hex(repeatElement(UInt8(ascii: "a"), count: 10_000))
                == "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711")
    }

    @Test("Pieces and the whole have the same hash at every length around a block", arguments: 50...130)
    func lengths(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var pieces = SHA256()
        pieces.update(bytes[..<(count / 3)])
        pieces.update(bytes[(count / 3)...])
        #expect(pieces.finish() == SHA256.hash(bytes))
        #expect(SHA256.hash(bytes) != SHA256.hash(bytes + [0]))
    }
}
