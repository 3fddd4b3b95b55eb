import PaySheetSignatures
import TestSupport
import Testing

@Suite("Wycheproof", .enabled(if: Wycheproof.folder != nil))
struct WycheproofTests {
    @Test("The module agrees with all vectors", arguments: Wycheproof.names)
    func vectors(_ name: String) throws {
        let file = try Wycheproof.file(name)
        let form = name.contains("p1363") ? SignatureForm.fixedLength : .der
        #expect(file.testGroups.reduce(0) { $0 + $1.tests.count } == file.numberOfTests)
        let all = file.testGroups.flatMap { group in group.tests.map { (group, $0) } }
        for (group, vector) in TestScale.sampled(all) {
            let (key, digest) = (try #require(group.publicKey.key), try #require(Wycheproof.digests[group.sha]))
            let signed = SignedMessage(bytes(vector.msg), signature: bytes(vector.sig), key: key, digest: digest, form: form)
            let isValid: Bool
            do throws(SignatureError) {
                try SignatureVerifier().verify(signed)
                isValid = true
            } catch {
                isValid = false
            }
            switch vector.result {
            case "valid": #expect(isValid, "\(vector.tcId): \(vector.comment)")
            case "invalid": #expect(!isValid, "\(vector.tcId): \(vector.comment)")
            default:
                let decision = try #require(vector.flags.compactMap { Wycheproof.decisions[$0] }.first, "\(vector.tcId): \(vector.comment)")
                #expect(isValid == decision.isValid, "\(vector.tcId): \(decision.reason)")
            }
        }
    }

    @Test("All 1,767 vectors are there, and two of them leave the answer open")
    func count() throws {
        let files = try Wycheproof.names.map { try Wycheproof.file($0) }
        #expect(files.reduce(0) { $0 + $1.numberOfTests } == 1767)
        #expect(files.flatMap { $0.testGroups }.flatMap { $0.tests }.count { $0.result == "acceptable" } == 2)
    }
}
