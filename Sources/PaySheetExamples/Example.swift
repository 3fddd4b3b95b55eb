import PaySheet

/// A realistic document without findings. Its kind, seed and settings determine it: the same ones give the same bytes on every machine.
///
/// Payment tokens have invented ciphertext and signatures. `SealedToken` of `PaySheetTokens` refuses them, so use recorded ones there.
///
/// ```swift
/// let request = Example.request(.recurring, seed: 7)
/// let yen = try ExampleSettings(currency: .jpy, merchants: 3)
/// let trip = try Example(.multiMerchant, seed: 1, yen)
/// print(String(decoding: trip.json, as: UTF8.self))
/// ```
public struct Example: Sendable, Hashable {
    /// The kind of the example.
    public let kind: ExampleKind
    /// The seed of its random numbers.
    public let seed: UInt64
    /// The settings.
    public let settings: ExampleSettings
    /// The document as minified JSON.
    public let json: [UInt8]
    /// The currency of its amounts.
    let currency: Currency

    /// Creates an example. Throws if the settings ask for several merchants and the kind allows only one.
    public init(_ kind: ExampleKind, seed: UInt64 = 1, _ settings: ExampleSettings) throws(ExampleError) {
        if let merchants = settings.merchants, merchants > 1, !kind.takesMerchants { throw .oneMerchant(kind) }
        self.init(checked: kind, seed, settings)
    }

    /// Creates an example from its kind and seed alone.
    public init(_ kind: ExampleKind, seed: UInt64 = 1) {
        self.init(checked: kind, seed, ExampleSettings())
    }

    private init(checked kind: ExampleKind, _ seed: UInt64, _ settings: ExampleSettings) {
        self.kind = kind
        self.seed = seed
        self.settings = settings
        var scene = Scene(kind, seed: seed, settings)
        json = scene.json()
        currency = scene.currency
    }

    /// The document indented by two spaces, one member per line, with a line end, as `paysheet fmt` writes it.
    public var prettyJSON: [UInt8] { CanonicalFormatter.pretty(json, as: kind.documentKind) ?? json }
}

extension Scene {
    fileprivate mutating func json() -> [UInt8] {
        switch kind {
        case .basic, .shipping, .coupon, .multiMerchant, .recurring, .trial, .reload, .deferred, .pending, .disbursement: request().json
        case .w3c: w3cPaymentRequest().json
        case .updatePaymentMethod: paymentMethodUpdate().json
        case .updateShippingMethod: shippingMethodUpdate().json
        case .updateShippingContact: shippingContactUpdate().json
        case .updateCouponCode: couponCodeUpdate().json
        case .result: result().json
        case .payment: payment().json
        case .token: token().json
        case .sessionRequest: sessionRequest().json
        case .session: session().json
        case .flow: flow().json
        }
    }
}
