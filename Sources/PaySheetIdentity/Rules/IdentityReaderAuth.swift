import PaySheet

/// A device request without the signature of a reader.
enum IdentityReaderAuth: OneRowRule {
    static let row = RuleRow.text(DigitalCredentialDataView.self, .deviceRequest) { text, node, context in
        guard let request = DeviceRequest.read(text.string), !request.documents.isEmpty, !request.hasReaderAuth else { return }
        context.report(
            .identityReaderAuth, at: node, help: "sign it with the certificate from Apple Business Connect",
            "the request has neither \"readerAuth\" nor \"readerAuthAll\", and Apple Wallet does not answer")
    }
}
