import PaySheet
import PaySheetChecking
import PaySheetDocuments
import PaySheetTokens

extension TokenInputs {
    /// Returns the encrypted part of the token of a document; `nil` after a message.
    static func token(in bytes: [UInt8], _ name: String, _ console: inout Console) -> EncryptedPaymentData? {
        var reader = DocumentReader()
        let check = reader.check(bytes, recovering: true)
        if let token = token(in: bytes, as: check.kind) { return token }
        if let body = TokenBody(bytes) {
            for finding in body.findings { console.note(name + ": " + finding.remark) }
            if let inner = body.token, let token = token(in: inner.bytes, as: inner.kind) {
                console.note(name + ": this is a " + body.name + "; the token is at " + body.place)
                return token
            }
        }
        for finding in check.findings.atLeast(.error).prefix(20) { console.note(name + ":" + finding.description) }
        console.note(name + ": there is no payment token with \"paymentData\" that can be read")
        return nil
    }
}
