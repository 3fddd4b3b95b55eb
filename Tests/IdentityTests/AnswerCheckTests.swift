import PaySheet
import PaySheetCBOR
import PaySheetGuide
import PaySheetIdentity
import PaySheetSignatures
import PaySheetTokens
import Testing

/// Answers that openssl signed: right ones, and ones that are wrong in one step.
@Suite("Decrypted answers")
struct AnswerCheckTests {
    @Test("The fixture has right and wrong answers of each step")
    func fixture() {
        #expect(AnswerFixture.samples.count > 50 && AnswerFixture.roots.count == 2 && AnswerFixture.key.point.count == 65)
        let steps: Set<String?> = ["IV-06", "IV-07", "IV-08", "IV-09", "IV-10", "IV-11", "IV-13", nil]
        #expect(Set(AnswerFixture.samples.map { $0.failed }) == steps)
    }

    @Test("A right answer is trusted, and a wrong one fails exactly its step", arguments: AnswerFixture.samples)
    func sample(_ sample: AnswerFixture.Sample) {
        let verdict = AnswerFixture.check(isForWeb: sample.isForWeb).verdict(on: sample.content)
        #expect(verdict.steps.map { $0.id } == (5...13).map { $0 < 10 ? "IV-0\($0)" : "IV-\($0)" })
        #expect(verdict.ids(.failed) == [sample.failed].compactMap { $0 }, "\(verdict.steps)")
        guard let failed = sample.failed else {
            // The record of a web page does not say what was asked for.
            #expect(verdict.ids(.notDone) == (sample.isForWeb ? ["IV-11", "IV-12"] : []), "\(verdict.steps)")
            #expect(verdict.isTrusted && !verdict.trustedElements.isEmpty)
            return
        }
        let step = verdict.step(failed)
        #expect(step?.reason.contains(sample.words) == true && step?.help != nil, "\(String(describing: step))")
        #expect(step?.finding != nil)
        // An element too many says nothing about the others.
        #expect(verdict.isTrusted == (failed == "IV-11") && (failed == "IV-11" || verdict.trustedElements.isEmpty))
        // A wrong signature is never the same as one that cannot be checked.
        let isWrong = ["wrong:", "signature of a certificate is wrong"].contains { step?.reason.contains($0) == true }
        #expect(step?.hasWrongSignature == isWrong)
        #expect((step?.finding?.rule.name == "identity-answer/signature") == isWrong)
    }

    @Test("The elements have their values, and a portrait its length")
    func elements() {
        let verdict = AnswerFixture.check().verdict(on: AnswerFixture.content("right"))
        #expect(
            verdict.elements.map { $0.name + " " + $0.text } == [
                "given_name Jane", "family_name Doe", "portrait 48 bytes", "age_over_18 true",
            ])
        #expect(verdict.elements.allSatisfy { $0.namespace == "org.iso.18013.5.1" })
        #expect(verdict.step("IV-12")?.reason.hasSuffix("and portrait: stored for 30 days at most, until 2026-12-20") == true)
        #expect(
            AnswerFixture.check().verdict(on: AnswerFixture.content("fewer elements")).step("IV-11")?.reason.contains("portrait") == true)
    }

    @Test("Without a root, a time or a key, the step is not done and nothing is trusted")
    func missing() {
        let content = AnswerFixture.content("right")
        var check = AnswerFixture.check()
        check.roots = []
        #expect(check.verdict(on: content).ids(.notDone) == ["IV-07", "IV-13"] && !check.verdict(on: content).isTrusted)
        check = AnswerFixture.check(now: nil)
        #expect(check.verdict(on: content).ids(.notDone) == ["IV-08"] && !check.verdict(on: content).isTrusted)
        check = AnswerCheck(AnswerFixture.record, roots: AnswerFixture.roots, now: Instant(secondsSince1970: 1_795_132_800))
        #expect(check.verdict(on: content).ids(.notDone) == ["IV-10"] && check.verdict(on: content).ids(.failed) == [])
        // A wrong signature does not pass without a root.
        check = AnswerFixture.check()
        check.roots = []
        #expect(check.verdict(on: AnswerFixture.content("signature of the issuer")).ids(.failed) == ["IV-07"])
    }

    @Test("Another root with the same name, another time, and another key fail their steps")
    func others() throws {
        let content = AnswerFixture.content("right")
        var check = AnswerFixture.check()
        check.roots = [try #require(AnswerFixture.otherRoot)]
        let step = try #require(check.verdict(on: content).step("IV-07"))
        #expect(step.outcome == .failed && step.reason.contains("not one of your roots") && !step.hasWrongSignature)
        // The right one may be beside it.
        check.roots += AnswerFixture.roots
        #expect(check.verdict(on: content).isTrusted)
        for (now, failed) in [
            ("2026-11-02T09:59:59Z", ["IV-08"]), ("2026-11-02T10:00:00Z", []), ("2026-12-02T10:00:00Z", []),
            ("2026-12-02T10:00:01Z", ["IV-08"]),
        ] { #expect(AnswerFixture.check(now: now).verdict(on: content).ids(.failed) == failed) }
        let other = EnvelopeCheck.NamedKey("other", point: [4] + [UInt8](repeating: 1, count: 64))
        check = AnswerCheck(AnswerFixture.record, keys: [other], roots: AnswerFixture.roots, now: check.now)
        #expect(check.verdict(on: content).ids(.failed) == ["IV-10"])
        check = AnswerCheck(AnswerFixture.record, keys: [other, AnswerFixture.key], roots: AnswerFixture.roots, now: check.now)
        #expect(check.verdict(on: content).isTrusted)
    }

    @Test("A root that had ended when the issuer signed is refused, unless the renewed one is beside it")
    func endedRoot() throws {
        let root = try #require(AnswerFixture.roots.first)
        // The signature of a root is not checked: it is trusted because it was given.
        var der = root.der
        let end = try #require(der.indices.first { der[$0...].starts(with: "360101000000Z".utf8) })
        der.replaceSubrange(end..<end + 13, with: "261001000000Z".utf8)
        var check = AnswerFixture.check()
        check.roots = [try Certificate(der: der)]
        let step = try #require(check.verdict(on: AnswerFixture.content("right")).step("IV-07"))
        #expect(step.outcome == .failed && step.reason.contains("was not valid when"))
        check.roots.append(root)
        #expect(check.verdict(on: AnswerFixture.content("right")).isTrusted)
    }

    @Test("An answer to another record fails the steps that the record decides")
    func records() {
        func failed(_ change: (inout IdentityRecord) -> Void) -> [String] {
            var record = AnswerFixture.record
            change(&record)
            let check = AnswerFixture.check()
            return AnswerCheck(record, keys: [AnswerFixture.key], roots: check.roots, now: check.now)
                .verdict(on: AnswerFixture.content("right")).ids(.failed)
        }
        #expect(failed { $0.nonce = "AAECAwQFBgcICQoLDA0ODg==" } == ["IV-10"])
        #expect(failed { $0.merchantIdentifier = "merchant.com.example.other" } == ["IV-10"])
        #expect(failed { $0.document = .photoID } == ["IV-06"])
        #expect(failed { $0.document = .anyOf } == [])
        #expect(failed { $0.elements?.removeLast() } == ["IV-11"])
        #expect(failed { $0.elements?.append(IdentityElementRequest(element: .sex, intent: .willNotStore)) } == [])
        #expect(failed { $0.teamIdentifier = "PassKit_Identity_Test_Team_ID" } == ["IV-10", "IV-13"])
        // The names of `eyeColor` are not known, so any element can be the one.
        #expect(failed { $0.elements = [IdentityElementRequest(element: .eyeColor, intent: .willNotStore)] } == [])
    }

    @Test("A code of the device is a failure for an app, and not done for a web page")
    func code() {
        let content = AnswerFixture.content("code instead of a signature")
        #expect(AnswerFixture.check().verdict(on: content).step("IV-10")?.outcome == .failed)
        let verdict = AnswerFixture.check(isForWeb: true).verdict(on: content)
        #expect(verdict.step("IV-10")?.outcome == .notDone && verdict.ids(.failed) == [] && !verdict.isTrusted)
    }

    @Test("An answer that is still encrypted is named")
    func encrypted() {
        let answer = SessionTranscriptTests.answer(transcript: SessionTranscriptTests.right)
        let verdict = AnswerFixture.check().verdict(on: answer)
        #expect(verdict.ids(.failed) == ["IV-05"] && verdict.ids(.notDone).count == 8 && verdict.elements.isEmpty)
    }

    @Test("A verifier of another library is asked, and its refusal is a wrong signature")
    func verifier() {
        var check = AnswerFixture.check()
        check.verifier = SignatureVerifier { _ in false }
        let verdict = check.verdict(on: AnswerFixture.content("right"))
        #expect(verdict.ids(.failed) == ["IV-07", "IV-10"] && verdict.step("IV-10")?.hasWrongSignature == true)
        // One that accepts everything does not make an unknown algorithm known.
        check.verifier = SignatureVerifier { _ in true }
        #expect(check.verdict(on: AnswerFixture.content("unknown algorithm")).ids(.failed) == ["IV-07"])
        #expect(check.verdict(on: AnswerFixture.content("no algorithm")).ids(.failed) == ["IV-07"])
    }

    @Test("Each cut and each changed byte ends in nine steps, and no changed answer is trusted with other elements")
    func damage() {
        let content = AnswerFixture.content("right")
        let right = AnswerFixture.check().verdict(on: content).elements.map { $0.text }
        var check = AnswerFixture.check()
        // The arithmetic is tested elsewhere, and takes most of the time.
        check.verifier = SignatureVerifier { signed in signed.signature == content.suffix(64) ? nil : true }
        for length in 0..<content.count {
            let verdict = check.verdict(on: Array(content.prefix(length)))
            #expect(verdict.steps.count == 9 && verdict.ids(.failed) == ["IV-06"])
        }
        for place in content.indices {
            var changed = content
            changed[place] ^= 0x41
            let verdict = check.verdict(on: changed)
            #expect(verdict.steps.count == 9 && (!verdict.isTrusted || verdict.elements.map { $0.text } == right))
        }
    }

    @Test(
        "Hostile CBOR ends in one failure",
        arguments: [
            [0xA0], [0x80], [0xF6], [0xA1, 0x68] + [UInt8]("identity".utf8) + [0x80], [0xBF, 0xFF], [0x9F, 0xFF],
            [UInt8](repeating: 0x81, count: 100_000), [UInt8](repeating: 0xA1, count: 100_000), [0x9B] + [UInt8](repeating: 0xFF, count: 8),
            [0xBB] + [UInt8](repeating: 0xFF, count: 8), [0xA2, 0x01, 0x01, 0x01, 0x01],
            [0xBA, 0, 1, 0, 0] + [UInt8](repeating: 1, count: 131_072),
            [0xD8, 0x18, 0x41, 0xA0], [UInt8](repeating: 0xC0, count: 5000),
            [0xA1, 0x68] + [UInt8]("identity".utf8) + [0xD8, 0x18, 0x41, 0xA0],
        ] as [[UInt8]])
    func hostile(_ bytes: [UInt8]) {
        let verdict = AnswerFixture.check().verdict(on: bytes)
        #expect(verdict.ids(.failed) == ["IV-06"] && verdict.elements.isEmpty)
        #expect(verdict.step("IV-06")?.reason.contains("at byte") == true, "\(verdict.steps)")
    }

    @Test("No finding shows a value")
    func values() {
        for sample in AnswerFixture.samples {
            for step in AnswerFixture.check(isForWeb: sample.isForWeb).verdict(on: sample.content).steps {
                #expect(!["Jane", "John", "Doe", "1990"].contains { step.reason.contains($0) })
            }
        }
    }
}
