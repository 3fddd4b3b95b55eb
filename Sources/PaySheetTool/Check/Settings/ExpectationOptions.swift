import PaySheet

/// The caller's expectations of the documents.
enum ExpectationOptions {
    static let options = [
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

    static func read(_ arguments: Arguments, _ system: System, into overrides: inout Configuration.Overrides) throws(UsageError) {
        if let name = arguments.value("profile") {
            overrides.add(try ProviderProfile.named(name, arguments.catalogs, system).overrides)
        }
        overrides.country = try arguments.value("expect-country").map { code throws(UsageError) in
            guard let country = Country(code: code) else {
                throw UsageError("\"" + code + "\" is not a country of ISO 3166-1", near: Country(rawValue: code).nearest?.rawValue)
            }
            return country
        }
        overrides.currency = try arguments.value("expect-currency").map { code throws(UsageError) in try currency(code) }
        let identifiers = arguments.values("expect-merchant")
        guard !identifiers.contains("") else { throw UsageError("--expect-merchant needs a merchant identifier") }
        if !identifiers.isEmpty { overrides.merchantIdentifiers = identifiers }
        let fields = arguments.listed("expect-contact-fields")
        if !fields.isEmpty { overrides.contactFields = try fields.map { name throws(UsageError) in try field(name) } }
        let networks = arguments.listed("expect-networks")
        if !networks.isEmpty { overrides.networks = try networks.map { name throws(UsageError) in try network(name) } }
        let capabilities = arguments.listed("expect-capabilities")
        if !capabilities.isEmpty { overrides.capabilities = try capabilities.map { name throws(UsageError) in try capability(name) } }
        var decimals: [Policy.CurrencyDecimals] = []
        for pair in arguments.listed("decimals") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            guard parts.count == 2, let digits = Int(parts[1]), (0...4).contains(digits) else {
                throw UsageError("--decimals takes a currency and a number from 0 to 4 such as ISK=2, not \"" + pair + "\"")
            }
            decimals.append(Policy.CurrencyDecimals(try currency(parts[0]), digits))
        }
        // Those of the profile stay for other currencies.
        overrides.decimals = overrides.decimals.filter { old in !decimals.contains { $0.currency == old.currency } } + decimals
        overrides.merchants = try arguments.value("merchants").map { path throws(UsageError) in try MerchantFile.read(path, system) }
    }

    /// A contact field of Apple's list.
    static func field(_ name: String) throws(UsageError) -> ContactField {
        let field = ContactField(rawValue: name)
        guard field.isKnown else { throw unknown(name, "a contact field", ContactField.all.map { $0.rawValue }) }
        return field
    }

    /// A network of Apple's list.
    static func network(_ name: String) throws(UsageError) -> PaymentNetwork {
        let network = PaymentNetwork(rawValue: name)
        guard network.isKnown else { throw unknown(name, "a network", PaymentNetwork.all.map { $0.rawValue }) }
        return network
    }

    /// A capability of Apple's list.
    static func capability(_ name: String) throws(UsageError) -> MerchantCapability {
        let capability = MerchantCapability(rawValue: name)
        guard capability.isKnown else { throw unknown(name, "a capability", MerchantCapability.all.map { $0.rawValue }) }
        return capability
    }

    private static func unknown(_ name: String, _ what: String, _ names: [String]) -> UsageError {
        let near = Hints.nearest(name, names)
        return UsageError(
            "\"" + name + "\" is not " + what + (near == nil ? "; known are " + names.joined(separator: ", ") : ""), near: near)
    }

    private static func currency(_ code: String) throws(UsageError) -> Currency {
        guard let currency = Currency(code: code) else {
            throw UsageError("\"" + code + "\" is not a currency of ISO 4217", near: Currency(rawValue: code).nearest?.rawValue)
        }
        return currency
    }
}
