import Foundation
import PaySheet
import PaySheetGuide
import PaySheetIdentity
import PaySheetTokens
import Testing

/// Files of `Fixtures`, which `Tests/Scripts/renew-identity-answers.py` makes with openssl.
enum AnswerFixture {
    /// A decrypted answer, and the step that it fails.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isForWeb: Bool
        /// The step; `nil` for a right answer.
        let failed: String?
        /// Words of the reason.
        let words: String
        let content: [UInt8]
    }

    static let samples: [Sample] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("answers.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            return Sample(
                testDescription: cells[0], isForWeb: cells[1] == "web", failed: cells[2].isEmpty ? nil : cells[2], words: cells[3],
                content: Base64.decode([UInt8](cells[4].utf8)) ?? [])
        }
    }()

    static func content(_ name: String) -> [UInt8] { samples.first { $0.testDescription == name }?.content ?? [] }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    static func certificate(_ name: String) -> Certificate? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
            case .certificate(let certificate)? = try? CertificateFile([UInt8](data)).entries.first
        else { return nil }
        return certificate
    }

    static let roots = ["root.pem", "strong-root.pem"].compactMap { certificate($0) }
    static let otherRoot = certificate("other-root.pem")

    /// The last 65 bytes of the public key.
    static let key = EnvelopeCheck.NamedKey("identity.pem", point: Array(certificate("identity.pem")?.key.der.suffix(65) ?? []))

    static let record = IdentityRecord.read(IdentityGuide.record.text.utf8).value ?? IdentityRecord()
    static let webRecord = IdentityRecord.read(IdentityGuide.webRecord.text.utf8).value ?? IdentityRecord()

    static func check(isForWeb: Bool = false, now: String? = "2026-11-20T00:00:00Z") -> AnswerCheck {
        AnswerCheck(
            isForWeb ? webRecord : record, keys: isForWeb ? [] : [key], roots: roots,
            now: now.flatMap { DateTimeText(rawValue: $0).instant })
    }
}

extension AnswerCheck.Verdict {
    func ids(_ outcome: IdentityStep.Outcome) -> [String] { steps.filter { $0.outcome == outcome }.map { $0.id } }

    func step(_ id: String) -> IdentityStep? { steps.first { $0.id == id } }
}
