import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// `paysheet order sign` and `paysheet pass sign`: print the line that signs the manifest of a package.
enum SignAction {
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        guard let folder = operands.first, operands.count == 1 else { throw UsageError("name one folder with manifest.json") }
        guard let certificate = arguments.value("certificate"), let intermediate = arguments.value("intermediate"),
            let key = arguments.value("key")
        else {
            throw UsageError("sign needs --certificate, --intermediate and --key")
        }
        guard arguments.has("print") else { throw UsageError("sign signs nothing; add --print to see the line") }
        guard console.system.look(folder)?.kind != .file else { throw UsageError(folder + " is not a folder") }
        let manifest = Paths.join(folder, OrderPackage.Name.manifest)
        guard console.system.look(manifest)?.kind == .file else {
            console.note(OrderFile.name(manifest, console.system) + ": no such file; write it with paysheet " + format.noun + " manifest")
            return ExitStatus.undone
        }
        let own = try CertificateInput.certificate(certificate, console.system)
        let issuer = try CertificateInput.certificate(intermediate, console.system)
        let findings = CertificateCheck(purpose: format.purpose, now: Instant(secondsSince1970: console.system.date())).findings(in: own)
        for finding in findings { console.note(OrderFile.name(certificate, console.system) + ": " + finding.remark) }
        guard own.claimsIssuer(issuer) else {
            let name = own.issuer.commonName.map { Shown.quoted($0) } ?? "another one"
            console.note(
                OrderFile.name(intermediate, console.system) + ": this is not the issuer of the certificate, which is " + name
                    + (own.issuer == issuer.subject ? " with another key" : "") + "; download that one")
            return ExitStatus.found
        }
        guard findings.allSatisfy({ $0.severity != .error }), isReady(folder, format, own, &console) else { return ExitStatus.found }
        let files = [("-in", manifest), ("-signer", certificate), ("-certfile", intermediate), ("-inkey", key)]
        let target = ("-out", Paths.join(folder, OrderPackage.Name.signature))
        let line = (files + [target]).map { $0.0 + " " + ShellWord.path($0.1) }.joined(separator: " ")
        console.write([UInt8]((VisibleText.line("openssl cms -sign -binary -md sha256 -outform DER " + line) + "\n").utf8), isText: true)
        return ExitStatus.passed
    }

    /// Whether the package can be signed. Names what is wrong besides the signature, and says if the certificate is for another type.
    private static func isReady(
        _ folder: String, _ format: PackageFormat, _ certificate: Certificate, _ console: inout Console
    ) -> Bool {
        guard case .success(let package) = PackageInput.folder(folder, console.system) else { return true }
        let mistakes = OrderPackageCheck(of: format, allowsMissingSignature: true).findings(in: package.withoutMetadata.package).filter {
            $0.severity == .error && Selection.topic(of: $0.rule.name) != "signature"
        }
        for finding in mistakes { console.note(finding.remark) }
        if !mistakes.isEmpty { console.note("nothing is to be signed yet, because the package has errors") }
        if let type = package.content(of: format.content).flatMap({ format.type(of: $0) }),
            let mistake = format.otherType(of: certificate, type)
        {
            console.note("warning[" + RuleID.signatureOrderType.name + "]: " + mistake.message + "; " + mistake.help)
        }
        return mistakes.isEmpty
    }
}
