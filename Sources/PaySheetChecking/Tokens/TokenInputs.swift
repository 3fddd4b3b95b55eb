package import PaySheet
package import PaySheetTokens

/// What the check of a payment token reads: the token, and the files of options.
package enum TokenInputs {
    /// The options of the check.
    package static let options = [
        OptionDescription(
            name: "certificate", value: "FILE", isRepeatable: true,
            summary: "check: a payment processing certificate or request of the shop"),
        OptionDescription(name: "root", value: "FILE", summary: "check: another root certificate that the token may lead to"),
        OptionDescription(
            name: "request", value: "FILE", summary: "check: the request of the payment, to compare the application data"),
        OptionDescription(
            name: "seen", value: "FILE", summary: "check: transaction identifiers of earlier payments, one on each line"),
        OptionDescription(name: "test", summary: "check: accept a token of testMerchant of the npm package"),
        OptionDescription(
            name: NowOption.option, value: NowOption.value,
            summary: "check: when the token arrived, within five minutes of its signature; today is the present moment"),
    ]

    /// Returns the encrypted part of the token of a document.
    package static func token(in bytes: [UInt8], as kind: DocumentKind?) -> EncryptedPaymentData? {
        switch kind {
        case .payment: AuthorizedPayment.read(bytes, policy: Policy()).value?.token.paymentData
        case .paymentToken: PaymentToken.read(bytes, policy: Policy()).value?.paymentData
        case .encryptedPaymentData: EncryptedPaymentData.read(bytes, policy: Policy()).value
        case .paymentFlow: PaymentFlow.read(bytes, policy: Policy()).value?.payment?.token.paymentData
        default: nil
        }
    }

    /// Reads the files of the options.
    package static func check(_ options: OptionValues, _ system: System) throws(UsageError) -> TokenCheck {
        let paths = Paths(current: system.currentFolder, root: nil)
        var check = TokenCheck()
        check.now = try NowOption.moment(options, system)?.instant
        for path in options.values("certificate") {
            let name = paths.reported(path)
            let entries = try CertificateInput.entries(path, system)
            for (index, entry) in entries.enumerated() {
                check.certificates.append(
                    TokenCheck.NamedCertificate(entries.count > 1 ? name + "#" + String(index + 1) : name, entry))
            }
        }
        if let path = options.value("root") { check.roots.append(try CertificateInput.certificate(path, system)) }
        check.acceptsTests = options.has("test")
        if let path = options.value("request") { check.request = try request(path, paths.reported(path), system) }
        if let path = options.value("seen") {
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
