import PaySheet

extension DocumentOptions {
    /// Reads the options about documents.
    init(_ values: OptionValues, _ catalogs: CatalogList, _ system: System) throws(UsageError) {
        if let name = values.value("kind") { kind = .some(try SettingWord.kind(name, catalogs)) }
        if let (version, release) = try SystemOption.version(values) {
            apiVersion = version
            self.system = release
            safari = release.flatMap { SafariRelease(with: $0) }
        }
        safari = try SystemOption.safari(values, impliedBy: self.system) ?? safari
        try readExpectations(values, catalogs, system)
        for name in values.listed("select") {
            selected = (selected ?? []) + [name == "advice" ? name : try SettingWord.ruleOrTopic(name, catalogs)]
        }
        for pair in values.listed("severity") {
            let parts = OptionValues.pair(pair)
            guard parts.count == 2, let severity = Severity.allCases.first(where: { $0.word == parts[1] }) else {
                throw UsageError("--severity takes RULE=error, RULE=warning or RULE=info, not \"" + pair + "\"")
            }
            levels.append(.init(name: try SettingWord.ruleOrTopic(parts[0], catalogs), severity: severity))
        }
        // Hidden rules stay hidden, even if their severity is set.
        for name in values.listed("ignore") {
            levels.append(.init(name: try SettingWord.ruleOrTopic(name, catalogs), severity: nil))
        }
    }

    private mutating func readExpectations(_ values: OptionValues, _ catalogs: CatalogList, _ system: System) throws(UsageError) {
        if let name = values.value("profile") { add(try ProviderProfile.named(name, catalogs, system).overrides) }
        country = try values.value("expect-country").map { code throws(UsageError) in try SettingWord.country(code) } ?? country
        currency = try values.value("expect-currency").map { code throws(UsageError) in try SettingWord.currency(code) } ?? currency
        let identifiers = values.values("expect-merchant")
        guard !identifiers.contains("") else { throw UsageError("--expect-merchant needs a merchant identifier") }
        if !identifiers.isEmpty { merchantIdentifiers = identifiers }
        contactFields = try values.words("expect-contact-fields", SettingWord.field) ?? contactFields
        networks = try values.words("expect-networks", SettingWord.network) ?? networks
        capabilities = try values.words("expect-capabilities", SettingWord.capability) ?? capabilities
        for pair in values.listed("decimals") {
            let parts = OptionValues.pair(pair)
            guard parts.count == 2, let digits = Int(parts[1]), (0...4).contains(digits) else {
                throw UsageError("--decimals takes a currency and a number from 0 to 4 such as ISK=2, not \"" + pair + "\"")
            }
            // Those of the profile stay for other currencies.
            setDecimals(Policy.CurrencyDecimals(try SettingWord.currency(parts[0]), digits))
        }
        if let path = values.value("merchants") { merchants = try MerchantFile.read(path, system) }
    }

    /// The options for what the caller expects of the documents.
    package static let expectations = [
        OptionDescription(name: "expect-country", value: "CODE", summary: "the country that every request must name"),
        OptionDescription(name: "expect-currency", value: "CODE", summary: "the currency that every request must name"),
        OptionDescription(
            name: "expect-merchant", value: "ID", isRepeatable: true,
            summary: "an allowed merchant identifier; without this option all are allowed"),
        OptionDescription(
            name: "expect-contact-fields", value: "FIELD,…", isRepeatable: true,
            summary: "the contact fields that every request must ask for, such as email,phone"),
        OptionDescription(
            name: "expect-networks", value: "NETWORK,…", isRepeatable: true, summary: "the only networks that requests may list"),
        OptionDescription(
            name: "expect-capabilities", value: "CAPABILITY,…", isRepeatable: true, summary: "the only capabilities that requests may list"),
        OptionDescription(
            name: "profile", value: "PROVIDER", words: ProviderProfile.names,
            summary: "the payment provider, whose decimals, networks and capabilities count: "
                + ProviderProfile.listing),
        OptionDescription(
            name: "decimals", value: "CURRENCY=N", isRepeatable: true,
            summary: "the number of decimals that the payment provider expects, if it differs from ISO 4217"),
        OptionDescription(
            name: "merchants", value: "FILE", summary: "the merchants of the marketplace; token contexts are compared with them"),
    ]
}

extension OptionValues {
    /// Returns the words of an option, or `nil` if there are none.
    fileprivate func words<Word>(_ option: String, _ word: (String) throws(UsageError) -> Word) throws(UsageError) -> [Word]? {
        let names = listed(option)
        return names.isEmpty ? nil : try names.map { name throws(UsageError) in try word(name) }
    }

    /// The parts of `NAME=VALUE`, or one part without the sign.
    package static func pair(_ text: String) -> [String] {
        text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    }
}
