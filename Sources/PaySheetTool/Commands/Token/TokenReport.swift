import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// The output of `paysheet token check`.
struct TokenReport {
    /// What is wrong.
    let findings: [Finding]
    private let name: String
    private let now: String?
    /// What was not checked. A token that cannot be decoded was not checked at all.
    private let unchecked: [String]
    /// The certificate of the shop that the token was made for.
    private let certificate: String?
    private let keyHash: String?
    private let signedAt: DateTimeText?
    private let root: String?

    init(_ name: String, _ token: SealedToken?, _ check: TokenCheck, _ findings: [Finding], root: String? = nil) {
        self.name = name
        self.findings = findings
        self.root = root
        now = check.now?.description
        unchecked = token.map { check.unchecked(in: $0) } ?? TokenCheck.parts
        certificate = token.flatMap { token in check.certificates.first { $0.key.hash == token.publicKeyHash } }?.name
        keyHash = token.map { $0.base64PublicKeyHash }
        signedAt = token?.signer?.signingTime
    }

    // MARK: Text

    /// The output for people. What was not checked comes first.
    var text: String {
        var text = unchecked.isEmpty ? "" : "not checked: " + unchecked.joined(separator: ", ") + "\n"
        let name = VisibleText.leading(name)
        if let keyHash {
            let owner = certificate.map { VisibleText.line($0) + ", key hash " } ?? "the key with the hash "
            text += name + ": made for " + owner + keyHash + "\n"
        }
        if let signedAt { text += name + ": signed at " + signedAt.rawValue + "\n" }
        for finding in findings { text += name + ": " + VisibleText.line(finding.remark) + "\n" }
        return text
    }

    /// The commands for people. A terminal must not wrap them, because they are for copying.
    var commandText: String {
        guard !commands.isEmpty else { return "" }
        let start = name == "-" ? "Store the token in the file " + TokenReport.storedInput + " first. Then these" : "These"
        return "\n" + start + " commands check the signature and the root:\n" + commands.map { "  " + VisibleText.line($0) + "\n" }.joined()
    }

    /// The commands read the token twice, so it must be in a file.
    private static let storedInput = "token.json"

    /// The lines for a shell that verify the signature with openssl. A certificate counts at the time of the signature.
    private var commands: [String] {
        guard unchecked.contains("signature"), let signedAt = signedAt?.secondsSince1970 else { return [] }
        let file = ShellWord.path(name == "-" ? TokenReport.storedInput : name)
        let root = ShellWord.path(root ?? "AppleRootCA-G3.pem")
        return [
            "paysheet token signature " + file + " -o token.signature",
            "paysheet token signed-bytes " + file + " -o token.signed",
            "openssl cms -verify -binary -inform DER -in token.signature -content token.signed -CAfile " + root
                + " -purpose any -attime " + String(signedAt) + " -out /dev/null",
        ]
    }

    // MARK: JSON

    /// The output for programs.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", name)
            json.member("now", now)
            json.member("notChecked", unchecked)
            json.member("certificate", certificate)
            json.member("publicKeyHash", keyHash)
            json.member("signedAt", signedAt?.rawValue)
            json.name("findings")
            json.array { list in
                for finding in findings {
                    list.object { $0.members(of: finding, [.severity, .message, .help]) }
                }
            }
            json.member("commands", commands)
        }
        return json.bytes + [0x0A]
    }
}
