import Foundation
import PaySheet
import PaySheetIdentity
import PaySheetTokens
import Testing

/// The worked example of ISO 18013-5, annex D. `MDOC_VECTORS` names the folder that holds `annex-d.hex` and `annex-d-root.pem`, or is `none`.
@Suite("Annex D of ISO 18013-5", .enabled(if: AnnexD.folder != nil))
struct AnnexDTests {
    private static func verdict(change: (inout [UInt8]) -> Void = { _ in }) throws -> AnswerCheck.Verdict {
        let folder = try #require(AnnexD.folder)
        let text = try String(contentsOf: folder.appendingPathComponent("annex-d.hex"), encoding: .utf8)
        var content = try #require(Hex.decode(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        change(&content)
        let file = [UInt8](try Data(contentsOf: folder.appendingPathComponent("annex-d-root.pem")))
        guard case .certificate(let root)? = try CertificateFile(file).entries.first else { throw CocoaError(.fileReadCorruptFile) }
        var record = IdentityRecord()
        record.origin = "https://shop.example"
        record.encryptionInfo = "gmVkY2FwaaA"
        return AnswerCheck(record, roots: [root], now: DateTimeText(rawValue: "2021-01-01T00:00:00Z").instant).verdict(on: content)
    }

    @Test("Annex D: the issuer's part is right; its device has a code, which needs a private key")
    func right() throws {
        let verdict = try Self.verdict()
        #expect(verdict.ids(.passed) == ["IV-05", "IV-06", "IV-07", "IV-08", "IV-09", "IV-13"], "\(verdict.steps)")
        #expect(verdict.ids(.failed) == [] && verdict.step("IV-10")?.outcome == .notDone && !verdict.isTrusted)
        #expect(
            verdict.elements.map { $0.name } == [
                "family_name", "issue_date", "expiry_date", "document_number", "portrait", "driving_privileges",
            ])
        #expect(verdict.elements[0].text == "Doe" && verdict.elements[1].text == "2019-10-20" && verdict.elements[4].text == "1042 bytes")
        #expect(verdict.elements[5].text.contains("vehicle_category_code: A, issue_date: 2018-08-09"))
    }

    @Test("Annex D: a changed name, and a changed digest, fail their steps")
    func changed() throws {
        func change(_ old: String, _ new: String) throws -> [String] {
            try Self.verdict { content in
                let place = content.indices.first { content[$0...].starts(with: old.utf8) } ?? 0
                content.replaceSubrange(place..<place + old.utf8.count, with: new.utf8)
            }.ids(.failed)
        }
        #expect(try change("Doe", "Roe") == ["IV-09"])
        #expect(try change("2021-10-01T13:30:02Z", "2031-10-01T13:30:02Z") == ["IV-07"])
    }
}

/// Where the example is.
private enum AnnexD {
    static let folder = ProcessInfo.processInfo.environment["MDOC_VECTORS"].flatMap { $0 == "none" ? nil : URL(fileURLWithPath: $0) }
}
