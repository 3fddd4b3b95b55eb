/// A call of a shop to Apple about a merchant token, as a value. Nothing is sent.
///
/// Send it over TLS with the client certificate of the merchant.
public struct MerchantTokenCall: Sendable, Hashable {
    /// What the call asks for.
    public enum Action: Sendable, Hashable {
        /// Fetch an event that Apple reported. Apple keeps it for seven days.
        case event(identifier: String)
        /// End a token, because the shopper ended the plan at the shop.
        case unlink(token: String)
        /// Change the notification URL of a token.
        case updateMetadata(token: String, notificationURL: String)
        /// Get the public key of a token, for usage information.
        case publicKey(token: String)
    }

    /// A gateway of Apple.
    public enum Host: String, Sendable, Hashable, CaseIterable {
        /// The gateway for payments.
        case production = "apple-pay-gateway.apple.com"
        /// A gateway for tests.
        case certification = "apple-pay-gateway-cert.apple.com"
        /// A gateway for tests.
        case staging = "apple-pay-gateway-stage.apple.com"
    }

    /// A header field.
    public struct Header: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value.
        public let value: String
    }

    /// `GET` or `POST`.
    public let method: String
    /// The gateway.
    public let host: Host
    /// The path, with escapes.
    public let path: String
    /// The header fields that Apple requires, except `Host` and `Content-Length`, which every client writes.
    public let headers: [Header]
    /// The JSON of the body; empty for `GET`.
    public let body: [UInt8]

    /// The address.
    public var url: String { "https://" + host.rawValue + path }

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - action: What to ask for.
    ///   - merchantIdentifier: The merchant identifier of the shop, at most 64 characters.
    ///   - requestIdentifier: A new text for each call, such as a UUID. Apple finds the call by it.
    public init(
        _ action: Action, merchantIdentifier: String, requestIdentifier: String, host: Host = .production
    ) throws(MerchantTokenError) {
        guard 1...128 ~= requestIdentifier.utf8.count, requestIdentifier.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .requestIdentifier
        }
        try self.init(action, merchantIdentifier, host, headers: [Header(name: "x-request-id", value: requestIdentifier)])
    }

    /// Makes a call whose request identifier comes later.
    package init(_ action: Action, merchantIdentifier: String, host: Host) throws(MerchantTokenError) {
        try self.init(action, merchantIdentifier, host, headers: [])
    }

    private init(_ action: Action, _ merchantIdentifier: String, _ host: Host, headers: [Header]) throws(MerchantTokenError) {
        try MerchantTokenLimits.check(merchantIdentifier, "merchantId", 64)
        // A client would follow these segments to another path.
        guard merchantIdentifier != ".", merchantIdentifier != ".." else { throw .merchantIdentifier }
        let start = "/paymentservices/v1/merchantId/" + PercentEncoding.encoded(merchantIdentifier) + "/merchantToken/"
        self.host = host
        self.headers = [Header(name: "Content-Type", value: "application/json")] + headers
        switch action {
        case .event(let identifier):
            guard NotificationEndpoint.isIdentifier(identifier) else { throw .eventIdentifier }
            (method, path, body) = ("GET", start + "event/" + PercentEncoding.encoded(identifier), [])
        case .unlink(let token): (method, path, body) = ("POST", start + "unlink", try MerchantTokenBody.token(token))
        case .updateMetadata(let token, let url):
            (method, path, body) = ("POST", start + "updateMerchantMetadata", try MerchantTokenBody.metadata(token, url))
        case .publicKey(let token): (method, path, body) = ("POST", start + "publicKey", try MerchantTokenBody.token(token))
        }
    }
}

extension MerchantTokenCall {
    /// What the status of Apple's answer means.
    public enum Result: Sendable, Hashable {
        /// Apple did it; the body has the result, if there is one.
        case done
        /// The key of the token does not exist yet. A notification follows.
        case keyPending
        /// The notification URL that Apple has is another one: update it.
        case metadataConflict
        /// The call is wrong, or the token or the event is unknown for this merchant. Do not repeat it unchanged.
        case refused
        /// Apple could not do it. Call again later.
        case tryAgain
    }

    /// Returns what the status of Apple's answer to an action means.
    public static func result(ofStatus status: Int, to action: Action) -> Result {
        switch (status, action) {
        case (202, .publicKey): .keyPending
        case (409, .publicKey): .metadataConflict
        case (200...299, _): .done
        case (429, _), (500..., _): .tryAgain
        default: .refused
        }
    }
}
