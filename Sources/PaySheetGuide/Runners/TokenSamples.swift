import PaySheet
import PaySheetTokens

extension SampleRunner {
    /// The encrypted part of a payment token.
    static let sealedToken = SampleRunner(
        "token", command: "token check",
        check: { sample in
            guard let data = EncryptedPaymentData.read(sample.json, policy: Policy()).value else { return [] }
            do throws(SealedTokenError) {
                return tokenCheck(sample).findings(in: try SealedToken(data))
            } catch {
                return [error.finding]
            }
        })

    private static func tokenCheck(_ sample: Sample) -> TokenCheck {
        var check = TokenCheck()
        check.now = sample.policy.now
        for name in sample.values(of: "--certificate") {
            if let entry = certificates(name).flatMap({ entry($0) }) { check.certificates.append(TokenCheck.NamedCertificate(name, entry)) }
        }
        if case .certificate(let root)? = sample.option("--root").flatMap({ certificates($0) }).flatMap({ entry($0) }) {
            check.roots.append(root)
        }
        if let request = sample.option("--request") {
            let data = JSONTree(request.utf8)?.text("applicationData").flatMap { ApplicationData(base64: $0) }
            check.request = data.map { .data($0) } ?? TokenCheck.RequestData.withoutData
        }
        if sample.has("--seen") {
            let seen = Set(sample.values(of: "--seen").compactMap { SealedToken.transactionId($0) })
            check.isRepeated = { seen.contains($0) }
        }
        return check
    }

    private static func certificates(_ name: String) -> SampleBase? { SampleBase.others.first { $0.rawValue == name } }
}

extension SampleBase {
    static let sealedToken = SampleBase("sealedToken", .sealedToken, sealedTokenText)
}
