import PaySheet
import PaySheetChecking
import PaySheetDocuments
import PaySheetTokens

/// What `paysheet token` reads.
enum TokenInputs {
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

    /// Returns the encrypted part of the token of a document.
    static func token(in bytes: [UInt8], as kind: DocumentKind?) -> EncryptedPaymentData? {
        switch kind {
        case .payment: AuthorizedPayment.read(bytes, policy: Policy()).value?.token.paymentData
        case .paymentToken: PaymentToken.read(bytes, policy: Policy()).value?.paymentData
        case .encryptedPaymentData: EncryptedPaymentData.read(bytes, policy: Policy()).value
        case .paymentFlow: PaymentFlow.read(bytes, policy: Policy()).value?.payment?.token.paymentData
        default: nil
        }
    }

    /// Reads the files of the options.
    static func check(_ arguments: Arguments, _ system: System) throws(UsageError) -> TokenCheck {
        let paths = Paths(current: system.currentFolder, root: nil)
        var check = TokenCheck()
        check.now = try NowOption.moment(arguments.options, system)?.instant
        for path in arguments.values("certificate") {
            let name = paths.reported(path)
            let entries = try CertificateInput.entries(path, system)
            for (index, entry) in entries.enumerated() {
                check.certificates.append(
                    TokenCheck.NamedCertificate(entries.count > 1 ? name + "#" + String(index + 1) : name, entry))
            }
        }
        if let path = arguments.value("root") { check.roots.append(try CertificateInput.certificate(path, system)) }
        if let path = arguments.value("request") { check.request = try request(path, paths.reported(path), system) }
        if let path = arguments.value("seen") {
            let seen = try IdentifierFile.read(
                path, paths.reported(path), system, wanted: "transaction identifier, in 64 hexadecimal digits,",
                parse: { SealedToken.transactionId($0) })
            check.isRepeated = { seen.contains($0) }
        }
        return check
    }

    /// The application data of a request. The system ignores text that is not Base64.
    private static func request(_ path: String, _ name: String, _ system: System) throws(UsageError) -> TokenCheck.RequestData {
        let bytes: [UInt8]
        switch system.read(path, Limits().bytes + 1) {
        case .failure(let failure): throw UsageError(name + ": " + failure.message, isInFile: true)
        case .success(let read): bytes = read
        }
        var reader = DocumentReader()
        switch reader.check(bytes, recovering: true).kind {
        case .paymentRequest, .applePayRequest, .w3cPaymentRequest, .paymentFlow: break
        default: throw UsageError(name + ": this is not a payment request and not a flow", isInFile: true)
        }
        guard let data = RequestApplicationData.text(in: bytes).flatMap({ ApplicationData(base64: $0) }) else { return .withoutData }
        return .data(data)
    }
}
