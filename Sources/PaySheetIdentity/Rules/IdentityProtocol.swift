import PaySheet

/// Requests of which Safari knows none.
enum IdentityProtocol: OneRowRule {
    static let row = RuleRow(DigitalCredentialRequestOptionsView.self, needs: [.requests]) { options, context in
        guard let requests = options.requests else { return }
        for index in 0..<requests.count {
            guard let word = requests[index]?.word(.protocol), word != DigitalCredentialProtocol.orgISOMdocIndex else { return }
        }
        context.report(
            .identityProtocol, at: options[.requests], help: "add a request with the protocol \"org-iso-mdoc\"",
            "no request has the protocol \"org-iso-mdoc\", which Safari needs")
    }
}
