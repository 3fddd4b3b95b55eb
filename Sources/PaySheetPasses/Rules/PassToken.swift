import PaySheet

/// A web service without a secret, or a secret without a web service.
enum PassToken: OneRowRule {
    static let row = RuleRow(WalletPassView.self, any: [.webServiceURL, .authenticationToken]) { pass, context in
        let help = "write a random secret of at least 16 characters"
        if pass.isMissing(.authenticationToken) {
            context.report(
                .passToken, at: pass.node, related: [RelatedNode(pass[.webServiceURL], "the web service")],
                help: "add \"authenticationToken\": " + help, "the web service has no \"authenticationToken\"")
        } else if pass.isMissing(.webServiceURL) {
            context.report(
                .passToken, at: pass[.authenticationToken], .warning, help: "add \"webServiceURL\", or remove the token",
                "nothing uses the token: \"webServiceURL\" is missing")
        } else if let token = pass.text(.authenticationToken), token.isShorter(than: 16), !PassPlaceholder.isPlaceholder(token.string) {
            context.report(
                .passToken, at: pass[.authenticationToken], help: help, "the authentication token has less than 16 characters")
        }
    }
}
