import PaySheet
import PaySheetGuide
import PaySheetIdentity
import TestSupport
import Testing

/// What is particular about the rules of identity documents, and what is said of records.
@Suite("Rules about identity documents")
struct IdentityRuleTests {
    @Test("The documents of the samples have no findings, and their kind is detected")
    func bases() {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .identity))
        for base in [IdentityGuide.record, IdentityGuide.webRecord, IdentityGuide.request] {
            let check = reader.check(base.text.utf8)
            #expect(check.kind == base.kind && check.findings.isEmpty, "\(check.findings.map { $0.description })")
        }
    }

    @Test("No finding shows a nonce or a key")
    func secrets() {
        let text = IdentityGuide.record.text.replacing("AAECAwQFBgcICQoLDA0ODw==", with: "c2VjcmV0IQ")
        let findings = IdentityRecord.read(text.utf8).findings
        #expect(findings.map { $0.rule } == [.identityNonce])
        for finding in findings { #expect(!(finding.description + (finding.help ?? "")).contains("c2Vj")) }
    }

    @Test("A record is written as it was read, with unknown members")
    func roundTrip() throws {
        let text = IdentityGuide.record.text.replacing(#""document""#, with: #""session":{"id":[1.50,null]},"document""#)
        #expect(try #require(IdentityRecord.read(text.utf8).value).jsonText == text)
    }

    @Test("The example of the talk: never stored, and stored for 30 days")
    func description() throws {
        let record = try #require(IdentityRecord.read(IdentityGuide.record.text.utf8).value)
        #expect(
            IdentityDescription(record).sentences == [
                "The request is for a driver's license or state ID, and asks for 4 elements.", "age at least 18: never stored.",
                "givenName, familyName and portrait: stored for 30 days at most.",
            ])
        let options = try #require(CredentialRequestOptions.read(IdentityGuide.request.text.utf8).value)
        #expect(
            IdentityDescription(options.digital.requests).sentences == [
                "The request is for org.iso.18013.5.1.mDL, and asks for 2 elements.", "age_over_18: not stored.", "given_name: stored.",
            ])
    }

    @Test("No intent is claimed that the record does not have")
    func unknownIntent() throws {
        var record = try #require(IdentityRecord.read(IdentityGuide.record.text.utf8).value)
        record.elements = [IdentityElementRequest(element: .portrait, intent: IdentityIntent(rawValue: "keep"))]
        #expect(IdentityDescription(record).sentences.last == "portrait: the intent is not known.")
    }

    @Test("An element is expected under its names in the document")
    func expected() throws {
        var record = try #require(IdentityRecord.read(IdentityGuide.record.text.utf8).value)
        let license = ExpectedElement.all(of: record)
        #expect(license.map { $0.element } == ["age at least 18", "givenName", "familyName", "portrait"])
        #expect(license[0].names == ["org.iso.18013.5.1/age_over_18", "org.iso.18013.5.1/age_in_years"] && license[0].note != nil)
        #expect(license[1].names.prefix(2) == ["org.iso.18013.5.1/given_name", "org.iso.18013.5.1.aamva/given_name_truncation"])
        record.document = .photoID
        record.elements?[3].element = .drivingPrivileges
        let photo = ExpectedElement.all(of: record)
        #expect(photo[1].names == ["given_name_unicode", "given_name_latin1"] && photo[3].names == [])
        record.document = .anyOf
        #expect(ExpectedElement.all(of: record).allSatisfy { $0.names == [] && $0.note != nil })
    }

    @Test("Hostile text in the place of CBOR ends in one finding", arguments: [300_000, 10])
    func hostile(_ count: Int) {
        let deep = String(repeating: "gYGB", count: count)
        let text = IdentityGuide.request.text.replacing(#"deviceRequest":""#, with: #"deviceRequest":"\#(deep)"#)
        let findings = CredentialRequestOptions.read(text.utf8).findings
        #expect(findings.map { $0.rule } == [.identityDeviceRequest])
    }
}
