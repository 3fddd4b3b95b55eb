import Foundation
import PaySheet
import PaySheetSignatures
import PaySheetTokens
import TestSupport
import Testing

@Suite("Domain association files")
struct DomainAssociationTests {
    private static func account() throws -> [UInt8] { try Fixture.bytes("domain-account.txt") }
    private static func provider() throws -> [UInt8] { try Fixture.bytes("domain-provider.txt") }

    @Test("The file of a developer account has its domain and its time")
    func account() throws {
        let file = try DomainAssociation(DomainAssociationTests.account())
        #expect(file.origin == .account && file.domain == "shop.example" && file.created != nil)
        #expect(file.signature?.signers.count == 1)
    }

    @Test("The file of a payment provider has its time")
    func provider() throws {
        let bytes = try DomainAssociationTests.provider()
        let file = try DomainAssociation(bytes)
        #expect(file.origin == .provider && file.domain == nil && file.created?.rawValue == "2024-05-08T21:22:46Z")
        #expect(file.signature?.signers.count == 1)
        // Both cases of digits exist, and newer files have no signature.
        #expect(try DomainAssociation(bytes.map { 0x41...0x46 ~= $0 ? $0 | 0x20 : $0 }) == file)
        let bare = try DomainAssociation(DomainAssociationTests.hex(#"{"version":1,"pspId":"A0","createdOn":1749194802125}"#))
        #expect(bare.signature == nil && bare.created != nil)
    }

    static func hex(_ text: String) -> [UInt8] {
        Array(text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined().utf8)
    }

    /// The file of a provider that signs with the key of the samples, as a real one is signed.
    private static func signed(_ content: String, as provider: String = "A0B1") throws -> [UInt8] {
        let signature = try SampleSignature().bytes(of: [UInt8](content.utf8))
        let digits = signature.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return hex("{\"pspId\":\"\(provider)\",\"version\":1,\"createdOn\":1715203366385,\"signature\":\"\(digits)\"}")
    }

    @Test("The signature is verified as far as it is known what was signed")
    func signatures() throws {
        let authority = try SampleSignature.authority
        let file = try DomainAssociation(DomainAssociationTests.signed("A0B117152033663851"))
        let signatures = file.signatures(roots: [authority])
        #expect(signatures.map { $0.part } == [.content, .signer] && signatures.allSatisfy { $0.fault == nil })
        let check = DomainAssociationCheck(domain: "shop.example", original: [])
        #expect(check.unchecked(in: file) == ["root"])
        // What is signed is not documented, so other content is right, too.
        let other = try DomainAssociation(DomainAssociationTests.signed("something else"))
        #expect(other.signatures(roots: []).allSatisfy { $0.fault == nil })
        #expect(check.unchecked(in: other) == ["root", "what was signed"])
        // The account's file has its content, and a hash function that proves nothing any more.
        let account = try DomainAssociation(DomainAssociationTests.account())
        #expect(account.signatures().first?.fault?.isWrong == false)
        #expect(check.unchecked(in: account).first == "signature (SHA-1 is too weak to prove anything)")
        #expect(check.unchecked(in: nil) == ["signature"])
    }

    @Test("A wrong signature is a finding", arguments: 1...3)
    func wrongSignature(_ part: Int) throws {
        let file = String(decoding: try DomainAssociationTests.signed("A0B117152033663851"), as: UTF8.self)
        // The key of the signer begins with this number, and so do the signatures of two certificates and of the content.
        let number = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
        let places = file.ranges(of: String(decoding: DomainAssociationTests.hex(number), as: UTF8.self))
        #expect(places.count == 4)
        let other = String(decoding: DomainAssociationTests.hex(number.replacing("6b17", with: "6b18")), as: UTF8.self)
        let findings = DomainAssociationCheck().findings(in: [UInt8](file.replacingCharacters(in: places[part], with: other).utf8))
        // No root is there for the certificate of the authority.
        #expect(findings.map { $0.rule.name } == (part == 2 ? [] : ["domain-file/content"]), "\(findings)")
    }

    @Test("A line ending after the content is ignored", arguments: ["\n", "\r\n", "\n\n"])
    func lineEnds(_ end: String) throws {
        for bytes in [try DomainAssociationTests.account(), try DomainAssociationTests.provider()] {
            #expect(DomainAssociationCheck().findings(in: bytes + end.utf8).isEmpty)
        }
    }

    /// A file that a person or a program changed.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let error: DomainAssociationError
        let change: @Sendable ([UInt8]) -> [UInt8]
    }

    static let changes: [Change] = [
        Change(testDescription: "empty", error: .empty) { _ in [] },
        Change(testDescription: "only line ends", error: .empty) { _ in Array("\r\n \n".utf8) },
        Change(testDescription: "a byte order mark", error: .byteOrderMark) { [0xEF, 0xBB, 0xBF] + $0 },
        Change(testDescription: "UTF-16", error: .byteOrderMark) { [0xFF, 0xFE] + $0.flatMap { byte in [byte, 0] } },
        Change(testDescription: "an error page", error: .webPage) { _ in Array("\n<!DOCTYPE html><title>404</title>".utf8) },
        Change(testDescription: "front matter", error: .frontMatter) { Array("---\nlayout: null\n---\n".utf8) + $0 },
        Change(testDescription: "a key", error: .pem) { _ in Array("-----BEGIN PRIVATE KEY-----\n".utf8) },
        Change(testDescription: "instructions", error: .unknown) { _ in Array("REPLACE THIS FILE".utf8) },
        Change(testDescription: "a space", error: .character(line: 1, column: 41)) { Array($0[..<40] + [0x20] + $0[40...]) },
        Change(testDescription: "the half", error: .cut) { Array($0[..<($0.count / 4 * 2)]) },
    ]

    @Test("A changed file is refused", arguments: changes)
    func changed(_ change: Change) throws {
        for bytes in [try DomainAssociationTests.account(), try DomainAssociationTests.provider()] {
            #expect(throws: change.error) { try DomainAssociation(change.change(bytes)) }
            let findings = DomainAssociationCheck().findings(in: change.change(bytes))
            #expect(findings.map { $0.rule.name } == ["domain-file/content"])
            #expect(findings.allSatisfy { $0.severity == (change.error == .frontMatter ? .warning : .error) })
        }
    }

    @Test(
        "Plain, formatted and other JSON is refused",
        arguments: [
            (Array(#"{"pspId":"A","version":1}"#.utf8), .json), (hex(#"{"pspId": "A","version":1}"#), .formatted),
            (hex("{\"pspId\":\"A\",\"version\":1}\n"), .formatted), (hex(#"{"version":1}"#), .member("pspId")),
            (hex(#"{"pspId":"A"}"#), .member("version")), (hex("{]}"), .notJSON), (hex(#"{"pspId":"A""#), .cut),
            (hex(#"{"pspId":"A","version":1,"signature":"x"}"#), .signature(nil)),
            (hex(#"{"pspId":"A","version":1,"signature":"3000"}"#), .signature(BERError(.expected(.objectIdentifier), at: 2))),
            (Array("MIIB".utf8), .cut), (Array("MIAA".utf8), .message(BERError(.unexpectedEnd, at: 2))),
        ] as [([UInt8], DomainAssociationError)])
    func other(_ bytes: [UInt8], _ expected: DomainAssociationError) {
        #expect(throws: expected) { try DomainAssociation(bytes) }
        #expect(!expected.description.isEmpty)
    }

    @Test("Every truncated file is an error that does not repeat the content")
    func cuts() throws {
        for bytes in [try DomainAssociationTests.account(), try DomainAssociationTests.provider()] {
            for count in stride(from: 0, to: bytes.count - 3, by: 37) {
                let findings = DomainAssociationCheck().findings(in: Array(bytes[..<count]))
                #expect(findings.count == 1)
                #expect(!findings.contains { $0.description.contains(String(decoding: bytes[8..<20], as: UTF8.self)) })
            }
        }
    }

    @Test("A file above the limit is refused before it is read")
    func long() {
        let bytes = [UInt8](repeating: UInt8(ascii: "7"), count: 1 << 20 | 1)
        #expect(throws: DomainAssociationError.tooLong(1 << 20)) { try DomainAssociation(bytes) }
    }

    @Test("The domain must match in any letter case")
    func domain() throws {
        let bytes = try DomainAssociationTests.account()
        #expect(DomainAssociationCheck(domain: "Shop.Example").findings(in: bytes).isEmpty)
        #expect(DomainAssociationCheck(domain: "www.shop.example").findings(in: bytes).map { $0.rule.name } == ["domain-file/domain"])
        // The file of a provider is for all domains.
        #expect(DomainAssociationCheck(domain: "x").findings(in: try DomainAssociationTests.provider()).isEmpty)
    }

    @Test("The path must match exactly")
    func path() {
        #expect(DomainAssociationCheck.finding(at: ".well-known/apple-developer-merchantid-domain-association") == nil)
        for path in ["apple-developer-merchantid-domain-association", ".well-known/apple-developer-merchantid-domain-association.txt"] {
            #expect(DomainAssociationCheck.finding(at: path)?.rule.name == "domain-file/path")
        }
    }

    @Test("A difference from the downloaded file has a cause")
    func copies() throws {
        let original = try DomainAssociationTests.account()
        let lowered = try DomainAssociationTests.provider()
        let cases: [(served: [UInt8], original: [UInt8], cause: String?)] = [
            (original, original, nil), (original + [0x0A], original, "a line end was added, from byte \(original.count) on"),
            (Array(original.dropLast()), original, "the last line end was removed"),
            (original.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, original, "line ends were changed, from byte 76 on"),
            (lowered.map { 0x41...0x46 ~= $0 ? $0 | 0x20 : $0 }, lowered, "upper and lower case were changed, from byte 1 on"),
            (original, lowered, "they differ, from byte 0 on"),
        ]
        for one in cases {
            let findings = DomainAssociationCheck(original: one.original).findings(in: one.served)
            #expect(findings.map { $0.rule.name } == (one.cause == nil ? [] : ["domain-file/copy"]))
            if let cause = one.cause { #expect(findings.first?.message.hasSuffix(cause) == true, "\(findings)") }
        }
    }
}
