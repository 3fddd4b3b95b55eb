import PaySheet

/// Where a payment provider wants the Apple Pay token in a request of a server.
package struct TokenProvider: Sendable {
    /// The name of the provider.
    package let title: String
    /// The names that lead to the `paymentData` of the token.
    let path: [String]
    /// A member beside the token that only requests with an Apple Pay token have.
    let sign: Sign?
    /// The forms that the provider reads.
    let forms: [TokenForm]

    struct Sign: Sendable {
        let name: String
        let value: String
    }

    /// Each provider has a row. Nothing else knows them.
    static let all = [
        TokenProvider(title: "Checkout.com", path: ["token_data"], sign: Sign(name: "type", value: "applepay"), forms: [.object]),
        TokenProvider(
            title: "Worldpay", path: ["walletToken"], sign: Sign(name: "type", value: "card/wallet+applepay"), forms: [.text]),
        TokenProvider(
            title: "Cybersource", path: ["fluidData", "value"],
            // FID=COMMON.APPLE.INAPP.PAYMENT
            sign: Sign(name: "descriptor", value: "RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U"), forms: [.base64]),
        TokenProvider(
            title: "Authorize.Net", path: ["opaqueData", "dataValue"],
            sign: Sign(name: "dataDescriptor", value: "COMMON.APPLE.INAPP.PAYMENT"), forms: [.base64]),
        TokenProvider(title: "Adyen", path: ["applePayToken"], sign: Sign(name: "type", value: "applepay"), forms: [.base64, .text]),
        TokenProvider(title: "Braintree", path: ["applePaymentToken", "paymentData"], sign: nil, forms: [.base64]),
        TokenProvider(title: "Stripe", path: ["pk_token"], sign: nil, forms: [.text]),
    ]

    /// Whether a text may have a token for a provider. Quick, because nearly all texts have none.
    static func mayHaveToken(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= mostBytes, bytes.first(where: { !JSONText.Mark.isSpace($0) }) == UInt8(ascii: "{") else { return false }
        for index in bytes.indices.dropLast() where bytes[index] == JSONText.Mark.quote && letters.contains(bytes[index + 1]) {
            let rest = bytes[(index + 1)...]
            if all.contains(where: { $0.path.first.map { rest.starts(with: $0.utf8) } ?? false }) { return true }
        }
        return false
    }

    /// The first letters of the names.
    private static let letters = all.compactMap { $0.path.first?.utf8.first }

    /// A token has a few thousand bytes.
    private static let mostBytes = 1 << 17
}

/// How a request has a token.
enum TokenForm: Sendable {
    /// As an object.
    case object
    /// As JSON in a text.
    case text
    /// As Base64 of JSON.
    case base64

    /// The form in messages.
    var words: Sentence {
        switch self {
        case .object: "an object"
        case .text: "JSON in a text"
        case .base64: "Base64"
        }
    }
}
