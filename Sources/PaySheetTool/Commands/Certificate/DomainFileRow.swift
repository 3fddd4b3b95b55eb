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
    let findings: [Finding]

    /// What people want to know. Identifiers of the merchant and of the provider are left out.
    private var facts: [(label: String, value: String)] {
        guard let file else { return [] }
        let origin = file.origin == .account ? "developer account" : "payment provider"
        var facts: [(label: String, value: String)] = [(label: "from", value: origin)]
        if let domain = file.domain { facts.append((label: "domain", value: domain)) }
        if let created = file.created { facts.append((label: "created", value: created.rawValue)) }
        facts.append((label: "signature", value: file.signature == nil ? "none" : "not verified"))
        return facts
    }

    /// The lines for people.
    var text: String {
        let name = VisibleText.leading(path)
        var text = ""
        if !facts.isEmpty {
            text += "\n" + name + ": domain association file\n"
            for fact in facts {
                // Cannot trap: no label has more than nine letters.
                let space = String(repeating: " ", count: 11 - fact.label.utf8.count)
                text += "  " + fact.label + space + VisibleText.line(fact.value) + "\n"
            }
        }
        for finding in findings { text += name + ": " + VisibleText.line(finding.remark) + "\n" }
        return text
    }

    /// Writes the object for programs.
    func write(_ json: inout JSONBytes) {
        json.object { json in
            json.member("path", path)
            json.member("origin", file?.origin.rawValue)
            json.member("domain", file?.domain)
            json.member("created", file?.created?.rawValue)
            json.member("signature", file.map { $0.signature == nil ? "none" : "not verified" })
            json.name("findings")
            json.array { list in CertificateReport.write(findings, &list) }
        }
    }
}
