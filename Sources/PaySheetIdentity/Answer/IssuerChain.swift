import PaySheet
import PaySheetTokens

/// The certificates in the header of the issuer's signature, that of the signer first.
struct IssuerChain {
    let certificates: [Certificate]
    /// Why there are none; `nil` if all can be read.
    let fault: String?

    /// More would let a sender choose how long a check takes.
    private static let limit = 8

    init(_ signature: COSESignature) {
        var certificates: [Certificate] = []
        var fault: String?
        if signature.certificates.isEmpty { fault = "the signature has no certificate" }
        if signature.certificates.count > IssuerChain.limit { fault = "the signature has more than 8 certificates" }
        for (index, der) in signature.certificates.enumerated() where fault == nil {
            do throws(BERError) {
                certificates.append(try Certificate(der: der))
            } catch {
                fault = "certificate " + String(index + 1) + " of the signature cannot be read: " + error.description
            }
        }
        self.certificates = fault == nil ? certificates : []
        self.fault = fault
    }
}
