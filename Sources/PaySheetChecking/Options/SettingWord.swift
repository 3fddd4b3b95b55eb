package import PaySheet

/// The words that settings take, in arguments and in the configuration. What is not known gets a suggestion.
package enum SettingWord {
    static func safari(_ text: String) throws(UsageError) -> SafariRelease {
        guard let release = SafariRelease(text) else {
            throw UsageError("\"" + text + "\" is not a release of Safari; write one such as 18.4")
        }
        return release
    }

    package static func country(_ code: String) throws(UsageError) -> Country {
        guard let country = Country(code: code) else {
            throw UsageError("\"" + code + "\" is not a country of ISO 3166-1", near: Country(rawValue: code).nearest?.rawValue)
        }
        return country
    }

    package static func currency(_ code: String) throws(UsageError) -> Currency {
        guard let currency = Currency(code: code) else {
            throw UsageError("\"" + code + "\" is not a currency of ISO 4217", near: Currency(rawValue: code).nearest?.rawValue)
        }
        return currency
    }

    /// A contact field of Apple's list.
    package static func field(_ name: String) throws(UsageError) -> ContactField {
        let field = ContactField(rawValue: name)
        guard field.isKnown else { throw unknown(name, "a contact field", ContactField.all.map { $0.rawValue }) }
        return field
    }

    /// A network of Apple's list.
    package static func network(_ name: String) throws(UsageError) -> PaymentNetwork {
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

    /// A kind of document; `auto` is `nil`.
    package static func kind(_ name: String?, _ catalogs: CatalogList) throws(UsageError) -> DocumentKind? {
        guard let name, name != "auto" else { return nil }
        guard let kind = catalogs.kind(named: name) else {
            let names = catalogs.kinds.map { $0.name }
            throw Hints.unknownKind(name, among: names + ["auto"], otherwise: Hints.nearest("ApplePay" + name, names))
        }
        return kind
    }

    /// The name of a rule, or a topic.
    static func ruleOrTopic(_ name: String, _ catalogs: CatalogList) throws(UsageError) -> String {
        guard !catalogs.knows(name) else { return name }
        let near = Hints.nearest(name, catalogs.allRuleNames + catalogs.allTopics)
        throw UsageError("unknown rule \"" + name + "\"" + (near == nil ? "; paysheet explain --list lists all rules" : ""), near: near)
    }
}
