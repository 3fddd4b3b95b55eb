package import PaySheet

/// The settings of documents; `nil` if nothing is said.
package struct DocumentOptions: Sendable {
    /// The kind. `.some(nil)` detects it from the members.
    package var kind: DocumentKind??
    package var apiVersion: Int?
    /// The oldest system that must work. (The configuration has none.)
    package var system: SystemRelease?
    /// The release of Safari that verdicts are about.
    package var safari: SafariRelease?
    package var merchants: MerchantDirectory?
    package var country: Country?
    package var currency: Currency?
    package var merchantIdentifiers: [String]?
    package var contactFields: [ContactField]?
    package var networks: [PaymentNetwork]?
    package var capabilities: [MerchantCapability]?
    package var decimals: [Policy.CurrencyDecimals] = []
    /// Rules and topics with their level.
    package var levels: [Level] = []
    package var selected: [String]?
    /// What the profile of the payment provider does not check.
    package var providerNote: String?

    /// A rule or a topic, and its severity.
    package struct Level: Sendable {
        package let name: String
        /// The severity; `nil` hides the findings.
        package let severity: Severity?

        package init(name: String, severity: Severity?) {
            self.name = name
            self.severity = severity
        }
    }

    package init() {}

    /// Merges other settings on top.
    package mutating func add(_ other: DocumentOptions) {
        kind = other.kind ?? kind
        apiVersion = other.apiVersion ?? apiVersion
        system = other.system ?? system
        safari = other.safari ?? safari
        merchants = other.merchants ?? merchants
        country = other.country ?? country
        currency = other.currency ?? currency
        merchantIdentifiers = other.merchantIdentifiers ?? merchantIdentifiers
        contactFields = other.contactFields ?? contactFields
        networks = other.networks ?? networks
        capabilities = other.capabilities ?? capabilities
        for entry in other.decimals { setDecimals(entry) }
        levels += other.levels
        selected = other.selected ?? selected
        providerNote = other.providerNote ?? providerNote
    }

    /// Replaces what was said of a currency.
    mutating func setDecimals(_ entry: Policy.CurrencyDecimals) {
        decimals.removeAll { $0.currency == entry.currency }
        decimals.append(entry)
    }
}
