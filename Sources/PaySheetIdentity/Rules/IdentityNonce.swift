import PaySheet
import PaySheetCBOR

/// A nonce that the system refuses, or that can be guessed.
enum IdentityNonce: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(IdentityRecordView.self, .nonce) { text, node, context in
                guard let nonce = Base64.decode([UInt8](text.string.utf8)) else {
                    return report(node, "the nonce is not Base64", "store the bytes in Base64 with padding", .error, &context)
                }
                check(nonce, node, &context)
                guard nonce.isEmpty || nonce.count > 64 else { return }
                report(node, "the nonce has \(nonce.count, "bytes") bytes", "use 1 to 64 bytes", .error, &context)
            },
            .text(IdentityRecordView.self, .encryptionInfo) { text, node, context in
                if let info = EncryptionInfo.read(text.string) { check(info.nonce, node, &context) }
            },
            .text(DigitalCredentialDataView.self, .encryptionInfo) { text, node, context in
                if let info = EncryptionInfo.read(text.string) { check(info.nonce, node, &context) }
            },
            RuleRow(DigitalCredentialRequestOptionsView.self, when: .count(of: .requests, above: 1)) { options, context in
                guard let requests = options.requests else { return }
                var seen: Set<[UInt8]> = []
                for index in 0..<requests.count {
                    guard let data = requests[index]?.data, let text = data.text(.encryptionInfo)?.string,
                        let nonce = EncryptionInfo.read(text)?.nonce, !seen.insert(nonce).inserted
                    else { continue }
                    report(data[.encryptionInfo], "another request has the same nonce", "make a nonce for each request", nil, &context)
                }
            },
        ]
    }

    private static func check(_ nonce: [UInt8], _ node: Int, _ context: inout RuleContext) {
        let help = "make 16 or more random bytes on the server for each request"
        if nonce.count > 1, nonce.allSatisfy({ $0 == nonce[0] }) {
            report(node, "all bytes of the nonce are the same", help, nil, &context)
        } else if (1..<16).contains(nonce.count) {
            report(node, "the nonce has only \(nonce.count, "bytes") bytes", help, nil, &context)
        }
    }

    private static func report(_ node: Int, _ message: Sentence, _ help: String, _ severity: Severity?, _ context: inout RuleContext) {
        if let severity {
            context.report(.identityNonce, at: node, severity, help: help, message)
        } else {
            context.report(.identityNonce, at: node, help: help, message)
        }
    }
}

extension EncryptionInfo {
    /// Reads the text of a web page; `nil` if it has another form, which another rule reports.
    static func read(_ text: String) -> EncryptionInfo? {
        guard let bytes = AddressBase64.decode(text) else { return nil }
        do throws(CBORError) { return try EncryptionInfo(bytes) } catch { return nil }
    }
}
