/// What a decrypted token says was authorized.
public struct TokenCharge: Sendable, Hashable {
    /// The amount in minor units. `nil` if the token authorizes shares only.
    public let amount: Int64?
    /// The numeric ISO 4217 code, such as `840`.
    public let numericCurrency: String
    /// The amounts of the merchants, as the token writes them.
    public let shares: [String]
    /// Whether the token is a merchant token, with which later payments work on any device. `nil` if that is not known.
    public let isMerchantToken: Bool?

    /// States what was authorized.
    public init(amount: Int64?, numericCurrency: String, shares: [String] = [], isMerchantToken: Bool? = nil) {
        self.amount = amount
        self.numericCurrency = numericCurrency
        self.shares = shares
        self.isMerchantToken = isMerchantToken
    }

    /// What a token's decrypted data say.
    public init(_ payment: DecryptedPaymentData) {
        amount = payment.transactionAmount
        numericCurrency = payment.currencyCode
        shares = (payment.authenticationResponses ?? []).map { $0.transactionAmount }
        isMerchantToken = payment.merchantTokenIdentifier != nil
    }
}
