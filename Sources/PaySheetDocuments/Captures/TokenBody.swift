package import PaySheet

/// A request to a payment provider that has an Apple Pay token.
package struct TokenBody: Sendable {
    /// Who gets the request.
    package let provider: TokenProvider
    /// The place of the token in the request.
    package let place: String
    /// The token; `nil` if the value is none.
    private let document: CapturedDocument?
    private let form: TokenForm?

    /// Finds the token in a request. `nil` if the text is not such a request.
    package init?(_ bytes: [UInt8], limits: Limits = Limits()) {
        guard TokenProvider.mayHaveToken(bytes) else { return nil }
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: limits) else { return nil }
        let json = CapturedJSON(text, scanner, from: CapturedOrigin.Later { .same(0) })
        // A payment whose token is one of a provider is a wrong payment, and not a request.
        guard json.member("billingContact", of: 0) == nil, json.member("shippingContact", of: 0) == nil else { return nil }
        guard let body = TokenBody.find(json, at: 0, "", depth: TokenBody.deepest, limits) else { return nil }
        self = body
    }

    private init(_ provider: TokenProvider, _ place: String, _ document: CapturedDocument?, _ form: TokenForm?) {
        self.provider = provider
        self.place = place
        self.document = document
        self.form = form
    }

    /// What the request is, in messages.
    package var name: String { "request to " + provider.title + " with an Apple Pay token" }

    /// The token as JSON, and what it is.
    package var token: (bytes: [UInt8], kind: DocumentKind)? { document.map { ($0.bytes, $0.kind) } }

    /// The token for a check, with the places of its values in the text of the request.
    package func contents(of bytes: [UInt8]) -> [Container.Content] { CapturedDocument.contents(document.map { [$0] } ?? [], of: bytes) }

    /// What is wrong with the form of the token.
    package var findings: [Finding] {
        let member = "\"" + (provider.path.last ?? "") + "\""
        let title = provider.title
        guard let document, let form else {
            return [
                Finding(
                    .tokenWrapped, .error,
                    "\(member, "member") of the request to \(title, "provider") is not an Apple Pay token in any form",
                    help: "write the paymentData of the token as " + forms, at: place)
            ]
        }
        guard document.kind == .encryptedPaymentData else {
            return [
                Finding(
                    .tokenWrapped, .error,
                    "\(member, "member") is the token with what is around it, and \(title, "provider") reads the paymentData alone",
                    help: "write only the paymentData of the token, as " + forms, at: place)
            ]
        }
        guard !provider.forms.contains(form) else { return [] }
        return [
            Finding(
                .tokenWrapped, .warning, "\(member, "member") is \(words: form.words), and \(title, "provider") reads \(forms, "forms")",
                help: "write the paymentData of the token as " + forms, at: place)
        ]
    }

    private var forms: String { provider.forms.map { $0.words.text }.joined(separator: " or ") }

    // MARK: Search

    /// Requests have the token in the object of the payment, which is in another one or two.
    private static let deepest = 6

    private static func find(_ json: CapturedJSON, at node: Int, _ place: String, depth: Int, _ limits: Limits) -> TokenBody? {
        for provider in TokenProvider.all {
            if let body = body(provider, json, at: node, place, limits) { return body }
        }
        guard depth > 0 else { return nil }
        var found: TokenBody?
        json.forEachChild(of: node) { step, child in
            if found == nil { found = find(json, at: child, place + "/" + step, depth: depth - 1, limits) }
        }
        return found
    }

    private static func body(
        _ provider: TokenProvider, _ json: CapturedJSON, at node: Int, _ place: String, _ limits: Limits
    ) -> TokenBody? {
        var (parent, value) = (node, node)
        for name in provider.path {
            guard let member = json.member(name, of: value) else { return nil }
            (parent, value) = (value, member)
        }
        let place = place + provider.path.map { "/" + $0 }.joined()
        if let kind = json.tokenKind(of: value) {
            return TokenBody(provider, place, json.document(value, exchange, at: place, as: kind), .object)
        }
        if let text = json.content(of: value, isEncoded: false) {
            for (inner, bytes) in CapturedText.decoded(text) where inner.isEmpty {
                let source = SourceText(bytes)
                var scanner = Scanner()
                guard scanner.scan(source, limits: limits) else { continue }
                let isPlain = bytes == text
                let origin = CapturedOrigin.Later { json.origin(ofTextOf: value, isPlain: isPlain) }
                let token = CapturedJSON(source, scanner, from: origin)
                guard let kind = token.tokenKind(of: 0) else { continue }
                return TokenBody(provider, place, token.document(0, exchange, at: place, as: kind), isPlain ? .text : .base64)
            }
        }
        guard let sign = provider.sign, let beside = json.member(sign.name, of: parent), json.text(beside) == sign.value else { return nil }
        return TokenBody(provider, place, nil, nil)
    }

    private static let exchange = CapturedExchange(number: "body")
}

extension CapturedJSON {
    /// What part of a payment an object is, by names that only these parts have together.
    fileprivate func tokenKind(of node: Int) -> DocumentKind? {
        func has(_ names: String...) -> Bool { names.allSatisfy { member($0, of: node) != nil } }
        if has("data", "header") || has("data", "signature", "version") || has("header", "signature") { return .encryptedPaymentData }
        if has("paymentData", "paymentMethod") || has("paymentData", "transactionIdentifier") { return .paymentToken }
        guard let token = member("token", of: node), member("paymentData", of: token) != nil else { return nil }
        return .payment
    }
}
