import PaySheet

/// The common parts of all documents of one example: the place, the time and the random numbers.
struct Scene: Sendable {
    var random: SplitMix64
    let kind: ExampleKind
    let settings: ExampleSettings
    let place: ExampleCountry
    let country: Country
    let currency: Currency
    let prices: Prices
    /// The time of the purchase.
    let now: Int64

    init(_ kind: ExampleKind, seed: UInt64, _ settings: ExampleSettings) {
        // ExampleCountry and time are drawn first, so that they are the same in all kinds.
        var random = SplitMix64(seed: seed)
        let place = ExampleCountry.chosen(settings, &random)
        self.kind = kind
        self.settings = settings
        self.place = place
        country = settings.country ?? place.country
        currency = settings.currency ?? place.currency
        prices = Prices(currency)
        // 1 January 2035, so that dates of examples do not pass for years.
        let minutes = Int64(random.below(700 * 24 * 60))
        now = settings.now?.secondsSince1970 ?? 2_051_222_400 + minutes * 60
        self.random = random
    }

    static let day: Int64 = 86_400

    /// Returns noon in UTC, a number of days after the purchase. Nearly everywhere on Earth this is the same day.
    func noon(after days: Int) -> DateTimeText {
        let day = now / Scene.day + Int64(days)
        return DateTimeText(secondsSince1970: day * Scene.day + Scene.day / 2)
    }

    /// The accepted networks, the local one first.
    mutating func networks() -> [PaymentNetwork] {
        var networks: [PaymentNetwork] = [.visa, .masterCard]
        if random.chance(60) { networks.append(.amex) }
        if let local = place.localNetwork, random.chance(70) { networks.insert(local, at: 0) }
        return networks
    }

    /// The networks whose cards have merchant tokens, which automatic payments use.
    static let tokenNetworks: [PaymentNetwork] = [.visa, .masterCard, .amex]

    /// The name of a marketplace, different from all shops.
    mutating func marketplace() -> String {
        random.pick(["Lanternlane Market", "Tidepost Market", "Wayfarer Arcade", "Corncrake Bazaar", "Millrace Market"])
    }

    /// The default number of merchants of the kind.
    mutating func merchantCount() -> Int {
        let usual = kind == .multiMerchant ? random.within(2...4) : 1
        return settings.merchants ?? usual
    }
}
