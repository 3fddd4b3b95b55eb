import PaySheet
import PaySheetCBOR
import PaySheetGuide
import PaySheetIdentity
import Testing

/// Session transcripts, byte for byte, and the check of an answer step by step.
@Suite("Session transcripts and answers")
struct SessionTranscriptTests {
    static let point = [0x04] + [UInt8](repeating: 0x11, count: 64)
    static let record = IdentityRecord.read(IdentityGuide.record.text.utf8).value ?? IdentityRecord()

    @Test("The transcript of an app is the one of the reference")
    func app() throws {
        let keyHash = SHA256.hash(Self.point)
        #expect(SHA256.hex(Self.point) == "f0b9315a0459dab7ab5fa6903e733c917761154216cd90e5d979da6c852c602a")
        let transcript = try #require(Self.record.transcript(recipientKeyHash: keyHash))
        #expect(transcript.encoding.count == 123 && transcript.encoding.starts(with: [0x83, 0xF6, 0xF6, 0x85, 0x78, 0x1C, 0x41, 0x70]))
        #expect(SHA256.hex(transcript.encoding) == "cf313094257dcca6b0a4e6c8df1ec074dc5f6984914c87194c67ea0248f53c92")
        #expect(transcript.handoverHash == nil && transcript.hash == SHA256.hash(transcript.encoding))
        #expect(Self.record.transcript(recipientKeyHash: nil) == nil)
    }

    @Test(
        "The transcripts of web pages are those of public examples",
        arguments: [
            (
                "https://verifier.ihv.example",
                "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ",
                "f909037adf73e1486dd0787df20e5d336ac49f02cb496472fee7dcbb66298cbd"
            ),
            (
                "https://verifier.ageverification.dev",
                "gmVkY2FwaaJlbm9uY2VQtJvGiCZ0egQII8fQgu960HJyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIMmliVBWgs8KKpAychO3py0Eqagows-CrraFX1rVOniXIlggIMvYr_x55AY4LKiWZLHBlQJmX1R9Y5BkUfnuSddAmyE",
                "4a292708fcf38ad55a7969f1c97ead9decf7756b7e9d8cfee942fe9f31b8db0a"
            ),
            // A recorded request of Chrome on Android, with a nonce of 32 bytes and a port in the origin.
            (
                "http://127.0.0.1:3010",
                "gmVkY2FwaaJlbm9uY2VYIPYWYWk-rPkMTfljh2ux1_P-Q1kpwcDtsBKCkBS0IHWZcnJlY2lwaWVudFB1YmxpY0tleaQBAiABIVgg8CaGEhavZJEXKE3i8NCRJi_EZvjca6GG2s486h_Pp4wiWCAB_jZsoAWB1obhVPxvg67w1eAJq9laeKTIc6EGF8yDvA",
                "5d373e34bbc5306ff28c944c2a1af663af3d503e179ed3ce9df0aa610a7ffe72"
            ),
        ])
    func web(_ origin: String, _ info: String, _ hash: String) {
        let transcript = SessionTranscript(origin: origin, encryptionInfo: info)
        let start: [UInt8] = [0x83, 0xF6, 0xF6, 0x82, 0x65, 0x64, 0x63, 0x61, 0x70, 0x69, 0x58, 0x20]
        #expect(transcript.encoding.count == 44 && transcript.handoverHash == Hex.decode(hash))
        #expect(transcript.encoding == start + (Hex.decode(hash) ?? []))
    }

    /// An answer for an app, with what a sample changes.
    static func answer(
        algorithm: String = "APPLE-HPKE-v1", mode: Int = 0, key: [UInt8] = point, keyHash: [UInt8]? = nil, transcript: [UInt8],
        data: Int = 40
    ) -> [UInt8] {
        var writer = CBORWriter()
        writer.map(3)
        writer.text("algorithm")
        writer.text(algorithm)
        writer.text("params")
        writer.map(4)
        writer.text("mode")
        writer.integer(mode)
        for (name, bytes) in [("pkEm", key), ("pkRHash", keyHash ?? SHA256.hash(point)), ("infoHash", transcript)] {
            writer.text(name)
            writer.bytes(bytes)
        }
        writer.text("data")
        writer.bytes([UInt8](repeating: 7, count: data))
        return writer.encoding
    }

    private static func steps(_ answer: [UInt8], _ record: IdentityRecord = record, named: Bool = true) -> [IdentityStep] {
        EnvelopeCheck(record, keys: named ? [EnvelopeCheck.NamedKey("shop.cer", point: point)] : []).steps(of: answer)
    }

    private static func hash(_ nonce: [UInt8], _ merchant: String, _ team: String) -> [UInt8] {
        SessionTranscript(nonce: nonce, merchantIdentifier: merchant, teamIdentifier: team, recipientKeyHash: SHA256.hash(point)).hash
    }

    static let nonce = [UInt8](0..<16)
    static let right = hash(nonce, "merchant.com.example.shop", "A1B2C3D4E5")

    @Test("A right answer passes three steps, and ten are not done")
    func passes() {
        let steps = Self.steps(Self.answer(transcript: Self.right))
        let ids = steps.map { $0.id }
        #expect(ids.count == 13 && ids.first == "IV-01" && ids.last == "IV-13" && ids == ids.sorted())
        #expect(steps.filter { $0.outcome == .passed }.map { $0.id } == ["IV-02", "IV-03", "IV-04"])
        #expect(steps.allSatisfy { $0.outcome != .failed && !$0.reason.isEmpty })
        let unnamed = Self.steps(Self.answer(transcript: Self.right), named: false)
        #expect(unnamed.filter { $0.outcome == .passed }.map { $0.id } == ["IV-02", "IV-04"])
    }

    struct Break: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let id: String
        let answer: [UInt8]
        let words: String

        init(_ name: String, _ id: String, _ answer: [UInt8], _ words: String) {
            (testDescription, self.id, self.answer, self.words) = (name, id, answer, words)
        }
    }

    @Test(
        "One wrong value fails exactly its step",
        arguments: [
            Break("algorithm", "IV-02", answer(algorithm: "APPLE-HPKE-v2", transcript: right), "algorithm"),
            Break("mode", "IV-02", answer(mode: 1, transcript: right), "mode"),
            Break("key", "IV-02", answer(key: [4, 1], transcript: right), "pkEm"),
            Break("data", "IV-02", answer(transcript: right, data: 15), "fewer than 16"),
            Break("cut", "IV-02", Array(answer(transcript: right).dropLast()), "ends too early"),
            Break("longer", "IV-02", answer(transcript: right) + [0], "bytes after"),
            Break("empty", "IV-02", [], "no bytes"),
            Break("nonce", "IV-04", answer(transcript: hash([1], "merchant.com.example.shop", "A1B2C3D4E5")), "another one"),
            Break("team", "IV-04", answer(transcript: hash(nonce, "merchant.com.example.shop", "A1B2C3D4E6")), "another one"),
            Break("merchant", "IV-04", answer(transcript: hash(nonce, "merchant.com.example.other", "A1B2C3D4E5")), "another one"),
            Break(
                "text as nonce", "IV-04",
                answer(transcript: hash([UInt8]("AAECAwQFBgcICQoLDA0ODw==".utf8), "merchant.com.example.shop", "A1B2C3D4E5")),
                "the text of the nonce"),
            Break("swapped", "IV-04", answer(transcript: hash(nonce, "A1B2C3D4E5", "merchant.com.example.shop")), "each other's place"),
        ])
    func broken(_ sample: Break) throws {
        let failed = Self.steps(sample.answer).filter { $0.outcome == .failed }
        #expect(failed.map { $0.id } == [sample.id])
        #expect(failed.first?.reason.contains(sample.words) == true && failed.first?.help != nil, "\(failed)")
    }

    @Test("An answer for another certificate fails there, and says which key it is for")
    func otherKey() {
        let transcript = SessionTranscript(
            nonce: Self.nonce, merchantIdentifier: "merchant.com.example.shop", teamIdentifier: "A1B2C3D4E5",
            recipientKeyHash: [UInt8](repeating: 9, count: 32))
        let answer = Self.answer(keyHash: [UInt8](repeating: 9, count: 32), transcript: transcript.hash)
        let failed = Self.steps(answer).filter { $0.outcome == .failed }
        #expect(failed.map { $0.id } == ["IV-03"] && failed.first?.reason.contains("0909") == true)
    }

    @Test("The answer to a web page is read too, and its record must be of a page")
    func webAnswer() throws {
        var writer = CBORWriter()
        writer.array(2)
        writer.text("dcapi")
        writer.map(2)
        writer.text("enc")
        writer.bytes(Self.point)
        writer.text("cipherText")
        writer.bytes([UInt8](repeating: 1, count: 16))
        let record = try #require(IdentityRecord.read(IdentityGuide.webRecord.text.utf8).value)
        let steps = Self.steps(writer.encoding, record)
        #expect(steps.filter { $0.outcome == .passed }.map { $0.id } == ["IV-02"] && !steps.contains { $0.outcome == .failed })
        #expect(Self.steps(writer.encoding).filter { $0.outcome == .failed }.map { $0.id } == ["IV-02"])
    }
}
