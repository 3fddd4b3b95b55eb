import PaySheet

/// A believable document that has no finding. Its kind, its seed and its settings say all about it: they give the same bytes on
/// every machine.
///
/// ```swift
/// let request = Example.request(.recurring, seed: 7)
/// let yen = try ExampleSettings(currency: .jpy, merchants: 3)
/// let trip = try Example(.multiMerchant, seed: 1, yen)
/// print(String(decoding: trip.json, as: UTF8.self))
/// ```
public struct Example: Sendable, Hashable {
    /// What the example is.
    public let kind: ExampleKind
    /// The number that all of it was drawn with.
    public let seed: UInt64
    /// What was stated besides.
    public let settings: ExampleSettings
    /// The document as minified JSON.
    public let json: [UInt8]
    /// What its amounts are in.
    let currency: Currency

    /// Makes an example. Throws where a kind that names one merchant at most was to have several.
    public init(_ kind: ExampleKind, seed: UInt64 = 1, _ settings: ExampleSettings) throws(ExampleError) {
        if let merchants = settings.merchants, merchants > 1, !kind.takesMerchants { throw .oneMerchant(kind) }
        self.init(checked: kind, seed, settings)
    }

    /// Makes an example and leaves everything but its kind to the seed.
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

    /// The document indented by two spaces, a member a line, with a line end: what `paysheet fmt` would write.
    public var prettyJSON: [UInt8] { CanonicalFormatter.pretty(json, as: kind.documentKind) ?? json }
}

extension Scene {
    fileprivate mutating func json() -> [UInt8] {
        switch kind {
        case .basic, .shipping, .coupon, .multiMerchant, .recurring, .trial, .reload, .deferred, .disbursement: request().json
        case .w3c: constructorArguments().json
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
