import PaySheet
import PaySheetOrders
import PaySheetText
import PaySheetTokens

/// `paysheet order sign`: prints the line that signs the manifest of a package.
enum SignAction {
    static func run(_ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let folder = operands.first, operands.count == 1 else { throw UsageError("name one folder with manifest.json") }
        guard let certificate = arguments.value("certificate"), let intermediate = arguments.value("intermediate"),
            let key = arguments.value("key")
        else {
            throw UsageError("sign needs --certificate, --intermediate and --key")
        }
        guard arguments.has("print") else { throw UsageError("sign signs nothing; add --print to see the line") }
        let manifest = Paths.join(folder, OrderPackage.Name.manifest)
        guard console.system.look(manifest)?.kind == .file else {
            console.note(OrderFile.name(manifest, console.system) + ": no such file; write it with paysheet order manifest")
            return ExitStatus.undone
        }
        let own = try CertificateInput.certificate(certificate, console.system)
        let issuer = try CertificateInput.certificate(intermediate, console.system)
        let findings = CertificateCheck(purpose: .orderType, now: Timestamp(secondsSince1970: console.system.date())).findings(in: own)
        for finding in findings { console.note(OrderFile.name(certificate, console.system) + ": " + finding.description) }
        guard own.issuer == issuer.subject else {
            let name = own.issuer.commonName.map { Shown.quoted($0) } ?? "another one"
            console.note(
                OrderFile.name(intermediate, console.system) + ": this is not the issuer of the certificate, which is " + name
                    + "; download that one")
            return ExitStatus.found
        }
        guard findings.allSatisfy({ $0.severity != .error }) else { return ExitStatus.found }
        let files = [("-in", manifest), ("-signer", certificate), ("-certfile", intermediate), ("-inkey", key)]
        let target = ("-out", Paths.join(folder, OrderPackage.Name.signature))
        let line = (files + [target]).map { $0.0 + " " + ShellWord.path($0.1) }.joined(separator: " ")
        console.write([UInt8]((VisibleText.line("openssl cms -sign -binary -md sha256 -outform DER " + line) + "\n").utf8), isText: true)
        return ExitStatus.passed
    }
}
