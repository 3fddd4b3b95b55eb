import PaySheet

/// What all documents of one example have in common: where and when it plays, and the numbers that are drawn for it.
struct Scene: Sendable {
    var random: SplitMix64
    let kind: ExampleKind
    let settings: ExampleSettings
    let place: ExampleCountry
    let country: Country
    let currency: Currency
    let prices: Prices
    /// When the shopper buys.
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
        // 1 January 2035: dates of examples are not over for years, whatever the clock of the reader says.
        let minutes = Int64(random.below(700 * 24 * 60))
        now = settings.now?.secondsSince1970 ?? 2_051_222_400 + minutes * 60
        self.random = random
    }

    static let day: Int64 = 86_400

    /// Noon in UTC, so many days after the purchase: nearly everywhere on Earth it is the same day then.
    func noon(after days: Int) -> Timestamp {
        let day = now / Scene.day + Int64(days)
        return Timestamp(secondsSince1970: day * Scene.day + Scene.day / 2)
    }

    /// The networks that the merchant takes, the local one first.
    mutating func networks() -> [PaymentNetwork] {
        var networks: [PaymentNetwork] = [.visa, .masterCard]
        if random.chance(60) { networks.append(.amex) }
        if let local = place.localNetwork, random.chance(70) { networks.insert(local, at: 0) }
        return networks
    }

    /// The networks whose cards have merchant tokens, which automatic payments go by.
    static let tokenNetworks: [PaymentNetwork] = [.visa, .masterCard, .amex]

    /// The name of a marketplace, which no shop has.
    mutating func marketplace() -> String {
        random.pick(["Lanternlane Market", "Tidepost Market", "Wayfarer Arcade", "Corncrake Bazaar", "Millrace Market"])
    }

    /// How many merchants the kind is about where nothing is stated.
    mutating func merchantCount() -> Int {
        let usual = kind == .multiMerchant ? random.within(2...4) : 1
        return settings.merchants ?? usual
    }
}
