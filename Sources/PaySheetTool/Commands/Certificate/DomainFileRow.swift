import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// A domain association file in the output of `paysheet certificate`.
struct DomainFileRow {
    let path: String
    /// The file; `nil` if it is not one.
    let file: DomainAssociation?
    let unchecked: [String]
    let findings: [Finding]

    /// What its signature proves; `nil` if the file is not one.
    private var signature: String? {
        file.map { $0.signature == nil ? "none" : $0.proof.words }
    }

    /// What people want to know. Identifiers of the merchant and of the provider are left out.
    private var facts: [(label: String, value: String)] {
        guard let file else { return [] }
        let origin = file.origin == .account ? "developer account" : "payment provider"
        var facts: [(label: String, value: String)] = [(label: "from", value: origin)]
        if let domain = file.domain { facts.append((label: "domain", value: domain)) }
        if let created = file.created { facts.append((label: "created", value: created.rawValue)) }
        if let signature { facts.append((label: "signature", value: signature)) }
        return facts
    }

    /// The lines for people.
    var text: String { CertificateReport.text(path, "domain association file", facts, findings) }

    /// Writes the object for programs.
    func write(_ json: inout JSONBytes) {
        json.object { json in
            json.member("path", path)
            json.member("origin", file?.origin.rawValue)
            json.member("domain", file?.domain)
            json.member("created", file?.created?.rawValue)
            json.member("signature", signature)
            json.name("findings")
            json.array { list in CertificateReport.write(findings, &list) }
        }
    }
}
