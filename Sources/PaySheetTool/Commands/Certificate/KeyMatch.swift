import PaySheet
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// Which certificates, requests, public keys and payment tokens have the same public key.
struct KeyMatch {
    /// Something that has a public key, or names one.
    fileprivate struct Part {
        let path: String
        /// The place in a file with several, from 1.
        let block: Int?
        let content: Content

        /// The path, with the place in a file with several.
        var name: String { path + (block.map { "#" + String($0) } ?? "") }
    }

    fileprivate enum Content {
        case certificate(Certificate)
        case request(CertificateRequest)
        case publicKey(PublicKey)
        /// A payment token names the key by its hash.
        case token(hash: [UInt8])
    }

    /// The parts with the same key.
    fileprivate struct Group {
        let hash: [UInt8]
        var parts: [Part]
    }

    /// In the order of the files.
    private var groups: [Group] = []

    // MARK: Parts

    /// Adds the content of a file. Certificates of issuers belong to no request of the shop.
    mutating func add(_ file: CertificateFile, _ path: String) {
        for (index, entry) in file.entries.enumerated() {
            let block = file.entries.count > 1 ? index + 1 : nil
            switch entry {
            case .certificate(let certificate):
                if !certificate.isAuthority { add(Part(path: path, block: block, content: .certificate(certificate))) }
            case .request(let request): add(Part(path: path, block: block, content: .request(request)))
            }
        }
    }

    mutating func add(_ key: PublicKey, _ path: String) { add(Part(path: path, block: nil, content: .publicKey(key))) }

    /// - Parameter hash: The hash of the public key that the token was made for.
    mutating func add(tokenFor hash: [UInt8], _ path: String) { add(Part(path: path, block: nil, content: .token(hash: hash))) }

    private mutating func add(_ part: Part) {
        let hash = part.content.hash
        if let index = groups.firstIndex(where: { $0.hash == hash }) {
            groups[index].parts.append(part)
        } else {
            groups.append(Group(hash: hash, parts: [part]))
        }
    }

    /// Whether a certificate or a token has nothing that belongs to it, which decides on the exit status.
    var hasLonePart: Bool { groups.contains { $0.isIncomplete } }

    /// The certificates of each merchant identifier, in the order of the files.
    private var merchants: [(identifier: String, parts: [(name: Part, purpose: String)])] {
        var merchants: [(identifier: String, parts: [(name: Part, purpose: String)])] = []
        for part in groups.flatMap({ $0.parts }) {
            guard let certificate = part.content.certificate, let identifier = certificate.merchantIdentifier,
                let purpose = certificate.purpose?.word
            else { continue }
            if let index = merchants.firstIndex(where: { $0.identifier == identifier }) {
                merchants[index].parts.append((part, purpose))
            } else {
                merchants.append((identifier, [(part, purpose)]))
            }
        }
        return merchants
    }

    // MARK: Text

    /// A paragraph for each key, and one for each merchant.
    var text: String {
        var text = ""
        for group in groups {
            text += "\nKey " + Base64.encode(group.hash) + (group.form.map { ", " + $0 } ?? "") + ":\n"
            text += KeyMatch.table(group.parts.map { ($0.name, $0.content.words) })
            if let remark = group.remark { text += "  " + remark + "\n" }
        }
        for merchant in merchants {
            text += "\nCertificates of " + VisibleText.line(merchant.identifier) + ":\n"
            text += KeyMatch.table(merchant.parts.map { ($0.name.name, $0.purpose) })
        }
        return text
    }

    private static func table(_ rows: [(name: String, words: String)]) -> String {
        let rows = rows.map { (name: VisibleText.line($0.name), words: $0.words) }
        let width = rows.map { $0.name.utf8.count }.max() ?? 0
        // Cannot trap: the width is that of the longest name.
        return rows.map {
            "  " + $0.name + String(repeating: " ", count: width - $0.name.utf8.count + 2) + VisibleText.line($0.words) + "\n"
        }
        .joined()
    }

    // MARK: JSON

    /// Writes the members for programs.
    func write(_ json: inout JSONBytes) {
        json.name("keys")
        json.array { list in
            for group in groups {
                list.object { one in
                    one.member("publicKeyHash", Base64.encode(group.hash))
                    one.member("key", group.form)
                    one.member("complete", bool: !group.isIncomplete)
                    one.member("remark", group.remark)
                    one.name("parts")
                    one.array { parts in
                        for part in group.parts { KeyMatch.write(part, form: part.content.form, &parts) }
                    }
                }
            }
        }
        json.name("merchants")
        json.array { list in
            for merchant in merchants {
                list.object { one in
                    one.member("identifier", merchant.identifier)
                    one.name("certificates")
                    one.array { parts in
                        for part in merchant.parts { KeyMatch.write(part.name, purpose: part.purpose, &parts) }
                    }
                }
            }
        }
    }

    private static func write(_ part: Part, form: String? = nil, purpose: String? = nil, _ list: inout JSONBytes) {
        list.object { one in
            one.member("path", part.path)
            one.member("block", number: part.block)
            if let form { one.member("form", form) }
            if let purpose { one.member("purpose", purpose) }
        }
    }
}

extension KeyMatch.Group {
    private var hasCertificate: Bool { parts.contains { $0.content.certificate != nil } }

    private var hasToken: Bool { parts.contains { if case .token = $0.content { true } else { false } } }

    /// Whether a certificate has nothing that belongs to it, or a token has no certificate.
    fileprivate var isIncomplete: Bool {
        hasCertificate ? parts.allSatisfy { $0.content.certificate != nil } : hasToken
    }

    /// The kind of key; `nil` if only tokens name it.
    fileprivate var form: String? { parts.lazy.compactMap { $0.content.key?.form.name }.first }

    /// What is missing; `nil` if everything belongs together.
    fileprivate var remark: String? {
        if hasCertificate { return isIncomplete ? "no request, public key or token in these files has this key" : nil }
        return hasToken ? "the token was made for a certificate that is not in these files" : "no certificate in these files has this key"
    }
}

extension KeyMatch.Content {
    fileprivate var certificate: Certificate? {
        if case .certificate(let certificate) = self { certificate } else { nil }
    }

    /// The key; `nil` if only its hash is known.
    fileprivate var key: PublicKey? {
        switch self {
        case .certificate(let certificate): certificate.key
        case .request(let request): request.key
        case .publicKey(let key): key
        case .token: nil
        }
    }

    fileprivate var hash: [UInt8] {
        if case .token(let hash) = self { hash } else { key?.hash ?? [] }
    }

    /// The name of the form.
    fileprivate var form: String {
        switch self {
        case .certificate: "certificate"
        case .request: "certificate request"
        case .publicKey: "public key"
        case .token: "payment token"
        }
    }

    /// What it is, with the purpose and the owner of a certificate.
    fileprivate var words: String {
        guard let certificate else { return form }
        return ([form] + [certificate.purpose?.word, certificate.subject.userIdentifier].compactMap { $0 }).joined(separator: ", ")
    }
}
