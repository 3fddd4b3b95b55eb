import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// The output of `paysheet certificate`.
struct CertificateReport {
    private let now: String
    private var rows: [Row] = []
    private var domainFiles: [DomainFileRow] = []
    private var sessions: [MerchantSessionRow] = []
    private var failures: [Report.Failure] = []

    /// One certificate or request.
    private struct Row {
        let path: String
        /// The place in a file with several, from 1.
        let block: Int?
        let entry: CertificateFile.Entry
        let signature: CertificateSignature
        /// The root of Apple that the certificate leads to.
        let root: Certificate?
        let findings: [Finding]

        /// What the signature proves, in words. A name in a certificate proves nothing without the root.
        var words: String {
            switch signature {
            case .valid(nil): "valid, by its own key"
            case .valid(let signer?):
                "valid, by " + (signer.subject.commonName ?? "its issuer")
                    + (root.map { ", chain to " + ($0.subject.commonName ?? $0.fingerprint) } ?? ", not to a root of Apple")
            case .wrong: "wrong"
            case .unchecked(let reason): "not checked: " + reason
            }
        }

        /// The path, with the place in a file with several.
        var name: String { path + (block.map { "#" + String($0) } ?? "") }
    }

    /// The moment of the steps before the first payment; `nil` if they are not asked for.
    private let stepsMoment: Instant?

    /// Which keys belong together; `nil` if that is not asked for.
    var match: KeyMatch?

    /// - Parameter stepsMoment: The moment for the steps before the first payment; `nil` leaves them out.
    init(now: String, stepsMoment: Instant? = nil, match: KeyMatch? = nil) {
        self.now = now
        self.stepsMoment = stepsMoment
        self.match = match
    }

    private var steps: FirstPaymentSteps? { stepsMoment.map { FirstPaymentSteps(rows.map { $0.entry }, now: $0) } }

    /// Whether something is a reason to fail although it is not an error: an end that is near, or a certificate without its request.
    var failsAnyway: Bool { hasExpiring || match?.hasLonePart == true }

    private var hasExpiring: Bool {
        rows.contains { row in row.findings.contains { $0.rule == .certificateExpiresSoon && $0.severity == .warning } }
    }

    /// Adds a file that cannot be read.
    mutating func add(failure message: String, _ path: String) { failures.append(Report.Failure(path: path, message: message)) }

    /// Adds the content of a file, with what a check finds.
    ///
    /// - Parameter accepted: Returns those findings that count.
    mutating func add(
        _ file: CertificateFile, _ path: String, _ check: CertificateCheck,
        accepted: ([Finding], _ unchecked: [String], _ ordinal: Int) -> [Finding]
    ) {
        var check = check
        check.issuers += file.certificates
        // The purpose is that of the certificate. A file often has the certificates of its issuers too.
        var issuers = check
        issuers.purpose = nil
        match?.add(file, path)
        for (index, entry) in file.entries.enumerated() {
            let (findings, signature) =
                switch entry {
                case .certificate(let certificate) where file.entries.count > 1 && certificate.isAuthority:
                    (issuers.findings(in: certificate), check.signature(of: certificate))
                case .certificate(let certificate): (check.findings(in: certificate), check.signature(of: certificate))
                case .request(let request): (check.findings(in: request), check.signature(of: request))
                }
            let unchecked = if case .unchecked(let reason) = signature { ["signature (" + reason + ")"] } else { [String]() }
            rows.append(
                Row(
                    path: path, block: file.entries.count > 1 ? index + 1 : nil, entry: entry, signature: signature,
                    root: entry.certificate.flatMap { check.root(of: $0) },
                    findings: accepted(findings, unchecked, index)))
        }
    }

    /// Adds a domain association file, with what a check finds.
    mutating func add(_ file: DomainFileRow) { domainFiles.append(file) }

    /// Adds a merchant session.
    mutating func add(_ session: MerchantSessionRow) { sessions.append(session) }

    /// What was not checked of at least one domain association file.
    private var uncheckedOfDomains: [String] {
        domainFiles.flatMap { $0.unchecked }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The signatures that were not checked.
    private var notChecked: [String] {
        rows.compactMap { if case .unchecked = $0.signature { "signature of " + VisibleText.line($0.name) } else { nil } }
    }

    // MARK: Text

    /// The output for people. What was not checked comes first.
    var text: String {
        let unchecked = notChecked
        var text = unchecked.isEmpty ? "" : "not checked: " + unchecked.joined(separator: ", ") + ". "
        if !rows.isEmpty { text += "Dates are checked at " + now + "\n" }
        if !sessions.isEmpty { text += "not checked of merchant sessions: what was signed, which is not documented\n" }
        if !domainFiles.isEmpty { text += "not checked of domain association files: " + uncheckedOfDomains.joined(separator: ", ") + "\n" }
        for row in rows {
            text += CertificateReport.text(
                row.name, row.entry.form, row.entry.facts + [("signature", row.words)], row.findings)
        }
        for row in domainFiles { text += row.text }
        for row in sessions { text += row.text }
        if let steps { text += steps.text }
        if let match { text += match.text }
        return text
    }

    /// A file with the facts about it, which are aligned, and what is wrong with it.
    static func text(_ path: String, _ form: String, _ facts: [(label: String, value: String)], _ findings: [Finding]) -> String {
        let name = VisibleText.leading(path)
        var text = facts.isEmpty ? "" : "\n" + name + ": " + form + "\n"
        let width = facts.map { $0.label.utf8.count }.max() ?? 0
        for fact in facts {
            // Cannot trap: the width is that of the longest label.
            let space = String(repeating: " ", count: width - fact.label.utf8.count + 2)
            text += "  " + fact.label + space + VisibleText.line(fact.value) + "\n"
        }
        for finding in findings { text += name + ": " + VisibleText.line(finding.remark) + "\n" }
        return text
    }

    // MARK: JSON

    /// The output for programs.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("now", now)
            json.member("notChecked", notChecked)
            json.name("certificates")
            json.array { list in
                for row in rows { CertificateReport.write(row, &list) }
            }
            if !domainFiles.isEmpty {
                json.member("notCheckedOfDomains", uncheckedOfDomains)
                json.name("domainFiles")
                json.array { list in
                    for row in domainFiles { row.write(&list) }
                }
            }
            if !sessions.isEmpty {
                json.name("merchantSessions")
                json.array { list in
                    for row in sessions { row.write(&list) }
                }
            }
            if let steps {
                json.name("steps")
                json.array { list in
                    for step in steps.steps {
                        list.object { one in
                            one.member("name", step.name)
                            if let isProven = step.isProven { one.member("proven", bool: isProven) }
                            one.member("text", step.words)
                        }
                    }
                }
            }
            if let match { match.write(&json) }
            json.name("failures")
            json.array { list in
                for failure in failures {
                    list.object { one in
                        one.member("path", failure.path)
                        one.member("message", failure.message)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ row: Row, _ json: inout JSONBytes) {
        json.object { json in
            json.member("path", row.path)
            json.member("block", number: row.block)
            json.member("form", row.entry.form)
            json.member("key", row.entry.key.form.name)
            json.member("publicKeyHash", row.entry.key.base64Hash)
            switch row.entry {
            case .request(let request): json.member("name", request.subject.commonName)
            case .certificate(let certificate):
                json.member("purpose", certificate.purpose?.word)
                json.member("name", certificate.subject.commonName)
                json.member("identifier", certificate.subject.userIdentifier)
                json.member("issuer", certificate.issuer.commonName)
                json.member("notBefore", certificate.notBefore.rawValue)
                json.member("notAfter", certificate.notAfter.rawValue)
            }
            json.member("signature", row.words)
            json.name("findings")
            json.array { list in write(row.findings, &list) }
        }
    }

    /// Writes the elements of a list of findings.
    static func write(_ findings: [Finding], _ list: inout JSONBytes) {
        for finding in findings {
            list.object { $0.members(of: finding, [.severity, .message, .help]) }
        }
    }
}

extension CertificateFile.Entry {
    /// The certificate; `nil` for a request.
    fileprivate var certificate: Certificate? { if case .certificate(let certificate) = self { certificate } else { nil } }

    /// The name of the form.
    fileprivate var form: String {
        switch self {
        case .certificate: "certificate"
        case .request: "certificate request"
        }
    }

    /// What people want to know, in the order of the output.
    fileprivate var facts: [(label: String, value: String)] {
        var facts: [(label: String, value: String)] = []
        func add(_ label: String, _ value: String?) { if let value { facts.append((label, value)) } }
        switch self {
        case .request(let request):
            add("name", request.subject.commonName)
            add("key", request.key.form.name)
            add("public key hash", request.key.base64Hash)
        case .certificate(let certificate):
            add("purpose", certificate.purpose?.word ?? "its name does not say")
            add("name", certificate.subject.commonName)
            add("identifier", certificate.subject.userIdentifier)
            add("key", certificate.key.form.name)
            add("public key hash", certificate.key.base64Hash)
            add("issuer", certificate.issuer.commonName)
            add("dates", certificate.notBefore.rawValue + " to " + certificate.notAfter.rawValue)
        }
        return facts
    }
}
