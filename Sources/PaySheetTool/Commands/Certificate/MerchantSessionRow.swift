import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetTokens

/// A merchant session in the output of `paysheet certificate`: who signed it.
struct MerchantSessionRow {
    let path: String
    let findings: [Finding]
    private let domain: String?
    private let proof: MessageProof

    /// What was not checked. What Apple signs in a session is not documented.
    var unchecked: [String] { proof.unchecked + ["what was signed"] }

    /// Reads a file; `nil` if it is not a merchant session with a signature.
    init?(_ bytes: [UInt8], path: String) {
        var reader = DocumentReader()
        guard reader.check(bytes, recovering: true).kind == .merchantSession, let tree = JSONTree(bytes),
            let digits = tree.text("signature"), let message = Hex.decode(digits.utf8), let signed = try? SignedData(message)
        else { return nil }
        self.path = path
        domain = tree.text("domainName")
        proof = MessageProof(signed.signatures(), roots: Certificate.appleRoots)
        let wrong = proof.signatures.first { $0.fault?.isWrong == true }
        findings = [wrong].compactMap { $0 }.map { signature in
            Finding(
                .sessionSignature, .error,
                "the \(fixed: signature.part.name) is wrong: \(fixed: signature.fault?.description ?? "")",
                help: "pass on Apple's answer unchanged", at: "/signature")
        }
    }

    /// The lines for people.
    var text: String {
        CertificateReport.text(
            path, "merchant session", [("domain", domain), ("signature", proof.words)].compactMap { row in row.1.map { (row.0, $0) } },
            findings)
    }

    /// Writes the object for programs.
    func write(_ json: inout JSONBytes) {
        json.object { json in
            json.member("path", path)
            json.member("domain", domain)
            json.member("signature", proof.words)
            json.name("findings")
            json.array { list in CertificateReport.write(findings, &list) }
        }
    }
}
